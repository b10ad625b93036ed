/// The loader of icons, with a fallback for missing icons.
@MainActor
enum IconLoader {
  /// The icon shown if the requested icon is missing or unreadable. GTK itself includes it.
  static let fallback = "image-missing"

  private static var named: [String: IconDrawing] = [:]
  private static var isFollowingTheme = false
  /// Called after a change of the icon theme. Drawings of icons by name may show other icons then.
  static let themeChanges = Observers<Void>()

  /// Returns the drawing of an icon, or of the fallback if the icon cannot be loaded. Each missing icon is reported
  /// once. Buttons with the same icon of the theme share one drawing.
  static func drawing(_ icon: Icon) -> IconDrawing {
    do throws(HostError) {
      return switch icon.source {
      case .named(let name): try drawing(named: name)
      case .file(let path): try drawing(ofFile: path)
      case .bytes(let bytes): IconDrawing(try Paintable(bytes: bytes))
      case .paintable(let paintable): IconDrawing(paintable)
      case .shape(let shape): IconDrawing(try SymbolicPaintable(shapeOf: Array(shape.utf8)))
      }
    } catch {
      return missing(icon, error.description)
    }
  }

  private static func drawing(named name: String) throws(HostError) -> IconDrawing {
    if let known = named[name] { return known }
    followTheme()
    guard IconTheme.shared.hasIcon(named: name) else { return missing(.named(name), "the theme has none.") }
    let new = IconDrawing(named: name)
    named[name] = new
    return new
  }

  private static func drawing(ofFile path: String) throws(HostError) -> IconDrawing {
    let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    if name.hasSuffix("-symbolic") { return IconDrawing(try SymbolicPaintable(shapeIn: path)) }
    guard path.hasSuffix(".svg") else { return IconDrawing(try Paintable(path: path)) }
    // A file stays sharp at any size, but GTK does not report a missing file.
    try Files.check(path)
    return IconDrawing(file: path)
  }

  private static func missing(_ icon: Icon, _ reason: String) -> IconDrawing {
    Log.warningOnce("Cannot show \(icon): \(reason) A placeholder is shown.")
    return IconDrawing(named: fallback)
  }

  private static func followTheme() {
    guard !isFollowingTheme else { return }
    isFollowingTheme = true
    IconTheme.shared.connect(.changed) { _ in
      for drawing in named.values { drawing.forget() }
      named = [:]
      themeChanges.tell(())
    }
  }
}
