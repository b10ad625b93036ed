import Foundation
import Testing

@testable import Thimble

@Suite("An application's own words")
struct ApplicationWordsTests {
  private static let polish = #"""
    # A comment.
    msgid ""
    msgstr ""
    "Language: pl\n"
    "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 "
    "|| n%100>=20) ? 1 : 2);\n"

    #: main.swift:3
    msgid "_New Note"
    msgstr "_Nowa notatka"

    msgid "One note"
    msgid_plural "%@ notes"
    msgstr[0] "%@ notatka"
    msgstr[1] "%@ notatki"
    msgstr[2] "%@ notatek"

    msgctxt "a button"
    msgid "Open"
    msgstr "Otwórz"

    msgctxt "a state"
    msgid "Open"
    msgstr "Otwarte"

    #, fuzzy
    msgid "Close"
    msgstr "Zamek"

    msgid "Save"
    msgstr ""

    msgid "Say \"%1$@\" to %2$@\nnow"
    msgstr "Do %2$@ powiedz „%1$@”\nteraz"
    #~ msgid "Old"
    #~ msgstr "Stare"
    """#

  private func words(_ languages: [String]) -> Translations {
    Translations(
      po: ["pl": Self.polish, "pt_BR": "msgid \"Save\"\nmsgstr \"Salvar\""], source: "en", languages: languages)
  }

  @Test("A text has the translation of its context and form, and its values")
  func texts() {
    let words = words(["pl_PL.UTF-8", "pl_PL", "pl", "C"])
    #expect(words.language == "pl")
    #expect(words("_New Note") == "_Nowa notatka")
    #expect(
      [1, 2, 5, 12, 22, 25].map { words("One note", "%@ notes", count: $0) } == [
        "1 notatka", "2 notatki", "5 notatek", "12 notatek", "22 notatki", "25 notatek",
      ])
    #expect(words("Open", context: "a button") == "Otwórz")
    #expect(words("Open", context: "a state") == "Otwarte")
    #expect(words("Open") == "Open")
    #expect(words("Say \"%1$@\" to %2$@\nnow", "tak", "Ewa") == "Do Ewa powiedz „tak”\nteraz")
  }

  @Test("A number replaces the translators' placeholder")
  func numbers() {
    let file = #"""
      msgid ""
      msgstr "Plural-Forms: nplurals=2; plural=(n != 1);\n"
      msgid "%d note"
      msgid_plural "%d notes"
      msgstr[0] "%d Notiz"
      msgstr[1] "%lld Notizen"
      msgid "%d of %d"
      msgstr "von %2$d: %1$lld"
      """#
    let words = Translations(po: ["de": Array(file.utf8)], languages: ["de"])
    #expect([1, 2].map { words("%d note", "%d notes", count: $0) } == ["1 Notiz", "2 Notizen"])
    #expect(words("%d of %d", "3", "5") == "von 5: 3")
    #expect(words("%ld %@ %d%%", "1", "a") == "1 a %d%", "A placeholder without a value stays.")
    #expect(words("%1$x %", "1") == "%1$x %")
  }

  @Test("Fuzzy, empty and unknown texts are not translated")
  func untranslated() {
    let words = words(["pl"])
    #expect(words("Close") == "Close")
    #expect(words("Save") == "Save")
    #expect(words("Old") == "Old")
    #expect(words("100 %") == "100 %")
    #expect(words("One file", "%@ files", count: 1) == "One file")
    #expect(words("One file", "%@ files", count: 3) == "3 files")
  }

  @Test("The first of the user's languages with a file is used, up to the program's own")
  func languages() {
    #expect(words(["de", "pl"]).language == "pl")
    #expect(words(["en_GB", "en", "pl"]).language == nil)
    #expect(words(["C", "pl"]).language == nil)
    #expect(words(["pt_BR.UTF-8", "pt_BR", "pt"])("Save") == "Salvar")
    #expect(words(["pt"]).language == nil)
    #expect(words([]).language == nil)
  }

  @Test("An application can choose the language itself")
  func chosen() {
    let files = ["de": "msgid \"Save\"\nmsgstr \"Sichern\""]
    #expect(Translations(po: files, languages: ["de-AT"])("Save") == "Sichern")
    #expect(Translations(po: files, languages: ["en"])("Save") == "Save")
  }

  @Test("Texts of compiled catalogues are found by language, context and form", arguments: [false, true])
  func compiled(isBigEndian: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let entries = [
      ("", "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n<5 ? 1 : 2);\n"),
      ("Open\0Ignored", "Otwórz\0a\0b"),
      ("a state\u{4}Open", "Otwarte"), ("One note\0%@ notes", "%@ notatka\0%@ notatki\0%@ notatek"), ("Save", ""),
      ("End", "Koniec"),
    ]
    let file = folder.appending(path: "pl/LC_MESSAGES/notes.mo")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let bytes = Self.compiled(entries, isBigEndian: isBigEndian)
    try Data(bytes).write(to: file)
    let words = Translations(domain: "notes", folder: folder.path, languages: ["de", "pl_PL.UTF-8"])
    #expect(words.language == "pl")
    #expect(words("Open") == "Otwórz")
    #expect(words("Open", context: "a state") == "Otwarte")
    #expect([1, 3, 7].map { words("One note", "%@ notes", count: $0) } == ["1 notatka", "3 notatki", "7 notatek"])
    #expect(words("Save") == "Save")
    #expect(Translations(domain: "notes", folder: folder.path, languages: ["../pl", "de"]).language == nil)
    for length in 0..<bytes.count { _ = MessageCatalogue(mo: Array(bytes[..<length])) }
    #expect(MessageCatalogue(mo: Array("not a catalogue at all".utf8)) == nil)
    #expect(MessageCatalogue(mo: Array(bytes.dropLast(4))) == nil)
  }

  @Test("A compiled catalogue whose texts overlap many times is refused")
  func overlapping() {
    let bytes = { (number: Int) in (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
    let count = 1_000
    let length = 28 + 16 * count
    let header = [0x9504_12DE, 0, count, 28, 28 + 8 * count, 0, 28]
    let tables = (0..<2 * count).flatMap { _ in bytes(length) + bytes(0) }
    #expect(MessageCatalogue(mo: header.flatMap(bytes) + tables) == nil)
  }

  /// A compiled catalogue, as `msgfmt` makes it.
  private static func compiled(_ entries: [(String, String)], isBigEndian: Bool) -> [UInt8] {
    func bytes(_ number: Int) -> [UInt8] {
      let four = (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
      return isBigEndian ? four.reversed() : four
    }
    let count = entries.count
    var tables: [UInt8] = []
    var texts: [UInt8] = []
    for text in entries.map(\.0) + entries.map(\.1) {
      tables += bytes(text.utf8.count) + bytes(28 + 16 * count + texts.count)
      texts += Array(text.utf8) + [0]
    }
    let header = [0x9504_12DE, 0, count, 28, 28 + 8 * count, 0, 28 + 16 * count]
    return header.flatMap(bytes) + tables + texts
  }

  @Test(
    "The rule for plural forms is C's expression",
    arguments: [
      ("nplurals=1; plural=0;", [0, 0, 0, 0]), ("nplurals=2; plural=n>1;", [0, 0, 1, 1]),
      ("nplurals=2; plural=(n != 1);", [1, 0, 1, 1]), ("nplurals=2; plural=!(n==0)", [0, 1, 1, 1]),
      ("nplurals=3; plural=n==0 ? 0 : n==1 ? 1 : 2;", [0, 1, 2, 2]), ("plural=n%0+n*2-n/1;", [0, 1, 2, 11]),
      // The smallest number divided by −1 does not fit.
      ("plural=(0-9223372036854775807-1)/(0-1)==0;", [0, 0, 0, 0]),
      ("plural=(0-9223372036854775807-1)%(0-1);", [0, 0, 0, 0]),
    ])
  func rules(header: String, forms: [Int]) throws {
    let rule = try #require(PluralRule(header: header))
    #expect([0, 1, 2, 11].map { rule.form(of: $0) } == forms)
    #expect(rule.form(of: .min) == rule.form(of: .max))
  }

  @Test(
    "An unreadable rule is ignored",
    arguments: [
      "", "nplurals=2", "plural=", "plural=n+;", "plural=system(1)", "plural=" + String(repeating: "(", count: 9_999),
      "plural=n" + String(repeating: "+n", count: 200_000), "plural=" + String(repeating: "!", count: 200_000) + "n",
    ])
  func unreadable(header: String) { #expect(PluralRule(header: header) == nil) }
}
