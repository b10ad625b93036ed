internal import Glibc

// The formulas and numbers are those of CSS Color Module Level 4, "Sample code for Color Conversions".
extension ColorSpace {
  /// A gamma-encoded sRGB colour in this space, for the spaces in which tools change colours; nil for the others. A hue
  /// of a grey is nil.
  func components(ofSRGB srgb: SIMD3<Double>) -> [Double?]? {
    switch self {
    case .srgb: [srgb.x, srgb.y, srgb.z]
    case .hsl: Self.hslComponents(srgb)
    case .displayP3:
      {
        let p3 = Transfer.encodeSRGB(Matrix3.xyzToP3 * (Matrix3.linearSRGBToXYZ * Transfer.decodeSRGB(srgb)))
        return [p3.x, p3.y, p3.z]
      }()
    case .lch: Self.lchComponents(Matrix3.d65ToD50 * (Matrix3.linearSRGBToXYZ * Transfer.decodeSRGB(srgb)))
    default: nil
    }
  }

  private static func hslComponents(_ srgb: SIMD3<Double>) -> [Double?] {
    let (most, least) = (srgb.max(), srgb.min())
    let (lightness, chroma) = ((most + least) / 2, most - least)
    guard chroma > 1e-9 else { return [nil, 0, lightness * 100] }
    let saturation = lightness <= 0 || lightness >= 1 ? 0 : (most - lightness) / min(lightness, 1 - lightness)
    let hue =
      switch most {
      case srgb.x: (srgb.y - srgb.z) / chroma + (srgb.y < srgb.z ? 6 : 0)
      case srgb.y: (srgb.z - srgb.x) / chroma + 2
      default: (srgb.x - srgb.y) / chroma + 4
      }
    return [hue * 60, saturation * 100, lightness * 100]
  }

  private static func lchComponents(_ xyz: SIMD3<Double>) -> [Double?] {
    let white = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
    let f = Transfer.map(xyz / white) { $0 > 216.0 / 24389 ? cbrt($0) : (24389.0 / 27 * $0 + 16) / 116 }
    let (a, b) = (500 * (f.x - f.y), 200 * (f.y - f.z))
    let hue = atan2(b, a) * 180 / .pi
    // Rounding leaves greys with a trace of colour.
    return [116 * f.y - 16, hypot(a, b), abs(a) < 0.02 && abs(b) < 0.02 ? nil : hue < 0 ? hue + 360 : hue]
  }
}
