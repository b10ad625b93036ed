package import DesignTokens

/// A theme in one context, as the GTK CSS of the whole kit.
///
/// Pure text, the same for the same input. It says only what GTK 4.8 understands: concrete colours and pixels. Names from
/// token files are escaped, so that none of them can end its rule.
public struct Stylesheet: Hashable, Sendable {
  /// The CSS.
  public package(set) var text = ""

  package let values: ThemeValues
  package let context: ThemeContext
  /// `thimble-button`, with the class of the scope if there is one.
  let node: String

  /// The stylesheet of `theme` in `context`.
  ///
  /// - Parameters:
  ///   - theme: the theme.
  ///   - context: the surroundings.
  ///   - scope: a style class that controls must have for the rules to hold; nil for all controls. Scoped rules win over
  ///     those without a scope, property by property.
  public init(_ theme: Theme, in context: ThemeContext, scope: String? = nil) {
    self.init(theme.values(in: context), in: context, scope: scope)
  }

  /// The stylesheet of `values`, which are those of `context`.
  public init(_ values: ThemeValues, in context: ThemeContext, scope: String? = nil) {
    self.values = values
    self.context = context
    node = "thimble-button" + (scope.map { ".\(CSSText.identifier($0))" } ?? "")
    addBase()
    for size in values.sizes { addSize(size) }
    for variant in values.variants { addVariant(variant) }
    addComponents(isScoped: scope != nil)
  }

  /// Component CSS outside the token model: what is the same in every theme, or asks the values for a colour or two.
  private mutating func addComponents(isScoped: Bool) {
    addContent(node)
    addMembers()
    addLoading()
    addPress(node)
    for variant in values.variants { addInactive(variant) }
    addGroups()
    for variant in values.variants {
      addSelected(variant)
      addToggle(variant)
    }
    addSplitButtons()
    guard !isScoped else { return }
    addRows()
    addPopovers()
    addMenus()
    addShortcutLists()
    addLargeContent()
    addTooltips()
  }

  // MARK: - Base

  private mutating func addBase() {
    let clear = css(.clear)
    let families = values.fontFamily.isEmpty ? "inherit" : TokenValue.fontFamily(values.fontFamily).css
    add(
      node,
      [
        "border-radius": px(values.cornerRadius),
        "font-family": families,
        "font-weight": CSSNumber.text(min(max(values.fontWeight, 1), 1000).rounded()),
        "transition": transition(values.release),
        "outline": "0 solid \(clear)",
        "outline-offset": "-2px",
      ])
    add("\(node):hover", ["transition": transition(values.hover)])
    add("\(node):active, \(node).keyboard-activating", ["transition": transition(values.press)])
    addFocusRing(node, values.focusRing, offset: values.focusRingOffsetSubtle)
    // The desktop's theme has a colour of its own for the labels of disabled widgets.
    add("\(node) > label, \(node) > image, \(node) > ring", ["color": "inherit"])
    add("\(node):disabled", ["opacity": CSSNumber.text(values.disabledOpacity)])
  }

  private mutating func addFocusRing(_ selector: String, _ color: RGBA, offset: Double) {
    add(
      "\(selector):focus:focus-visible",
      ["outline": "\(px(values.focusRingWidth)) solid \(css(color))", "outline-offset": px(offset)])
  }

  private func transition(_ transition: TransitionValue) -> String {
    var transition = transition
    if context.reducesMotion { transition.duration.value = 0 }
    if context.reducesMotion { transition.delay.value = 0 }
    let timing = TokenValue.transition(transition).css
    return ["background-color", "color", "box-shadow", "outline-color"].map { "\($0) \(timing)" }.joined(
      separator: ", ")
  }

  // MARK: - Sizes

  mutating func addSize(_ size: SizeMetrics) {
    let content = context.scaled(max(0, size.height - 2 * size.iconPadding))
    let room = context.scaledRoom(size.iconPadding)
    let icon = context.scaled(size.iconSize)
    let spinner = context.scaled(size.spinnerSize)
    let selector = "\(node).\(size.name)"
    add(
      selector,
      [
        "min-height": "\(content)px", "min-width": "\(content)px",
        "padding": "\(room)px \(context.scaledRoom(size.textPadding))px",
        // GTK does not scale pixels with text.
        "font-size": size.fontSize.map { px($0 * context.textScale) } ?? "inherit",
        "letter-spacing": px(size.letterSpacing * context.textScale),
        // The button asks its theme for the gap; with this, GTK knows that its size changes with it.
        "border-spacing": "\(context.scaledRoom(size.gap))px",
      ])
    add("\(selector).icon-and-title", ["padding": "\(room)px \(context.scaledRoom(size.iconTextPadding))px"])
    add("\(selector).icon-only", ["padding": "\(room)px"])
    add("\(selector).custom-insets", ["padding": "0", "min-height": "0", "min-width": "0"])
    add("\(selector) > image", ["-gtk-icon-size": "\(icon)px"])
    add("\(selector) > ring", ["min-width": "\(spinner)px", "min-height": "\(spinner)px"])
  }

