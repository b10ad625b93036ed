import DesignTokens

extension RGBA {
  /// Returns the opaque colour with the same hue and chroma in OKLCH and another lightness, 0…1. The colour is mapped
  /// into sRGB and rounded to 8 bits a channel.
  func withLightness(_ lightness: Double) -> RGBA {
    let lab = Oklab.fromSRGB(SIMD3(red, green, blue))
    let color = ColorValue(space: .oklab, components: [min(max(lightness, 0), 1), lab.y, lab.z]).gamutMapped
    let bytes = color.bytes.map { Double($0) / 255 }
    return RGBA(red: bytes[0], green: bytes[1], blue: bytes[2])
  }

  /// The lightness in OKLCH, 0…1.
  var lightness: Double { Oklab.fromSRGB(SIMD3(red, green, blue)).x }

  /// Returns a lighter colour of the same hue, or a darker colour if `amount` is below 0. The amount is a difference of
  /// lightness in Oklab, -1…1.
  func lighter(by amount: Double) -> RGBA { withLightness(lightness + amount) }

  /// Returns this background on hover and while pressed. Its lightness moves away from the text colour, so that the
  /// text stays readable. A background near black or white can only move towards the text colour, and has enough
  /// contrast for that. Near black the steps are larger, so that they are visible.
  func states(under ink: RGBA) -> (hovered: RGBA, pressed: RGBA) {
    let own = lightness
    let (hovered, pressed) = (0.04, 0.07)
    if ink == .white {
      return own < pressed ? (lighter(by: 0.2), lighter(by: 0.27)) : (lighter(by: -hovered), lighter(by: -pressed))
    }
    return own > 1 - pressed
      ? (lighter(by: -hovered), lighter(by: -pressed)) : (lighter(by: hovered), lighter(by: pressed))
  }

  /// Returns the text colour for an opaque background: white if it has the minimum contrast, or no less contrast than
  /// black; otherwise black.
  static func ink(on back: RGBA, atLeast minimum: Double) -> RGBA {
    RGBA.white.contrast(on: back) >= min(minimum, RGBA.black.contrast(on: back)) ? .white : .black
  }

  /// Returns this colour in the nearest lightness that has enough contrast with an opaque background; nil if no
  /// lightness has.
  func shade(on back: RGBA, atLeast minimum: Double) -> RGBA? {
    nearestShade { $0.contrast(on: back) >= minimum }
  }

  /// Returns this colour in the nearest lightness on which black or white has enough contrast; nil if there is none.
  func background(forContrast minimum: Double) -> RGBA? {
    nearestShade { max(RGBA.black.contrast(on: $0), RGBA.white.contrast(on: $0)) >= minimum }
  }

  /// Returns this colour in the nearest lightness on which an opaque text has enough contrast; nil if there is none.
  func background(under text: RGBA, atLeast minimum: Double) -> RGBA? {
    nearestShade { text.contrast(on: $0) >= minimum }
  }

  /// Returns the nearest shade that satisfies a condition; nil if neither black nor white satisfies it. All shades from
  /// the result to black or to white must satisfy it too.
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
