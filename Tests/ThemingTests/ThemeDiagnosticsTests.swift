import DesignTokens
import Testing
import Theming

@Suite("Diagnostics of a theme")
struct ThemeDiagnosticsTests {
  private static func tree(_ group: String, _ name: String, _ value: String) -> String {
    #"{"theme":{"color":{"$type":"color","\#(group)":{"\#(name)":{"$value":"\#(value)"}}}}}"#
  }

  @Test("Mistakes of every context are reported, even if no desktop chooses it")
  func everyContext() throws {
    let broken = { (name: String) in Self.tree("background", name, "{nowhere}") }
    let theme = try Theme(
      tokens: """
        {"version": "2025.10",
         "modifiers": {
           "theme": {"contexts": {"light": [], "dark": [\(broken("danger"))], "sepia": [\(broken("surface"))],
             "darkHighContrast": [\(broken("success"))]}, "default": "light"},
           "motion": {"contexts": {"full": [], "reduced": [\(broken("brand"))]}, "default": "full"},
           "density": {"contexts": {"roomy": [], "compact": [\(broken("neutral")), \(Self.tree("bckground", "brand", "#fff"))]},
             "default": "roomy"}},
         "resolutionOrder": [{"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/motion"},
           {"$ref": "#/modifiers/density"}]}
        """)
    let missing = theme.diagnostics.filter { $0.code == .missing }.compactMap(\.path)
    #expect(
      Set(missing)
        == Set(["danger", "success", "brand", "surface", "neutral"].map { "theme.color.background.\($0)" }))
    #expect(missing.count == 5, "Each once: \(missing)")
    #expect(theme.diagnostics.filter { $0.code == .unknownProperty }.map(\.path) == ["theme.color.bckground.brand"])
  }

  @Test("Colours of reduced motion alone are checked")
  func contrast() throws {
    let theme = try Theme(
      tokens: """
        {"version": "2025.10",
         "modifiers": {"motion": {"contexts": {"full": [], "reduced": [\(Self.tree("on-background", "danger", "#c01c28"))]},
           "default": "full"}},
         "resolutionOrder": [{"$ref": "#/modifiers/motion"}]}
        """)
    let failing = theme.diagnostics.filter { $0.code == .contrast }.compactMap(\.path)
    #expect(failing.contains("theme.color.button.danger.default.foreground"), "\(failing)")
  }

  @Test("Of a document with many contexts only the first few are checked")
  func manyContexts() throws {
    let contexts = (0..<500).map { #""c\#($0)": [\#(Self.tree("background", "b\($0)", "{nowhere}"))]"# }
    let theme = try Theme(
      tokens: """
        {"version": "2025.10", "modifiers": {"m": {"contexts": {\(contexts.joined(separator: ","))}, "default": "c0"}},
         "resolutionOrder": [{"$ref": "#/modifiers/m"}]}
        """)
    #expect(theme.diagnostics.count { $0.code == .missing } == 33)
  }
}
