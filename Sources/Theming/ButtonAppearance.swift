public import DesignTokens

/// The concrete colours and forms of a button in one state.
///
/// A theme has an appearance for each state of a variant. Button styles change it, and the stylesheet applies the
/// result.
public struct ButtonAppearance: Hashable, Sendable {
  /// The title's colour.
  public var foreground: RGBA
  /// The colour of the background.
  public var background: RGBA
  /// The file path of an image that covers the background; nil for none.
  public var backgroundImage: String?
  /// The border's colour. The border is visible if its alpha is above 0.
  public var border: RGBA
  /// The border's width, logical pixels.
  public var borderWidth: Double
  /// The icon's colour; nil for the title's.
  public var icon: RGBA?
  /// The shadows, the topmost first.
  public var shadow: [Shadow] = []
  /// The title's shadow; nil for none.
  public var textShadow: Shadow?
  /// The opacity of the whole button, 0…1.
  public var opacity = 1.0
  /// The title's font size, logical pixels; nil for the desktop's.
  public var fontSize: Double?
  /// The title's font weight, 1…1000.
  public var fontWeight: Double
  /// Indicates whether the title is underlined.
  public var isUnderlined = false
  /// Indicates whether the title is shown in capitals.
  public var isUppercase = false
  /// The corner radius, logical pixels. A radius above half the height makes a pill.
  public var cornerRadius: Double

  /// Indicates whether the background is opaque.
  var isOpaque: Bool { background.alpha >= 1 }
}

extension ThemeValues {
  /// Returns the theme's appearance of a variant, by name, in a size, by style class. An unknown variant has the
  /// theme's text colour and no background.
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
  /// Returns the same colour with its alpha multiplied by `factor`.
  package func faded(by factor: Double) -> RGBA { RGBA(red: red, green: green, blue: blue, alpha: alpha * factor) }
}
