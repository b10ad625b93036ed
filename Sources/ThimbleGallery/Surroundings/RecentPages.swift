/// The pages that were viewed last, the newest first.
///
/// The arrow keys in the list and the typing of a search pass pages on the way to another one. Only the last page of
/// such a way counts as viewed.
struct RecentPages: Equatable, Sendable {
  private(set) var pages: [String] = []
  /// The pages before the way that goes on now; nil for none.
  private var beforeWay: [String]?

  /// The current page and five others.
  private static let limit = 6

  init(_ pages: [String] = []) { self.pages = Array(pages.prefix(Self.limit)) }

  /// The pages beside the current one.
  func others(than page: String?) -> [String] { Array(pages.filter { $0 != page }.prefix(Self.limit - 1)) }

  /// Notes a page that is shown. `isPassing` is true for a page on the way to another one.
  mutating func visit(_ page: String, isPassing: Bool = false) {
    let earlier = isPassing ? beforeWay ?? pages : pages
    beforeWay = isPassing ? earlier : nil
    pages = Array(([page] + earlier.filter { $0 != page }).prefix(Self.limit))
  }

  /// Ends the way at the current page, which the user has reached.
  mutating func arrive() { beforeWay = nil }
}
