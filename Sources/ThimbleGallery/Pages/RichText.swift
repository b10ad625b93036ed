import PlainText

/// A text with a little Markdown: `**bold**`, `` `code` `` and `[links](https://example.org)`.
///
/// Everything else is text as it is, also a mark without its end, and a link to another kind of address.
struct RichText: Equatable, Sendable {
  enum Part: Equatable, Sendable {
    case text(String)
    case bold(String)
    case code(String)
    case link(String, address: String)
  }

  let parts: [Part]

  init(_ source: String) {
    var (parts, text, rest) = ([Part](), "", Substring(source))
    while let first = rest.first {
      if let (part, end) = Self.part(at: rest) {
        if !text.isEmpty { parts.append(.text(text)) }
        parts.append(part)
        (text, rest) = ("", end)
      } else {
        text.append(first)
        rest = rest.dropFirst()
      }
    }
    self.parts = text.isEmpty ? parts : parts + [.text(text)]
  }

  /// The text without marks.
  var plain: String {
    parts.map { part in
      switch part {
      case .text(let text), .bold(let text), .code(let text), .link(let text, _): text
      }
    }
    .joined()
  }

  /// The text as Pango markup, for a label.
  var markup: String { tagged(bold: "b", code: "tt") }

  /// The text as HTML.
  var html: String { tagged(bold: "strong", code: "code") }

  private func tagged(bold: String, code: String) -> String {
    parts.map { part in
      switch part {
      case .text(let text): Quoting.markup(text)
      case .bold(let text): "<\(bold)>\(Quoting.markup(text))</\(bold)>"
      case .code(let text): "<\(code)>\(Quoting.markup(text))</\(code)>"
      case .link(let text, let address): "<a href=\"\(Quoting.markup(address))\">\(Quoting.markup(text))</a>"
      }
    }
    .joined()
  }

  // MARK: Reading

  /// The beginnings of the addresses that a link may have.
  private static let schemes = ["https://", "http://", "mailto:"]

  /// Returns the part with marks at the beginning of a text, and the rest; nil if there is none.
  private static func part(at text: Substring) -> (part: Part, rest: Substring)? {
    let marks: [(mark: String, part: (String) -> Part)] = [("**", Part.bold), ("``", Part.code), ("`", Part.code)]
    if let (mark, part) = marks.first(where: { text.hasPrefix($0.mark) }) {
      return split(text.dropFirst(mark.count), before: mark).map { (part($0), $1) }
    }
    guard text.hasPrefix("["), let (words, target) = split(text.dropFirst(), before: "]("),
      let (address, rest) = split(target, before: ")"), schemes.contains(where: address.hasPrefix)
    else { return nil }
    return (.link(words, address: address), rest)
  }

  /// Returns the text before a mark and the rest after it; nil without the mark, or with nothing or a space before it.
  private static func split(_ text: Substring, before mark: String) -> (String, Substring)? {
    guard let range = text.firstRange(of: mark) else { return nil }
    let inner = text[..<range.lowerBound]
    guard let first = inner.first, let last = inner.last, first != " ", last != " " else { return nil }
    return (String(inner), text[range.upperBound...])
  }
}
