import DesignTokens

extension RGBA {
  /// Returns the opaque colour with the same hue and chroma in OKLCH and another lightness, 0…1, mapped into sRGB and
  /// rounded to displayable values.
  func withLightness(_ lightness: Double) -> RGBA {
    let lab = Oklab.fromSRGB(SIMD3(red, green, blue))
    let color = ColorValue(space: .oklab, components: [min(max(lightness, 0), 1), lab.y, lab.z]).gamutMapped
    let bytes = color.bytes.map { Double($0) / 255 }
    return RGBA(red: bytes[0], green: bytes[1], blue: bytes[2])
  }

  /// The lightness in OKLCH, 0…1.
  var lightness: Double { Oklab.fromSRGB(SIMD3(red, green, blue)).x }

  /// Returns a lighter colour of the same hue, or a darker one if `amount` is below 0, by a difference of Oklab's
  /// lightness.
  func lighter(by amount: Double) -> RGBA { withLightness(lightness + amount) }

  /// Returns this background on hover and while pressed. It moves away from the text colour, so that no state makes the
  /// text less readable. A background near black or white can only move towards the text colour, and has enough
  /// contrast for it. On black the steps are larger, to be visible.
  func states(under ink: RGBA) -> (hovered: RGBA, pressed: RGBA) {
    let own = lightness
    let (hovered, pressed) = (0.04, 0.07)
    if ink == .white {
      return own < pressed ? (lighter(by: 0.2), lighter(by: 0.27)) : (lighter(by: -hovered), lighter(by: -pressed))
    }
    return own > 1 - pressed
      ? (lighter(by: -hovered), lighter(by: -pressed)) : (lighter(by: hovered), lighter(by: pressed))
  }

  /// Returns white; or black if only black is readable, or at least more readable.
  static func ink(on back: RGBA, atLeast minimum: Double) -> RGBA {
    RGBA.white.contrast(on: back) >= min(minimum, RGBA.black.contrast(on: back)) ? .white : .black
  }

  /// Returns the nearest lightness of this colour that has enough contrast with an opaque background; nil if none has.
  func shade(on back: RGBA, atLeast minimum: Double) -> RGBA? {
    nearestShade { $0.contrast(on: back) >= minimum }
  }

  /// Returns the nearest lightness of this colour on which black or white has enough contrast.
  func background(forContrast minimum: Double) -> RGBA? {
    nearestShade { max(RGBA.black.contrast(on: $0), RGBA.white.contrast(on: $0)) >= minimum }
  }

  /// Returns the nearest lightness of this colour on which an opaque text has enough contrast; nil if none has.
  func background(under text: RGBA, atLeast minimum: Double) -> RGBA? {
    nearestShade { text.contrast(on: $0) >= minimum }
  }

  /// Returns the nearest shade that satisfies a condition, if all shades from there to black or white satisfy it.
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
