import Thimble

/// The contrast of each pair of colours of a button in its theme.
struct ButtonContrast {
  /// The ratios of each kind of pair, as names and texts: `contrast of text` is `12.6:1, 9.3:1 pressed`. A pair with
  /// too little contrast also shows the required ratio.
  let facts: [(name: String, text: String)]
  /// The names of facts, in order.
  static let names = kinds.map(name(of:))

  private static let kinds = [ContrastReport.Pair.Kind.foreground, .icon, .border, .focusRing]

  /// Reads the contrast of a button. Nil for a button with its own colours, which are not in the theme.
  @MainActor init?(of button: Button) {
    guard !button.styleClasses.contains(where: { $0.hasPrefix("thimble-style-") }) else { return nil }
    let report = ContrastReport(button.effectiveTheme, in: ThemeController.shared.context)
    let variant = button.variant.name
    let isOnColor = variant.hasPrefix("on-color")
    let ring = report.pairs.filter { $0.kind == .focusRing }
    let own = report.pairs.filter { $0.variant == variant && $0.kind != .focusRing }
    // The second ring is for coloured surfaces.
    let pairs = own + ring.dropFirst(isOnColor ? 1 : 0).prefix(1)
    facts = Self.kinds.compactMap { kind in
      let ratios = pairs.filter { $0.kind == kind }.map(Self.text)
      return ratios.isEmpty ? nil : (Self.name(of: kind), ratios.joined(separator: ", "))
    }
  }

  private static func name(of kind: ContrastReport.Pair.Kind) -> String {
    "contrast of \(kind == .foreground ? "text" : kind.rawValue)"
  }

  private static func text(_ pair: ContrastReport.Pair) -> String {
    let states: [ButtonState: String] = [.normal: "", .highlighted: " pressed"]
    let state = pair.kind == .focusRing ? "" : states[pair.state] ?? " \(pair.state)"
    let needed = pair.passes ? "" : ", too little: it needs \(ContrastReport.text(of: pair.minimum))"
    return ContrastReport.text(of: pair.ratio) + state + needed
  }
}
