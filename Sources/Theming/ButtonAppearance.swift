public import DesignTokens

/// A button's colours and forms in one state, all concrete.
///
/// A theme has one for each state of a variant, a button style makes others from them, and the stylesheet draws them.
public struct ButtonAppearance: Hashable, Sendable {
  /// The title.
  public var foreground: RGBA
  /// The surface.
  public var background: RGBA
  /// A picture on the surface, by the path of its file.
  public var backgroundImage: String?
  /// The line around, seen where its alpha is above 0.
  public var border: RGBA
  /// The line's width, logical pixels.
  public var borderWidth: Double
  /// The icon; nil for the title's colour.
  public var icon: RGBA?
  /// Shadows, the topmost first.
  public var shadow: [Shadow] = []
  /// The title's shadow.
  public var textShadow: Shadow?
  /// 0…1, of the whole button.
  public var opacity = 1.0
  /// The title's font size, logical pixels; nil for the desktop's.
  public var fontSize: Double?
  /// The title's weight, 1…1000.
  public var fontWeight: Double
  /// Whether the title has a line below.
  public var isUnderlined = false
  /// Whether the title is shown in capitals.
  public var isUppercase = false
  /// The corners' radius, logical pixels; more than half the height makes a pill.
  public var cornerRadius: Double

  /// Whether nothing shows through the surface.
  var isOpaque: Bool { background.alpha >= 1 }
}

extension ThemeValues {
  /// The appearance that the theme gives a variant, by name, in a size, by style class. A variant that it does not know has
  /// no colours.
  package func appearance(
    of variant: String, _ size: String, in state: ButtonState, _ context: ThemeContext
  ) -> ButtonAppearance {
    var result = appearance(of: self.variant(variant), in: state)
    result.fontSize = self.size(size)?.fontSize.map { $0 * context.textScale }
    return result
  }

  func appearance(of variant: VariantStyle?, in state: ButtonState) -> ButtonAppearance {
    var result =
      variant?[state]
      ?? ButtonAppearance(
        foreground: text, background: .clear, border: .clear, borderWidth: borderWidth, fontWeight: fontWeight,
        cornerRadius: cornerRadius)
    if state.contains(.disabled) { result.opacity = disabledOpacity }
    return result
  }
}

extension RGBA {
  /// The same colour with its alpha multiplied by `factor`.
  package func faded(by factor: Double) -> RGBA { RGBA(red: red, green: green, blue: blue, alpha: alpha * factor) }
}
