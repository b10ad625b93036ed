import Thimble

/// The folder of a site, in which an earlier site of the same gallery is replaced.
struct SiteFolder: Sendable {
  let path: String

  /// The folder of the pictures, within the site.
  static let pictures = "pictures"
  static let style = "site.css"
  static let script = "site.js"

  /// Returns the tag by which a page says that it belongs to a site of the gallery with this id.
  static func mark(of gallery: String) -> String { "<meta name=\"generator\" content=\"\(gallery)\">" }

  /// Returns a file or folder in the folder that is not of a site of the gallery with this id; nil if there is none, as in
  /// an empty or a missing folder.
  func foreignName(of gallery: String) -> String? {
    let names = (try? Files.names(inFolder: path)) ?? []
    return names.sorted().first { name in
      switch name {
      case Self.style, Self.script: false
      case Self.pictures: ((try? Files.names(inFolder: "\(path)/\(name)")) ?? []).contains { !$0.hasSuffix(".png") }
      default: !isPage(name, of: gallery)
      }
    }
  }

  private func isPage(_ name: String, of gallery: String) -> Bool {
    guard name.hasSuffix(".html"), let bytes = try? Files.read("\(path)/\(name)") else { return false }
    return String(decoding: bytes, as: UTF8.self).contains(Self.mark(of: gallery))
  }

  /// Removes the pages and pictures of an earlier site that are not in this one.
  ///
  /// - Throws: ``HostError`` when a file cannot be removed.
  @MainActor
  func removeOthers(than pages: Set<String>, pictures: Set<String>) throws(HostError) {
    for name in try Files.names(inFolder: path) where name.hasSuffix(".html") && !pages.contains(name) {
      try Files.remove("\(path)/\(name)")
    }
    let folder = "\(path)/\(Self.pictures)"
    for name in try Files.names(inFolder: folder) where !pictures.contains(name) {
      try Files.remove("\(folder)/\(name)")
    }
  }
}
