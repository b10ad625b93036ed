import Foundation
import Testing

@Suite("Translations")
struct TranslationTests {
  private static let folder = "Sources/Thimble/Localization/Translations"

  /// The messages of a file, with their translations.
  private func messages(_ name: String) throws -> [String: String] {
    let text = try PackageFiles.text("\(Self.folder)/\(name)")
    let pairs = text.matches(of: /msgid "(.*)"\nmsgstr "(.*)"/).map { (String($0.1), String($0.2)) }
    return Dictionary(pairs.filter { !$0.0.isEmpty }) { first, _ in first }
  }

  @Test("The template holds just what the kit says")
  func template() throws {
    var said: Set<String> = []
    for file in PackageFiles.swiftFiles(below: "Sources/Thimble") {
      for match in try PackageFiles.text(file).matches(of: /localized\(\s*"((?:[^"\\]|\\.)*)"/) {
        said.insert(String(match.1))
      }
    }
    #expect(!said.isEmpty)
    #expect(Set(try messages("thimble.pot").keys) == said)
  }

  @Test("German and Japanese are finished", arguments: ["de.po", "ja.po"])
  func finished(name: String) throws {
    let template = try messages("thimble.pot")
    let translated = try messages(name)
    #expect(Set(translated.keys) == Set(template.keys))
    for (message, translation) in translated { #expect(!translation.isEmpty, "\(name): \(message)") }
    #expect(try !PackageFiles.text("\(Self.folder)/\(name)").contains("fuzzy"))
  }
}
