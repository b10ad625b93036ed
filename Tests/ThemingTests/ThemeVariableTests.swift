import DesignTokens
import Testing
import Theming

@Suite("CSS variables of a theme")
struct ThemeVariableTests {
  private let purple = RGBA(red: 0.5, green: 0, blue: 0.5)

  @Test("Without values a theme stays as it is")
  func none() {
    for theme in Theme.bundled { #expect(ThemeVariables().applied(to: theme, in: ThemeContext()) == theme) }
    let missing = ThemeVariables(colors: ThemeVariables.colorNames.map { _ in nil }, lengths: [])
    #expect(missing == ThemeVariables())
  }

  @Test("Each variable that is published is read under the same name, with the same value")
  func published() throws {
    for theme in Theme.bundled {
      let values = theme.values(in: ThemeContext())
      let css = ThemeVariables.css(values, readIn: "reader")
      #expect(css.hasPrefix(":root:not(.reader) {"))
      for name in ThemeVariables.colorNames + ThemeVariables.lengthNames {
        #expect(css.ranges(of: "  --\(name): ").count == 1, "\(theme) \(name)")
      }
      let colors = try [
        #require(values.variant("primary")).normal.background, #require(values.variant("primary")).normal.foreground,
        #require(values.variant("success")).normal.background, #require(values.variant("danger")).normal.background,
        values.surface, values.text,
      ]
      let lengths = [values.cornerRadius, values.borderWidth]
      let applied = ThemeVariables(colors: colors, lengths: lengths).applied(to: theme, in: ThemeContext())
      #expect(ThemeVariables.css(applied.values(in: ThemeContext()), readIn: "reader") == css, "\(theme)")
    }
  }

  @Test("States, links and the text on it derive from a brand that is set, and its name is the theme's")
  func derived() {
    for theme in Theme.bundled {
      for context in ThemeContext.surroundings {
        let values = theme.values(in: context)
        let new = ThemeVariables(colors: [purple], lengths: []).applied(to: theme, in: context)
        let primary = new.values(in: context).variant("primary")
        #expect(new.name == theme.name)
        #expect(primary?.normal.background.hex == purple.hex && primary?.normal.foreground == .white, "\(theme)")
        #expect(primary?[.hovered].background != values.variant("primary")?[.hovered].background, "\(theme)")
        #expect(new.values(in: context).focusRing != values.focusRing, "\(theme)")
        #expect(new.values(in: context).variant("danger")?.normal == values.variant("danger")?.normal, "\(theme)")
      }
    }
  }

  @Test("A theme that repairs contrast repairs these colours too")
  func repaired() throws {
    let pale = RGBA(red: 0.9, green: 0.9, blue: 0.4)
    let theme = ThemeVariables(colors: [pale, .white], lengths: []).applied(to: .adwaita, in: ThemeContext())
    let primary = try #require(theme.values(in: ThemeContext()).variant("primary")).normal
    #expect(primary.foreground.contrast(on: primary.background) >= 4.5)
  }
}
