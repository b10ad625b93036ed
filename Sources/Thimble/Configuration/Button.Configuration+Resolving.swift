// MARK: - Resolving

extension Button {
  /// A button's colours and forms in one state. A ``ButtonStyle`` makes it.
  public typealias Appearance = ButtonAppearance

  /// The content and appearance of a button in one state.
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
  /// Returns the content and the appearance of a button with this configuration, the same for the same input.
  ///
  /// The style decides first. The configuration's own ``Button/Look`` lies over it. Then come the marks of a button that is
  /// selected or disabled, which no style can take away. The stylesheet is written from the same values.
  /// - Parameters:
  ///   - style: the style that makes the appearance.
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
    let look = AppliedLook(style: AnyButtonStyle(style), configuration: self)
    return Button.Resolved(
      title: content.title, styledTitle: content.styledTitle, subtitle: content.subtitle, icon: content.icon,
      appearance: look.appearances(theme, context)[counted(state)])
  }
}
