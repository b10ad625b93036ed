import DesignTokens
import Testing
import Theming

/// The rules for GTK's own widgets: when they are there, and that everything on them can be read.
@Suite("GTK's own widgets in a theme's accent")
struct StockWidgetTests {
  private func rules(_ theme: Theme, _ context: ThemeContext) -> [String: String] {
    var rules: [String: String] = [:]
    for rule in Stylesheet(theme, in: context).text.split(separator: "}\n") {
      let parts = rule.split(separator: "{", maxSplits: 1).map(String.init)
      for selector in parts[0].split(separator: ", ") { rules[selector.trimmed, default: ""] += parts.last ?? "" }
    }
    return rules
  }

  private let purple = RGBA(red: 0.42, green: 0.1, blue: 0.6)

  @Test("A theme with a brand of its own has them, and so has the desktop's accent")
  func there() throws {
    let theme = Theme("purple", colors: Theme.Colors(brand: Color(purple)))
    for context in ThemeContext.surroundings {
      var accented = context
      accented.accent = purple
      for (theme, context) in [(theme, context), (.default, accented), (.material, context)] {
        let brand = try #require(theme.values(in: context).variant("primary")).normal.background
        let toggle = try #require(rules(theme, context)["switch:checked:not(:disabled)"])
        #expect(toggle.contains("background-color: \(brand.over(theme.values(in: context).surface).css)"))
      }
    }
  }

  @Test("A theme with the desktop's own brand leaves them to the desktop, also in libadwaita")
  func absent() {
    let purple = DesktopColors.Pair(purple, .white)
    for var context in ThemeContext.surroundings {
      #expect(rules(.default, context)["switch:checked:not(:disabled)"] == nil)
      context.desktopColors = DesktopColors(
        accent: purple, destructive: purple, success: purple, window: .init(.white, .black), card: .white)
      #expect(rules(.adwaita, context)["switch:checked:not(:disabled)"] == nil)
    }
  }

  @Test("Text on a selected row is readable, and the bar and the rings have a contrast of 3", arguments: Theme.bundled)
  func readable(theme: Theme) throws {
    for context in ThemeContext.surroundings {
      let values = theme.values(in: context)
      let veil = try #require(values.variant("tinted")).normal.background
      let row = veil.over(values.surface)
      #expect(values.text.over(row).contrast(on: row) >= 4.5, "\(theme) \(context)")
      #expect(values.focusRing.contrast(on: row) >= 3, "\(theme) \(context)")
      let selection = RGBA(
        red: values.focusRing.red, green: values.focusRing.green, blue: values.focusRing.blue, alpha: 0.3
      ).over(values.surface)
      #expect(values.text.over(selection).contrast(on: selection) >= 4.5, "\(theme) \(context)")
    }
  }
}

extension Substring {
  fileprivate var trimmed: String { String(drop { $0 == "\n" }.reversed().drop { $0 == " " }.reversed()) }
}
