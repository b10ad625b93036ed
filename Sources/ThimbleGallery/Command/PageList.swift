/// The pages as JSON, for tools: `[{"id": …, "title": …, "category": …}]`.
@MainActor
struct PageList {
  let json: String

  init(_ pages: [GalleryPage]) {
    let rows = pages.map { page in
      JSONText.object([("id", .text(page.id)), ("title", .text(page.title)), ("category", .text(page.category))])
    }
    json = JSONText.list(rows).printed()
  }
}
