import Thimble

/// The contrast of each pair of colours of a button, as its theme has them.
@MainActor
struct ButtonContrast {
  /// The pairs as text: `text 12.6:1, 9.3:1 pressed; focus ring 5:1`. A pair with too little tells how much it needs.
  let text: String

  /// Nil for a button with colours of its own, which the theme does not know.
  init?(of button: Button) {
    guard !button.styleClasses.contains(where: { $0.hasPrefix("thimble-style-") }) else { return nil }
    let report = ContrastReport(button.effectiveTheme, in: ThemeController.shared.context)
    let variant = button.variant.name
    let isOnColor = variant.hasPrefix("on-color")
    let ring = report.pairs.filter { $0.kind == .focusRing }
    let own = report.pairs.filter { $0.variant == variant && $0.kind != .focusRing }
    // The second ring is that on coloured surfaces.
    let pairs = own + ring.dropFirst(isOnColor ? 1 : 0).prefix(1)
    guard !pairs.isEmpty else { return nil }
    let kinds = [ContrastReport.Pair.Kind.foreground, .icon, .border, .focusRing]
    text = kinds.compactMap { kind in Self.text(of: kind, pairs.filter { $0.kind == kind }) }.joined(separator: "; ")
  }

  private static func text(of kind: ContrastReport.Pair.Kind, _ pairs: [ContrastReport.Pair]) -> String? {
    guard !pairs.isEmpty else { return nil }
    let parts = pairs.map { pair in
      let state =
        pair.state == .normal || kind == .focusRing
        ? "" : " \(pair.state == .highlighted ? "pressed" : "\(pair.state)")"
      return ratio(pair.ratio) + state + (pair.passes ? "" : ", too little: it needs \(ratio(pair.minimum))")
    }
    return "\(kind == .foreground ? "text" : kind.rawValue) \(parts.joined(separator: ", "))"
  }

  /// A ratio with one decimal place, rounded down so that a failure never looks like a pass.
  private static func ratio(_ ratio: Double) -> String {
    let tenths = Int((ratio * 10).rounded(.down))
    return tenths % 10 == 0 ? "\(tenths / 10):1" : "\(tenths / 10).\(tenths % 10):1"
  }
}
