// MARK: - Resolving

extension Button {
  /// The colours and forms of a button in one state, which a ``ButtonStyle`` returns.
  public typealias Appearance = ButtonAppearance

  /// The content and appearance of a button in one state.
  public struct Resolved: Hashable, Sendable {
    /// The title, with the underscore of its mnemonic.
    public var title: String
    /// Styled text instead of the title.
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
  /// Returns the content and the appearance of a button with this configuration. Equal input gives equal output.
  ///
  /// The style decides first. The configuration's own ``Button/Look`` overrides it. The marks of a selected or disabled
  /// button come last, and no style can remove them. The stylesheet is written from the same values.
  /// - Parameters:
  ///   - style: the style that makes the appearance.
  ///   - state: the button's state. While ``Details/automaticallyUpdatesForSelection`` is false, selected counts as not
  ///     selected.
  ///   - theme: the values of the current theme.
  ///   - context: the context of these values.
  ///   - labelStyle: the label style unless the configuration has its own.
  ///   - passingTitle: a title that replaces the configured one for a while, such as "Undo".
  /// - Returns: content, colours and forms for that state.
  public func resolved(
    _ style: some ButtonStyle = .automatic, in state: ButtonState = .normal, theme: ThemeValues,
    context: ThemeContext = ThemeContext(), labelStyle: LabelStyle = .titleAndIcon, passingTitle: String? = nil
  ) -> Button.Resolved {
    let content = content(in: state, labelStyle: details.labelStyle ?? labelStyle, passingTitle: passingTitle)
    let look = AppliedLook(style: AnyButtonStyle(style), configuration: self)
    return Button.Resolved(
      title: content.title, styledTitle: content.styledTitle, subtitle: content.subtitle, icon: content.icon,
      appearance: look.appearances(theme, context)[counted(state)])
  }
}
