import Glibc

/// The luminance and the contrast of colors, as WCAG 2.2 defines them.
package enum Luminance {
  /// The linear light of a component of sRGB, by its value.
  private static let linear: [Double] = (0...255).map { value in
    let share = Double(value) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }

  /// Returns the relative luminance of a color: 0 for black, 1 for white.
  package static func of(_ color: UInt32) -> Double {
    0.2126 * linear[Int(color >> 16 & 255)] + 0.7152 * linear[Int(color >> 8 & 255)] + 0.0722 * linear[Int(color & 255)]
  }

  /// Returns the contrast of two colors, from 1 to 21.
  package static func contrast(_ one: UInt32, _ two: UInt32) -> Double {
    if one == two { return 1 }
    let (a, b) = (of(one), of(two))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}
