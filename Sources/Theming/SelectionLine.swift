package import DesignTokens

/// The line around a selected button: it is seen without any colour.
package struct SelectionLine {
  /// The line: the colour of the title.
  package let color: RGBA
  /// Its width, logical pixels.
  package let width: Double
  /// The rim around a line that is as pale as the surface, and would only make the button look smaller.
  package let rim: RGBA?

  /// The width of the rim, logical pixels.
  package static let rimWidth = 2.0

  /// The line of a button with these colours.
  ///
  /// - Parameters:
  ///   - width: logical pixels.
  ///   - foreground: the title.
  ///   - background: the button's surface.
  ///   - border: the button's own line.
  ///   - surface: what the button stands on.
  package init(width: Double, foreground: RGBA, background: RGBA, border: RGBA, on surface: RGBA) {
    self.width = width
    color = foreground
    rim = foreground.contrast(on: surface) < 3 ? (border.alpha > 0 ? border : background).over(surface) : nil
  }

  /// The layers of a `box-shadow`. The rim is outside: GTK draws the lines inside in an order of its own.
  package var layers: [String] {
    let line = "inset 0 0 0 \(CSSNumber.text(width, decimals: 3))px \(color.css)"
    return (rim.map { ["0 0 0 \(CSSNumber.text(Self.rimWidth))px \($0.css)"] } ?? []) + [line]
  }
}
