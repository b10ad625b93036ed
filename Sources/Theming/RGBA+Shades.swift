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

  /// Lighter, or darker where `amount` is below 0, by a part of Oklab's lightness, in the same hue.
  func lighter(by amount: Double) -> RGBA { withLightness(lightness + amount) }

  /// This background while the pointer is on it, and while it is pressed: away from the ink, so that no state makes its
  /// text harder to read. What is nearly black or white can only come nearer to the ink, and has contrast to spare; on
  /// black it takes larger steps to see any.
  func states(under ink: RGBA) -> (hovered: RGBA, pressed: RGBA) {
    let own = lightness
    let (hovered, pressed) = (0.04, 0.07)
    if ink == .white {
      return own < pressed ? (lighter(by: 0.2), lighter(by: 0.27)) : (lighter(by: -hovered), lighter(by: -pressed))
    }
    return own > 1 - pressed
      ? (lighter(by: -hovered), lighter(by: -pressed)) : (lighter(by: hovered), lighter(by: pressed))
  }

  /// White, or black where that alone can be read or is at least easier to read.
  static func ink(on back: RGBA, atLeast minimum: Double) -> RGBA {
    RGBA.white.contrast(on: back) >= min(minimum, RGBA.black.contrast(on: back)) ? .white : .black
  }

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
