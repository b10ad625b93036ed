import DesignTokens

// MARK: - Presses

extension Stylesheet {
  /// What a press draws between surface and content, and the sign of something that is dragged onto a button.
  mutating func addPress(_ node: String) {
    add("\(node) > press-canvas", ["color": "inherit", "opacity": context.contrast == .high ? "0.3" : "0.14"])
    for variant in values.variants where variant.isOpaque {
      let look = variant.normal
      // Light words on a strong colour need a darker ground to stay as readable as they are.
      guard look.foreground.relativeLuminance > 0.5, look.background.relativeLuminance > 0.03 else { continue }
      add(
        "\(node).\(CSSText.identifier(variant.name)) > press-canvas",
        ["color": "rgba(0, 0, 0, 1)", "opacity": context.contrast == .high ? "0.5" : "0.28"])
    }
    // While an action can be taken back, its icon makes room for what is left of the time.
    add("\(node).undoable > ring.countdown", ["opacity": "1", "transition": "none"])
    add("\(node).undoable.icon-and-title > image, \(node).undoable.icon-only > image", ["opacity": "0"])
    let ring = "2px solid \(css(values.focusRing))"
    add(
      "\(node).drag-dwell",
      [
        "outline": ring, "outline-offset": "2px",
        "animation": context.reducesMotion ? "none" : "drag-dwell 250ms ease-in-out infinite alternate",
      ])
    text += "@keyframes drag-dwell { from { opacity: 1; } to { opacity: 0.6; } }\n"
  }
}
