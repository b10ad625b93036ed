import DesignTokens
import Testing

@testable import Theming

@Suite("Stylesheet of toggles and groups")
struct GroupStylesheetTests {
  /// Returns the declarations of the rules whose selectors include `selector`.
  private func rules(of selector: String, _ context: ThemeContext) -> String {
    Stylesheet(.default, in: context).text.split(separator: "}\n").filter { rule in
      rule.prefix { $0 != "{" }.split(separator: ", ").contains { $0 == selector || $0 == "\(selector) " }
    }
    .joined()
  }

  private static let variants = ["neutral", "plain", "outlined", "tinted", "primary", "link"]

  private func appearances(_ variant: String, _ context: ThemeContext) -> ButtonAppearances {
    let values = Theme.default.values(in: context)
    return ButtonAppearances(values.variant(variant), values, in: context)
  }

  @Test(
    "In high contrast a thick line marks a selected button, also at work, disabled and hovered; otherwise none does")
  func highContrast() throws {
    for scheme in ColorScheme.allCases {
      let surface = Theme.default.values(in: ThemeContext(scheme: scheme, contrast: .high)).surface
      for variant in Self.variants {
        for state: ButtonState in [.normal, .hovered, .highlighted, .pending, .disabled] {
          let state = state.union(.selected)
          let high = appearances(variant, ThemeContext(scheme: scheme, contrast: .high))
          let line = try #require(high.line(in: state))
          #expect(line.width == 3 && (line.rim ?? line.color).contrast(on: surface) >= 3, "\(variant) \(state)")
          #expect(high[state].border == line.color && high[state].borderWidth == 3)
          #expect(high.line(in: state.subtracting(.selected)) == nil)
          let normal = appearances(variant, ThemeContext(scheme: scheme))
          // A link has no surface that could show that it is on.
          #expect(normal.line(in: state)?.width == (variant == "link" ? 2 : nil), "\(variant) \(state)")
        }
      }
    }
  }

  @Test("A selected button moves towards its title's colour under the pointer, and further while held")
  func covered() {
    for variant in Self.variants {
      let all = appearances(variant, ThemeContext())
      let looks = [.selected, [.selected, .hovered], [.selected, .highlighted]].map { all[$0] }
      let surface = Theme.default.values(in: ThemeContext()).surface
      let ratios = looks.map { $0.foreground.contrast(on: $0.background.over(surface)) }
      #expect(ratios[0] > ratios[1] && ratios[1] > ratios[2], "\(variant) \(ratios)")
    }
  }

  @Test("Popovers are as light as cards, their text is readable, and in high contrast they have a thick border")
  func popovers() {
    for scheme in ColorScheme.allCases {
      for contrast in Contrast.allCases {
        let context = ThemeContext(scheme: scheme, contrast: contrast)
        let (stylesheet, values) = (Stylesheet(.default, in: context), Theme.default.values(in: context))
        let card = values.members.card.over(values.surface)
        for part in ["contents", "arrow"] {
          let rule = rules(of: "popover.background > \(part)", context)
          #expect(rule.contains("background-color: \(stylesheet.css(card));"))
          #expect(rule.contains("border: \(contrast == .high ? 2 : 1)px solid"))
          #expect(rule.contains(" color: \(stylesheet.css(values.text));"))
        }
        #expect(values.text.contrast(on: card) >= (contrast == .high ? 7 : 4.5))
      }
    }
    #expect(!Stylesheet(.default, in: ThemeContext(), scope: "x").text.contains("popover"))
  }

  @Test("A destructive item in a menu is red and readable in every context", arguments: ColorScheme.allCases)
  func destructive(scheme: ColorScheme) throws {
    for contrast in Contrast.allCases {
      let context = ThemeContext(scheme: scheme, contrast: contrast)
      let rule = rules(of: "popover.menu modelbutton.destructive", context)
      let numbers = rule.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }.split(separator: ",").compactMap {
        Double($0.filter { $0.isNumber || $0 == "." })
      }
      try #require(numbers.count >= 3, "\(rule)")
      let color = RGBA(red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255)
      #expect(color.red > color.green + 0.2 && color.red > color.blue + 0.2, "\(rule)")
      let surface = Theme.default.values(in: context).surface
      #expect(color.contrast(on: surface) >= (contrast == .high ? 7 : 4.5), "\(rule)")
    }
  }

  @Test("Buttons with a border share it, others have a line of the surface between them, mirrored")
  func margins() {
    let context = ThemeContext()
    for (direction, side) in [("ltr", "left"), ("rtl", "right")] {
      let suffix = ".linked-last:not(.vertical):dir(\(direction))"
      #expect(rules(of: "thimble-button\(suffix)", context).contains("margin-\(side): 1px"))
      #expect(rules(of: "thimble-button.outlined\(suffix)", context).contains("margin-\(side): -1px"))
      #expect(rules(of: "thimble-button\(suffix)", context).contains("border-top-\(side)-radius: 0"))
    }
    #expect(rules(of: "thimble-button.linked-middle", context).contains("border-radius: 0"))
    #expect(rules(of: "thimble-button.linked-first.vertical", context).contains("border-bottom-left-radius: 0"))
  }

  @Test("A border that two buttons share is opaque, so that it is no darker than the others")
  func opaque() {
    let rule = rules(of: "thimble-button.outlined.linked", ThemeContext())
    #expect(rule.contains("inset 0 0 0 1px rgb("), "\(rule)")
  }

  @Test("The mixed state looks like neither on nor off, without any colour")
  func mixed() {
    #expect(
      rules(of: "thimble-button.toggle:indeterminate", ThemeContext()).contains("background-size: 50% 3px"))
  }
}
