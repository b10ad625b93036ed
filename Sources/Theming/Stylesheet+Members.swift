import DesignTokens

// MARK: - Other controls of the kit

extension Stylesheet {
  mutating func addMembers() {
    addLinks()
    addFloating()
    addCloseButtons()
    addListRows()
  }

  /// Adds the rules of rows. Rows are not controls, and so are in no scope.
  mutating func addRows() {
    let members = values.members
    var quiet = values.text
    if context.contrast == .normal { quiet.alpha *= 0.75 }
    add("summary-row > label.summary-label", ["font-size": "90%", "color": css(quiet)])
    add("summary-row > label.summary-value", ["color": css(values.text)])
    add(
      "button-list",
      [
        "background-color": css(members.card), "border-radius": px(min(values.cornerRadius + 3, 16)),
        "box-shadow": "0 0 0 1px \(css(members.line))",
      ])
    for (name, color) in [("brand", values.focusRing), ("inverse", values.focusRingOnColor), ("muted", quiet)] {
      add("loader-dots.\(name)", ["color": css(color)])
    }
    add("loader-dots", ["min-width": "\(context.scaled(48))px", "min-height": "\(context.scaled(12))px"])
    add("loader-dots.small", ["min-width": "\(context.scaled(24))px", "min-height": "\(context.scaled(6))px"])
    add("button-list > separator", ["background-color": css(members.line), "min-height": "1px"])
  }

  private mutating func addLinks() {
    // An inline link has the height and weight of its text.
    let inline = "\(node).link-button.inline"
    add(
      inline, ["padding": "0", "min-height": "0", "min-width": "0", "font-weight": "inherit", "border-radius": "2px"])
    add("\(inline):focus:focus-visible", ["outline-offset": "1px"])
  }

  private mutating func addFloating() {
    for (size, radius) in zip(values.members.floatingSizes, values.members.floatingRadii) {
      addSize(size)
      let selector = "\(node).floating-action-button.\(size.name)"
      let room = "\(context.scaledRoom(size.iconPadding))px"
      // The padding is the same in both modes, so that the icon does not move while the width changes.
      add(selector, ["padding": room, "border-radius": px((radius * context.textScale).rounded())])
      add("\(selector).icon-and-title", ["padding": room])
      add("\(selector).custom-insets", ["padding": "0", "min-height": "0", "min-width": "0"])
    }
  }

  private mutating func addCloseButtons() {
    add("\(node).close-button", ["border-radius": "9999px"])
  }

  private mutating func addListRows() {
    let side = context.scaledRoom(12)
    let row = "\(node).list-row"
    add(row, ["border-radius": "0"])
    // This selector is more specific than the padding of buttons with an icon.
    add(
      "\(row):not(.custom-insets)",
      ["padding": "\(context.scaledRoom(8))px \(side)px", "min-height": "\(context.scaled(34))px"])
    add("\(row).plain", ["font-weight": "inherit"])
  }
}
