import PlainText
import Thimble

/// Writes the files of a site. The processes that draw write their pages; the process that started them writes the rest.
@MainActor
struct SiteWriter {
  private let folder: SiteFolder
  private let frame: SiteFrame

  /// `pages` are the pages of the site, in order.
  init(_ folder: SiteFolder, _ gallery: Gallery, _ pages: [GalleryPage]) {
    self.folder = folder
    frame = SiteFrame(gallery: gallery, pages: pages)
  }

  /// Writes a page, which a window shows now.
  ///
  /// - Throws: ``HostError`` when a sample does not come to rest, or the file cannot be written.
  func write(_ page: GalleryPage, in shell: GalleryWindow) throws(HostError) {
    // A page takes no pointer while it is drawn, and then nothing on it is a target.
    shell.window.canTarget = true
    var facts: [SampleFacts] = []
    for (function, frame) in shell.frames {
      guard let sample = frame.sample else { continue }
      // Only a control that is wholly in view has a measured target.
      shell.open(GalleryAddress(page: page.id, sample: function), inspects: false)
      try shell.window.waitForFrames(2)
      facts.append(SampleFacts(of: sample, function, in: frame))
    }
    try Files.replace("\(folder.path)/\(SiteFrame.file(of: page))", with: SitePage(page, facts, in: frame).html)
  }

  /// Writes the index, the style and the script, and removes the files of an earlier site that are not in this one.
  ///
  /// - Parameter pictures: the names of the pictures, without `.png`.
  /// - Throws: ``HostError`` when a file cannot be written or removed.
  func finish(pictures: [String]) throws(HostError) {
    let files: [(name: String, text: String)] = [
      (SiteFolder.style, Self.colors + String(decoding: PackageResources.site_css, as: UTF8.self)),
      (SiteFolder.script, String(decoding: PackageResources.site_js, as: UTF8.self)),
      (SiteFrame.index, SiteIndex(frame).html),
    ]
    for (name, text) in files { try Files.replace("\(folder.path)/\(name)", with: text) }
    try folder.removeOthers(
      than: Set([SiteFrame.index] + frame.pages.map(SiteFrame.file)), pictures: Set(pictures.map { "\($0).png" }))
  }

  /// The colours of the theme for the page, and those of source, as the gallery has them.
  private static var colors: String {
    let source = SwiftHighlighter.Kind.allCases.map { kind in
      variable(kind.rawValue) { SourceView.color(of: kind, in: $0) }
    }
    return """
      :root {
      \(surfaces(in: .normal).joined(separator: "\n"))
      \(source.joined(separator: "\n"))
      }
      @media (prefers-contrast: more) {
      :root {
      \(surfaces(in: .high).joined(separator: "\n"))
      }
      }

      """
  }

  private static func surfaces(in contrast: Contrast) -> [String] {
    let palette = { (scheme: ColorScheme) in
      var context = ThemeController.shared.context
      (context.scheme, context.contrast) = (scheme, contrast)
      return GalleryPalette(in: context)
    }
    let (light, dark) = (palette(.light), palette(.dark))
    let colors: [(String, KeyPath<GalleryPalette, String>)] = [
      ("page", \.window), ("side", \.sidebar), ("text", \.text), ("dim", \.dim), ("line", \.line),
      ("picked", \.selected), ("ring", \.focus),
    ]
    return colors.map { name, color in variable(name) { ($0 == .light ? light : dark)[keyPath: color] } }
  }

  /// Returns the declaration of a colour that follows the scheme.
  private static func variable(_ name: String, _ color: (ColorScheme) -> String) -> String {
    "--\(name): light-dark(\(color(.light)), \(color(.dark)));"
  }
}
