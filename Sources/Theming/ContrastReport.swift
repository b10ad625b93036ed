public import DesignTokens

/// The contrast of every pair of colours that a theme's buttons show in one context, by WCAG 2.2.
public struct ContrastReport: Sendable {
  /// One pair.
  public struct Pair: Hashable, Sendable {
    /// The use of the front colour.
    public enum Kind: String, Sendable {
      /// Text: 4.5, and 7 in high contrast (1.4.3, 1.4.6).
      case foreground
      /// An icon with a colour of its own: 3 (1.4.11).
      case icon
      /// A border without which nothing says that this is a button: 3 (1.4.11).
      case border
      /// The focus ring on its surface: 3 (1.4.11).
      case focusRing = "focus ring"
    }

    /// The variant, empty for the focus ring.
    public var variant: String
    /// The state.
    public var state: ButtonState
    /// The use of the colour in front.
    public var kind: Kind
    /// The path of the token that gives the colour in front; another state's where this one has none.
    public var path: String
    /// The colour in front, as it is seen.
    public var front: RGBA
    /// The colour behind, as it is seen.
    public var back: RGBA
    /// From 1 to 21.
    public var ratio: Double
    /// The least that passes.
    public var minimum: Double
    /// The context, such as `dark, high contrast`.
    public var context: String

    /// Whether the pair has enough contrast; ratios are compared as WCAG does, unrounded.
    public var passes: Bool { ratio >= minimum }
  }

  static let focusRing = "theme.color.focus.outline"
  static let focusRingOnColor = "theme.color.focus.on-color"

  /// All pairs, variant by variant.
  public let pairs: [Pair]
  /// The pairs with too little contrast.
  public var failures: [Pair] { pairs.filter { !$0.passes } }

  /// The pairs of a theme in a context.
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
    add("", .focused, .focusRing, values.focusRing, values.surface, 3, path: Self.focusRing)
    let colored = values.coloredSurface
    add("", .focused, .focusRing, values.focusRingOnColor, colored, 3, path: Self.focusRingOnColor)
    for variant in values.variants {
      let surface = variant.isOnColor ? values.coloredSurface : values.surface
      // WCAG asks nothing of disabled controls.
      for state in ButtonState.inTokens where state != .disabled {
        let look = variant[state]
        if state != .normal, look == variant.normal { continue }
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
  /// The nearest colour in front that passes, with the same hue; nil when none has enough contrast with the colour behind.
  package var passing: RGBA? { passes ? front : front.shade(on: back, atLeast: minimum) }

  /// The failure as a warning.
  package var diagnostic: Diagnostic { diagnostic(at: nil) }

  func diagnostic(at location: SourceLocation?) -> Diagnostic {
    let remedy = passing.map { "\($0.hex) would pass" } ?? "no color has that much on \(back.hex)"
    return Diagnostic(
      severity: .warning, code: .contrast,
      message: "\(front.hex) on \(back.hex) has a contrast of \(shown(ratio)):1 (\(context))",
      location: location, path: path, advice: "WCAG 2.2 asks for \(shown(minimum)):1; \(remedy)", keepsValue: true)
  }

  /// Rounded down, so that a failure never looks like a pass.
  func shown(_ ratio: Double) -> String { CSSNumber.text((ratio * 100).rounded(.down) / 100, decimals: 2) }
}

extension DiagnosticCode {
  /// Two colours of a theme have too little contrast.
  public static let contrast = DiagnosticCode(rawValue: "contrast")
}
