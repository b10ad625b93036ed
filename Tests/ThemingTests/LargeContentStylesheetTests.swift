import DesignTokens
import Testing
import Theming

@Suite("Stylesheet of large content and tooltips")
struct LargeContentStylesheetTests {
  /// Returns the declarations of the rule with exactly these selectors.
  private func rule(_ selectors: String, _ theme: Theme, _ context: ThemeContext) -> String {
    let rules = Stylesheet(theme, in: context).text.split(separator: "}\n")
    return rules.filter { $0.hasPrefix("\(selectors) {") }.joined()
  }

  @Test(
    "It has the theme's surface and a readable text, in each theme and context", arguments: Theme.bundled)
  func colors(theme: Theme) {
    for context in ThemeContext.surroundings {
      let values = theme.values(in: context)
      let panel = rule("large-content", theme, context)
      let isHigh = context.contrast == .high
      #expect(panel.contains("background-color: \(values.surface.css);"), "\(panel)")
      #expect(panel.contains("\n  color: \(values.text.css);"), "\(panel)")
      // In a dark scheme a raised surface is slightly lighter.
      let lift = values.text.faded(by: context.scheme == .dark && !isHigh ? 0.1 : 0)
      #expect(panel.contains("linear-gradient(\(lift.css), \(lift.css))"), "\(panel)")
      let ratio = values.text.contrast(on: lift.over(values.surface))
      #expect(ratio >= context.minimumContrast, "\(theme.name) \(context): \(ratio)")
      #expect(rule("large-content > label, large-content > image", theme, context).contains("color: inherit"))
      #expect(rule(".large-content-target", theme, context).contains("solid \(values.focusRing.css)"))
    }
  }

  @Test("The title is twice as large as text, and nothing moves with reduced motion")
  func size() {
    #expect(rule("large-content > label.title", .default, ThemeContext()).contains("font-size: 200%"))
    #expect(rule("large-content", .default, ThemeContext()).contains("animation: large-content-appear"))
    let still = ThemeContext(reducesMotion: true)
    let panel = rule("large-content", .default, still)
    #expect(panel.contains("animation: none") && panel.contains("transition: none"), "\(panel)")
    #expect(rule("label.focus-tooltip", .default, still).contains("animation: none"))
  }
}
