import DesignTokens

// MARK: - Forms

extension Stylesheet {
  /// Adds the forms: style classes, such as `circular`, that every kind of button can have in addition to its variant
  /// and size. Only the floating sizes in `sizes` get rules; nil stands for all.
  mutating func addForms(sizes: Set<String>?) {
    add("\(node).circular", ["border-radius": "9999px"])
    addPills()
    addTabs()
    addInline()
    addFloatingSizes(sizes)
    addListRows()
    addQuietSplits()
  }

  /// Adds the form of the large button of a status page, which GNOME's own stylesheet gives a fixed padding.
  private mutating func addPills() {
    add("\(node).pill", ["border-radius": "9999px"])
    // This selector is as specific as the padding of buttons with an icon.
    add(
      "\(node).pill:not(.custom-insets)",
      [
        "padding": "\(context.scaledRoom(10))px \(context.scaledRoom(32))px", "min-height": "\(context.scaled(24))px",
      ])
  }

  /// Adds the form of an icon-only button in a notebook's tab. The button is as small as GTK's own buttons there, so
  /// that the tab is no higher than other tabs. Only small and medium buttons have the form: an application chooses
  /// other sizes on purpose.
  private mutating func addTabs() {
    let button = "tab \(node).icon-only"
    let usual = ["small", "medium"].map { "\(button).\($0):not(.custom-insets)" }
    let side = "\(context.scaled(20))px"
    add(
      usual.joined(separator: ", "),
      ["padding": "0", "min-width": side, "min-height": side, "margin-top": "4px", "margin-bottom": "4px"])
    // The button is nearer to the end of the tab than to the title.
    for (child, near) in [("last-child", "4px -4px"), ("first-child", "-4px 4px")] {
      let sides = near.split(separator: " ").map(String.init)
      for (direction, names) in [("ltr", ["left", "right"]), ("rtl", ["right", "left"])] {
        add(
          usual.map { "\($0):\(child):not(:only-child):dir(\(direction))" }.joined(separator: ", "),
          ["margin-\(names[0])": sides[0], "margin-\(names[1])": sides[1]])
      }
    }
  }

  /// Adds the form of a button inside a text. The button has the height and font weight of the text.
  private mutating func addInline() {
    let inline = "\(node).inline"
    add(inline, ["font-weight": "inherit", "border-radius": "2px"])
    // This selector is as specific as the padding of buttons with an icon.
    add("\(inline):not(.custom-insets)", ["padding": "0", "min-height": "0", "min-width": "0"])
    add("\(inline):focus:focus-visible", ["outline-offset": "1px"])
  }

  private mutating func addFloatingSizes(_ names: Set<String>?) {
    for (size, radius) in zip(values.members.floatingSizes, values.members.floatingRadii)
    where names?.contains(size.name) != false {
      // The padding is the same with and without a title, so that the icon does not move while the width changes.
      var metrics = size
      (metrics.textPadding, metrics.iconTextPadding) = (size.iconPadding, size.iconPadding)
      addSize(metrics)
      add("\(node).\(size.name)", ["border-radius": px((radius * context.textScale).rounded())])
    }
  }

  private mutating func addListRows() {
    let row = "\(node).list-row"
    add(row, ["border-radius": "0"])
    // This selector is as specific as the padding of buttons with an icon.
    add(
      "\(row):not(.custom-insets)",
      [
        "padding": "\(context.scaledRoom(8))px \(context.scaledRoom(12))px", "min-height": "\(context.scaled(34))px",
      ])
    add("\(row).plain", ["font-weight": "inherit"])
  }

  /// Adds the line between the two parts of a split button without a background.
  private mutating func addQuietSplits() {
    let part = "\(node).split-menu-button.plain"
    let line = css(values.text.faded(by: context.contrast == .high ? 1 : 0.2))
    add(
      part,
      [
        "background-image": "linear-gradient(\(line), \(line))", "background-size": "1px \(context.scaled(22))px",
        "background-repeat": "no-repeat",
      ])
    add("\(part):dir(ltr)", ["background-position": "0 50%"])
    add("\(part):dir(rtl)", ["background-position": "100% 50%"])
  }

  /// Adds cards, texts, dots, drop targets and views that show their focus. The theme of a container does not change them, because
  /// only buttons have the style class of a theme.
  mutating func addContainers() {
    // GTK itself marks a focused scrolled window only with a faint line at each edge beyond which there is more
    // content.
    add(
      "scrolledwindow.thimble-view:focus:focus-visible",
      [
        "outline": "\(px(values.focusRingWidth)) solid \(css(values.focusRing))",
        "outline-offset": "-\(px(values.focusRingWidth))",
      ])
    add(
      ".thimble-drop-target:drop(active)",
      ["outline": "2px solid \(css(values.focusRing))", "outline-offset": "-2px"])
    let line = css(values.members.line)
    var quiet = values.text
    if context.contrast == .normal { quiet.alpha *= 0.75 }
    add("label.thimble-caption", ["font-size": "90%", "color": css(quiet)])
    add("label.thimble-text", ["color": css(values.text)])
    add(".thimble-accent", ["color": css(values.variant("tinted")?.normal.foreground ?? values.focusRing)])
    // GTK's own red of dark style has a contrast of 2:1.
    let danger = destructive(over: values.surface)
    add(".thimble-danger", ["color": css(danger)])
    add(
      "entry.error, spinbutton.error",
      ["color": css(values.text), "outline-color": css(danger), "box-shadow": "inset 0 0 0 1px \(css(danger))"])
    add(
      ".thimble-card",
      [
        "background-color": css(values.members.card), "border-radius": px(min(values.cornerRadius + 3, 16)),
        "box-shadow": "0 0 0 1px \(line)",
      ])
    add(".thimble-card > separator", ["background-color": line, "min-height": "1px"])
    for (name, color) in [("brand", values.focusRing), ("inverse", values.focusRingOnColor), ("muted", quiet)] {
      add("loader-dots.\(name)", ["color": css(color)])
    }
    add("loader-dots", ["min-width": "\(context.scaled(48))px", "min-height": "\(context.scaled(12))px"])
    add("loader-dots.small", ["min-width": "\(context.scaled(24))px", "min-height": "\(context.scaled(6))px"])
  }
}
