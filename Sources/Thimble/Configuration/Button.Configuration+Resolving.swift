// MARK: - Resolving

extension Button {
  /// What a button shows and looks like in one state.
  public struct Resolved: Hashable, Sendable {
    /// The title, with the underscore of its mnemonic.
    public var title: String
    /// Styled text instead of it.
    public var styledTitle: StyledText?
    /// The second line.
    public var subtitle: String?
    /// The picture.
    public var icon: Icon?
    /// Colours and forms.
    public var appearance: Appearance
  }
}

extension Button.Configuration {
  /// What a button with this configuration shows and looks like: a pure function, the same for the same input.
  ///
  /// The style has its say first, with what the theme says at hand; the configuration's own ``Button/Look`` lies over it.
  /// - Parameters:
  ///   - style: what makes the appearance.
  ///   - state: the button's state. While ``automaticallyUpdatesForSelection`` is false, selected counts as not.
  ///   - theme: the values of the theme that holds.
  ///   - context: the surroundings, which the values are of.
  ///   - labelStyle: the label style that holds unless the configuration has its own.
  ///   - passingTitle: a title that stands in the title's place for a while, such as "Undo".
  /// - Returns: content, colours and forms for that state.
  public func resolved(
    _ style: some ButtonStyle = .automatic, in state: ButtonState = .normal, theme: ThemeValues,
    context: ThemeContext = ThemeContext(), labelStyle: LabelStyle = .titleAndIcon, passingTitle: String? = nil
  ) -> Button.Resolved {
    let content = content(in: state, labelStyle: labelStyle, passingTitle: passingTitle)
    let state = counted(state)
    let asked = ButtonStyleConfiguration(
      role: role, variant: variant ?? role?.variant ?? .neutral, size: size ?? .medium, state: state, theme: theme,
      context: context)
    return Button.Resolved(
      title: content.title, styledTitle: content.styledTitle, subtitle: content.subtitle, icon: content.icon,
      appearance: look.drawable().apply(
        to: style.appearance(of: asked).drawable(else: asked.standard), state, theme, context))
  }
}
