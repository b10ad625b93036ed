import Foundation
import PlainText
import Testing

/// Texts in outputs, and searches without regular expressions.
@Suite("Plain text")
struct PlainTextTests {
  private static let texts = ["", "a", "aa", "aaa", "a::b::", "::", "naïve é e\u{301}", "x😀y😀", "a_b-c", "\\\"\n"]
  private static let parts = ["a", "aa", "::", ":", "é", "😀", "_", "\\", "missing"]

  @Test("A search finds what Foundation finds", arguments: texts)
  func searches(text: String) {
    for part in Self.parts {
      let range = text.range(of: part, options: .literal)
      #expect(text.contains(text: part) == (range != nil), "\(part)")
      #expect(text.firstRange(text: part) == range, "\(part)")
      #expect(
        text.replacing(each: part, with: "<>") == text.replacingOccurrences(of: part, with: "<>", options: .literal),
        "\(part)")
    }
  }

  @Test("A part of a text is searched by its own places")
  func substrings() {
    let text = "one, two, three"
    let rest = text.dropFirst(4)
    #expect(rest.firstRange(text: ", ").map { text[..<$0.lowerBound] } == "one, two")
    #expect(rest.replacing(each: ", ", with: "/") == " two/three")
  }

  @Test("An empty text is found nowhere and replaces nothing")
  func empty() {
    #expect("abc".firstRange(text: "") == nil)
    #expect("abc".replacing(each: "", with: "x") == "abc")
  }

  @Test("A literal of Swift has escapes for quotes, backslashes and control characters")
  func literals() {
    #expect(Quoting.literal("a \"b\" \\ c\n\t\u{7}é") == #""a \"b\" \\ c\n\t\u{7}é""#)
  }

  @Test("Markup has entities, and a question mark for characters that XML does not allow")
  func markup() {
    let expected = "&lt;a href=&quot;x&quot;&gt;&amp;&#10;&#9;&#13;??é"
    #expect(Quoting.markup("<a href=\"x\">&\n\t\r\u{1}\u{FFFF}é") == expected)
  }

  @Test("Every character survives a string of JSON")
  func json() throws {
    let text = String(String.UnicodeScalarView((0..<0x300).compactMap { Unicode.Scalar($0) })) + "😀\u{2028}"
    let read = try JSONDecoder().decode([String].self, from: Data("[\(Quoting.json(text))]".utf8))
    #expect(read == [text])
  }
}
