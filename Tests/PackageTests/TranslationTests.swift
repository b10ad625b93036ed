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

  @Test("A translation has the values that the message has", arguments: ["de.po", "ja.po"])
  func values(name: String) throws {
    let places = { (text: String) in text.matches(of: /%(\d\$)?[@d%]/).map { String($0.0) }.sorted() }
    for (message, translation) in try messages(name) { #expect(places(translation) == places(message), "\(message)") }
  }

  /// Finds what reads as words for a person: two words, or one that begins with a capital letter. It cannot know what is
  /// shown, so it takes everything for that but what is named here, with the reason.
  @Test("What the kit says goes through localized()")
  func everythingIsLocalized() throws {
    let notShown: [String: String] = [
      "Description/": "for tests",
      "HitArea/": "for reports to the developer",
      "Icon/": "for the log",
      "LinkButton/LinkAddress.swift": "for the log",
      "Control/AccessibleName.swift": "ends the process",
    ]
    // Their arguments are for the developer: the log, a programmer's error, the inspector.
    let callees = [
      "Log.warning", "Log.warningOnce", "fatalError", "precondition", "preconditionFailure", "NativeProperty",
      "localized",
    ]
    // Answers of `builderProblem` and `takeChild`: for those who write `.ui` files.
    let problems = ["It ", "Its ", "The theme has no variant"]
    let keys = ["Escape", "Menu", "Home", "End", "Up", "Down", "Left", "Right", "Return", "Tab", "KP_", "ISO_"]
    for path in PackageFiles.swiftFiles(below: "Sources/Thimble") {
      let file = String(path.dropFirst("Sources/Thimble/".count))
      guard !notShown.keys.contains(where: file.hasPrefix) else { continue }
      let source = try PackageFiles.text(path).replacing(/(?m)^\s*\/\/.*$/, with: "")
      for literal in source.matches(of: /"((?:[^"\\\n]|\\.)*)"/) {
        let words = literal.1.replacing(/\\\([^)]*\)/, with: "")
        guard words.contains(/^[A-Z][a-z]|[a-z]{2,} [a-z]{2,}/) else { continue }
        guard !(problems + keys).contains(where: words.hasPrefix) else { continue }
        let callee = Self.callee(before: literal.range.lowerBound, in: source)
        #expect(callees.contains(callee), "\(file): \(literal.0) is no localized(…).")
      }
    }
  }

  /// The name before the innermost parenthesis that is open there.
  private static func callee(before index: String.Index, in source: String) -> String {
    var depth = 0
    var place = index
    while place > source.startIndex {
      place = source.index(before: place)
      if source[place] == ")" { depth += 1 }
      guard source[place] == "(" else { continue }
      depth -= 1
      guard depth < 0 else { continue }
      let name = source[..<place].reversed().prefix { $0.isLetter || $0 == "." }
      return String(name.reversed())
    }
    return ""
  }
}
