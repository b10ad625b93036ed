public import DesignTokens

/// Light or dark surroundings.
public enum ColorScheme: String, Sendable, CaseIterable {
  case light
  case dark
}

/// How strongly things stand out from each other.
public enum Contrast: String, Sendable, CaseIterable {
  case normal
  case high
}

/// What a theme is asked for: the surroundings that its values depend on.
public struct ThemeContext: Hashable, Sendable {
  /// Light or dark surroundings.
  public var scheme: ColorScheme
  /// How strongly things stand out.
  public var contrast: Contrast
  /// How much larger than normal text is, 0.1…10: 1 is normal. What lies outside is taken for the nearest end, and what is
  /// no number for 1.
  public var textScale: Double {
    didSet { textScale = Self.usable(textScale) }
  }
  /// Whether nothing shall move.
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

  /// Something that grows as text does, such as an icon beside it: whole logical pixels.
  public func scaled(_ pixels: Double) -> Int { Self.whole(pixels * textScale) }

  /// Room around text, which grows half as fast as text does: whole logical pixels.
  public func scaledRoom(_ pixels: Double) -> Int { Self.whole(pixels * (1 + textScale) / 2) }

  private static func usable(_ textScale: Double) -> Double { textScale.isNaN ? 1 : textScale.clamped(to: 0.1...10) }

  private static func whole(_ pixels: Double) -> Int {
    pixels.isNaN ? 0 : Int(pixels.clamped(to: -1e6...1e6).rounded())
  }
}
