import Thimble

/// Draws every page to a PNG, each as tall as it needs to be, whatever the screen's size.
@MainActor
struct PageRenderer {
  let folder: String

  /// Draws `pages`, one after the other.
  ///
  /// - Throws: ``HostError`` when a page cannot be drawn or a file cannot be written.
  func render(_ pages: [GalleryPage], in application: Application) throws(HostError) {
    try Files.makeFolder(folder)
    for page in pages {
      let gallery = GalleryWindow(application, page: page)
      defer { gallery.window.destroy() }
      gallery.window.present()
      guard let content = gallery.pageContent else { continue }
      try gallery.window.waitForFrames(2) { content.isLaidOut }
      try content.render(toPNG: "\(folder)/\(page.id).png")
    }
  }
}
