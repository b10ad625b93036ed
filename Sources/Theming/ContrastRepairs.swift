public import DesignTokens

/// The contrast repairs of a theme in one context.
struct ContrastRepairs {
  private(set) var values: ThemeValues
  /// The changes, in the order of a ``ContrastReport``.
  private(set) var repairs: [ContrastRepair] = []
  /// The repaired colours.
  private(set) var colors: ColorLayer = []

  init(_ values: ThemeValues, _ inputs: ThemeInputs) {
    self.values = values
    let text = inputs.contrast == .high ? 7 : 4.5
    let before = ContrastReport(values, inputs)
    if before.failures.isEmpty { return }
    repairRings()
    for index in values.variants.indices { repair(index, text: text) }
    repairs = before.failures.map { pair in
      let (front, back) = colors(of: pair)
      return ContrastRepair(pair: pair, front: front.over(back), back: back)
    }
  }

  /// Returns the current colours of a pair.
  private func colors(of pair: ContrastReport.Pair) -> (front: RGBA, back: RGBA) {
    guard let variant = values.variant(pair.variant) else {
      return pair.path == ContrastReport.focusRing
        ? (values.focusRing, values.hardestSurface(for: values.focusRing))
        : (values.focusRingOnColor, values.coloredSurface)
    }
    let look = variant[pair.state]
    let surface = values.hardestSurface(under: look, isOnColor: variant.isOnColor)
    return switch pair.kind {
    case .foreground, .focusRing: (look.foreground, look.background.over(surface))
    case .icon: (look.icon ?? look.foreground, look.background.over(surface))
    case .border: (look.border, surface)
    }
  }

  // MARK: - Values

  private mutating func repairRings() {
    if let ring = repaired(values.focusRing, on: values.hardestSurface(for: values.focusRing), 3) {
      values.focusRing = ring
      colors.append((ContrastReport.focusRing, ring))
    }
    if let ring = repaired(values.focusRingOnColor, on: values.coloredSurface, 3) {
      values.focusRingOnColor = ring
      colors.append((ContrastReport.focusRingOnColor, ring))
    }
  }

  /// Repairs every state of a variant, except disabled. A state that looks like the state at rest looks like it
  /// afterwards too.
  private mutating func repair(_ index: Int, text: Double) {
    let old = values.variants[index]
    let rest = repaired(old.normal, isOnColor: old.isOnColor, text, isAtRest: true)
    var new = VariantStyle(name: old.name, normal: rest)
    for state in ButtonState.inTokens where state != .normal {
      var look = old[state]
      if look == old.normal {
        look = rest
      } else {
        if state != .disabled { look = repaired(look, isOnColor: old.isOnColor, text, isAtRest: false) }
        if look.border == old.normal.border { look.border = rest.border }
      }
      new[state] = look
    }
    guard ButtonState.inTokens.contains(where: { new[$0] != old[$0] }) else { return }
    values.variants[index] = new
    // Every state is written in full: a state that falls back to a repaired state would change with it.
    for state in ButtonState.inTokens {
      let path = "theme.color.button.\(old.name).\(state.tokenName)"
      let look = new[state]
      colors += [
        ("\(path).background", look.background), ("\(path).foreground", look.foreground),
        ("\(path).border", look.border),
      ]
      if let icon = look.icon { colors.append(("\(path).icon", icon)) }
    }
  }

  private func repaired(
    _ look: ButtonAppearance, isOnColor: Bool, _ text: Double, isAtRest: Bool
  ) -> ButtonAppearance {
    var look = look
    let surface = values.hardestSurface(under: look, isOnColor: isOnColor)
    var back = look.background.over(surface)
    if look.foreground.contrast(on: back) < text, look.foreground.over(back).shade(on: back, atLeast: text) == nil,
      let moved = back.background(forContrast: text)
    {
      (look.background, back) = (moved, moved)
    }
    look.foreground = repaired(look.foreground, on: back, text) ?? look.foreground
    look.icon = look.icon.map { repaired($0, on: back, 3) ?? $0 }
    if isAtRest, look.border.alpha > 0, back.contrast(on: surface) < 1.05 {
      look.border = repaired(look.border, on: surface, 3) ?? look.border
    }
    return look
  }

  /// Returns the nearest shade of `front` that passes; nil if `front` passes, or no shade does.
  private func repaired(_ front: RGBA, on back: RGBA, _ minimum: Double) -> RGBA? {
    front.contrast(on: back) >= minimum ? nil : front.over(back).shade(on: back, atLeast: minimum)
  }
}

/// A pair of colours with too little contrast, and its colours after ``Theme/repairingContrast()``.
public struct ContrastRepair: Hashable, Sendable {
  /// The pair in the original theme.
  public var pair: ContrastReport.Pair
  /// The front colour after the repair.
  public var front: RGBA
  /// The back colour after the repair. It changes only if no lightness of the front colour has enough contrast.
  public var back: RGBA
  /// The place of the pair in the theme's files; nil if there is none.
  public var location: SourceLocation?

  /// The repair as a warning.
  public var diagnostic: Diagnostic {
    Diagnostic(
      severity: .warning, code: .contrast,
      message: "\(pair.front.hex) on \(pair.back.hex) has a contrast of \(pair.shown(pair.ratio)):1 (\(pair.context))",
      location: location, path: pair.path,
      advice: "repaired to \(front.hex) on \(back.hex), \(pair.shown(front.contrast(on: back))):1",
      keepsValue: true)
  }
}
