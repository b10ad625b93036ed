internal import Glibc

// The formulas and numbers are those of CSS Color Module Level 4, "Sample code for Color Conversions".
extension ColorSpace {
  /// Converts a gamma-encoded sRGB colour to this space. Nil for spaces in which no colours are changed or mixed.
  func coordinates(ofSRGB srgb: SIMD3<Double>) -> SIMD3<Double>? {
    var xyz: SIMD3<Double> { Matrix3.linearSRGBToXYZ * Transfer.decodeSRGB(srgb) }
    return switch self {
    case .srgb: srgb
    case .srgbLinear: Transfer.decodeSRGB(srgb)
    case .displayP3: Transfer.encodeSRGB(Matrix3.xyzToP3 * xyz)
    case .hsl: Self.hsl(ofSRGB: srgb)
    case .lch: Self.polar(Self.lab(ofXYZ50: Matrix3.d65ToD50 * xyz))
    case .oklab: Oklab.fromSRGB(srgb)
    case .oklch: Self.polar(Oklab.fromSRGB(srgb))
    default: nil
    }
  }

  /// Converts a gamma-encoded sRGB colour to components of a token. The hue of a grey is nil.
  package func components(ofSRGB srgb: SIMD3<Double>) -> [Double?]? {
    coordinates(ofSRGB: srgb).map { value in
      // Rounding leaves greys with a trace of colour.
      let isGrey = value.y < 0.02
      return value.indices.map { $0 == hueIndex && isGrey ? nil : value[$0] }
    }
  }

  private static func hsl(ofSRGB srgb: SIMD3<Double>) -> SIMD3<Double> {
    let (most, least) = (srgb.max(), srgb.min())
    let (lightness, chroma) = ((most + least) / 2, most - least)
    guard chroma > 1e-9 else { return SIMD3(0, 0, lightness * 100) }
    let saturation = lightness <= 0 || lightness >= 1 ? 0 : (most - lightness) / min(lightness, 1 - lightness)
    let hue =
      switch most {
      case srgb.x: (srgb.y - srgb.z) / chroma + (srgb.y < srgb.z ? 6 : 0)
      case srgb.y: (srgb.z - srgb.x) / chroma + 2
      default: (srgb.x - srgb.y) / chroma + 4
      }
    return SIMD3(hue * 60, saturation * 100, lightness * 100)
  }

  private static func lab(ofXYZ50 xyz: SIMD3<Double>) -> SIMD3<Double> {
    let f = Transfer.map(xyz / whiteD50) { $0 > 216.0 / 24389 ? cbrt($0) : (24389.0 / 27 * $0 + 16) / 116 }
    return SIMD3(116 * f.y - 16, 500 * (f.x - f.y), 200 * (f.y - f.z))
  }

  /// Converts to lightness, chroma and a hue in degrees from lightness, a and b.
  private static func polar(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(lab.x, hypot(lab.y, lab.z), turned(atan2(lab.z, lab.y) * 180 / .pi))
  }

  /// Returns the hue in degrees, from 0 up to but not including 360.
  static func turned(_ hue: Double) -> Double {
    let turned = hue - 360 * (hue / 360).rounded(.down)
    return turned < 360 ? turned : 0
  }
}
