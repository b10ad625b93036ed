import DesignTokens
import Testing

@testable import Theming

@Suite("Contrast of tooltips and of the large-content panel")
struct PanelContrastTests {
  @Test("Text can be read on them in every theme and context, whatever shows through", arguments: Theme.bundled)
  func panels(theme: Theme) throws {
    for inputs in ThemeInputs.all {
      let context = ThemeContext(scheme: inputs.scheme, contrast: inputs.contrast, reducesMotion: inputs.reducesMotion)
      let rules = Rules(theme, in: context)
      for node in ["tooltip.background", "label.focus-tooltip"] {
        let ground = try #require(rules.color(node, "background-color"))
        for behind in [RGBA.white, .black] {
          let ratio = try #require(rules.color(node, "color")).contrast(on: ground.over(behind))
          #expect(ratio >= inputs.minimumContrast, "\(theme.name) \(inputs) \(node) \(ratio)")
        }
      }
      let lift = try #require(rules.color("large-content", "background-image"))
      let ground = lift.over(try #require(rules.color("large-content", "background-color")))
      let ratio = try #require(rules.color("large-content", "color")).contrast(on: ground)
      #expect(ratio >= inputs.minimumContrast, "\(theme.name) \(inputs) large-content \(ratio)")
    }
  }
}
