public import DesignTokens

/// An sRGB colour, or a pair of colours for light and dark schemes.
public struct Color: Hashable, Sendable {
  private let light: RGBA
  private let dark: RGBA

  /// Creates a colour that is the same in both schemes. Components are clamped to 0…1; NaN becomes 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    light = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    dark = light
  }

  /// Creates a colour from a hexadecimal number as in CSS: `0x3584e4` is `#3584e4`. The alpha is clamped to 0…1.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 8) & 0xff) / 255, blue: Double(hex & 0xff) / 255,
      alpha: alpha)
  }

  /// Creates a colour from the light colour of `light` and the dark colour of `dark`.
  public init(light: Color, dark: Color) {
    self.light = light.light
    self.dark = dark.dark
  }

  /// Returns the same colour with its alpha multiplied by `factor`.
  public func withAlpha(multipliedBy factor: Double) -> Color {
    Color(light: Color(light.faded(by: factor)), dark: Color(dark.faded(by: factor)))
  }
}

extension Color {
  /// Fully transparent.
  public static let clear = Color(hex: 0, alpha: 0)
  /// `#ffffff`.
  public static let white = Color(hex: 0xffffff)
  /// `#000000`.
  public static let black = Color(hex: 0)
}

// MARK: - Conversion between tokens and controls

extension Color {
  /// Returns the colour in a scheme.
  public func rgba(in scheme: ColorScheme) -> RGBA { scheme == .dark ? dark : light }

  /// Creates a colour that is the same in both schemes from a colour of a token.
  public init(_ rgba: RGBA) { self.init(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha) }

  /// Returns the colour as GTK's CSS: `rgb(28,113,216)`.
  package func css(in scheme: ColorScheme) -> String { rgba(in: scheme).css }
}
