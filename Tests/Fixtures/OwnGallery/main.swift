// Marks/Badge
//
// A count beside a word.

import Thimble
import ThimbleGallery

enum BadgePage: Page {
  static let id = "badge"
  static let samples = [Sample("inbox", inbox, play: [.press("Inbox, 3"), .expect("Inbox, 3")])]

  /// Inbox
  ///
  /// Three messages are new.
  static func inbox() -> Widget { Button("Inbox").with { $0.badge = "3" } }
}

Gallery(id: "org.example.Badges", title: "Badges", pages: [GalleryPage(BadgePage.self, file: #filePath)]).main()
