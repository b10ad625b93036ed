import DesignTokens

// MARK: - Toasts

extension Stylesheet {
  /// Adds toasts: light on dark in every scheme, like tooltips, so that they stand out from the content below them.
  mutating func addToasts() {
    let isHigh = context.contrast == .high
    let line = "inset 0 0 0 \(isHigh ? 2 : 1)px rgba(255, 255, 255, \(isHigh ? "1" : "0.12"))"
    add(
      "toast",
      [
        "background-color": isHigh ? "rgba(0, 0, 0, 1)" : "rgba(38, 38, 42, 1)", "color": "rgba(255, 255, 255, 1)",
        "border-radius": px(min(2 * values.cornerRadius, 24)), "padding": "6px 9px 6px 18px", "border-spacing": "9px",
        "box-shadow": "\(line), 0 4px 16px 0 rgba(0, 0, 0, 0.3)", "min-height": "\(context.scaled(34))px",
        "animation": context.reducesMotion ? "none" : "large-content-appear 200ms ease-out",
      ])
    add("toast:dir(rtl)", ["padding": "6px 18px 6px 9px"])
    // The desktop's theme sets a colour for the labels of some windows.
    add("toast > label", ["color": "inherit"])
  }
}
