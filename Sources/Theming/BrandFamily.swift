import DesignTokens

/// The colours derived from a brand colour: its states, the text on it, links, borders and focus rings. A theme's own
/// tokens override them.
struct BrandFamily {
  let brand: RGBA
  let surface: RGBA
  /// The surface of cards, opaque.
  let card: RGBA
  /// The background of a neutral button on hover, which may be translucent.
  let hovered: RGBA
  /// The surface under the `on-color` variants: the brand, unless the theme sets another.
  let colored: RGBA
  /// The minimum contrast: 4.5, or 7 in high contrast.
  let minimum: Double

  /// The path of the brand itself.
  static let brandPath = "theme.color.background.brand"

  /// The derived paths.
  static let paths = [
    "background.brand-hovered", "background.brand-pressed", "background.brand-subtle",
    "background.brand-subtle-hovered", "background.brand-subtle-pressed", "on-background.brand", "foreground.brand",
    "border.brand", "link.default", "link.hovered", "link.pressed", "focus.outline", "on-background.on-color",
    "foreground.on-color", "border.on-color", "focus.on-color", "background.on-color-subtle-hovered",
    "background.on-color-subtle-pressed",
  ].map { "theme.color.\($0)" }

  /// The colours, in the order of ``paths``.
  var colors: [RGBA] {
    let opaque = brand.over(surface)
    let ink = RGBA.ink(on: opaque, atLeast: minimum)
    let inkOnColor = RGBA.ink(on: colored, atLeast: minimum)
    let veil = inkOnColor == .white ? RGBA.black : .white
    let veiled = { (alpha: Double) in RGBA(red: veil.red, green: veil.green, blue: veil.blue, alpha: alpha) }
    let states = opaque.states(under: ink)
    let veils = minimum > 4.5 ? [0.10, 0.15, 0.20] : [0.15, 0.20, 0.27]
    let accent = readable(on: [surface, card], shades: veils, least: minimum)
    let tint = { (alpha: Double) in RGBA(red: accent.red, green: accent.green, blue: accent.blue, alpha: alpha) }
    // The focus ring must be visible on hovered buttons too.
    let backs = [surface, card].flatMap { [$0, hovered.over($0), tint(veils[1]).over($0)] }
    let stronger: Double = surface.relativeLuminance > 0.18 ? -1 : 1
    return [
      states.hovered, states.pressed, tint(veils[0]), tint(veils[1]), tint(veils[2]),
      ink, accent,
      accent, accent, accent.lighter(by: 0.05 * stronger), accent.lighter(by: 0.10 * stronger),
      readable(on: backs, least: 3), onPale, inkOnColor, inkOnColor,
      inkOnColor, veiled(0.12), veiled(0.24),
    ]
  }

  /// Returns the brand colour for the desktop's accent colour: the same hue, darkened until white text has the minimum
  /// contrast. The theme's author cannot correct the contrast, because the user chooses the accent colour.
  static func brand(accent: RGBA, minimum: Double) -> RGBA {
    let candidates = (0..<100).lazy.map { accent.withLightness(accent.lightness - 0.01 * Double($0)) }
    return candidates.first { RGBA.white.contrast(on: $0) >= minimum } ?? .black
  }

  /// Returns a token document with only the derived colours.
  func document() throws(TokenError) -> TokenDocument { try Self.document(zip(Self.paths, colors)) }

  /// Returns a token document with only the brand.
  static func document(brand: RGBA) throws(TokenError) -> TokenDocument { try document([(brandPath, brand)]) }

  /// Returns a token document with these colours by path, named as a part of the kit.
  static func document(_ tokens: some Sequence<(String, RGBA)>) throws(TokenError) -> TokenDocument {
    try TokenDocument(JSONTree(tokens.map { (path: $0, color: $1) }).text, name: "\(FileSnapshot.bundle)/brand")
  }

  /// The darkest background of `on-color-primary`, which it has while pressed: `#dfe7f2`.
  private static let pressedOnColor = RGBA(red: 223 / 255, green: 231 / 255, blue: 242 / 255)

  /// The text colour of `on-color-primary`: the brand, darkened until it is readable.
  private var onPale: RGBA {
    readable(on: [Self.pressedOnColor], least: minimum)
  }

  /// Returns the brand in the nearest lightness with enough contrast on each surface, and on each surface under a layer
  /// of the result with one of these alphas; black or white if no lightness has.
  private func readable(on surfaces: [RGBA], shades: [Double] = [], least: Double) -> RGBA {
    let opaque = brand.over(surface)
    let isOnLight = surfaces[0].relativeLuminance > 0.18
    for step in 0...50 {
      let candidate = opaque.lighter(by: Double(step) * (isOnLight ? -0.02 : 0.02))
      let veils = shades.map { RGBA(red: candidate.red, green: candidate.green, blue: candidate.blue, alpha: $0) }
      let backs = surfaces.flatMap { surface in [surface] + veils.map { $0.over(surface) } }
      if backs.allSatisfy({ candidate.contrast(on: $0) >= least }) { return candidate }
    }
    return isOnLight ? .black : .white
  }
}

extension RGBA {
  /// The colour as a DTCG token: `{"$value": …}`.
  var token: String {
    let components = [red, green, blue].map { JSONWriter.text(of: $0) }.joined(separator: ",")
    return """
      {"$type":"color","$value":{"colorSpace":"srgb","components":[\(components)],"alpha":\(JSONWriter.text(of: alpha))}}
      """
  }
}
