import DesignTokens

// MARK: - Popovers and menus

extension Stylesheet {
  /// The surface of popovers: lighter than the window, like the surface of cards.
  private var raised: RGBA { values.members.card.over(values.surface) }

  /// Adds the rules of all popovers, so that an application's popovers match the kit's menus. The desktop's theme sets
  /// their padding.
  mutating func addPopovers() {
    let isHigh = context.contrast == .high
    let line = values.text.faded(by: isHigh ? 1 : 0.12).over(raised)
    add(
      "popover.background > arrow, popover.background > contents",
      [
        "background-color": css(raised), "background-image": "none", "color": css(values.text),
        "border": "\(isHigh ? 2 : 1)px solid \(css(line))",
      ])
    let depth = context.scheme == .dark ? 0.4 : 0.18
    add(
      "popover.background > contents",
      [
        "border-radius": px(min(values.cornerRadius, 12) + 6),
        "box-shadow": "0 4px 16px 2px rgba(0, 0, 0, \(CSSNumber.text(depth)))",
      ])
  }

  /// Adds the rules of GTK's menus in the theme's colours. The rows look like buttons without a background.
  mutating func addMenus() {
    let isHigh = context.contrast == .high
    let words = values.text
    let line = words.faded(by: isHigh ? 1 : 0.12)
    let radius = px(min(values.cornerRadius, 12))
    let menu = "popover.menu"
    add("\(menu) > contents", ["padding": "5px"])
    add(
      "\(menu) modelbutton",
      [
        "border-radius": radius, "padding": "0 \(context.scaledRoom(12))px", "min-height": "\(context.scaled(32))px",
        "color": css(words), "outline": "none",
      ])
    let marked = words.faded(by: isHigh ? 0.2 : 0.1)
    add(
      "\(menu) modelbutton:hover, \(menu) modelbutton:selected, \(menu) modelbutton:focus",
      ["background-color": css(marked), "color": css(words)])
    add(
      "\(menu) modelbutton:focus:focus-visible",
      [
        "outline": "\(px(values.focusRingWidth)) solid \(css(values.focusRing))",
        "outline-offset": "-\(px(values.focusRingWidth))",
      ])
    add("\(menu) modelbutton:active", ["background-color": css(words.faded(by: isHigh ? 0.3 : 0.18))])
    add("\(menu) modelbutton > label, \(menu) modelbutton > image", ["color": "inherit"])
    add("\(menu) modelbutton > image", ["-gtk-icon-size": "\(context.scaled(16))px"])
    add("\(menu) modelbutton > image:dir(ltr)", ["margin-right": "9px"])
    add("\(menu) modelbutton > image:dir(rtl)", ["margin-left": "9px"])
    // The desktop theme's minimum slider is higher than one row, so a menu of one item would be as high as the slider.
    // A scroll bar's minimum height grows when the pointer comes near, and GTK closes a menu whose minimum height grows
    // while it opens.
    add("\(menu) scrollbar.vertical slider", ["min-height": "12px"])
    addMarks(menu)
    add("\(menu) modelbutton arrow", ["color": css(words.faded(by: isHigh ? 1 : 0.7)), "opacity": "1"])
    add("\(menu) modelbutton accelerator", ["color": css(words.faded(by: isHigh ? 1 : 0.7))])
    add("\(menu) modelbutton accelerator:dir(ltr)", ["margin-left": "24px"])
    add("\(menu) modelbutton accelerator:dir(rtl)", ["margin-right": "24px"])
    add("\(menu) modelbutton:disabled", ["color": css(words.faded(by: values.disabledOpacity))])
    add("\(menu) modelbutton.destructive", ["color": css(destructive(over: raised))])
    add("\(menu) separator", ["background-color": css(line), "min-height": "1px", "margin": "5px 0"])
    add(
      "\(menu) label.title",
      [
        "color": css(words.faded(by: isHigh ? 1 : 0.7)), "font-weight": "bold", "opacity": "1",
        "padding": "3px \(context.scaledRoom(12))px",
      ]
    )
  }

  /// Adds the check marks and radio marks of items, with the contrast of the text beside them.
  private mutating func addMarks(_ menu: String) {
    let size = "\(context.scaled(14))px"
    let edge = values.text.faded(by: context.contrast == .high ? 1 : 0.55)
    let on = values.variant("primary")?.normal
    for (mark, radius) in [("check", "4px"), ("radio", "9999px")] {
      add(
        "\(menu) modelbutton \(mark)",
        [
          "min-width": size, "min-height": size, "-gtk-icon-size": size, "padding": "0", "border": "none",
          "border-radius": radius, "background-color": css(.clear), "background-image": "none", "color": css(.clear),
          "box-shadow": "inset 0 0 0 1px \(css(edge))",
        ])
      add(
        "\(menu) modelbutton \(mark):checked",
        [
          "background-color": css(on?.background ?? values.text), "color": css(on?.foreground ?? values.surface),
          "box-shadow": context.contrast == .high ? "inset 0 0 0 1px \(css(edge))" : "none",
        ])
    }
  }

  mutating func addShortcutLists() {
    let isHigh = context.contrast == .high
    let dim = values.text.faded(by: isHigh ? 1 : 0.7)
    let edge = css(values.text.faded(by: isHigh ? 1 : 0.15))
    add("thimble-shortcut-list > box.shortcut", ["padding": "6px 0", "min-height": "36px"])
    add(
      "thimble-shortcut-list > box.shortcut:focus:focus-visible",
      ["outline": "2px solid \(css(values.focusRing))", "outline-offset": "-1px", "border-radius": "6px"])
    add(
      "thimble-shortcut-list shortcut > label.keycap",
      [
        "color": css(values.text), "background-color": css(values.text.faded(by: isHigh ? 0 : 0.06)),
        "background-image": "none", "border": "none", "border-radius": "6px",
        "box-shadow": "inset 0 0 0 1px \(edge), inset 0 \(isHigh ? -3 : -2)px \(edge)",
        "padding": "\(context.scaledRoom(3))px \(context.scaledRoom(8))px \(context.scaledRoom(5))px",
        "min-width": "\(context.scaled(14))px", "min-height": "0", "margin": "0", "font-size": "smaller",
      ])
    add("thimble-shortcut-list shortcut > label.dim-label", ["color": css(dim), "opacity": "1"])
    add("thimble-shortcut-list label.subtitle", ["color": css(dim), "font-size": "smaller"])
    add("thimble-shortcut-list > box.unavailable", ["opacity": CSSNumber.text(max(values.disabledOpacity, 0.6))])
  }

  /// Returns the theme's colour for destructive actions, lighter or darker if text on the surface needs more contrast.
  func destructive(over surface: RGBA) -> RGBA {
    guard let danger = values.variant("danger")?.normal else { return values.text }
    let needed = context.contrast == .high ? 7 : 4.5
    let color = danger.background.alpha >= 1 ? danger.background : danger.foreground.over(surface)
    return color.contrast(on: surface) >= needed ? color : color.shade(on: surface, atLeast: needed) ?? values.text
  }
}
