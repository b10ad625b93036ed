import Thimble

/// Draws pages to PNG files, each as tall as it needs to be, whatever the screen's size.
@MainActor
struct PageRenderer {
  let session: GallerySession
  let folder: String
  /// The address of one page, which is drawn as the address shows it.
  let address: GalleryAddress
  /// Indicates whether each sample gets a picture of its own, too.
  let drawsSamples: Bool

  /// Draws `pages` in the current surroundings, one after the other, with names that begin with `prefix`.
  ///
  /// - Returns: the names of the pictures, without `.png`.
  /// - Throws: ``HostError`` when a page cannot be drawn or a file cannot be written.
  func render(_ pages: [GalleryPage], in application: Application, prefix: String = "") throws(HostError) -> [String] {
    var names: [String] = []
    for page in pages {
      let shell = GalleryWindow(application, session, page: page)
      defer { shell.window.destroy() }
      shell.window.present()
      guard let content = shell.pageContent else { continue }
      if page.id == address.page { shell.open(address) }
      try shell.window.waitForFrames(2) { content.isLaidOut }
      try draw(content, "\(prefix)\(page.id)", &names)
      guard drawsSamples else { continue }
      for (function, section) in shell.sections { try draw(section, "\(prefix)\(page.id).\(function)", &names) }
    }
    return names
  }

  private func draw(_ widget: Widget, _ name: String, _ names: inout [String]) throws(HostError) {
    try widget.render(toPNG: "\(folder)/\(name).png")
    names.append(name)
  }
}
