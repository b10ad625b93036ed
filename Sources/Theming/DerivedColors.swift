import DesignTokens

/// Colours by path that a theme lays over its tokens: derived ones, those of the desktop, and repaired ones.
typealias ColorLayer = [(path: String, color: RGBA)]

extension ColorLayer {
  /// The layer as values of tokens.
  var tokens: [(path: String, value: TokenValue)] { map { ($0.path, .color(ColorValue($0.color))) } }
}

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
  static let path = "theme.color.background.brand"

  /// The paths of the colours that the family derives from.
  static let sources = [
    path, "theme.color.background.surface", "theme.color.background.colored", "theme.color.list.card",
    "theme.color.background.neutral-hovered",
  ]

  /// Creates the family of some tokens.
  ///
  /// - Parameters:
  ///   - tokens: the values of ``sources``.
  ///   - minimum: the minimum contrast of text.
  init(_ tokens: [String: TokenValue], minimum: Double) {
    let color = { (path: String) in tokens["theme.color.\(path)"]?.color?.rgba }
    brand = color("background.brand") ?? .black
    surface = (color("background.surface") ?? .white).over(.white)
    card = (color("list.card") ?? .clear).over(surface)
    hovered = color("background.neutral-hovered") ?? .clear
    colored = (color("background.colored") ?? .black).over(surface)
    self.minimum = minimum
  }

  /// The paths of the derived colours.
  static let paths = BrandFamily([:], minimum: 4.5).colors.map(\.path)

  /// The derived colours.
  var colors: ColorLayer {
    let opaque = brand.over(surface)
    let ink = RGBA.ink(on: opaque, atLeast: minimum)
    let inkOnColor = RGBA.ink(on: colored, atLeast: minimum)
    let veil = inkOnColor == .white ? RGBA.black : .white
    let states = opaque.states(under: ink)
    let veils = minimum > 4.5 ? [0.10, 0.15, 0.20] : [0.15, 0.20, 0.27]
    let accent = readable(on: [surface, card], shades: veils, least: minimum)
    // The focus ring must be visible on hovered buttons too.
    let backs = [surface, card].flatMap { [$0, hovered.over($0), accent.with(alpha: veils[1]).over($0)] }
    let stronger: Double = surface.relativeLuminance > 0.18 ? -1 : 1
    return [
      ("theme.color.background.brand-hovered", states.hovered),
      ("theme.color.background.brand-pressed", states.pressed),
      ("theme.color.background.brand-subtle", accent.with(alpha: veils[0])),
      ("theme.color.background.brand-subtle-hovered", accent.with(alpha: veils[1])),
      ("theme.color.background.brand-subtle-pressed", accent.with(alpha: veils[2])),
      ("theme.color.on-background.brand", ink),
      ("theme.color.foreground.brand", accent),
      ("theme.color.border.brand", accent),
      ("theme.color.link.default", accent),
      ("theme.color.link.hovered", accent.lighter(by: 0.05 * stronger)),
      ("theme.color.link.pressed", accent.lighter(by: 0.10 * stronger)),
      ("theme.color.focus.outline", readable(on: backs, least: 3)),
      ("theme.color.on-background.on-color", onPale),
      ("theme.color.foreground.on-color", inkOnColor),
      ("theme.color.border.on-color", inkOnColor),
      ("theme.color.focus.on-color", inkOnColor),
      ("theme.color.background.on-color-subtle-hovered", veil.with(alpha: 0.12)),
      ("theme.color.background.on-color-subtle-pressed", veil.with(alpha: 0.24)),
    ]
  }

  /// Returns the brand colour for the desktop's accent colour: the same hue, darkened until white text has the minimum
  /// contrast. The theme's author cannot correct the contrast, because the user chooses the accent colour.
  static func brand(accent: RGBA, minimum: Double) -> RGBA {
    let candidates = (0..<100).lazy.map { accent.withLightness(accent.lightness - 0.01 * Double($0)) }
    return candidates.first { RGBA.white.contrast(on: $0) >= minimum } ?? .black
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
      let veils = shades.map { candidate.with(alpha: $0) }
      let backs = surfaces.flatMap { surface in [surface] + veils.map { $0.over(surface) } }
      if backs.allSatisfy({ candidate.contrast(on: $0) >= least }) { return candidate }
    }
    return isOnLight ? .black : .white
  }
}

/// The colours derived from a theme's colour for success or danger: its hovered and pressed states and the text on it.
/// A theme's own tokens override them.
struct StatusFamily {
  /// The role: `success` or `danger`.
  let role: String
  let color: RGBA
  let surface: RGBA
  /// The minimum contrast: 4.5, or 7 in high contrast.
  let minimum: Double

  static let roles = ["success", "danger"]

  /// Returns the path of a role's colour itself.
  static func path(of role: String) -> String { "theme.color.background.\(role)" }

  /// Returns the paths of the colours that derive from a role's colour.
  static func paths(of role: String) -> [String] {
    StatusFamily(role: role, color: .black, surface: .white, minimum: 4.5).colors.map(\.path)
  }

  /// The derived colours.
  var colors: ColorLayer {
    let opaque = color.over(surface)
    let ink = RGBA.ink(on: opaque, atLeast: minimum)
    let states = opaque.states(under: ink)
    let path = Self.path(of: role)
    return [
      ("\(path)-hovered", states.hovered), ("\(path)-pressed", states.pressed),
      ("theme.color.on-background.\(role)", ink),
    ]
  }
}

extension RGBA {
  /// Returns the same colour with another alpha.
  fileprivate func with(alpha: Double) -> RGBA { RGBA(red: red, green: green, blue: blue, alpha: alpha) }
}
