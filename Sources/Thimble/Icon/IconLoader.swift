/// Shows icons in images, and stands in for those that are missing.
@MainActor
enum IconLoader {
  /// Shown instead of an icon that cannot be had. GTK itself brings it along.
  static let fallback = "image-missing"

  private static var reported: Set<Icon> = []
  private static var known: Set<String> = []
  private static var isFollowingTheme = false

  /// Shows `icon` in `image`, or the fallback where it cannot be had. Each missing icon is reported once.
  static func show(_ icon: Icon, in image: Image) {
    switch icon.source {
    case .named(let name):
      if isKnown(name) { image.setIcon(named: name) } else { standIn(for: icon, in: image, "the theme has none.") }
    case .file(let path):
      if path.hasSuffix(".svg") {
        // Kept as a file, so that a symbolic one is drawn in the text's colour and any is sharp at its size.
        if Files.isReadable(path) {
          image.setFile(path: path)
        } else {
          standIn(for: icon, in: image, "there is no such file.")
        }
      } else {
        show(icon, in: image) { () throws(HostError) in try Paintable(path: path) }
      }
    case .bytes(let bytes): show(icon, in: image) { () throws(HostError) in try Paintable(bytes: bytes) }
    }
  }

  private static func show(_ icon: Icon, in image: Image, _ load: () throws(HostError) -> Paintable) {
    do throws(HostError) {
      image.setPaintable(try load())
    } catch {
      standIn(for: icon, in: image, error.description)
    }
  }

  private static func standIn(for icon: Icon, in image: Image, _ reason: String) {
    image.setIcon(named: fallback)
    guard reported.insert(icon).inserted else { return }
    Log.warning("Cannot show \(icon): \(reason) Another sign stands in for it.")
  }

  private static func isKnown(_ name: String) -> Bool {
    if known.contains(name) { return true }
    if !isFollowingTheme {
      isFollowingTheme = true
      IconTheme.shared.connect(.changed) { _ in
        known = []
        reported = []
      }
    }
    guard IconTheme.shared.hasIcon(named: name) else { return false }
    known.insert(name)
    return true
  }
}
