import GalleryPages
import Thimble

/// A page, with the texts from its file.
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

  /// Returns true if title, category, description and keywords contain every word of a search.
  func matches(_ search: String) -> Bool {
    let text = "\(title) \(category) \(source.description) \(source.keywords)".lowercased()
    return search.lowercased().split(separator: " ").allSatisfy { text.contains($0) }
  }
}
