/// The value of a color token, as authored.
public struct ColorValue: Sendable, Hashable {
  /// The space the components are given in.
  public var space: ColorSpace
  /// Three components in the units of the space; nil is the keyword `none`, which counts as 0.
  public var components: [Double?]
  /// Opacity, 0…1.
  public var alpha: Double
  /// The author's fallback as `#rrggbb`, used where the components lie outside sRGB.
  public var hex: String?

  /// Creates a color value.
  ///
  /// Missing components count as `none`.
  package init(space: ColorSpace, components: [Double?], alpha: Double = 1, hex: String? = nil) {
    self.space = space
    self.components = components
    self.alpha = alpha
    self.hex = hex
  }

  /// Creates a color value of the space sRGB.
  package init(_ rgba: RGBA) {
    self.init(space: .srgb, components: [rgba.red, rgba.green, rgba.blue], alpha: rgba.alpha)
  }

  /// The colour as a screen with the sRGB gamut shows it.
  ///
  /// Components that fit are used; otherwise ``hex`` if there is one, otherwise the components mapped by CSS Color 4.
  public var rgba: RGBA {
    let srgb = unclampedSRGB
    if !Oklab.isInGamut(srgb), let hex, var fallback = RGBA(hex: hex) {
      fallback.alpha = min(max(alpha, 0), 1)
      return fallback
    }
    return Self.rgba(Oklab.isInGamut(srgb) ? srgb : Oklab.mapped(srgb), alpha)
  }

  /// The components mapped into sRGB by CSS Color 4, whatever ``hex`` says.
  package var gamutMapped: RGBA { Self.rgba(Oklab.mapped(unclampedSRGB), alpha) }

  /// True if the components fit sRGB.
  var isInSRGB: Bool { Oklab.isInGamut(unclampedSRGB) }

  /// Gamma-encoded sRGB; beyond 0…1 where the colour is outside the gamut.
  package var unclampedSRGB: SIMD3<Double> {
    func component(_ index: Int) -> Double { components.indices.contains(index) ? components[index] ?? 0 : 0 }
    return space.srgb(SIMD3(component(0), component(1), component(2)))
  }

  private static func rgba(_ srgb: SIMD3<Double>, _ alpha: Double) -> RGBA {
    RGBA(red: srgb.x, green: srgb.y, blue: srgb.z, alpha: alpha)
  }
}
