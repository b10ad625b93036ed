import DesignTokens

/// What makes a button look other than its variant does, as CSS rules that equal buttons share.
///
/// The style is asked once for each state that CSS can tell apart. Properties that come out as the theme has them are not
/// printed, so that they go on following it.
struct AppliedLook: StyleOverride {
  var style: AnyButtonStyle
  var configuration: Button.Configuration

  /// What `style` and `configuration` ask for; nil where that is just what the theme says.
  init?(_ style: AnyButtonStyle?, _ configuration: Button.Configuration) {
    // NaN ≠ NaN, so a look with one would not equal itself.
    let look = configuration.look.drawable()
    guard style != nil || !look.isEmpty || !configuration.automaticallyUpdatesForSelection else {
      return nil
    }
    self.style = style ?? AnyButtonStyle(.automatic)
    // Only what the appearance depends on, so that buttons with different words share their rules.
    var relevant = Button.Configuration()
    relevant.role = configuration.role
    relevant.variant = configuration.variant
    relevant.size = configuration.size
    relevant.look = look
    relevant.automaticallyUpdatesForSelection = configuration.automaticallyUpdatesForSelection
    self.configuration = relevant
  }

  /// The states that CSS can tell apart, weakest first, and how it says them.
  private static let states: [(state: ButtonState, selectors: [String])] = [
    (.normal, [""]),
    (.focused, [":focus:focus-visible"]),
    (.hovered, [":hover:not(.pending)"]),
    (.highlighted, [":active:not(.pending)", ".keyboard-activating:not(.pending)"]),
    (.selected, [":checked:not(.pending)"]),
    ([.selected, .hovered], [":checked:hover:not(.pending)"]),
    (
      [.selected, .highlighted],
      [":checked:active:not(.pending)", ":checked.keyboard-activating:not(.pending)"]
    ),
    (.pending, [".loading.pending"]),
    (.disabled, [":disabled:not(.pending)", ".inactive:not(.pending)"]),
    ([.disabled, .selected], [":disabled:checked:not(.pending)", ".inactive:checked:not(.pending)"]),
    // A toggle looks on at work too.
    (.selected, [".toggle:checked.pending"]),
  ]

  func css(_ selector: String, _ theme: ThemeValues, _ context: ThemeContext) -> String {
    var plain = configuration
    plain.look = Button.Look()
    plain.automaticallyUpdatesForSelection = true
    let rows = Self.states.map { state, selectors in
      Row(
        selectors: selectors.map { selector + $0 },
        own: Self.declarations(SelectedLook(configuration, style, state, theme, context), context),
        standard: Self.declarations(SelectedLook(plain, AnyButtonStyle(.automatic), state, theme, context), context))
    }
    let changed = (rows.first?.own.map(\.property) ?? []).indices.filter { index in
      rows.contains { $0.own[index].value != $0.standard[index].value }
    }
    return rows.map { row in changed.map { row.rule(row.own[$0]) }.joined() }.joined()
  }

  private struct Row {
    let selectors: [String]
    let own: [Declaration]
    let standard: [Declaration]

    func rule(_ declaration: Declaration) -> String {
      let list = selectors.map { $0 + declaration.part }.joined(separator: ", ")
      return "\(list) { \(declaration.property): \(declaration.value); }\n"
    }
  }

  private struct Declaration {
    var part = ""
    let property: String
    let value: String
  }

  /// Every property, in the same order for every appearance.
  private static func declarations(_ selected: SelectedLook, _ context: ThemeContext) -> [Declaration] {
    let look = selected.appearance
    let px = { (length: Double) in "\(CSSNumber.text(length, decimals: 3))px" }
    var shadows = look.shadow.map { $0.css(in: context.scheme) }
    if let line = selected.line {
      shadows = line.layers + shadows
    } else if look.border.alpha > 0, look.borderWidth > 0 {
      shadows.insert("inset 0 0 0 \(px(look.borderWidth)) \(look.border.css)", at: 0)
    }
    let image = look.backgroundImage.flatMap { (try? Files.check($0)) == nil ? nil : CSSText.url(ofFile: $0) }
    return [
      Declaration(property: "background-color", value: look.background.css),
      Declaration(property: "background-image", value: image ?? "none"),
      Declaration(property: "background-size", value: look.backgroundImage == nil ? "auto" : "cover"),
      Declaration(property: "color", value: look.foreground.css),
      Declaration(part: " > image", property: "color", value: look.icon.map(\.css) ?? "inherit"),
      Declaration(property: "box-shadow", value: shadows.isEmpty ? "none" : shadows.joined(separator: ", ")),
      Declaration(property: "border-radius", value: px(look.cornerRadius)),
      Declaration(property: "opacity", value: CSSNumber.text(look.opacity)),
      Declaration(property: "font-size", value: look.fontSize.map(px) ?? "inherit"),
      Declaration(property: "font-weight", value: CSSNumber.text(look.fontWeight.rounded())),
      Declaration(part: title, property: "text-decoration-line", value: look.isUnderlined ? "underline" : "none"),
      Declaration(part: title, property: "text-transform", value: look.isUppercase ? "uppercase" : "none"),
      Declaration(
        part: title, property: "text-shadow", value: look.textShadow?.textCSS(in: context.scheme) ?? "none"),
    ]
  }

  /// The title: what GTK does not hand down from the button.
  private static let title = " > label:not(.subtitle):not(.badge)"
}
