import DesignTokens
package import Thimble

/// A field for a colour: an entry for CSS, and a button that opens sliders for lightness, chroma and hue.
///
/// Below the sliders is the contrast of white and of black text on the colour. The entry takes each colour of CSS, such
/// as `#813d9c`, `teal` or `oklch(60% 0.1 30)`; the sliders write `#rrggbb`. The widgets own the picker.
@MainActor
package final class ColorPicker {
  private weak var entry: Entry?
  private weak var swatch: Label?
  private weak var panel: Box?
  private weak var preview: Label?
  private weak var contrast: Label?
  private var color: RGBA?
  private var isSliding = false
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

  /// Makes the field, and its entry, whose accessible name is `name` and whose first text is `text`.
  package static func make(_ name: String, text: String = "") -> (widget: Widget, entry: Entry) {
    let (entry, swatch, preview) = (Entry(text), Label(isPresentation: true), Label(isPresentation: true))
    let contrast = Label.paragraph("", "property-note")
    entry.setAccessibilityLabel(name)
    let panel = Box(.vertical, spacing: 3) {
      Component.allCases.flatMap { component in
        [
          Label(component.title).with { $0.xAlign = 0 },
          Scale("\(component.title) of \(name)", in: component.range, step: 1).with { $0.setSizeRequest(width: 260) },
        ]
      }
      preview.with { $0.xAlign = 0 }
      contrast
    }
    panel.setMargins(top: 12, bottom: 12, leading: 12, trailing: 12)
    let button = IconButton(icon: "color-select-symbolic", accessibilityLabel: "Choose \(name)")
    button.size = .small
    button.opensPopover(panel)
    let picker = ColorPicker(entry, swatch, panel, preview, contrast)
    entry.connect(.changed) { _ in picker.follow() }
    for slider in picker.sliders { slider.connect(.valueChanged) { _ in picker.slide() } }
    picker.follow()
    let widget = Box(.horizontal, spacing: 6) {
      entry
      swatch
      button
    }
    return (widget, entry)
  }

  private init(_ entry: Entry, _ swatch: Label, _ panel: Box, _ preview: Label, _ contrast: Label) {
    (self.entry, self.swatch, self.panel) = (entry, swatch, panel)
    (self.preview, self.contrast) = (preview, contrast)
  }

  /// The sliders, in the order of the components.
  private var sliders: [Scale] { panel?.children.compactMap { $0 as? Scale } ?? [] }

  /// Shows the colour of the entry. A text that is no colour leaves the sliders as they are.
  private func follow() {
    color = entry.flatMap { RGBA(css: $0.text) }
    showColor()
    guard let color, !isSliding else { return }
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
    isSliding = true
    defer { isSliding = false }
    let components = zip(Component.allCases, sliders).map { component, slider in slider.value * component.unit }
    let color = ColorValue(space: .oklch, components: components, alpha: color?.alpha ?? 1).rgba
    entry?.text = color.alpha < 1 ? color.css : color.hex
  }

  private func showColor() {
    guard let color else {
      for label in [swatch, preview] { label?.text = "" }
      contrast?.text = "The text is no colour of CSS."
      return
    }
    let (white, black) = (RGBA(red: 1, green: 1, blue: 1), RGBA(red: 0, green: 0, blue: 0))
    let opaque = color.over(white)
    let back = "bgcolor='\(opaque.hex)' bgalpha='100%'"
    swatch?.setMarkup("<span \(back)>\u{2003}\u{2003}</span>")
    // A colour without an opacity of its own takes that of the text around it.
    let texts = [white, black].map { "<span \(back) color='\($0.hex)' alpha='100%'>\u{2003}Aa\u{2003}</span>" }
    preview?.setMarkup(texts.joined())
    let ratios = [("White", white), ("black", black)].map { name, text in
      "\(name) text has \(ContrastReport.text(of: text.contrast(on: opaque)))"
    }
    let text = ratios.joined(separator: ", ") + "."
    contrast?.text = text
    for slider in sliders { slider.setAccessibleDescription(text) }
  }
}
