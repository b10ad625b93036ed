import DesignTokens
import Testing
import Theming

@Suite("Contrast of tooltips and of the large-content panel")
struct PanelContrastTests {
  @Test("Text on them is readable in every theme and context, over any background", arguments: Theme.bundled)
  func panels(theme: Theme) throws {
    for context in ThemeContext.all {
      let rules = Rules(theme, in: context)
      for node in ["tooltip.background", "label.focus-tooltip"] {
        let ground = try #require(rules.color(node, "background-color"))
        for behind in [RGBA.white, .black] {
          let ratio = try #require(rules.color(node, "color")).contrast(on: ground.over(behind))
          #expect(ratio >= context.minimumContrast, "\(theme.name) \(context) \(node) \(ratio)")
        }
      }
      let lift = try #require(rules.color("large-content", "background-image"))
      let ground = lift.over(try #require(rules.color("large-content", "background-color")))
      let ratio = try #require(rules.color("large-content", "color")).contrast(on: ground)
      #expect(ratio >= context.minimumContrast, "\(theme.name) \(context) large-content \(ratio)")
    }
  }
}
