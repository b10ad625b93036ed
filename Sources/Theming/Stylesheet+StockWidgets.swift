import DesignTokens

// MARK: - GTK's own widgets

extension Stylesheet {
  /// Adds the theme's accent to GTK's own widgets: switches, check buttons, scales, progress bars, selected rows and texts,
  /// and the focus of fields. Otherwise they would be in the desktop's blue beside the theme's buttons.
  ///
  /// If the theme's brand is the desktop's own, they stay as the desktop draws them.
  mutating func addStockWidgets() {
    guard let primary = values.variant("primary")?.normal, primary.background != desktopBrand else { return }
    addFilledParts(primary.background.over(values.surface), primary.foreground)
    addSelections(primary.background.over(values.surface), primary.foreground)
    addFieldFocus()
  }

  /// The brand of a theme without one of its own: libadwaita's in an application that uses it.
  private var desktopBrand: RGBA? {
    var plain = context
    plain.accent = nil
    let usual = context.desktopColors == nil ? Theme.default : .adwaita
    return usual.values(in: plain).variant("primary")?.normal.background
  }

  /// Adds the parts that are full of the accent: what is on, and how much of a scale or a bar there is.
  private mutating func addFilledParts(_ brand: RGBA, _ ink: RGBA) {
    // WCAG 2.2, 1.4.11: a pale brand needs a line around it.
    let line = brand.contrast(on: values.surface) >= 3 ? brand : values.focusRing
    let boxes = ["check", "radio"].flatMap { box in
      ["checked", "indeterminate"].map { "checkbutton > \(box):\($0):not(:disabled)" }
    }
    let parts =
      boxes + [
        "switch:checked:not(:disabled)", "scale:not(:disabled) > trough > highlight",
        "progressbar:not(:disabled) > trough > progress",
      ]
    add(
      parts.joined(separator: ", "),
      ["background-color": css(brand), "background-image": "none", "border-color": css(line), "color": css(ink)])
    add("switch:checked:not(:disabled) > slider", ["border-color": css(line)])
  }

  /// Adds selections. A selected row is pale with a bar of the accent, so that everything in it stays readable: texts,
  /// buttons and other selections.
  private mutating func addSelections(_ brand: RGBA, _ ink: RGBA) {
    let veil = css(values.variant("tinted")?.normal.background ?? brand.faded(by: 0.15))
    let rows = ["list", "listview"].map { "\($0):not(.navigation-sidebar) > row:selected" }
    let others = ["flowbox > flowboxchild", "gridview > child", ".view", "iconview"].map { "\($0):selected" }
    add(
      (rows + others).joined(separator: ", "),
      ["background-color": veil, "color": css(values.text), "outline-color": css(values.focusRing)])
    let bar = css(values.focusRing)
    add(rows.map { "\($0):dir(ltr)" }.joined(separator: ", "), ["box-shadow": "inset 3px 0 \(bar)"])
    add(rows.map { "\($0):dir(rtl)" }.joined(separator: ", "), ["box-shadow": "inset -3px 0 \(bar)"])
    // The list of a drop-down has a tick.
    add(
      "popover listview:not(.navigation-sidebar) > row:selected",
      ["background-color": css(values.text.faded(by: 0.1)), "box-shadow": "none"])
    add(
      "calendar > grid > label.day-number:selected", ["background-color": css(brand), "color": css(ink)])
    add(
      "text > selection:focus-within, label > selection:focus-within",
      ["background-color": css(values.focusRing.faded(by: 0.3))])
  }

  /// Adds the outline of fields with keyboard focus, and of other widgets that show it.
  private mutating func addFieldFocus() {
    let fields = ["entry", "spinbutton:not(.vertical)", "spinbutton.vertical > text"].map { "\($0):focus-within" }
    let nodes = [
      "button:not(.suggested-action):not(.destructive-action)", "checkbutton", "switch", "row", "flowboxchild", "label",
      "link",
    ]
    let focused =
      nodes.map { "\($0):focus:focus-visible" } + [
        "gridview > child:focus:focus-visible", "scale:focus:focus-visible > trough",
        "notebook:focus:focus-visible > header > tabs > tab:checked",
        "expander-widget:focus:focus-visible > box > title", "calendar > grid > label:focus",
      ]
    add((fields + focused).joined(separator: ", "), ["outline-color": css(values.focusRing)])
  }
}
