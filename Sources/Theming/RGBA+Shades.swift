import DesignTokens

extension RGBA {
  /// The opaque colour of the same hue and chroma in OKLCH with another lightness, 0…1, mapped into sRGB and rounded to
  /// what a screen shows.
  func withLightness(_ lightness: Double) -> RGBA {
    let lab = Oklab.fromSRGB(SIMD3(red, green, blue))
    let color = ColorValue(space: .oklab, components: [min(max(lightness, 0), 1), lab.y, lab.z]).gamutMapped
    let bytes = color.bytes.map { Double($0) / 255 }
    return RGBA(red: bytes[0], green: bytes[1], blue: bytes[2])
  }

  /// The lightness in OKLCH, 0…1.
  var lightness: Double { Oklab.fromSRGB(SIMD3(red, green, blue)).x }

  /// The nearest lightness of this colour that has enough contrast with an opaque background; nil when none has.
  func shade(on back: RGBA, atLeast minimum: Double) -> RGBA? {
    nearestShade { $0.contrast(on: back) >= minimum }
  }

  /// The nearest lightness of this colour on which black or white have enough contrast.
  func background(forContrast minimum: Double) -> RGBA? {
    nearestShade { max(RGBA.black.contrast(on: $0), RGBA.white.contrast(on: $0)) >= minimum }
  }

  /// The shade for which something holds that is nearest to this colour, where it holds from there on to black or white.
  private func nearestShade(where holds: (RGBA) -> Bool) -> RGBA? {
    let own = lightness
    let ends = [0.0, 1.0].filter { holds(withLightness($0)) }
    let shades = ends.map { end in
      var (good, bad) = (end, own)
      while abs(good - bad) > 1e-4 {
        let middle = (good + bad) / 2
        if holds(withLightness(middle)) { good = middle } else { bad = middle }
      }
      return good
    }
    return shades.min { abs($0 - own) < abs($1 - own) }.map(withLightness)
  }
}
