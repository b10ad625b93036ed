import GalleryPages
import Thimble

/// A page together with what its own file says about it.
@MainActor
struct GalleryPage {
  let id: String
  let samples: [Sample]
  let source: PageSource

  init(_ page: any Page.Type, source: [UInt8]) {
    id = page.id
    samples = page.samples
    self.source = PageSource(String(decoding: source, as: UTF8.self))
  }

  var title: String { source.title }
  var category: String { source.category }

  /// Whether the page is among the results of a search: every word of it is somewhere in title, category, description
  /// or keywords.
  func matches(_ search: String) -> Bool {
    let text = "\(title) \(category) \(source.description) \(source.keywords)".lowercased()
    return search.lowercased().split(separator: " ").allSatisfy { text.contains($0) }
  }
}
