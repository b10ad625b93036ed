/// The pages that were shown, for back and forward.
struct PageHistory {
  private var pages: [String] = []
  private var index = -1

  /// The page before the current one, and the one after it; nil for none.
  var previous: String? { index > 0 ? pages[index - 1] : nil }
  var next: String? { index + 1 < pages.count ? pages[index + 1] : nil }

  /// Records a page that is shown: a step back or forward, or a new page, which removes the pages ahead.
  mutating func visit(_ page: String) {
    switch page {
    case _ where index >= 0 && pages[index] == page: break
    case previous: index -= 1
    case next: index += 1
    default:
      pages = pages.prefix(index + 1) + [page]
      index = pages.count - 1
    }
  }
}
