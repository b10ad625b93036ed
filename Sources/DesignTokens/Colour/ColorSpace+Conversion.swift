internal import Glibc

// The formulas and numbers are those of CSS Color Module Level 4, "Sample code for Color Conversions".
extension ColorSpace {
  /// Converts a colour of this space to gamma-encoded, unclamped sRGB: values beyond 0…1 lie outside the gamut.
  func srgb(_ value: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .srgb: value
    case .srgbLinear: Transfer.encodeSRGB(value)
    case .hsl: Self.hsl(value)
    case .hwb: Self.hwb(value)
    default: Transfer.encodeSRGB(Matrix3.xyzToLinearSRGB * xyz(value))
    }
  }

  /// Converts a colour of this space to CIE XYZ under D65.
  private func xyz(_ value: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .srgb, .srgbLinear, .hsl, .hwb: Matrix3.linearSRGBToXYZ * Transfer.decodeSRGB(srgb(value))
    case .displayP3: Matrix3.p3ToXYZ * Transfer.decodeSRGB(value)
    case .a98RGB: Matrix3.a98ToXYZ * Transfer.map(value) { Transfer.power($0, 563 / 256) }
    case .prophotoRGB: Matrix3.d50ToD65 * (Matrix3.prophotoToXYZ50 * Transfer.decodeProPhoto(value))
    case .rec2020: Matrix3.rec2020ToXYZ * Transfer.map(value) { Transfer.power($0, Transfer.rec2020Gamma) }
    case .xyzD65: value
    case .xyzD50: Matrix3.d50ToD65 * value
    case .lab: Matrix3.d50ToD65 * Self.lab(value)
    case .lch: Matrix3.d50ToD65 * Self.lab(Self.rectangular(value))
    case .oklab: Oklab.xyz(value)
    case .oklch: Oklab.xyz(Self.rectangular(value))
    }
  }

  /// Converts to lightness, a and b from lightness, chroma and a hue in degrees.
  static func rectangular(_ lch: SIMD3<Double>) -> SIMD3<Double> {
    let angle = lch.z * .pi / 180
    return SIMD3(lch.x, lch.y * cos(angle), lch.y * sin(angle))
  }

  private static func lab(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let kappa = 24389.0 / 27
    let epsilon = 216.0 / 24389
    let fy = (lab.x + 16) / 116
    let fx = lab.y / 500 + fy
    let fz = fy - lab.z / 200
    func axis(_ f: Double) -> Double { f * f * f > epsilon ? f * f * f : (116 * f - 16) / kappa }
    let y = lab.x > kappa * epsilon ? fy * fy * fy : lab.x / kappa
    return SIMD3(axis(fx), y, axis(fz)) * whiteD50
  }

  static let whiteD50 = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)

  private static func hsl(_ hsl: SIMD3<Double>) -> SIMD3<Double> {
    let saturation = hsl.y / 100
    let lightness = hsl.z / 100
    let hue = turned(hsl.x)
    func channel(_ n: Double) -> Double {
      let k = (n + hue / 30).truncatingRemainder(dividingBy: 12)
      return lightness - saturation * min(lightness, 1 - lightness) * max(-1, min(k - 3, 9 - k, 1))
    }
    return SIMD3(channel(0), channel(8), channel(4))
  }

  private static func hwb(_ hwb: SIMD3<Double>) -> SIMD3<Double> {
    let white = hwb.y / 100
    let black = hwb.z / 100
    if white + black >= 1 { return SIMD3(repeating: white / (white + black)) }
    return hsl(SIMD3(hwb.x, 100, 50)) * (1 - white - black) + white
  }
}
