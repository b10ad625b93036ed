import DesignTokens

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
    ["background.\(role)-hovered", "background.\(role)-pressed", "on-background.\(role)"].map { "theme.color.\($0)" }
  }

  /// The colours, in the order of ``paths(of:)``.
  var colors: [RGBA] {
    let opaque = color.over(surface)
    let ink = RGBA.ink(on: opaque, atLeast: minimum)
    let states = opaque.states(under: ink)
    return [states.hovered, states.pressed, ink]
  }

  /// Returns a token document with only the derived colours.
  func document() throws(TokenError) -> TokenDocument {
    try BrandFamily.document(zip(Self.paths(of: role), colors))
  }
}
