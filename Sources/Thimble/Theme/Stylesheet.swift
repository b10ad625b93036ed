/// A theme in one context, as the GTK CSS of the whole kit.
///
/// Pure text, the same for the same input. It says only what GTK 4.8 understands: concrete colours and pixels.
public struct Stylesheet: Hashable, Sendable {
  /// The CSS.
  public internal(set) var text = ""

  let theme: Theme
  let context: ThemeContext

  /// The stylesheet of `theme` in `context`.
  public init(_ theme: Theme, in context: ThemeContext) {
    self.theme = theme
    self.context = context
    let palette = theme.palette(context.contrast)
    addBase(palette)
    for (size, metrics) in theme.sizes.sorted(by: { $0.key.name < $1.key.name }) { addSize(size, metrics) }
    for (variant, colors) in palette.variants.sorted(by: { $0.key.name < $1.key.name }) { addVariant(variant, colors) }
    addLoading()
    addInactive(palette)
    addLargeContent(palette)
    addTooltips()
  }

  private mutating func addBase(_ palette: Theme.Palette) {
    let duration = context.reducesMotion ? 0 : theme.transition
    add(
      "thimble-button",
      [
        "border-radius": "\(theme.cornerRadius)px",
        "font-weight": "bold",
        "transition":
          "background-color \(duration)ms ease-out, box-shadow \(duration)ms ease-out, outline-color \(duration)ms ease-out",
        "outline": "0 solid \(css(.clear))",
        "outline-offset": "-2px",
      ])
    add(
      "thimble-button:focus:focus-visible",
      ["outline": "2px solid \(css(palette.focusRing))", "outline-offset": "-2px"])
    // The desktop's theme has a colour of its own for the labels of disabled widgets.
    add("thimble-button > label, thimble-button > image, thimble-button > ring", ["color": "inherit"])
    add("thimble-button:disabled", ["opacity": context.contrast == .high ? "0.6" : "0.5"])
  }

  private mutating func addSize(_ size: Button.Size, _ metrics: Theme.Metrics) {
    let icon = context.scaled(metrics.iconSize)
    let content = context.scaled(metrics.height - 2 * metrics.iconPadding)
    let room = context.scaledRoom(metrics.iconPadding)
    let selector = "thimble-button.\(size.name)"
    add(
      selector,
      [
        "min-height": "\(content)px", "min-width": "\(content)px",
        "padding": "\(room)px \(context.scaledRoom(metrics.textPadding))px",
      ])
    add("\(selector).icon-and-title", ["padding": "\(room)px \(context.scaledRoom(metrics.iconTextPadding))px"])
    add("\(selector).icon-only", ["padding": "\(room)px"])
    add("\(selector).custom-insets", ["padding": "0", "min-height": "0", "min-width": "0"])
    add("\(selector) > image", ["-gtk-icon-size": "\(icon)px"])
    add("\(selector) > ring", ["min-width": "\(icon)px", "min-height": "\(icon)px"])
  }

  private mutating func addVariant(_ variant: Button.Variant, _ colors: VariantColors) {
    let selector = "thimble-button.\(variant.name)"
    let border = colors.border.map { "inset 0 0 0 1px \(css($0))" } ?? "none"
    add(
      selector,
      [
        "background-color": css(colors.background.normal), "color": css(colors.foreground.normal),
        "box-shadow": border,
      ])
    add(
      "\(selector):hover:not(.pending)",
      ["background-color": css(colors.background.hovered), "color": css(colors.foreground.hovered)])
    add(
      "\(selector):active:not(.pending), \(selector).keyboard-activating:not(.pending), \(selector):checked",
      ["background-color": css(colors.background.pressed), "color": css(colors.foreground.pressed)])
    if colors.isColored { add("\(selector):focus:focus-visible", ["outline-offset": "2px"]) }
  }

  private mutating func addLoading() {
    let fade = context.reducesMotion ? "none" : "opacity 100ms ease-out"
    add("thimble-button > image, thimble-button > label, thimble-button > ring", ["transition": fade])
    add("thimble-button > ring, thimble-button > image.outcome", ["opacity": "0"])
    let signs = ["loading", "succeeded", "failed"].map { "thimble-button.\($0)" }
    add(signs.map { "\($0) > ring, \($0) > image.outcome" }.joined(separator: ", "), ["opacity": "1"])
    add(
      signs.map { "\($0) > image:not(.outcome), \($0):not(.icon-and-title) > label" }.joined(separator: ", "),
      ["opacity": "0"])
  }

  /// Looks as if it were disabled, but for the focus ring, which is as strong as ever.
  private mutating func addInactive(_ palette: Theme.Palette) {
    let strength = context.contrast == .high ? 0.6 : 0.5
    for (variant, colors) in palette.variants.sorted(by: { $0.key.name < $1.key.name }) {
      let selector = "thimble-button.inactive.\(variant.name)"
      let border = colors.border.map { "inset 0 0 0 1px \(css($0.withAlpha(multipliedBy: strength)))" } ?? "none"
      add(
        "\(selector), \(selector):hover:not(.pending), \(selector):active:not(.pending)",
        [
          "background-color": css(colors.background.normal.withAlpha(multipliedBy: strength)),
          "color": css(colors.foreground.normal), "box-shadow": border,
        ])
      // On a surface that is paler already, a text as pale as that could not be read.
      add("\(selector) > *", ["opacity": "\(colors.isColored ? 0.85 : strength)"])
    }
  }

  // MARK: Printing

  mutating func add(_ selector: String, _ declarations: KeyValuePairs<String, String>) {
    text += "\(selector) {\n"
    for (property, value) in declarations { text += "  \(property): \(value);\n" }
    text += "}\n"
  }

  func css(_ color: Color) -> String { color.css(in: context.scheme) }
}

extension Color {
  /// As GTK's CSS writes it: `rgba(28, 113, 216, 1)`.
  func css(in scheme: ColorScheme) -> String {
    let color = components(in: scheme)
    let byte = { (value: Double) in Int((value * 255).rounded()) }
    let alpha = (color.alpha * 1000).rounded() / 1000
    return "rgba(\(byte(color.red)), \(byte(color.green)), \(byte(color.blue)), \(alpha))"
  }
}
