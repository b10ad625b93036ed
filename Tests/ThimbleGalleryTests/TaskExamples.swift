import Thimble
import ThimbleGallery

// The lines of the page "Members by task" of ThimbleGallery, compiled. A test looks them up here.

@MainActor
enum TaskExamples {
  enum BadgePage: Page {
    static let id = "badge"
    static let tags = [Sample.Tag.experimental]
    static let samples = [Sample("inbox", inbox)]

    static func inbox() -> Widget { Button("Inbox").with { $0.badge = "3" } }
  }

  static func pages(_ source: [UInt8]) {
    let (id, inbox) = ("org.example.Badges", BadgePage.inbox)
    let page = GalleryPage(BadgePage.self, file: #filePath)
    let embedded = GalleryPage(BadgePage.self, source: source)
    let samples = [
      Sample("inbox", inbox),
      Sample("inbox", inbox, tags: [.new]),
      Sample("inbox", inbox, controls: ["badge", "title"]),
      Sample("inbox", inbox, background: .colored),
      Sample("inbox", inbox, decorate: { sample in Box(.vertical) { sample }.with { $0.setSizeRequest(width: 280) } }),
      Sample("inbox", inbox, play: .press("Inbox, 3", shows: "Empty")),
      Sample("badge", leadingTo: "badge", inbox),
    ]
    Gallery(id: id, title: "Badges", components: [Button.self], pages: [page, embedded]).main()
    _ = samples
  }

  static let steps: [PlayStep] = [
    .press("Save"),
    .type("Milk", into: "Title"),
    .expect("Save", is: .busy),
    .expect("Saved", within: .seconds(5)),
    .expectNone("Error"),
  ]

  static let behaviours: [[PlayStep]] = [
    .choose("Copy", from: "More", shows: "Copied"),
    .toggle("Repeat"),
    .work("Save", shows: "Saved"),
  ]
}
