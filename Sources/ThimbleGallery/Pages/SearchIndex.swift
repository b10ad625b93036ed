/// The words by which a search finds a page: its texts, the names in its source, and their names in other systems.
struct SearchIndex {
  private let text: String
  private let names: [String]
  /// The names in other systems.
  private let others: [String]

  /// The texts and the names in other systems, in lower case.
  var words: String { ([text] + others).joined(separator: " ") }

  /// Creates the index. `aliases` are names in other systems, each with the names in source that it stands for. A page
  /// of pictures has no names: they belong to the pages to which it leads.
  @MainActor
  init(of page: GalleryPage, aliases: [String: [String]]) {
    let source = page.source
    let tags = page.tags.map(\.rawValue).joined(separator: " ")
    text = "\(page.title) \(source.category) \(source.description.plain) \(source.keywords) \(tags)".lowercased()
    guard page.samples.contains(where: { $0.target == nil }) else {
      names = []
      others = []
      return
    }
    let own = Set(source.code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { $0.lowercased() })
    let others = aliases.lazy.filter { $0.value.contains { own.contains($0.lowercased()) } }.map { $0.key.lowercased() }
    self.others = others.sorted()
    names = Array(own.union(others))
  }

  /// Returns true if the page has every word of a search, as a part of its texts or, from three letters on, as the
  /// beginning of a name. Dashes in the names of properties are ignored.
  func matches(_ search: String) -> Bool {
    search.lowercased().split(separator: " ").allSatisfy { word in
      if text.contains(word) { return true }
      let name = String(word.filter { $0 != "-" && $0 != "." && $0 != "(" && $0 != ")" })
      return name.count > 2 && names.contains { $0.hasPrefix(name) }
    }
  }
}
