import Testing

@testable import Thimble

@Suite("Words in the user's language", .serialized)
struct LocalizationTests {
  @Test("The first language of the kit wins, and English ends the search")
  func choice() {
    #expect(Localization.language(for: ["de_AT.UTF-8", "de_AT", "de", "C"]) == .de)
    #expect(Localization.language(for: ["fr", "ja", "C"]) == .ja)
    #expect(Localization.language(for: ["en_GB", "de", "C"]) == .en)
    #expect(Localization.language(for: ["fr", "C", "de"]) == .en)
    #expect(Localization.language(for: ["de-CH"]) == .de)
    #expect(Localization.language(for: ["en-GB", "de"]) == .en)
    #expect(Localization.languages == ["en", "de", "ja"])
  }

  @Test("Texts of buttons are in the user's language, and the application's own texts have precedence")
  func words() {
    defer { Localization.use(nil) }
    Localization.use("ja")
    var ready = PendingWords()
    ready.outcomes[.neutral] = "どうぞ"
    #expect(ready.sentence(.busy, label: "保存", labelWhenLoading: nil) == "保存、処理中")
    #expect(ready.sentence(.progress(percent: 50), label: "保存", labelWhenLoading: nil) == "保存、50%")
    #expect(ready.sentence(.outcome(.neutral), label: "保存", labelWhenLoading: nil) == "保存、どうぞ")
    Localization.use("de")
    var words = ConfirmationWords()
    words.undo = "Zurück"
    #expect(words.sentence(words.hold, title: "Löschen") == "Zum Ausführen gedrückt halten: Löschen")
    #expect(
      words.sentence(words.undoOffer, title: "Löschen", seconds: 5)
        == "Löschen in 5 Sekunden. Erneut drücken, um es rückgängig zu machen")
    #expect(words.undo == "Zurück")
  }

  @Test("The kit uses the application's language, and its translations can be switched off")
  func kit() {
    defer { Localization.use(nil) }
    Localization.use(Translations(po: ["pl": ""], languages: ["pl"]))
    #expect(Localization.current.language == .en, "The kit has no Polish translation.")
    Localization.use(Translations(po: ["de": ""], languages: ["de"]))
    #expect(Localization.current.language == .de)
    Localization.use(Translations(po: [:], source: "ja", languages: ["fr"]))
    #expect(Localization.current.language == .ja)
    #expect(!Localization.current.asksCatalogue, "Otherwise it would be in the user's language.")
    Localization.use("en")
    #expect(Localization.current == (.en, false))
    Localization.use(nil)
    #expect(Localization.current.asksCatalogue)
  }
}
