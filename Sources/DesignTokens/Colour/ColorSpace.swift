/// The fourteen colour spaces of the DTCG colour module, under the names it gives them.
public enum ColorSpace: String, Sendable, Hashable, CaseIterable {
  /// sRGB, gamma-encoded.
  case srgb
  /// sRGB without gamma.
  case srgbLinear = "srgb-linear"
  /// Hue in degrees, saturation and lightness in percent, of sRGB.
  case hsl
  /// Hue in degrees, whiteness and blackness in percent, of sRGB.
  case hwb
  /// CIE Lab under D50.
  case lab
  /// CIE LCH under D50; the hue comes last.
  case lch
  /// Oklab, lightness 0…1.
  case oklab
  /// OkLCh, lightness 0…1; the hue comes last.
  case oklch
  /// Display P3.
  case displayP3 = "display-p3"
  /// Adobe RGB (1998).
  case a98RGB = "a98-rgb"
  /// ProPhoto RGB, D50.
  case prophotoRGB = "prophoto-rgb"
  /// ITU-R BT.2020, with the gamma 2.4 of CSS Color 4 since August 2025.
  case rec2020
  /// CIE XYZ under D65.
  case xyzD65 = "xyz-d65"
  /// CIE XYZ under D50.
  case xyzD50 = "xyz-d50"

  /// The range that the colour module gives each component.
  var ranges: [ClosedRange<Double>] {
    let all = -Double.infinity...Double.infinity
    return switch self {
    case .hsl, .hwb: [0...360, 0...100, 0...100]
    case .lab: [0...100, all, all]
    case .lch: [0...100, 0...Double.infinity, 0...360]
    case .oklab: [0...1, all, all]
    case .oklch: [0...1, 0...Double.infinity, 0...360]
    default: [0...1, 0...1, 0...1]
    }
  }

  /// The index of the hue component; nil for a space without a hue. The range of a hue does not include 360.
  var hueIndex: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    default: nil
    }
  }
}
