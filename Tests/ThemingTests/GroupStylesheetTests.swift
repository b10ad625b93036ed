import DesignTokens
import Testing

@testable import Theming

@Suite("Stylesheet of toggles and groups")
struct GroupStylesheetTests {
  /// The declarations of the rules of which `selector` is one.
  private func rules(of selector: String, _ context: ThemeContext) -> String {
    Stylesheet(.default, in: context).text.split(separator: "}\n").filter { rule in
      rule.prefix { $0 != "{" }.split(separator: ", ").contains { $0 == selector || $0 == "\(selector) " }
    }
    .joined()
  }

  /// Whether there is a line of three pixels around, and what is outermost stands out from the surface.
  private func hasThickLine(_ rule: String, _ scheme: ColorScheme) -> Bool {
    guard let line = rule.firstMatch(of: /box-shadow: (?:inset 0 0 0 3px|0 0 0 2px) rgb\((\d+),(\d+),(\d+)\)/),
      rule.contains("inset 0 0 0 3px"), let red = Double(line.1), let green = Double(line.2), let blue = Double(line.3)
    else { return false }
    let surface = Theme.default.values(in: ThemeContext(scheme: scheme, contrast: .high)).surface
    return RGBA(red: red / 255, green: green / 255, blue: blue / 255).contrast(on: surface) >= 3
  }

  @Test("In high contrast on is a thick line, in each variant, alone and linked; else it is not")
  func highContrast() {
    for scheme in ColorScheme.allCases {
      for variant in ["neutral", "plain", "outlined", "tinted", "primary"] {
        for suffix in ["", ".linked", ".linked:hover:not(.pending)", ".pending", ".linked:disabled:not(.pending)"] {
          let selector = "thimble-button.toggle.\(variant):checked\(suffix)"
          #expect(hasThickLine(rules(of: selector, ThemeContext(scheme: scheme, contrast: .high)), scheme))
          let normal = rules(of: selector, ThemeContext(scheme: scheme))
          #expect(normal.contains("background-color") && !hasThickLine(normal, scheme))
        }
      }
    }
  }

  @Test("In high contrast a thick line is around what is selected, also where it is no toggle")
  func selected() {
    for variant in ["neutral", "plain", "primary"] {
      for suffix in ["", ".linked"] {
        let selector = "thimble-button.\(variant)\(suffix):checked:not(.pending)"
        #expect(hasThickLine(rules(of: selector, ThemeContext(contrast: .high)), .light))
        #expect(!hasThickLine(rules(of: selector, ThemeContext()), .light))
      }
    }
  }

  @Test("Popovers are as light as cards, their words can be read, and in high contrast they have a thick border")
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

  @Test("What destroys is red in a menu, and can be read, in every context", arguments: ColorScheme.allCases)
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
      #expect(rules(of: "thimble-button.outlined.linked\(suffix)", context).contains("margin-\(side): -1px"))
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

  @Test("Mixed looks like neither on nor off, without any colour")
  func mixed() {
    #expect(
      rules(of: "thimble-button.toggle.neutral:indeterminate", ThemeContext()).contains("background-size: 50% 3px"))
  }
}
