extension Button.Configuration {
  /// The content of a button in one state, without its look.
  struct Content: Equatable {
    /// The title, with the underscore of its mnemonic; empty if only the icon is shown.
    var title = ""
    /// Styled text that replaces the title.
    var styledTitle: StyledText?
    var titleLineBreak = LineBreak.automatic
    var subtitle: String?
    var styledSubtitle: StyledText?
    var subtitleLineBreak = LineBreak.automatic
    var icon: Icon?
    var badge: String?
    var indicator: Icon?

    /// Indicates whether the content has a colour that depends on the colour scheme.
    var followsScheme: Bool { styledTitle?.followsScheme == true || styledSubtitle?.followsScheme == true }
  }
}

extension Button.Configuration {
  /// Returns the content for a state. Drawing and the public properties both use it.
  ///
  /// - Parameters:
  ///   - state: the button's state.
  ///   - labelStyle: the shown parts of the label; nil for the configuration's own.
  ///   - passingTitle: a temporary title, such as "Undo".
  /// - Returns: the content, with the indicator that the configuration asks for.
  func content(
    in state: ButtonState, labelStyle: LabelStyle? = nil, passingTitle: String? = nil
  ) -> Content {
    let (state, style) = (counted(state), labelStyle ?? details.labelStyle)
    let icon = icons[state]
    let title = style == .iconOnly && icon != nil ? "" : passingTitle ?? titles[state] ?? ""
    return Content(
      title: title, styledTitle: title.isEmpty || passingTitle != nil ? nil : details.styledTitles[state],
      titleLineBreak: details.titleLineBreak, subtitle: details.subtitle, styledSubtitle: details.styledSubtitle,
      subtitleLineBreak: details.subtitleLineBreak, icon: style == .titleOnly && !title.isEmpty ? nil : icon,
      badge: details.badge,
      indicator: details.indicator.icon)
  }
}

extension Button.Configuration {
  /// Indicates whether any part of the content depends on the button's state.
  var dependsOnState: Bool { !titles.isUniform || !details.styledTitles.isUniform || !icons.isUniform }

  /// Returns the states that affect the content: selected only while ``automaticallyUpdatesForSelection`` is true.
  func counted(_ state: ButtonState) -> ButtonState {
    details.automaticallyUpdatesForSelection ? state : state.subtracting(.selected)
  }
}

extension Button.Configuration.Indicator {
  /// The arrow; nil for none.
  fileprivate var icon: Icon? {
    switch self {
    case .automatic, .none: nil
    case .menu: "pan-down-symbolic"
    case .popup: .popupIndicator
    }
  }
}

// MARK: - Resolving

extension Button.Configuration {
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
    public var appearance: ButtonAppearance
  }

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
  ) -> Resolved {
    let content = content(in: state, labelStyle: details.labelStyle ?? labelStyle, passingTitle: passingTitle)
    let look = AppliedLook(style: AnyButtonStyle(style), configuration: self)
    return Resolved(
      title: content.title, styledTitle: content.styledTitle, subtitle: content.subtitle, icon: content.icon,
      appearance: look.appearances(theme, context)[counted(state)])
  }
}
