import DesignTokens
import Testing
import Theming

@Suite("Backbase's paths")
struct BackbasePathTests {
  /// Every path in Backbase's documentation of its button.
  private static let paths = [
    "border-width.button.default", "color.background.brand", "color.background.brand-pressed",
    "color.background.brand-subtle", "color.background.danger", "color.background.none", "color.border.brand",
    "color.border.none", "color.button.danger.default.background", "color.button.danger.default.foreground",
    "color.button.primary.default.background", "color.button.primary.default.border",
    "color.button.primary.default.foreground", "color.button.primary.pressed.background",
    "color.button.secondary.default.background", "color.button.secondary.default.border",
    "color.button.secondary.default.foreground", "color.button.secondary.pressed.background",
    "color.foreground.brand", "color.on-background.brand", "color.on-background.danger", "height.button.md",
    "height.button.sm", "padding-x.button.md", "padding-x.button.sm", "radius.button.default",
  ]

  @Test("Each path is in every bundled theme in every context")
  func exist() {
    for theme in Theme.bundled {
      for context in ThemeContext.all {
        let tokens = theme.tokens(in: context)
        #expect(Self.paths.filter { tokens["theme.\($0)"] == nil } == [], "\(theme.name)")
      }
    }
  }

  @Test("Each path can be overridden without a diagnostic, and has the given value", arguments: paths)
  func override(path: String) throws {
    let isColor = path.hasPrefix("color.")
    let value = isColor ? "{\"colorSpace\":\"srgb\",\"components\":[0,0,0]}" : "{\"value\":7,\"unit\":\"px\"}"
    let theme = try Theme(giving: "theme.\(path)", isColor ? "color" : "dimension", value)
    #expect(theme.diagnostics.filter { $0.code != .contrast }.map(\.description) == [])
    let token = theme.tokens(in: ThemeContext())["theme.\(path)"]
    #expect(token?.value.css == (isColor ? "rgb(0,0,0)" : "7px"))
  }
}
