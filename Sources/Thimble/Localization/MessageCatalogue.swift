import PlainText

/// The entries of a `.po` file.
struct MessageCatalogue: Sendable {
  private struct Key: Hashable, Sendable {
    var text: String
    var context: String?
  }

  private var entries: [Key: [String]] = [:]
  private(set) var plural = PluralRule.germanic

  init() {}

  /// Reads the text of a file. Fuzzy and empty translations are not used, as in gettext.
  init(po text: String, named name: String) {
    var entry = Entry()
    var last: String?
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = line.drop { $0 == " " || $0 == "\t" || $0 == "\u{FEFF}" }
      if line.hasPrefix("#") {
        if !entry.isBegun, line.hasPrefix("#,"), line.contains(text: "fuzzy") { entry.isFuzzy = true }
        if entry.isComplete, !line.hasPrefix("#~") {
          add(entry)
          entry = Entry(isFuzzy: line.hasPrefix("#,") && line.contains(text: "fuzzy"))
        }
        continue
      }
      guard let quote = line.firstIndex(of: "\"") else { continue }
      let word = line[..<quote].filter { $0 != " " }
      guard let value = Self.unquoted(line[quote...]) else {
        Log.warning("\(name).po:\(number + 1): a text that does not end is left out.")
        continue
      }
      if !word.isEmpty {
        if entry.isComplete, word == "msgctxt" || word == "msgid" {
          add(entry)
          entry = Entry()
        }
        last = word
      }
      if let last { entry.texts[last, default: ""] += value }
    }
    add(entry)
  }

  /// Reads a compiled catalogue in either byte order; nil if the bytes are not a catalogue.
  init?(mo bytes: [UInt8]) {
    guard bytes.count >= 20 else { return nil }
    let isLittle = bytes[..<4].elementsEqual([0xDE, 0x12, 0x04, 0x95])
    guard isLittle || bytes[..<4].elementsEqual([0x95, 0x04, 0x12, 0xDE]) else { return nil }
    func number(at offset: Int) -> Int? {
      guard offset >= 0, offset <= bytes.count - 4 else { return nil }
      let four = bytes[offset..<offset + 4]
      return (isLittle ? four.reversed() : Array(four)).reduce(0) { $0 << 8 | Int($1) }
    }
    // Texts that overlap could be many times as long as the file.
    var room = 2 * bytes.count
    func text(at entry: Int) -> String? {
      guard let length = number(at: entry), let start = number(at: entry + 4), start <= bytes.count - length
      else { return nil }
      room -= length
      guard room >= 0 else { return nil }
      return String(decoding: bytes[start..<start + length], as: UTF8.self)
    }
    guard let count = number(at: 8), let ids = number(at: 12), let texts = number(at: 16), count <= bytes.count / 16
    else { return nil }
    for index in 0..<count {
      guard let id = text(at: ids + 8 * index), let translation = text(at: texts + 8 * index) else { return nil }
      // The text comes after its context and before its plural form.
      let parts = id.split(separator: "\u{4}", maxSplits: 1, omittingEmptySubsequences: false)
      let plain = (parts.last ?? "").prefix { $0 != "\0" }
      let forms = translation.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
      if id.isEmpty { readHeader(translation) }
      guard !plain.isEmpty, !forms.contains("") else { continue }
      entries[Key(text: String(plain), context: parts.count > 1 ? String(parts[0]) : nil)] = forms
    }
  }

  private mutating func readHeader(_ header: String) {
    // Each line is a field.
    for line in header.split(separator: "\n") where line.contains(text: "plural=") {
      plural = PluralRule(header: String(line)) ?? .germanic
    }
  }

  /// Returns the translation of a text, or its plural forms; nil for none.
  func forms(of text: String, _ context: String?) -> [String]? { entries[Key(text: text, context: context)] }

  private struct Entry {
    var texts: [String: String] = [:]
    var isFuzzy = false

    var isBegun: Bool { !texts.isEmpty }
    var isComplete: Bool { texts["msgstr"] != nil || texts["msgstr[0]"] != nil }
  }

  private mutating func add(_ entry: Entry) {
    guard let id = entry.texts["msgid"], !entry.isFuzzy || id.isEmpty else { return }
    let numbered = sequence(first: 0) { $0 + 1 }.lazy.map { entry.texts["msgstr[\($0)]"] }.prefix { $0 != nil }
    let forms = entry.texts["msgstr"].map { [$0] } ?? numbered.compactMap(\.self)
    guard !id.isEmpty else {
      return readHeader(forms.first ?? "")
    }
    guard !forms.isEmpty, !forms.contains("") else { return }
    entries[Key(text: id, context: entry.texts["msgctxt"])] = forms
  }

  /// Returns the content of a quoted text without its escapes; nil if the last quotation mark is missing.
  private static func unquoted(_ text: Substring) -> String? {
    var result = ""
    var isEscaped = false
    for character in text.dropFirst() {
      if isEscaped {
        isEscaped = false
        result.append(character == "n" ? "\n" : character == "t" ? "\t" : character == "r" ? "\r" : character)
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        return result
      } else {
        result.append(character)
      }
    }
    return nil
  }
}
