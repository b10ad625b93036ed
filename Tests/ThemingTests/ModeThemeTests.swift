import DesignTokens
import Testing
import Theming

/// A theme's values for other modes follow the desktop.
struct ModeThemeTests {
  private static let brand = "theme.color.background.brand"

  /// Returns the brand in light, light with high contrast, dark, and dark with high contrast.
  private func brands(_ theme: Theme) -> [String?] {
    ThemeContext.surroundings.map { theme.tokens(in: $0).color(Self.brand)?.hex }
  }

  private func text(_ value: String, _ extensions: String = "{}") -> String {
    ##"{"theme": {"color": {"background": {"brand": {"$type": "color", "$value": "\##(value)", "$extensions": \##(extensions)}}}}}"##
  }

  @Test(
    "Modes are the kit's light, dark and high contrast, however they are spelled",
    arguments: [
      (##"{"mode": {"Dark": "#222222"}}"##, ["#111111", "#111111", "#222222", "#222222"]),
      (
        ##"{"mode": {"Light": "#111111", "Night": "#222222", "Dark High Contrast": "#444444"}}"##,
        ["#111111", "#111111", "#222222", "#444444"]
      ),
      (
        ##"{"org.primer.overrides": {"dark": "#222222", "light-high-contrast": {"$value": "#333333"}}}"##,
        ["#111111", "#333333", "#222222", "#222222"]
      ),
      (##"{"org.primer.overrides": {"dark_dimmed": "#222222"}}"##, ["#111111", "#111111", "#111111", "#111111"]),
      (##"{"mode": {"highContrast": "#333333"}}"##, ["#111111", "#333333", "#111111", "#333333"]),
      (##"{"mode": {"Mobile": "#222222"}}"##, ["#111111", "#111111", "#111111", "#111111"]),
    ])
  func modes(_ extensions: String, _ expected: [String]) throws {
    let theme = try Theme(tokens: text("#111111", extensions))
    #expect(brands(theme) == expected)
    #expect(!theme.diagnostics.contains { $0.severity == .error }, "\(theme.diagnostics)")
  }

  @Test("Without the default theme's contexts, the nearest mode of a side is that side")
  func nearest() throws {
    func context(_ scheme: ColorScheme, _ contrast: Contrast, _ contexts: [String], _ usual: String) throws -> String? {
      try Theme(contexts: contexts, usual).chosenContext(in: ThemeContext(scheme: scheme, contrast: contrast))
    }
    #expect(try context(.dark, .normal, ["light", "dark_dimmed"], "light") == "dark_dimmed")
    #expect(
      try context(.dark, .normal, ["light", "dark_colorblind_x", "dark_dimmed", "dark_hc"], "light") == "dark_dimmed")
    #expect(try context(.dark, .high, ["light", "dark", "dark_high_contrast"], "light") == "dark_high_contrast")
    #expect(try context(.light, .high, ["light", "dark", "light-hc"], "light") == "light-hc")
    #expect(try context(.light, .normal, ["Acme Night", "Acme Day"], "Acme Night") == "Acme Day")
    #expect(try context(.dark, .normal, ["Acme", "Acme Dark"], "Acme") == "Acme Dark")
    #expect(try context(.dark, .high, ["compact", "wide"], "wide") == "wide")
  }

  @Test("A mode that no desktop chooses is also checked")
  func modesOfNoDesktop() throws {
    let theme = try Theme(tokens: text("#111111", ##"{"mode": {"Sepia": true, "Dark": "#222222"}}"##))
    #expect(brands(theme) == ["#111111", "#111111", "#222222", "#222222"])
    #expect(theme.diagnostics.contains { $0.path == Self.brand && $0.severity == .error }, "\(theme.diagnostics)")
  }

  @Test("Files for light and dark that are given together follow the desktop")
  func files() throws {
    let documents = try [("light", "#111111"), ("dark", "#222222")].map {
      try TokenDocument(text($0.1), name: "brand.\($0.0).tokens.json")
    }
    #expect(brands(try Theme(documents: documents)) == ["#111111", "#111111", "#222222", "#222222"])
  }

  @Test("Each mode's colours are checked for contrast, with the place of the mode's value")
  func contrast() throws {
    let theme = try Theme(
      tokens: ##"""
        {"theme": {"color": {"background": {"brand": {"$type": "color", "$value": "#1c71d8"}},
          "on-background": {"brand": {"$type": "color", "$value": "#ffffff", "$extensions": {"mode": {
            "dark": "#1c71d9"}}}}}}}
        """##)
    let failures = theme.diagnostics.filter { $0.code == .contrast && $0.path?.contains("primary.default") == true }
    #expect(
      failures.contains { $0.message.contains("#1c71d9 on #1c71d8") && $0.message.contains("dark") }, "\(failures)")
    #expect(!failures.contains { $0.message.contains("(light)") }, "\(failures)")
  }
}
