import Foundation
import Testing

@Suite("Translations", .onOwnDebian)
struct TranslationTests {
  private static let template = "Sources/Thimble/Localization/thimble.pot"

  /// A text of the kit, its place, and the comment for translators.
  private struct Message {
    let file: String
    let remark: String?
    let texts: [String]
  }

  private static func messages() throws -> [Message] {
    let call = /localized\(\s*"((?:[^"\\]|\\.)*)",\s*de: "((?:[^"\\]|\\.)*)",\s*ja: "((?:[^"\\]|\\.)*)"/
    return try PackageFiles.swiftFiles(below: "Sources/Thimble").flatMap { file in
      let text = try PackageFiles.text(file)
      return text.matches(of: call).map { match in
        let lines = text[..<match.range.lowerBound].split(separator: "\n").suffix(2)
        let remark = lines.first?.firstMatch(of: /\/\/ Translators: (.*)/)
        return Message(
          file: String(file.dropFirst("Sources/Thimble/".count)), remark: remark.map { String($0.1) },
          texts: [String(match.1), String(match.2), String(match.3)])
      }
    }
  }

  @Test("The template for translators is made from the code")
  func template() throws {
    var text = """
      # Messages of Thimble.
      # This file is distributed under the licence of the package.
      msgid ""
      msgstr ""
      "Project-Id-Version: thimble\\n"
      "MIME-Version: 1.0\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Content-Transfer-Encoding: 8bit\\n"

      """
    var known: Set<String> = []
    for message in try Self.messages() where known.insert(message.texts[0]).inserted {
      text += "\n#: \(message.file)\n" + (message.remark.map { "#. \($0)\n" } ?? "")
      text += "msgid \"\(message.texts[0])\"\nmsgstr \"\"\n"
    }
    #expect(known.count > 30)
    if ProcessInfo.processInfo.environment["THIMBLE_ACCEPT_GOLDENS"] == "1" {
      try text.write(to: PackageFiles.root.appendingPathComponent(Self.template), atomically: true, encoding: .utf8)
    }
    #expect(
      try text == PackageFiles.text(Self.template),
      "THIMBLE_ACCEPT_GOLDENS=1 swift test --filter TranslationTests writes the template.")
  }

  @Test("One English text has one translation")
  func once() throws {
    let all = Dictionary(grouping: try Self.messages()) { $0.texts[0] }
    for (english, uses) in all { #expect(Set(uses.map(\.texts)).count == 1, "\(english)") }
  }

  @Test("A translation has the values that the message has")
  func values() throws {
    let places = { (text: String) in text.matches(of: /%(\d\$)?[@d%]/).map { String($0.0) }.sorted() }
    for message in try Self.messages() {
      for text in message.texts { #expect(places(text) == places(message.texts[0]) && !text.isEmpty, "\(text)") }
    }
  }

  /// Finds strings that look like text for users: two words, or one with a capital letter. It cannot know which strings
  /// are shown, so it reports all of them except those listed here, with the reason.
  @Test("All texts of the kit go through localized()")
  func everythingIsLocalized() throws {
    let notShown: [String: String] = [
      "Icon/": "for the log",
      "LinkButton/LinkAddress.swift": "for the log",
      "Control/AccessibleName.swift": "ends the process",
    ]
    // The arguments of these calls are for developers: the log, a programmer's error, the inspector.
    let callees = [
      "Log.warning", "Log.warningOnce", "fatalError", "precondition", "preconditionFailure", "NativeProperty",
      "localized",
    ]
    // Results of `builderProblem` and `takeChild` are for authors of `.ui` files.
    let problems = ["It ", "Its ", "The theme has no variant"]
    let keys = ["Escape", "Menu", "Back", "Home", "End", "Up", "Down", "Left", "Right", "Return", "Tab", "KP_", "ISO_"]
    let types = ["Thimble"]
    for path in PackageFiles.swiftFiles(below: "Sources/Thimble") {
      let file = String(path.dropFirst("Sources/Thimble/".count))
      guard !notShown.keys.contains(where: file.hasPrefix) else { continue }
      let source = try PackageFiles.text(path).replacing(/(?m)^\s*\/\/.*$/, with: "")
      for literal in source.matches(of: /"((?:[^"\\\n]|\\.)*)"/) {
        let words = literal.1.replacing(/\\\([^)]*\)/, with: "")
        guard words.contains(/^[A-Z][a-z]|[a-z]{2,} [a-z]{2,}/) else { continue }
        guard !(problems + keys + types).contains(where: words.hasPrefix) else { continue }
        let callee = Self.callee(before: literal.range.lowerBound, in: source)
        #expect(callees.contains(callee), "\(file): \(literal.0) is no localized(…).")
      }
    }
  }

  /// Returns the name before the innermost open parenthesis.
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
