extension Button {
  /// The content of a button in one state, without its look.
  struct Content: Equatable {
    /// The title, with the underscore of its mnemonic; empty if only the icon is shown.
    var title = ""
    /// Styled text that replaces the title.
    var styledTitle: StyledText?
    var titleLineBreak = Configuration.LineBreak.automatic
    var subtitle: String?
    var styledSubtitle: StyledText?
    var subtitleLineBreak = Configuration.LineBreak.automatic
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
  ) -> Button.Content {
    let (state, style) = (counted(state), labelStyle ?? details.labelStyle)
    let icon = icons[state]
    let title = style == .iconOnly && icon != nil ? "" : passingTitle ?? titles[state] ?? ""
    return Button.Content(
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
