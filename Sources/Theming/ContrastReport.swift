public import DesignTokens

/// A WCAG 2.2 contrast report for the pairs of colours of a theme's buttons in one context.
///
/// Each pair is on the surface where its contrast is least: the window, a card in it (`theme.color.list.card`), or the
/// coloured surface for the variants that need it. Disabled buttons are left out, because WCAG requires no contrast of
/// them.
public struct ContrastReport: Sendable {
  /// A pair of colours.
  public struct Pair: Hashable, Sendable {
    /// The use of the front colour.
    public enum Kind: String, Sendable {
      /// Text, which needs 4.5:1 (1.4.3), or 7:1 in high contrast (1.4.6).
      case foreground
      /// An icon with a colour of its own, which needs 3:1 (1.4.11).
      case icon
      /// A border of a button whose background does not differ from the surface, which needs 3:1 (1.4.11).
      case border
      /// The focus ring on its surface, which needs 3:1 (1.4.11).
      case focusRing = "focus ring"
    }

    /// The name of the variant; empty for the focus ring.
    public var variant: String
    /// The state of the button.
    public var state: ButtonState
    /// The use of the front colour.
    public var kind: Kind
    /// The path of the front colour's token in this state. The theme may set the colour in another state instead.
    public var path: String
    /// The front colour as visible, over the back colour.
    public var front: RGBA
    /// The back colour as visible, over the surface.
    public var back: RGBA
    /// The contrast ratio, 1…21.
    public var ratio: Double
    /// The minimum ratio that passes.
    public var minimum: Double
    /// The context, such as `dark, high contrast`.
    public var context: String

    /// Indicates whether the pair has enough contrast. Ratios are compared unrounded, as in WCAG.
    public var passes: Bool { ratio >= minimum }
  }

  static let focusRing = "theme.color.focus.outline"
  static let focusRingOnColor = "theme.color.focus.on-color"

  /// All pairs, variant by variant.
  public let pairs: [Pair]
  /// The pairs with too little contrast.
  public var failures: [Pair] { pairs.filter { !$0.passes } }

  /// Creates the report of a theme in a context.
  public init(_ theme: Theme, in context: ThemeContext) {
    self.init(theme.values(in: context), ThemeInputs(context))
  }

  init(_ values: ThemeValues, _ inputs: ThemeInputs) {
    let name = inputs.scheme.rawValue + (inputs.contrast == .high ? ", high contrast" : "")
    let text = inputs.contrast == .high ? 7 : 4.5
    var pairs: [Pair] = []
    func add(
      _ variant: String, _ state: ButtonState, _ kind: Pair.Kind, _ front: RGBA, _ back: RGBA, _ least: Double,
      path: String? = nil
    ) {
      pairs.append(
        Pair(
          variant: variant, state: state, kind: kind,
          path: path ?? "theme.color.button.\(variant).\(state.tokenName).\(kind.rawValue)",
          front: front.over(back), back: back, ratio: front.contrast(on: back), minimum: least, context: name))
    }
    let (ring, ringOnColor) = (values.focusRing, values.focusRingOnColor)
    add("", .focused, .focusRing, ring, values.hardestSurface(for: ring), 3, path: Self.focusRing)
    add("", .focused, .focusRing, ringOnColor, values.coloredSurface, 3, path: Self.focusRingOnColor)
    for variant in values.variants {
      // WCAG requires no contrast of disabled controls.
      for state in ButtonState.inTokens where state != .disabled {
        let look = variant[state]
        if state != .normal, look == variant.normal { continue }
        let surface = values.hardestSurface(under: look, isOnColor: variant.isOnColor)
        let back = look.background.over(surface)
        add(variant.name, state, .foreground, look.foreground, back, text)
        if let icon = look.icon { add(variant.name, state, .icon, icon, back, 3) }
        if state == .normal, look.border.alpha > 0, back.contrast(on: surface) < 1.05 {
          add(variant.name, state, .border, look.border, surface, 3)
        }
      }
    }
    self.pairs = pairs
  }
}

extension ContrastReport.Pair {
  /// The nearest front colour of the same hue that passes; nil if no lightness has enough contrast with the back
  /// colour.
  package var passing: RGBA? { passes ? front : front.shade(on: back, atLeast: minimum) }

  /// The failure as a warning.
  package var diagnostic: Diagnostic { diagnostic(at: nil) }

  func diagnostic(at location: SourceLocation?) -> Diagnostic {
    let remedy = passing.map { "\($0.hex) would pass" } ?? "no shade of this color has enough contrast on \(back.hex)"
    return Diagnostic(
      severity: .warning, code: .contrast,
      message: "\(front.hex) on \(back.hex) has a contrast of \(shown(ratio)):1 (\(context))",
      location: location, path: path, advice: "WCAG 2.2 asks for \(shown(minimum)):1; \(remedy)", keepsValue: true)
  }

  /// Returns the ratio as text, rounded down so that a failure never looks like a pass.
  func shown(_ ratio: Double) -> String { CSSNumber.text((ratio * 100).rounded(.down) / 100, decimals: 2) }
}

extension DiagnosticCode {
  /// A pair of colours of a theme has too little contrast.
  public static let contrast = DiagnosticCode(rawValue: "contrast")
}

extension ContrastReport {
  /// Returns a ratio with one decimal place, such as `4.5:1`, rounded down so that a failure never looks like a pass.
  package static func text(of ratio: Double) -> String {
    "\(CSSNumber.text((ratio * 10).rounded(.down) / 10, decimals: 1)):1"
  }
}
