/// The names of other systems for the kit's names, from the page of the documentation that maps them.
enum OtherNames {
  /// Each name of another system such as `showsActivityIndicator`, with the kit's names for it.
  static let all = read(String(decoding: PackageResources.Coming_from_md, as: UTF8.self))

  /// Reads the rows of the tables: names in code voice in the first cell, symbols or code in the second.
  private static func read(_ text: String) -> [String: [String]] {
    var names: [String: [String]] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|")
      guard cells.count > 1 else { continue }
      // The members of a button's parts have words for names, such as `start`, that are on most pages in other senses.
      let own = quoted(in: cells[1]).filter { !$0.hasPrefix("ButtonWork/") && !$0.hasPrefix("ButtonPress/") }
        .compactMap { $0.split(separator: "/").last.map(word) }
      if own.isEmpty { continue }
      for name in quoted(in: cells[0]) { names[word(name), default: []] += own }
    }
    return names
  }

  /// The parts of a text between grave accents.
  private static func quoted(in text: Substring) -> [Substring] {
    // A symbol stands between two accents on each side.
    text.replacing("``", with: "`").split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 && !$0.element.isEmpty }.map(\.element)
  }

  /// The last part of a name without its arguments: `setTitle(_:for:)` becomes `setTitle`, `Size.mini` becomes `mini`.
  private static func word(_ name: Substring) -> String {
    String((name.prefix { $0 != "(" }.split(separator: ".").last ?? "").filter { $0.isLetter || $0.isNumber })
  }
}
