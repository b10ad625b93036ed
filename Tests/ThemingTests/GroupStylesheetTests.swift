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

  @Test("In high contrast on is a thick line, in each variant, alone and linked; else it is not")
  func highContrast() {
    for scheme in ColorScheme.allCases {
      for variant in ["neutral", "plain", "outlined", "tinted", "primary"] {
        for suffix in ["", ".linked", ".linked:hover:not(.pending)", ".pending", ".linked:disabled:not(.pending)"] {
          let selector = "thimble-button.toggle.\(variant):checked\(suffix)"
          #expect(rules(of: selector, ThemeContext(scheme: scheme, contrast: .high)).contains("inset 0 0 0 3px"))
          let normal = rules(of: selector, ThemeContext(scheme: scheme))
          #expect(normal.contains("background-color") && !normal.contains("3px"))
        }
      }
    }
  }

  @Test("In high contrast a thick line is around what is selected, also where it is no toggle")
  func selected() {
    for variant in ["neutral", "plain", "primary"] {
      for suffix in ["", ".linked"] {
        let selector = "thimble-button.\(variant)\(suffix):checked:not(.pending)"
        #expect(rules(of: selector, ThemeContext(contrast: .high)).contains("inset 0 0 0 3px"))
        #expect(!rules(of: selector, ThemeContext()).contains("3px"))
      }
    }
  }

  @Test("What destroys is red in a menu, and can be read, in every context", arguments: ColorScheme.allCases)
  func destructive(scheme: ColorScheme) throws {
    for contrast in Contrast.allCases {
      let context = ThemeContext(scheme: scheme, contrast: contrast)
      let rule = rules(of: "popover.thimble-menu modelbutton.destructive", context)
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
