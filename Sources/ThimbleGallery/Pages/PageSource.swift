/// The parts of a page's file: the comment at its head, and its samples.
struct PageSource {
  let category: String
  let title: String
  let description: RichText
  let keywords: String
  /// The whole file.
  let code: String

  /// The texts of a sample: its documentation comment and its body.
  struct SampleText: Equatable {
    let title: String
    let caption: RichText
    let code: String
  }

  init(_ text: String) {
    code = text
    let comment = Self.head(of: text).map { $0.dropFirst(2).drop { $0 == " " } }
    let name = (comment.first ?? "").split(separator: "/", maxSplits: 1)
    category = name.first.map(String.init) ?? ""
    title = name.last.map(String.init) ?? ""
    let keywordPrefix = "Keywords: "
    keywords = comment.first { $0.hasPrefix(keywordPrefix) }.map { String($0.dropFirst(keywordPrefix.count)) } ?? ""
    description = Self.paragraph(comment.dropFirst().filter { !$0.hasPrefix(keywordPrefix) })
  }

  /// Returns the lines of the comment at the head. At its start, a gallery reads only the heads of pages.
  private static func head(of text: String) -> [Substring] {
    var lines: [Substring] = []
    var rest = text.utf8[...]
    while rest.starts(with: "//".utf8) {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      lines.append(Substring(line))
      rest = rest[line.endIndex...].dropFirst()
    }
    return lines
  }

  /// Returns the texts of the function `name`; nil if there is no such function, or it has no comment.
  func sample(_ name: String) -> SampleText? {
    let lines = code.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("  static func \(name)(") }) else { return nil }
    let comment = lines[..<start].reversed().prefix { $0.hasPrefix("  ///") }.reversed()
      .map { $0.dropFirst(5).drop { $0 == " " } }
    guard let title = comment.first else { return nil }
    let head = lines[start]
    guard !head.hasSuffix("}") else {
      // The whole function is on one line.
      let body = head.split(separator: "{", maxSplits: 1).last?.dropLast() ?? ""
      return SampleText(
        title: String(title), caption: Self.paragraph(comment.dropFirst()), code: Self.trimmed(body))
    }
    guard let end = lines[start...].firstIndex(of: "  }") else { return nil }
    let code = lines[(start + 1)..<end].map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }
    return SampleText(
      title: String(title), caption: Self.paragraph(comment.dropFirst()), code: code.joined(separator: "\n"))
  }

  /// Returns true if only comments below the first line differ.
  func hasOtherTextsOnly(than other: PageSource) -> Bool {
    category == other.category && title == other.title && statements == other.statements
  }

  /// The lines without those that are a comment.
  private var statements: [Substring] {
    var isText = false
    return code.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let isComment = !isText && line.drop { $0 == " " }.hasPrefix("//")
      // A literal of several lines may have lines that look like a comment.
      if !isComment, line.ranges(of: "\"\"\"").count % 2 == 1 { isText.toggle() }
      return !isComment
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  private static func paragraph(_ lines: some Sequence<Substring>) -> RichText {
    RichText(lines.filter { !$0.isEmpty }.joined(separator: " "))
  }
}