  // MARK: - Variants

  private mutating func addVariant(_ variant: VariantStyle) {
    addVariant(variant, selector: "\(node).\(CSSText.identifier(variant.name))")
    // The group NAME-visited is also what links of the variant NAME look like that have been followed.
    guard variant.name.hasSuffix("-visited"), variant.name.utf8.count > 8 else { return }
    addVariant(variant, selector: "\(node).\(CSSText.identifier(String(variant.name.dropLast(8)))).visited")
  }

  private mutating func addVariant(_ variant: VariantStyle, selector: String) {
    let hasIcons = VariantStyle.State.allCases.contains { variant[$0].icon != nil }
    let rules: [(state: VariantStyle.State, selectors: [String])] = [
      (.default, [""]),
      (.focused, [":focus:focus-visible"]),
      (.hovered, [":hover:not(.pending)"]),
      (.pressed, [":active:not(.pending)", ".keyboard-activating:not(.pending)"]),
      (.selected, [":checked:not(.pending)"]),
      (.loading, [".loading.pending"]),
      (.disabled, [":disabled:not(.pending)"]),
    ]
    for (state, suffixes) in rules {
      // Nothing comes before these but the state at rest.
      if state == .focused, variant[state] == variant.normal { continue }
      let look = variant[state]
      add(
        suffixes.map { selector + $0 }.joined(separator: ", "),
        [
          "background-color": css(look.background), "color": css(look.foreground), "box-shadow": shadow(look),
        ])
      if hasIcons {
        let icon = look.icon.map(css) ?? "inherit"
        add(suffixes.map { "\(selector)\($0) > image" }.joined(separator: ", "), ["color": icon])
      }
    }
    addFocusRing(
      selector, variant.isOnColor ? values.focusRingOnColor : values.focusRing,
      offset: variant.isOpaque ? values.focusRingOffset : values.focusRingOffsetSubtle)
  }

  /// The border is drawn inside, so that it takes no room; then come the shadows.
  func shadow(_ look: VariantStyle.Appearance) -> String {
    var layers: [String] = []
    if look.border.alpha > 0, values.borderWidth > 0 {
      layers.append("inset 0 0 0 \(px(values.borderWidth)) \(css(look.border))")
    }
    for layer in look.shadow {
      // A blur below 0 is an error in CSS.
      var layer = layer
      layer.blur.value = max(0, layer.blur.value)
      layers.append(TokenValue.shadow([layer]).css(textScale: context.textScale))
    }
    return layers.isEmpty ? "none" : layers.joined(separator: ", ")
  }

  private mutating func addLoading() {
    let time = CSSNumber.text(context.reducesMotion ? 0 : values.spinnerFade)
    let fade = time == "0" ? "none" : "opacity \(time)ms ease-out"
    add("\(node) > image, \(node) > label, \(node) > ring", ["transition": fade])
    add("\(node) > ring, \(node) > image.outcome", ["opacity": "0"])
    let signs = ["loading", "succeeded", "failed"].map { "\(node).\($0)" }
    add(signs.map { "\($0) > ring, \($0) > image.outcome" }.joined(separator: ", "), ["opacity": "1"])
    add(
      signs.map { "\($0) > image:not(.outcome):not(.indicator), \($0):not(.icon-and-title) > label" }.joined(
        separator: ", "),
      ["opacity": "0"])
  }

  /// Looks as if it were disabled, but for the focus ring, which is as strong as ever.
  private mutating func addInactive(_ variant: VariantStyle) {
    let selector = "\(node).inactive.\(CSSText.identifier(variant.name))"
    let strength = values.disabledOpacity
    var look = variant.normal
    look.background.alpha *= strength
    look.border.alpha *= strength
    add(
      "\(selector), \(selector):hover:not(.pending), \(selector):active:not(.pending)",
      ["background-color": css(look.background), "color": css(look.foreground), "box-shadow": shadow(look)])
    // On a surface that is paler already, a text as pale as that could not be read.
    add("\(selector) > *", ["opacity": CSSNumber.text(variant.isOpaque ? 0.85 : strength)])
  }

  // MARK: - Printing

  package mutating func add(_ selector: String, _ declarations: KeyValuePairs<String, String>) {
    text += "\(selector) {\n"
    for (property, value) in declarations { text += "  \(property): \(value);\n" }
    text += "}\n"
  }

  package func css(_ color: RGBA) -> String { color.css }
  package func px(_ length: Double) -> String { "\(CSSNumber.text(length, decimals: 3))px" }
}
