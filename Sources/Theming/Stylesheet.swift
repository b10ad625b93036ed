package import DesignTokens

/// The GTK CSS of the whole kit for a theme in one context.
///
/// Equal input gives equal text. The text uses only CSS that GTK 4.8 supports: concrete colours and pixels. Names from
/// token files are escaped, so that no name can end its rule.
package struct Stylesheet: Hashable, Sendable {
  /// The CSS.
  package var text = ""

  package let values: ThemeValues
  package let context: ThemeContext
  /// The node `thimble-button`, with the class of the scope if there is one.
  let node: String

  /// Creates the stylesheet of `theme` in `context`.
  ///
  /// - Parameters:
  ///   - theme: the theme.
  ///   - context: the context.
  ///   - scope: a style class that limits the rules to controls with that class; nil for all controls. Scoped rules win
  ///     over unscoped ones, property by property.
  ///   - classes: the style classes of the variants and sizes whose rules are written; nil for all.
  package init(_ theme: Theme, in context: ThemeContext, scope: String? = nil, classes: Set<String>? = nil) {
    self.init(theme.values(in: context), in: context, scope: scope, classes: classes)
  }

  init(_ values: ThemeValues, in context: ThemeContext, scope: String? = nil, classes: Set<String>? = nil) {
    self.values = values
    self.context = context
    node = "thimble-button" + (scope.map { ".\(CSSText.identifier($0))" } ?? "")
    // The marks of selection are left out here; otherwise each variant would write its shadows for every state.
    let plain = ButtonRules(node, ButtonAppearances(nil, values, in: context, showsSelection: false))
    addBase()
    text += plain.css
    for size in values.sizes where classes?.contains(size.name) != false { addSize(size) }
    for variant in values.variants where classes?.isDisjoint(with: [variant.name, variant.unvisitedName]) != true {
      addVariant(variant, plain)
    }
    addForms(sizes: classes)
    addLoading()
    addPress()
    addCorners()
    guard scope == nil else { return }
    addContainers()
    addStockWidgets()
    addPopovers()
    addMenus()
    addShortcutLists()
    addLargeContent()
    addTooltips()
    addToasts()
  }

  // MARK: - Base

  private mutating func addBase() {
    add(
      node,
      [
        "font-family": values.fontFamily.isEmpty ? "inherit" : TokenValue.fontFamily(values.fontFamily).css,
        "transition": transition(values.release), "outline": "0 solid \(css(.clear))",
      ])
    add("\(node):hover", ["transition": transition(values.hover)])
    add("\(node):active, \(node).keyboard-activating", ["transition": transition(values.press)])
    add("\(node):focus:focus-visible", ["outline-width": px(values.focusRingWidth)])
    // The desktop's theme sets a colour for the images of disabled widgets.
    add("\(node) > image, \(node) > ring", ["color": "inherit"])
    add("\(node).toggle:indeterminate", ["background-position": "50% 100%", "background-repeat": "no-repeat"])
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
        // GTK does not scale a font size in pixels with the desktop's text size.
        "font-size": size.fontSize.map { px($0 * context.textScale) } ?? "inherit",
      ])
    let beside = "\(room)px \(context.scaledRoom(size.iconTextPadding))px"
    add("\(selector).icon-and-title, \(selector).title-and-arrow", ["padding": beside])
    add("\(selector).icon-only", ["padding": "\(room)px"])
    add("\(selector).custom-insets", ["padding": "0", "min-height": "0", "min-width": "0"])
    add("\(selector) > image.outcome", ["-gtk-icon-size": "\(icon)px"])
    add("\(selector) > ring", ["min-width": "\(spinner)px", "min-height": "\(spinner)px"])
  }

  // MARK: - Variants

  private mutating func addVariant(_ variant: VariantStyle, _ plain: ButtonRules) {
    let selector = { [node] (name: String) in "\(node).\(CSSText.identifier(name))" }
    let appearances = ButtonAppearances(variant, values, in: context)
    text += ButtonRules(selector(variant.name), appearances, refining: plain).css
    let name = variant.unvisitedName
    guard name != variant.name else { return }
    let unvisited = ButtonRules(selector(name), ButtonAppearances(values.variant(name), values, in: context))
    text += ButtonRules("\(selector(name)).visited", appearances, refining: unvisited).css
  }

  /// Adds square corners at the joints of linked buttons.
  private mutating func addCorners() {
    let (left, right) = (["top-left", "bottom-left"], ["top-right", "bottom-right"])
    let squares: [(selector: String, corners: [String])] = [
      (".linked-first:not(.vertical):dir(ltr)", right), (".linked-last:not(.vertical):dir(ltr)", left),
      (".linked-first:not(.vertical):dir(rtl)", left), (".linked-last:not(.vertical):dir(rtl)", right),
      (".linked-first.vertical", ["bottom-left", "bottom-right"]),
      (".linked-last.vertical", ["top-left", "top-right"]),
    ]
    add("\(node).linked-middle", ["border-radius": "0"])
    for (selector, corners) in squares {
      add(node + selector, ["border-\(corners[0])-radius": "0", "border-\(corners[1])-radius": "0"])
    }
  }

  private mutating func addLoading() {
    let time = context.reducesMotion ? 0 : values.spinnerFade
    let fade = time == 0 ? "none" : "opacity \(CSSNumber.text(time))ms ease-out"
    add("\(node) > image.outcome, \(node) > ring", ["transition": fade, "opacity": "0"])
    let signs = ["loading", "succeeded", "failed"].map { "\(node).\($0)" }
    add(signs.map { "\($0) > ring, \($0) > image.outcome" }.joined(separator: ", "), ["opacity": "1"])
  }

  /// Adds the rules for the undo period of an action, and for a drop target.
  mutating func addPress() {
    // During the undo period a countdown replaces the icon.
    add("\(node).undoable > ring.countdown", ["opacity": "1", "transition": "none"])
    let ring = "2px solid \(css(values.focusRing))"
    add(
      "\(node).drag-dwell",
      [
        "outline": ring, "outline-offset": "2px",
        "animation": context.reducesMotion ? "none" : "drag-dwell 250ms ease-in-out infinite alternate",
      ])
    text += "@keyframes drag-dwell { from { opacity: 1; } to { opacity: 0.6; } }\n"
  }

  // MARK: - Printing

  package mutating func add(_ selector: String, _ declarations: KeyValuePairs<String, String>) {
    text += "\(selector) {\n"
    for (property, value) in declarations { text += "  \(property): \(value);\n" }
    text += "}\n"
  }

  package func css(_ color: RGBA) -> String { color.css }
}

// MARK: - Names and paths from outside

/// Functions that escape external text for CSS.
package enum CSSText {
  /// Returns a name as a CSS identifier. Every character that could end the identifier is escaped.
  static func identifier(_ name: String) -> String {
    var text = ""
    for (index, scalar) in name.unicodeScalars.enumerated() {
      let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_"
      let isOther = ("0"..."9").contains(scalar) || scalar == "-"
      if isLetter || scalar.value >= 0xA0 || (isOther && index > 0) {
        text.unicodeScalars.append(scalar)
      } else {
        text += "\\\(String(scalar.value, radix: 16)) "
      }
    }
    return text
  }

  /// Returns a file path as a CSS `url()`. Every character that could end the quoted address is percent-encoded.
  package static func url(ofFile path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain = byte < 128 && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      if isPlain || "/-_.~".unicodeScalars.contains(scalar) {
        text.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16)
        text += "%" + (digits.count < 2 ? "0" + digits : digits)
      }
    }
    return "url(\"file://\(text)\")"
  }
}
