internal import Glibc

/// Oklab, the space in which colours are mapped into the sRGB gamut.
package enum Oklab {
  static func xyz(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let roots = Matrix3.oklabToLMS * lab
    return Matrix3.lmsToXYZ * (roots * roots * roots)
  }

  package static func fromSRGB(_ srgb: SIMD3<Double>) -> SIMD3<Double> {
    let xyz = Matrix3.linearSRGBToXYZ * Transfer.decodeSRGB(srgb)
    return Matrix3.lmsToOklab * Transfer.map(Matrix3.xyzToLMS * xyz, cbrt)
  }

  /// Maps a gamma-encoded sRGB colour from outside the gamut into it.
  ///
  /// This is the binary search with local clipping of CSS Color 4 ("local MINDE"): chroma is lowered until the clipped colour
  /// is no more than a just noticeable difference (0.02) away. Results are within 0…1.
  package static func mapped(_ srgb: SIMD3<Double>) -> SIMD3<Double> {
    let noticeable = 0.02
    let precision = 1e-4
    let origin = fromSRGB(srgb)
    // A lightness of 1 comes back from sRGB a little smaller.
    if origin.x >= 1 - 1e-6 { return SIMD3(repeating: 1) }
    if origin.x <= 1e-6 { return .zero }
    if isInGamut(srgb) { return clip(srgb) }
    var clipped = clip(srgb)
    if distance(clipped, origin) < noticeable { return clipped }

    let chroma = hypot(origin.y, origin.z)
    var low = 0.0
    var high = chroma
    var lowIsInGamut = true
    while high - low > precision {
      let middle = (low + high) / 2
      guard low < middle, middle < high else { break }
      let current = SIMD3(origin.x, origin.y * middle / chroma, origin.z * middle / chroma)
      let candidate = ColorSpace.oklab.srgb(current)
      if lowIsInGamut, isInGamut(candidate) {
        low = middle
        continue
      }
      clipped = clip(candidate)
      let difference = distance(clipped, current)
      if difference >= noticeable {
        high = middle
      } else {
        if noticeable - difference < precision { return clipped }
        lowIsInGamut = false
        low = middle
      }
    }
    return clipped
  }

  /// Returns true if a colour fits sRGB, with room for the rounding of the matrices.
  static func isInGamut(_ srgb: SIMD3<Double>) -> Bool {
    let tolerance = 1e-6
    return srgb.min() >= -tolerance && srgb.max() <= 1 + tolerance
  }

  private static func clip(_ srgb: SIMD3<Double>) -> SIMD3<Double> {
    srgb.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 1))
  }

  private static func distance(_ srgb: SIMD3<Double>, _ lab: SIMD3<Double>) -> Double {
    let delta = fromSRGB(srgb) - lab
    return (delta * delta).sum().squareRoot()
  }
}
