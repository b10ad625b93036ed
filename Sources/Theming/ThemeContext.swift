public import DesignTokens

/// A light or dark colour scheme.
public enum ColorScheme: String, Sendable, CaseIterable {
  /// Dark text on a light surface.
  case light
  /// Light text on a dark surface.
  case dark
}

/// The contrast of an appearance.
public enum Contrast: String, Sendable, CaseIterable {
  /// The contrast of the theme.
  case normal
  /// More contrast, for people who need it.
  case high
}

/// The conditions that the values of a theme depend on.
public struct ThemeContext: Hashable, Sendable {
  /// The light or dark colour scheme.
  public var scheme: ColorScheme
  /// The normal or high contrast.
  public var contrast: Contrast
  /// The text scale; 1 is normal. It is clamped to 0.1…10; NaN becomes 1.
  public var textScale: Double {
    didSet { textScale = Self.usable(textScale) }
  }
  /// Indicates whether animations are off.
  public var reducesMotion: Bool
  /// The desktop's accent colour; nil if it has none.
  public var accent: RGBA?
  /// The colours of libadwaita, for ``Theme/adwaita``; nil if the application does not use libadwaita.
  public var desktopColors: DesktopColors?

  /// Creates a context. By default it is light, with normal contrast and text size, with animations, without an accent
  /// colour and without libadwaita.
  public init(
    scheme: ColorScheme = .light, contrast: Contrast = .normal, textScale: Double = 1, reducesMotion: Bool = false,
    accent: RGBA? = nil, desktopColors: DesktopColors? = nil
  ) {
    self.scheme = scheme
    self.contrast = contrast
    self.textScale = Self.usable(textScale)
    self.reducesMotion = reducesMotion
    self.accent = accent
    self.desktopColors = desktopColors
  }

  /// Returns a length that grows with the text, such as an icon's size, in whole logical pixels. `pixels` is the length
  /// at a text scale of 1.
  public func scaled(_ pixels: Double) -> Int { Self.whole(pixels * textScale) }

  /// Returns a space around text, which grows half as fast as the text, in whole logical pixels. `pixels` is the space
  /// at a text scale of 1.
  public func scaledRoom(_ pixels: Double) -> Int { Self.whole(pixels * (1 + textScale) / 2) }

  private static func usable(_ textScale: Double) -> Double { textScale.isNaN ? 1 : textScale.clamped(to: 0.1...10) }

  private static func whole(_ pixels: Double) -> Int {
    pixels.isNaN ? 0 : Int(pixels.clamped(to: -1e6...1e6).rounded())
  }
}
