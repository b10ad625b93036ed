import DesignTokens
import Testing
import Theming

@Suite("Colours of success and danger")
struct StatusColorTests {
  private static let colors: [UInt32] = [0xe01b24, 0x26a269, 0x813d9c, 0xf5c211, 0xffffff, 0x000000]

  private static func inCode(_ hex: UInt32) -> Theme {
    Theme("Ours", colors: Theme.Colors(success: Color(hex: hex), danger: Color(hex: hex)))
  }

  private static func inAFile(_ hex: UInt32) throws -> Theme {
    let digits = String(hex, radix: 16)
    let color = "#" + String(repeating: "0", count: 6 - digits.count) + digits
    return try Theme(
      tokens: """
        {"theme":{"color":{"$type":"color","background":{"success":{"$value":"\(color)"},"danger":{"$value":"\(color)"}}}}}
        """)
  }

  @Test("Each state differs visibly from the others, and is as readable as the normal one", arguments: colors)
  func states(hex: UInt32) throws {
    for theme in [Self.inCode(hex), try Self.inAFile(hex)] {
      for context in ThemeContext.surroundings {
        let values = theme.values(in: context)
        for name in ["success", "danger"] {
          let variant = try #require(values.variant(name))
          let backgrounds = [ButtonState.normal, .hovered, .highlighted].map { variant[$0].background }
          #expect(backgrounds[0].hex == Color(hex: hex).rgba(in: .light).hex)
          #expect(Set(backgrounds).count == 3, "\(backgrounds.map(\.hex))")
          let ratios = backgrounds.map { variant.normal.foreground.contrast(on: $0) }
          #expect(ratios.allSatisfy { $0 >= min(ratios[0], 7) } && ratios[0] >= 4.5, "\(ratios)")
        }
        #expect(values.variant("primary") == Theme.default.values(in: context).variant("primary"))
      }
    }
  }

  @Test("The theme's values override it, and missing ones are listed")
  func given() throws {
    let theme = try Theme(
      tokens: """
        {"theme":{"color":{"$type":"color",
          "background":{"danger":{"$value":"#813d9c"},"danger-hovered":{"$value":"#00ff00"}}}}}
        """)
    let danger = try #require(theme.values(in: ThemeContext()).variant("danger"))
    #expect(danger[.hovered].background.hex == "#00ff00" && danger[.highlighted].background.hex != "#813d9c")
    let derived = ["theme.color.background.danger-pressed", "theme.color.on-background.danger"]
    #expect(theme.derivedPaths(in: ThemeContext()) == derived)
    let old = Theme.default.values(in: ThemeContext())
    #expect(theme.values(in: ThemeContext()).variant("success") == old.variant("success"))
  }
}
