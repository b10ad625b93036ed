package import DesignTokens

// MARK: - Toasts

extension Stylesheet {
  /// Adds toasts: light on dark in every scheme, like tooltips, so that they stand out from the content below them.
  mutating func addToasts() {
    let isHigh = context.contrast == .high
    let line = "inset 0 0 0 \(isHigh ? 2 : 1)px rgba(255, 255, 255, \(isHigh ? "1" : "0.12"))"
    add(
      "toast",
      [
        "background-color": css(Self.toastSurface(in: context)), "color": css(.white),
        "border-radius": px(min(2 * values.cornerRadius, 24)), "padding": "6px 9px 6px 18px", "border-spacing": "9px",
        "box-shadow": "\(line), 0 4px 16px 0 rgba(0, 0, 0, 0.3)", "min-height": "\(context.scaled(34))px",
        "animation": context.reducesMotion ? "none" : "large-content-appear 200ms ease-out",
      ])
    add("toast:dir(rtl)", ["padding": "6px 18px 6px 9px"])
    // The desktop's theme sets a colour for the labels of some windows.
    add("toast > label", ["color": "inherit"])
    // The style class of the size makes the selector more specific than that of a button's variant, theme or style.
    add(
      "toast > thimble-button.on-color-secondary.small:focus:focus-visible, "
        + "toast > thimble-button.on-color-link.small:focus:focus-visible", ["outline-color": css(.white)])
  }

  /// The surface of toasts, on which the colours of their buttons must be readable.
  package static func toastSurface(in context: ThemeContext) -> RGBA {
    context.contrast == .high ? .black : RGBA(red: 38 / 255, green: 38 / 255, blue: 42 / 255)
  }
}
