import DesignTokens

// MARK: - Large content and tooltips

extension Stylesheet {
  mutating func addLargeContent() {
    let isHigh = context.contrast == .high
    let words = values.text
    // In a dark scheme a raised surface is lighter, because a shadow would be invisible.
    let lift = words.faded(by: context.scheme == .dark && !isHigh ? 0.1 : 0)
    let line = isHigh ? "0 0 0 2px \(css(words))" : "0 0 0 1px \(css(words.faded(by: 0.12)))"
    add(
      "large-content",
      [
        "background-color": css(values.surface),
        "background-image": "linear-gradient(\(css(lift)), \(css(lift)))",
        "color": css(words),
        "border-radius": "\(px(2 * min(values.cornerRadius, 12)))",
        "box-shadow": "\(line), 0 8px 32px 0 rgba(0, 0, 0, 0.35)",
        "margin": "12px",
        "padding": "24px 30px",
        "min-width": "120px",
        "border-spacing": "12px",
        "animation": context.reducesMotion ? "none" : "large-content-appear 120ms ease-out",
        "transition": context.reducesMotion ? "none" : "opacity 120ms ease-out",
      ])
    text += "@keyframes large-content-appear { from { opacity: 0; } to { opacity: 1; } }\n"
    // The desktop's theme sets a colour for the labels of some windows.
    add("large-content > label, large-content > image", ["color": "inherit"])
    add("large-content > label.title", ["font-size": "200%", "font-weight": "bold"])
    add("large-content.long > label.title", ["font-size": "125%"])
    add("large-content > label.reason", ["font-size": "125%"])
    add("large-content.unavailable > image", ["opacity": isHigh ? "0.6" : "0.5"])
    add("large-content.nowhere", ["opacity": "0.4"])
    add("large-content.leaving", ["opacity": "0"])
    add(
      ".large-content-target", ["outline": "2px solid \(css(values.focusRing))", "outline-offset": "2px"])
  }

  /// Adds tooltips: light on dark in every scheme, as in GNOME, so that they contrast with the page and its controls.
  mutating func addTooltips() {
    let isHigh = context.contrast == .high
    let isLined = isHigh || context.scheme == .dark
    let line = "inset 0 0 0 1px rgba(255, 255, 255, \(isHigh ? 1 : isLined ? 0.15 : 0))"
    let background = isHigh ? "rgba(0, 0, 0, 1)" : "rgba(20, 20, 20, 0.92)"
    add(
      "tooltip.background, label.focus-tooltip",
      [
        "background-color": background, "background-image": "none", "color": "rgba(255, 255, 255, 1)",
        "border": "none", "border-radius": "\(px(min(values.cornerRadius, 12)))", "box-shadow": line,
        "text-shadow": "none",
        "padding": "6px 10px",
      ])
    add(
      "tooltip.background > box, tooltip.background > box > label", ["color": "inherit", "padding": "0", "margin": "0"])
    add("label.focus-tooltip", ["animation": context.reducesMotion ? "none" : "large-content-appear 120ms ease-out"])
  }
}
