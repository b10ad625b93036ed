import DesignTokens
import Foundation
import Testing
import Theming

/// The recipes of the documentation, word for word, with the systems' own files.
///
/// The files are not part of the repository. The tests look for them in the folder of the environment variable
/// `THIMBLE_TOKENS`, or in `../shared/tokens` beside the checkout. Without them the tests are skipped with a message.
@Suite("Published systems")
struct PublishedSystemTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let folder: String? = {
    let chosen = ProcessInfo.processInfo.environment["THIMBLE_TOKENS"]
    let path = chosen ?? package.deletingLastPathComponent().appending(path: "shared/tokens").path
    return FileManager.default.fileExists(atPath: path + "/kong") ? path : nil
  }()

  /// Returns the resolver document with this name on the page about theming.
  private static func recipe(_ name: String) throws -> TokenDocument {
    let page = package.appending(path: "Sources/Thimble/Thimble.docc/Theming.md")
    let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```")
    let text = try #require(parts.first { $0.hasPrefix("json") && $0.contains("\"name\": \"\(name)\"") })
    return try TokenDocument(String(text.dropFirst(4)), name: "\(try #require(folder))/\(name).resolver.json")
  }

  @Test(
    "The systems theme the primary button, light and dark, and every unreadable pair is reported",
    .enabled(if: folder != nil, "set THIMBLE_TOKENS to the folder of published token files"),
    arguments: [("Kong", "#090d09", "#ccff00"), ("Catppuccin", "#8839ef", "#cba6f7")])
  func themes(name: String, light: String, dark: String) throws {
    let theme = try Theme(documents: [try Self.recipe(name)])
    #expect(theme.name == name && theme.files.count >= 1)
    let broken = theme.diagnostics.filter { !$0.keepsValue && $0.path?.hasPrefix("theme.") == true }
    #expect(broken.isEmpty, "\(broken)")
    for (scheme, hex) in [(ColorScheme.light, light), (.dark, dark)] {
      let context = ThemeContext(scheme: scheme)
      let primary = try #require(theme.values(in: context).variant("primary"))
      let brand = try #require(theme.tokens(in: context).color("theme.color.background.brand"))
      #expect(primary.normal.background == brand && primary != Theme.default.values(in: context).variant("primary"))
      #expect(brand.hex == hex, "\(name) \(scheme)")
      for pair in ContrastReport(theme, in: context).failures {
        #expect(theme.diagnostics.contains { $0.code == .contrast && $0.path == pair.path }, "\(pair.path)")
      }
      #expect(ContrastReport(theme.repairingContrast(), in: context).failures.isEmpty)
    }
    let sides = ColorScheme.allCases.map { theme.values(in: ThemeContext(scheme: $0)).variant("primary") }
    #expect(sides[0] != sides[1])
  }
}
