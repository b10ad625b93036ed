import DesignTokens

// MARK: - Linked buttons

extension Stylesheet {
  /// Corners where linked buttons meet are square. Between two there is a line of the surface, or of their own border.
  mutating func addGroups() {
    let (left, right) = (["top-left", "bottom-left"], ["top-right", "bottom-right"])
    let (top, bottom) = (["top-left", "top-right"], ["bottom-left", "bottom-right"])
    add("\(node).linked-middle", ["border-radius": "0"])
    let squares: [(selector: String, corners: [String])] = [
      (".linked-first:not(.vertical):dir(ltr)", right), (".linked-last:not(.vertical):dir(ltr)", left),
      (".linked-first:not(.vertical):dir(rtl)", left), (".linked-last:not(.vertical):dir(rtl)", right),
      (".linked-first.vertical", bottom), (".linked-last.vertical", top),
    ]
    for (selector, corners) in squares {
      add(node + selector, ["border-\(corners[0])-radius": "0", "border-\(corners[1])-radius": "0"])
    }
    addMargins(node, px(1))
    for variant in values.variants { addLinked(variant) }
  }

  /// The room before each linked button but the first.
  private mutating func addMargins(_ selector: String, _ margin: String) {
    let followers = { (suffix: String) in
      ["linked-middle", "linked-last"].map { "\(selector).\($0)\(suffix)" }.joined(separator: ", ")
    }
    add(followers(":not(.vertical):dir(ltr)"), ["margin-left": margin])
    add(followers(":not(.vertical):dir(rtl)"), ["margin-right": margin])
    add(followers(".vertical"), ["margin-top": margin])
  }

  private mutating func addLinked(_ variant: VariantStyle) {
    let selector = "\(node).\(CSSText.identifier(variant.name))"
    // The next button is drawn over what is outside this one.
    let ring = variant.isOpaque ? variant[.focused].foreground : nil
    add(
      "\(selector).linked:focus:focus-visible",
      [
        "outline-color": css(ring ?? (variant.isOnColor ? values.focusRingOnColor : values.focusRing)),
        "outline-offset": px(-values.focusRingWidth - (ring == nil ? 0 : 1)),
      ])
    guard variant.normal.border.alpha > 0, values.borderWidth > 0 else { return }
    // Two borders lie on each other and look like one, as nothing of either shines through.
    addMargins("\(selector).linked", px(-values.borderWidth))
    let states: [(state: VariantStyle.State, suffixes: [String])] = [
      (.default, [""]), (.hovered, [":hover:not(.pending)"]), (.pressed, [":active:not(.pending)"]),
      (.selected, [":checked:not(.pending)"]), (.loading, [".loading.pending"]),
      (.disabled, [":disabled:not(.pending)"]),
    ]
    for (state, suffixes) in states {
      add(
        suffixes.map { "\(selector).linked\($0)" }.joined(separator: ", "),
        ["box-shadow": shadow(opaque(variant[state], variant))])
    }
  }

  private func opaque(_ look: VariantStyle.Appearance, _ variant: VariantStyle) -> VariantStyle.Appearance {
    guard look.border.alpha > 0 else { return look }
    var look = look
    look.border = look.border.over(variant.isOnColor ? values.coloredSurface : values.surface)
    return look
  }

  // MARK: - Toggles

  /// The thick line of a selected button in high contrast. A button with a style of its own has the same: see `AppliedLook`.
  private func selectedLine(_ variant: VariantStyle) -> SelectionLine {
    let look = variant[.selected]
    return SelectionLine(
      width: 3, foreground: look.foreground, background: look.background, border: look.border,
      on: variant.isOnColor ? values.coloredSurface : values.surface)
  }

  /// The line around a selected button that is no toggle, and the focus ring of every selected one.
  mutating func addSelected(_ variant: VariantStyle) {
    let selector = "\(node).\(CSSText.identifier(variant.name))"
    let isHigh = context.contrast == .high
    if isHigh {
      add(
        "\(selector):checked:not(.pending), \(selector).linked:checked:not(.pending)",
        ["box-shadow": selectedLine(variant).layers.joined(separator: ", ")])
    }
    let isSeen = !variant.isOpaque && isRingSeen(on: variant)
    guard isHigh || !(isSeen || variant.isOpaque) else { return }
    let focused = ":checked:focus:focus-visible"
    // Clear of a line, which it would look like, and of a surface on which it would hardly be seen.
    let rim = isHigh && selectedLine(variant).rim != nil ? SelectionLine.rimWidth : 0
    let outside = max(0, values.focusRingOffset) + rim
    add("\(selector)\(focused)", ["outline-offset": px(outside)])
    // The next button is drawn over what is outside this one: it stays inside, in the colour of the title.
    add(
      "\(selector).linked\(focused)",
      [
        "outline-color": css(variant[.selected].foreground),
        "outline-offset": px(-values.focusRingWidth - (isHigh ? 4 : 0)),
      ])
  }

  /// Whether the focus ring stands out from a selected button's surface, on the window and on a card: 3:1 (1.4.11).
  private func isRingSeen(on variant: VariantStyle) -> Bool {
    let ring = variant.isOnColor ? values.focusRingOnColor : values.focusRing
    let card = values.members.card.over(values.surface)
    return (variant.isOnColor ? [values.coloredSurface] : [values.surface, card]).allSatisfy {
      ring.contrast(on: variant[.selected].background.over($0)) >= 3
    }
  }

  /// On is the variant's selected look, at work and disabled too. Mixed has a bar along half of its lower edge.
  mutating func addToggle(_ variant: VariantStyle) {
    let selector = "\(node).toggle.\(CSSText.identifier(variant.name))"
    let on = variant[.selected]
    let isHigh = context.contrast == .high
    let states = ["", ".pending", ":disabled:not(.pending)", ":hover:not(.pending)", ":active:not(.pending)"]
      .flatMap { [$0, ".linked\($0)"] }
    add(
      states.map { "\(selector):checked\($0)" }.joined(separator: ", "),
      [
        "background-color": css(on.background), "color": css(on.foreground),
        "box-shadow": isHigh
          ? selectedLine(variant).layers.joined(separator: ", ") : shadow(opaque(on, variant)),
      ])
    for (state, strength) in [(":hover", 0.06), (":active", 0.12)] {
      let veil = css(on.foreground.faded(by: strength))
      add("\(selector):checked\(state):not(.pending)", ["background-image": "linear-gradient(\(veil), \(veil))"])
    }
    let mixed = variant[.hovered]
    let dash = css(mixed.foreground)
    add(
      "\(selector):indeterminate",
      [
        "background-color": css(mixed.background), "background-image": "linear-gradient(\(dash), \(dash))",
        "background-size": "50% 3px", "background-position": "50% 100%", "background-repeat": "no-repeat",
      ])
  }
}
