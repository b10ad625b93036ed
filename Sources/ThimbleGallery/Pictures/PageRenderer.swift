import Thimble

/// Draws pages to PNG files at their full height, whatever the screen's size.
@MainActor
struct PageRenderer {
  let session: GallerySession
  let folder: String
  /// An address with changed properties of one page, which the picture shows.
  let address: GalleryAddress
  /// Indicates whether each page gets a picture.
  let drawsPages: Bool
  /// Indicates whether each sample gets its own picture.
  let drawsSamples: Bool

  /// Draws `pages` in the current surroundings, one after the other, with names that begin with `prefix`.
  ///
  /// - Parameters:
  ///   - pages: the pages.
  ///   - application: the application of the windows.
  ///   - prefix: the beginning of each name.
  ///   - tell: called before each page, and after each picture.
  ///   - read: called after each page with the window that shows it.
  /// - Throws: ``HostError`` when a page cannot be drawn or a file cannot be written, and the errors of `read`.
  func render(
    _ pages: [GalleryPage], in application: Application, prefix: String = "", tell: (PictureReport) -> Void,
    read: (GalleryPage, GalleryWindow) throws(HostError) -> Void
  ) throws(HostError) {
    for page in pages {
      let name = prefix + page.id
      tell(.begins(name))
      let shell = GalleryWindow(application, session, page: page)
      defer { shell.window.destroy() }
      // Otherwise the button under the pointer would look hovered.
      shell.window.canTarget = false
      shell.window.present()
      guard let content = shell.pageContent else { continue }
      if page.id == address.page { shell.open(address, inspects: false) }
      try shell.window.waitForFrames(2) { content.isLaidOut }
      if drawsPages { try draw(content, name, tell) }
      if drawsSamples {
        let frames = shell.frames
        for (_, frame) in frames { frame.addStyleClass("bare") }
        try shell.window.waitForFrames(2)
        for (function, frame) in frames { try draw(frame, "\(name).\(function)", tell) }
      }
      try read(page, shell)
    }
  }

  private func draw(_ widget: Widget, _ name: String, _ tell: (PictureReport) -> Void) throws(HostError) {
    try widget.render(toPNG: "\(folder)/\(name).png")
    tell(.drew(name))
  }
}
