import XCTest

@testable import Thimble

/// Words in the user's language. The language is one for the whole process, so that these tests are not in Swift Testing:
/// there they would run beside others that read the kit's words.
final class LocalizationTests: XCTestCase {
  override func tearDown() { Localization.use(nil) }

  func testTheFirstLanguageOfTheKitWinsAndEnglishEndsTheSearch() {
    XCTAssertEqual(Localization.language(for: ["de_AT.UTF-8", "de_AT", "de", "C"]), .de)
    XCTAssertEqual(Localization.language(for: ["fr", "ja", "C"]), .ja)
    XCTAssertEqual(Localization.language(for: ["en_GB", "de", "C"]), .en)
    XCTAssertEqual(Localization.language(for: ["fr", "C", "de"]), .en)
    XCTAssertEqual(Localization.language(for: ["de-CH"]), .de)
    XCTAssertEqual(Localization.language(for: ["en-GB", "de"]), .en)
    XCTAssertEqual(Localization.languages, ["en", "de", "ja"])
  }

  func testAButtonAtWorkSpeaksTheUsersLanguageAndTheApplicationsOwnWords() {
    Localization.use("ja")
    var ready = PendingWords()
    ready.outcomes[.neutral] = "どうぞ"
    XCTAssertEqual(ready.sentence(.busy, label: "保存", labelWhenLoading: nil), "保存、処理中")
    XCTAssertEqual(ready.sentence(.progress(percent: 50), label: "保存", labelWhenLoading: nil), "保存、50%")
    XCTAssertEqual(ready.sentence(.outcome(.neutral), label: "保存", labelWhenLoading: nil), "保存、どうぞ")
  }

  func testAConfirmationSpeaksTheUsersLanguageAndTheApplicationsOwnWords() {
    Localization.use("de")
    var words = ConfirmationWords()
    words.undo = "Zurück"
    XCTAssertEqual(words.sentence(words.hold, title: "Löschen"), "Zum Ausführen gedrückt halten: Löschen")
    XCTAssertEqual(
      words.sentence(words.undoOffer, title: "Löschen", seconds: 5),
      "Löschen in 5 Sekunden. Erneut drücken, um es rückgängig zu machen")
    XCTAssertEqual(words.undo, "Zurück")
  }

  func testTheKitUsesTheApplicationsLanguageOrEnglish() {
    Localization.use(Translations(po: ["pl": ""], languages: ["pl"]))
    XCTAssertEqual(Localization.current.language, .en, "The kit has no Polish translation.")
    Localization.use(Translations(po: ["de": ""], languages: ["de"]))
    XCTAssertEqual(Localization.current.language, .de)
    Localization.use(Translations(po: [:], source: "ja", languages: ["fr"]))
    XCTAssertEqual(Localization.current.language, .ja)
  }

  func testTheApplicationsLanguageSwitchesInstalledCataloguesOff() {
    Localization.use(Translations(po: [:], source: "ja", languages: ["fr"]))
    XCTAssertFalse(Localization.current.asksCatalogue, "A catalogue would be in the user's language.")
    Localization.use("en")
    XCTAssertEqual(Localization.current.language, .en)
    XCTAssertFalse(Localization.current.asksCatalogue)
    Localization.use(nil)
    XCTAssertTrue(Localization.current.asksCatalogue)
  }
}
