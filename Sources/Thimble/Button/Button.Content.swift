extension Button {
  /// What a button shows in one state, whatever it looks like.
  struct Content: Equatable {
    /// The title, with the underscore of its mnemonic; empty where the icon is shown alone.
    var title = ""
    /// Styled text instead of the title.
    var styledTitle: StyledText?
    var titleLineBreak = Configuration.LineBreak.automatic
    var subtitle: String?
    var styledSubtitle: StyledText?
    var subtitleLineBreak = Configuration.LineBreak.automatic
    var icon: Icon?
    var badge: String?
    var indicator: Icon?

    /// Whether a colour in it depends on the colour scheme.
    var followsScheme: Bool { styledTitle?.followsScheme == true || styledSubtitle?.followsScheme == true }
  }
}

extension Button.Configuration {
  /// What is shown in a state: the one source of what a button draws and of what it says that it shows.
  ///
  /// - Parameters:
  ///   - state: the button's state.
  ///   - labelStyle: the label style that holds unless the configuration has its own.
  ///   - passingTitle: a title that stands in the title's place for a while, such as "Undo".
  /// - Returns: the content, with the indicator that the configuration asks for.
  func content(
    in state: ButtonState, labelStyle: LabelStyle = .titleAndIcon, passingTitle: String? = nil
  ) -> Button.Content {
    let (state, style) = (counted(state), self.labelStyle ?? labelStyle)
    let icon = icons[state]
    let title = style == .iconOnly && icon != nil ? "" : passingTitle ?? titles[state] ?? ""
    return Button.Content(
      title: title, styledTitle: title.isEmpty || passingTitle != nil ? nil : styledTitles[state],
      titleLineBreak: titleLineBreak, subtitle: subtitle, styledSubtitle: styledSubtitle,
      subtitleLineBreak: subtitleLineBreak, icon: style == .titleOnly && !title.isEmpty ? nil : icon, badge: badge,
      indicator: indicator.icon)
  }
}

extension Button.Configuration {
  /// The states that change what is shown: selected only while ``automaticallyUpdatesForSelection`` is true.
  func counted(_ state: ButtonState) -> ButtonState {
    automaticallyUpdatesForSelection ? state : state.subtracting(.selected)
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
