import DesignTokens

// MARK: - Presses

extension Stylesheet {
  /// The time in which an action can be taken back, and the sign of something that is dragged onto a button.
  mutating func addPress() {
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
