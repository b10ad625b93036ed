import DesignTokens
import Foundation
import Testing
import Theming

@Suite("Exports of Tokens Studio as themes")
struct TokensStudioThemeTests {
  private static let dark = ThemeContext(scheme: .dark)
  private static let themes = ##"""
    [{"name": "Acme Dark", "group": "Mode", "selectedTokenSets": {"core": "source", "dark": "enabled"}},
     {"name": "Other Light", "group": "Mode", "selectedTokenSets": {"core": "source", "light": "source"}},
     {"name": "Acme Light", "group": "Mode", "selectedTokenSets": {"core": "source", "light": "enabled"}},
     {"name": "Other Dark", "group": "Mode", "selectedTokenSets": {"core": "enabled", "light": "enabled"}}]
    """##
  private static let sets = [
    "core":
      ##"{"purple": {"600": {"value": "#613583", "type": "color"}, "300": {"value": "#dc8add", "type": "color"}}}"##,
    "light": ##"{"brand": {"value": "{purple.600}", "type": "color"}}"##,
    "dark": ##"{"brand": {"value": "{purple.300}", "type": "color"}}"##,
  ]

  private func withFolder(_ body: (_ write: (String, String) throws -> String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "studio-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body { name, text in
      let file = folder.appending(path: name)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
  }

  private static func brand(_ theme: Theme, _ context: ThemeContext) -> String? {
    theme.values(in: context).variant("primary")?.normal.background.hex
  }

  private static func kit(_ export: String) -> String {
    ##"""
    {"version": "2025.10", "name": "Acme",
     "sets": {"kit": {"sources": [{"$ref": "\##(export)"},
       {"theme": {"color": {"background": {"brand": {"$value": "{brand}"}}}}}]}},
     "resolutionOrder": [{"$ref": "#/sets/kit"}]}
    """##
  }

  @Test("A mapping laid over a file follows the desktop's scheme")
  func file() throws {
    try withFolder { write in
      let sets = Self.sets.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
      let themes = Self.themes.replacing("Other Light", with: "Other")
      let export = try write("export.json", "{\(sets), \"$themes\": \(themes)}")
      let theme = try Theme(contentsOf: write("kit.json", Self.kit("export.json")))
      // In a group of themes the dark counterpart of the usual theme is used; the usual theme is the first light one.
      #expect(Self.brand(theme, ThemeContext()) == "#613583" && Self.brand(theme, Self.dark) == "#dc8add")
      #expect(Self.brand(theme, ThemeContext(scheme: .dark, contrast: .high)) == "#dc8add")
      #expect(theme.name == "Acme" && theme.files.last == export)
      #expect(!theme.diagnostics.contains { $0.severity == .error }, "\(theme.diagnostics)")
    }
  }

  @Test("So does one over a folder, and an export that has the kit's paths itself")
  func folder() throws {
    try withFolder { write in
      for (name, text) in Self.sets { _ = try write("\(name).json", text) }
      _ = try write("$themes.json", Self.themes.replacing("\"name\": \"Other Light\"", with: "\"name\": \"Other\""))
      let theme = try Theme(contentsOf: write("kit.json", Self.kit("$themes.json")))
      #expect(Self.brand(theme, ThemeContext()) == "#613583" && Self.brand(theme, Self.dark) == "#dc8add")
      for (name, color) in [("light", "{purple.600}"), ("dark", "{purple.300}")] {
        _ = try write(
          "\(name).json",
          "{\"theme\": {\"color\": {\"background\": {\"brand\": {\"value\": \"\(color)\", \"type\": \"color\"}}}}}")
      }
      let path = try write("$metadata.json", #"{"tokenSetOrder": ["core", "light", "dark"]}"#)
      let own = try Theme(contentsOf: path)
      #expect(own.name.hasPrefix("studio-"))
      #expect(Self.brand(own, ThemeContext()) == "#613583" && Self.brand(own, Self.dark) == "#dc8add")
      let report = try Tokens.run("check", path)
      #expect(report.status == 0 && !report.out.contains("Acme"), "\(report)")
      let broken = ["tokens.json": #"[{"name": "A", "selectedTokenSets": {"gone": "on"}}]"#]
      #expect(try Tokens.run("check", "tokens.json", files: broken).status == 1)
    }
  }
}
