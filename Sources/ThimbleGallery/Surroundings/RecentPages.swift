/// The pages that were viewed last, the newest first.
///
/// Arrow keys in the list, and typing a search, pass over pages on the way to another one. Only the last page counts as
/// viewed.
struct RecentPages: Equatable, Sendable {
  private(set) var pages: [String] = []
  /// The recent pages before the user began to pass over pages; nil if the user is on a page.
  private var beforeWay: [String]?

  /// The number of pages to keep: the current one and five others.
  private static let limit = 6

  init(_ pages: [String] = []) { self.pages = Array(pages.prefix(Self.limit)) }

  /// Returns the recent pages without the current one.
  func others(than page: String?) -> [String] { Array(pages.filter { $0 != page }.prefix(Self.limit - 1)) }

  /// Records a page that is shown. `isPassing` is true for a page on the way to another one.
  mutating func visit(_ page: String, isPassing: Bool = false) {
    let earlier = isPassing ? beforeWay ?? pages : pages
    beforeWay = isPassing ? earlier : nil
    pages = Array(([page] + earlier.filter { $0 != page }).prefix(Self.limit))
  }

  /// Counts the current page as viewed.
  mutating func arrive() { beforeWay = nil }
}
