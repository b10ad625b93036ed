import Testing

@testable import Thimble

@Suite("Words in the user's language", .serialized)
struct LocalizationTests {
  @Test("The first language that there is a catalogue for counts, and English ends the search")
  func choice() {
    #expect(Localization.catalogue(for: ["de_AT.UTF-8", "de_AT", "de", "C"])?["Cancel"] == "Abbrechen")
    #expect(Localization.catalogue(for: ["fr", "ja", "C"])?["Cancel"] == "キャンセル")
    #expect(Localization.catalogue(for: ["en_GB", "de", "C"]) == nil)
    #expect(Localization.catalogue(for: ["fr", "C", "de"]) == nil)
    #expect(Localization.catalogue(for: ["de-CH"])?["Cancel"] == "Abbrechen")
    #expect(Localization.catalogue(for: ["en-GB", "de"]) == nil)
  }

  @Test("Reads what translators' tools write")
  func reading() {
    let catalogue = MessageCatalogue(
      po: """
        # A comment
        msgid ""
        msgstr "Language: xx\\n"

        #: File.swift:7
        msgctxt "a context"
        msgid "Save "
        "all"
        msgstr "Alles \\"sichern\\""
        "\\n"

        #, fuzzy
        msgid "Guess"
        msgstr "Vermutung"

        msgid "Empty"
        msgstr ""
        msgid "One"
        msgid_plural "Many"
        msgstr[0] "Eins"
        msgstr[1] "Viele"
        msgid "Last"
        msgstr "Letzte"
        """)
    #expect(catalogue["Save all"] == "Alles \"sichern\"\n")
    #expect(catalogue["Guess"] == nil)
    #expect(catalogue["Empty"] == nil)
    #expect(catalogue["One"] == "Eins")
    #expect(catalogue["Last"] == "Letzte")
    #expect(catalogue[""] == nil)
  }

  @Test(
    "A broken file has no messages, and what follows is read all the same",
    arguments: ["msgid", "msgstr \"", "\"", "msgid \"\\", "#,"])
  func broken(text: String) {
    #expect(MessageCatalogue(po: text).messages.isEmpty)
    let more = MessageCatalogue(po: "\(text)\n\nmsgid \"a\"\nmsgstr \"b\"")
    #expect(more.messages == ["a": "b"])
  }

  @Test("A text that is not closed ends with its line")
  func open() {
    #expect(MessageCatalogue(po: "msgid \"a\"\nmsgstr \"b").messages == ["a": "b"])
  }

  @Test("What buttons say is in the user's language, and the application's own words come first")
  func words() {
    defer { Localization.use(nil) }
    Localization.use("ja")
    let ready = PendingWords(neutral: "どうぞ")
    #expect(ready.sentence(.busy, label: "保存", labelWhenLoading: nil) == "保存、処理中")
    #expect(ready.sentence(.progress(percent: 50), label: "保存", labelWhenLoading: nil) == "保存、50%")
    #expect(ready.sentence(.outcome(.neutral), label: "保存", labelWhenLoading: nil) == "保存、どうぞ")
    Localization.use("de")
    let words = ConfirmationWords(undo: "Zurück")
    #expect(words.sentence(words.hold, title: "Löschen") == "Zum Ausführen gedrückt halten: Löschen")
    #expect(
      words.sentence(words.undoOffer, title: "Löschen", seconds: 5)
        == "Löschen in 5 Sekunden. Erneut drücken, um es rückgängig zu machen")
    #expect(words.undo == "Zurück")
  }
}
