/// A style and a look that make a button differ from its variant. Buttons with equal values share a style class.
///
/// The style is called once for each state that CSS can select. Properties equal to the theme's are not written, so
/// that they continue to follow the theme.
struct AppliedLook: Hashable, Sendable {
  private let style: AnyButtonStyle
  private let role: Button.Role?
  private let variant: Button.Variant
  private let size: Button.Size
  private let look: Button.Look
  private let showsSelection: Bool

  /// Takes only the properties that affect the appearance, so that buttons with different titles share their rules.
  init(style: AnyButtonStyle, configuration: Button.Configuration) {
    self.style = style
    role = configuration.role
    variant = configuration.variant ?? role?.variant ?? .neutral
    size = configuration.size ?? .medium
    // NaN ≠ NaN, so a look with one would not equal itself.
    look = configuration.look.drawable()
    showsSelection = configuration.automaticallyUpdatesForSelection
  }

  /// Returns nil if a button looks exactly like its variant.
  init?(_ style: AnyButtonStyle?, _ configuration: Button.Configuration) {
    let isPlain = style == nil && configuration.details.automaticallyUpdatesForSelection
    if isPlain, configuration.details.look.isEmpty { return nil }
    self.init(style: style ?? AnyButtonStyle(.automatic), configuration: configuration)
    if isPlain, look.isEmpty { return nil }
  }

  /// Returns the appearance in each state.
  func appearances(_ theme: ThemeValues, _ context: ThemeContext) -> ButtonAppearances {
    ButtonAppearances(
      theme, in: context, isOnColor: theme.variant(variant.name)?.isOnColor ?? false, showsSelection: showsSelection
    ) { state in
      let asked = ButtonStyleConfiguration(
        role: role, variant: variant, size: size, state: state, theme: theme, context: context)
      let styled = style.appearance(of: asked).drawable(else: asked.standard)
      var result = look.applied(to: styled, state, theme, context)
      if let image = result.backgroundImage, (try? Files.check(image)) == nil { result.backgroundImage = nil }
      return result
    }
  }

  /// The look of a button of the same role, variant and size without a style and a look of its own.
  var standard: Self {
    var standard = Button.Configuration()
    standard.role = role
    standard.variant = variant
    standard.size = size
    return AppliedLook(style: AnyButtonStyle(.automatic), configuration: standard)
  }

  /// Returns the rules for the buttons that `selector` selects.
  ///
  /// - Parameters:
  ///   - selector: the selector.
  ///   - theme: the values of the theme.
  ///   - context: the context of these values.
  ///   - refined: the rules of ``standard``; nil to write every property.
  /// - Returns: the rules.
  func rules(
    _ selector: String, _ theme: ThemeValues, _ context: ThemeContext, refining refined: ButtonRules? = nil
  ) -> ButtonRules {
    ButtonRules(selector, appearances(theme, context), refining: refined)
  }
}
