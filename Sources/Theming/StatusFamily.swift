import DesignTokens

/// The colours that follow from that of success or danger where a theme gives only that: its states and the text on it.
/// A theme's own tokens come after these and win.
struct StatusFamily {
  /// `success` or `danger`.
  let role: String
  let color: RGBA
  let surface: RGBA
  /// 4.5, or 7 in high contrast.
  let minimum: Double

  static let roles = ["success", "danger"]

  /// The colour itself.
  static func path(of role: String) -> String { "theme.color.background.\(role)" }

  /// The paths that follow from it.
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

  /// The colours as a token document that gives no more than them.
  func document() throws(TokenError) -> TokenDocument {
    try BrandFamily.document(zip(Self.paths(of: role), colors))
  }
}
