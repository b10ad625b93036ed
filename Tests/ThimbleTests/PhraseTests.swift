import Testing

@testable import Thimble

@Suite("Words with values")
struct PhraseTests {
  @Test("Values come in the order of the words, or in that of their numbers")
  func order() {
    #expect(Phrase.filled("%@ and %@", with: ["a", "b"]) == "a and b")
    #expect(Phrase.filled("%2$@ before %1$@", with: ["a", "b"]) == "b before a")
    #expect(Phrase.filled("%@ %%", with: ["50"]) == "50 %")
  }

  @Test("A value is never read as a placeholder")
  func values() { #expect(Phrase.filled("%1$@, %2$@", with: ["100 %@", "%1$@"]) == "100 %@, %1$@") }

  @Test(
    "A placeholder without a value stays",
    arguments: ["%", "%@", "%3$@", "%x", "50 % of it", "%0$@", "%99999999999999999999$@"])
  func missing(text: String) { #expect(Phrase.filled(text, with: []) == text) }
}
