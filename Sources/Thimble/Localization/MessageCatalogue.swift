/// The messages of one language, from a gettext `.po` file.
///
/// It reads the output of translators' tools: comments, `msgctxt`, `msgid`, `msgstr`, strings over several lines, and C
/// escapes. Of plural forms, the first is used. Messages that are marked `fuzzy` or have no translation are left out,
/// as in `msgfmt`.
struct MessageCatalogue: Sendable {
  private(set) var messages: [String: String] = [:]

  /// Parses a file. Unknown lines are ignored.
  init(po text: String) {
    var entry = Entry()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("#") || line.isEmpty {
        if entry.isWhole { finish(&entry) }
        if line.hasPrefix("#,"), line.contains("fuzzy") { entry.isFuzzy = true }
      } else if line.hasPrefix("\"") {
        entry.append(Self.unquoted(line))
      } else if let space = line.firstIndex(of: " ") {
        let keyword = line[..<space]
        if entry.isWhole, keyword == "msgid" || keyword == "msgctxt" { finish(&entry) }
        entry.begin(keyword, Self.unquoted(line[space...]))
      }
    }
    finish(&entry)
  }

  /// The translation of a message; nil if there is none.
  subscript(text: String) -> String? { messages[text] }

  private mutating func finish(_ entry: inout Entry) {
    if !entry.isFuzzy, !entry.id.isEmpty, !entry.translation.isEmpty { messages[entry.id] = entry.translation }
    entry = Entry()
  }

  private struct Entry {
    enum Part { case none, id, translation, other }

    var id = ""
    var translation = ""
    var isFuzzy = false
    var part = Part.none
    var isWhole: Bool { part == .translation || part == .other && !id.isEmpty }

    mutating func begin(_ keyword: Substring, _ text: String) {
      switch keyword {
      case "msgid": part = .id
      case "msgstr", "msgstr[0]": part = .translation
      default: part = .other
      }
      append(text)
    }

    mutating func append(_ text: String) {
      switch part {
      case .id: id += text
      case .translation: translation += text
      case .none, .other: break
      }
    }
  }

  /// Returns the content of a string in double quotes.
  private static func unquoted(_ text: Substring) -> String {
    guard let start = text.firstIndex(of: "\"") else { return "" }
    var result = ""
    var isEscaped = false
    for character in text[text.index(after: start)...] {
      if isEscaped {
        result.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        break
      } else {
        result.append(character)
      }
    }
    return result
  }
}
