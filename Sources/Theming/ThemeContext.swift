public import DesignTokens

/// Light or dark surroundings.
public enum ColorScheme: String, Sendable, CaseIterable {
  case light
  case dark
}

/// The contrast of an appearance.
public enum Contrast: String, Sendable, CaseIterable {
  case normal
  case high
}

/// The surroundings that the values of a theme depend on.
public struct ThemeContext: Hashable, Sendable {
  /// Light or dark surroundings.
  public var scheme: ColorScheme
  /// Normal or high contrast.
  public var contrast: Contrast
  /// The size of text, 1 being normal. It is clamped to 0.1…10; NaN becomes 1.
  public var textScale: Double {
    didSet { textScale = Self.usable(textScale) }
  }
  /// Whether animations are off.
  public var reducesMotion: Bool
  /// The desktop's accent colour; nil where it has none.
  public var accent: RGBA?

  /// Surroundings, by default light, of normal contrast and text size, with motion and no accent colour.
  public init(
    scheme: ColorScheme = .light, contrast: Contrast = .normal, textScale: Double = 1, reducesMotion: Bool = false,
    accent: RGBA? = nil
  ) {
    self.scheme = scheme
    self.contrast = contrast
    self.textScale = Self.usable(textScale)
    self.reducesMotion = reducesMotion
    self.accent = accent
  }

  /// A length that grows as text does, such as that of an icon beside it: whole logical pixels.
  public func scaled(_ pixels: Double) -> Int { Self.whole(pixels * textScale) }

  /// Room around text, which grows half as fast as text does: whole logical pixels.
  public func scaledRoom(_ pixels: Double) -> Int { Self.whole(pixels * (1 + textScale) / 2) }

  private static func usable(_ textScale: Double) -> Double { textScale.isNaN ? 1 : textScale.clamped(to: 0.1...10) }

  private static func whole(_ pixels: Double) -> Int {
    pixels.isNaN ? 0 : Int(pixels.clamped(to: -1e6...1e6).rounded())
  }
}
