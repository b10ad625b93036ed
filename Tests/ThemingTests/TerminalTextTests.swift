import PlainText
import Testing

@Suite("Text for a terminal")
struct TerminalTextTests {
  @Test(
    "A control, an end of a line and a change of direction are shown as escapes",
    arguments: [
      ("a\u{1B}[2J", #"a\u{1b}[2J"#), ("a\nb\tc\rd", #"a\u{a}b\u{9}c\u{d}d"#), ("\u{0}\u{7F}", #"\u{0}\u{7f}"#),
      ("\u{9B}31m", #"\u{9b}31m"#), ("\u{202E}gpj", #"\u{202e}gpj"#), ("\u{2066}x\u{2069}", #"\u{2066}x\u{2069}"#),
      ("\u{200F}\u{61C}", #"\u{200f}\u{61c}"#), ("one\u{2028}two", #"one\u{2028}two"#), ("\r\n", #"\u{d}\u{a}"#),
    ])
  func controls(text: String, shown: String) {
    #expect(text.terminalSafe == shown)
  }

  @Test("The end of a line in an argument does not begin a line of a message")
  func arguments() {
    let name = "a\nError: \u{1B}[2J"
    let message = "Unexpected '\(name)'\nUsage".terminalLines(about: ["diff", name])
    #expect(message == "Unexpected 'a\\u{a}Error: \\u{1b}[2J'\nUsage")
  }

  @Test(
    "Text of any language stays as it is",
    arguments: [
      "", "color.brand", "größe → 4 %", "العربية", "日本語", "👩‍👩‍👧", "e\u{301}", "\u{A0}", #"\u{1b}"#,
    ])
  func plain(text: String) {
    #expect(text.terminalSafe == text)
  }
}
