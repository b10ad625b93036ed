import DesignTokens
package import Thimble

/// A field for a colour: an entry for CSS, and a button that opens sliders for lightness, chroma and hue.
///
/// Below the sliders is the contrast of white and of black text on the colour. The entry takes each colour of CSS, such
/// as `#813d9c`, `teal` or `oklch(60% 0.1 30)`; the sliders write `#rrggbb`. Escape in the sliders brings back the colour that
/// was there when they opened. The inspector of a sample passes over the field's parts.
package final class ColorField: Box {
  package let entry = Entry()
  /// Called with the text after each edit, by typing or by a slider.
  package var onEdit: @MainActor (String) -> Void = { _ in }
  private let swatch = Label(isPresentation: true)
  private let button = IconButton(icon: "color-select-symbolic", accessibilityLabel: "Choose")
  private var sliders: [Scale] = []
  private let contrasts = ["White", "Black"].map { Contrast($0) }
  private var color: RGBA?
  /// The text when the sliders opened.
  private var before = ""
  /// Indicates whether the field itself writes the text, or moves the sliders.
  private var isWriting = false
  private var isFollowing = false

  /// A component of OKLCH. A slider has the units that CSS writes: percent of 1 and of 0.4, and degrees.
  private enum Component: String, CaseIterable {
    case lightness, chroma, hue

    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    var range: ClosedRange<Double> { self == .hue ? 0...360 : 0...100 }

    var unit: Double {
      switch self {
      case .lightness: 0.01
      case .chroma: 0.004
      case .hue: 1
      }
    }
  }

  /// Text in white or black on the colour, and its contrast.
  @MainActor
  private struct Contrast {
    let name: String
    let color: RGBA
    let example = Label(isPresentation: true)
    let ratio = Label.paragraph("", "property-note")

    init(_ name: String) {
      let light = name == "White" ? 1.0 : 0
      (self.name, color) = (name, RGBA(red: light, green: light, blue: light))
      // A line as wide as the sliders, also with large text.
      ratio[.mostCharacters] = 12
      ratio.expandsHorizontally = true
    }
  }

  package required init(_ native: NativeInstance) { super.init(native) }

  /// Creates a field whose entry has the accessible name `name` and this text.
  package convenience init(_ name: String, text: String = "") {
    self.init(Self.make())
    spacing = 6
    entry.text = text
    entry.setAccessibilityLabel(name)
    entry[.characters] = 9
    button.setAccessibilityLabel("Choose \(name)")
    button.size = .small
    sliders = Component.allCases.map { component in
      Scale("\(component.title) of \(name)", in: component.range, step: 1).with { $0.setSizeRequest(width: 260) }
    }
    button.opensPopover(panel())
    swatch.verticalAlignment = .center
    for part in [entry, swatch, button] { append(part) }
    entry.connect(.changed) { [weak self] _ in self?.edited() }
    for slider in sliders { slider.connect(.valueChanged) { [weak self] _ in self?.slide() } }
    follow()
  }

  private func panel() -> Widget {
    let grid = Grid(rowSpacing: 3, columnSpacing: 9)
    for (row, contrast) in contrasts.enumerated() {
      grid.attach(contrast.example, column: 0, row: row)
      grid.attach(contrast.ratio, column: 1, row: row)
    }
    grid.setMargins(top: 6)
    let panel = Box(.vertical, spacing: 3) {
      zip(Component.allCases, sliders).flatMap { component, slider in
        [Label(component.title).with { $0.xAlign = 0 }, slider]
      }
      grid
    }
    panel.setMargins(top: 12, bottom: 12, leading: 12, trailing: 12)
    panel.connect(Signal<Box, Void, Void>("map")) { [weak self] _ in
      guard let self else { return }
      before = entry.text
    }
    panel.add(
      KeyController { [weak self] controller, key in
        guard controller.modifiers.isEmpty, ["Escape", "Return", "KP_Enter"].contains(key) else { return false }
        self?.close(restores: key == "Escape")
        return true
      })
    return panel
  }

  private func close(restores: Bool) {
    if restores, entry.text != before {
      write(before)
      follow()
    }
    button.isPopoverOpen = false
  }

  /// The text has changed, by typing or in code.
  private func edited() {
    guard !isWriting else { return }
    follow()
    onEdit(entry.text)
  }

  /// Replaces the text. GTK reports the deletion of the old text, too, which is no edit.
  private func write(_ text: String) {
    isWriting = true
    entry.text = text
    isWriting = false
    onEdit(text)
  }

  /// Shows the colour of the entry. A text that is no colour leaves the sliders as they are.
  private func follow() {
    color = RGBA(css: entry.text)
    showColor()
    guard let color else { return }
    isFollowing = true
    defer { isFollowing = false }
    let values = ColorSpace.oklch.components(ofSRGB: SIMD3(color.red, color.green, color.blue)) ?? []
    // A grey has no hue; its slider stays.
    for ((component, slider), value) in zip(zip(Component.allCases, sliders), values) {
      if let value { slider.value = value / component.unit }
    }
  }

  /// Writes the colour of the sliders, mapped into sRGB. The sliders stay where they are.
  private func slide() {
    guard !isFollowing else { return }
    let components = zip(Component.allCases, sliders).map { component, slider in slider.value * component.unit }
    let color = ColorValue(space: .oklch, components: components, alpha: color?.alpha ?? 1).rgba
    let text = color.alpha < 1 ? color.css : color.hex
    self.color = RGBA(css: text)
    showColor()
    write(text)
  }

  private func showColor() {
    for label in [swatch] + contrasts.map(\.example) { label.setStyleClass("swatch", color != nil) }
    guard let color else {
      for label in [swatch] + contrasts.flatMap({ [$0.example, $0.ratio] }) { label.text = "" }
      contrasts.first?.ratio.text = "The text is no colour of CSS."
      return
    }
    let opaque = color.over(RGBA(red: 1, green: 1, blue: 1))
    let back = "bgcolor='\(opaque.hex)' bgalpha='100%'"
    swatch.setMarkup("<span \(back)>\u{2003}\u{2003}</span>")
    for contrast in contrasts {
      // A colour without an opacity of its own takes that of the text around it.
      contrast.example.setMarkup("<span \(back) color='\(contrast.color.hex)' alpha='100%'>\u{2003}Aa\u{2003}</span>")
      contrast.ratio.text = "\(contrast.name) text has \(ContrastReport.text(of: contrast.color.contrast(on: opaque)))"
    }
    let text = contrasts.map(\.ratio.text).joined(separator: ", ")
    for slider in sliders { slider.setAccessibleDescription(text) }
  }
}

extension Property where Owner: Label, Value == Int {
  /// The natural width of a line of a text that wraps, in characters.
  fileprivate static var mostCharacters: Self { Property("max-width-chars") }
}

extension Property where Owner: Entry, Value == Int {
  /// The width in characters. Without it, an entry is wider than the room beside its name and a button.
  static var characters: Self { Property("width-chars") }
}
