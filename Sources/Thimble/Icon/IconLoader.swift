/// The loader that shows icons in images, with a fallback for missing icons.
@MainActor
enum IconLoader {
  /// The icon shown if the requested icon is missing or unreadable. GTK itself includes it.
  static let fallback = "image-missing"

  private static var known: Set<String> = []
  private static var isFollowingTheme = false

  /// Shows `icon` in `image`, or the fallback if the icon cannot be loaded. Each missing icon is reported once.
  static func show(_ icon: Icon, in image: Image) {
    do throws(HostError) {
      switch icon.source {
      case .named(let name):
        if isKnown(name) { image.setIcon(named: name) } else { report(icon, "the theme has none.", in: image) }
      case .file(let path): try show(path, in: image)
      case .bytes(let bytes): image.setPaintable(try Paintable(bytes: bytes))
      case .paintable(let paintable): image.setPaintable(paintable)
      case .shape(let drawing): image.setPaintable(try SymbolicPaintable(shapeOf: Array(drawing.utf8)))
      }
    } catch {
      report(icon, error.description, in: image)
    }
  }

  private static func show(_ path: String, in image: Image) throws(HostError) {
    let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    if name.hasSuffix("-symbolic") {
      image.setPaintable(try SymbolicPaintable(shapeIn: path))
    } else if path.hasSuffix(".svg") {
      // A file stays sharp at any size, but GTK does not report a missing file.
      try Files.check(path)
      image.setFile(path: path)
    } else {
      image.setPaintable(try Paintable(path: path))
    }
  }

  private static func report(_ icon: Icon, _ reason: String, in image: Image) {
    image.setIcon(named: fallback)
    Log.warningOnce("Cannot show \(icon): \(reason) Another sign stands in for it.")
  }

  private static func isKnown(_ name: String) -> Bool {
    if known.contains(name) { return true }
    if !isFollowingTheme {
      isFollowingTheme = true
      IconTheme.shared.connect(.changed) { _ in known = [] }
    }
    guard IconTheme.shared.hasIcon(named: name) else { return false }
    known.insert(name)
    return true
  }
}
