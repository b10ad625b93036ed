/// Arrows up and down, which icon themes have under no common name.
@MainActor
enum PopUpArrows {
  private static weak var shared: SymbolicPaintable?

  private static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16">\
    <path d="M4 6.5h8L8 2.5zM4 9.5h8l-4 4z"/></svg>
    """

  /// The icon, which all who show it share. The arrow downwards where SVG cannot be drawn.
  static var icon: Icon {
    if let shared { return .paintable(shared) }
    guard let arrows = try? SymbolicPaintable(shapeOf: Array(svg.utf8)) else { return "pan-down-symbolic" }
    shared = arrows
    return .paintable(arrows)
  }
}
