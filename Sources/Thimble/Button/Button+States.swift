// MARK: - State changes

extension Button {
  /// Called after the button's state or configuration changes, once before the next frame for any number of changes.
  /// The handler may change ``configuration``. While it is nil, pointer movement and key presses run no code.
  ///
  /// ```swift
  /// button.configurationUpdateHandler = { button in
  ///   button.configuration.icon = button.state.contains(.highlighted) ? "folder-open-symbolic" : "folder-symbolic"
  /// }
  /// ```
  public var configurationUpdateHandler: (@MainActor (Button) -> Void)? {
    get { existingFollower?.handler }
    set { if newValue != nil || existingFollower != nil { follower.handler = newValue } }
  }

  /// Indicates whether a change of state or configuration calls ``configurationUpdateHandler`` automatically. The
  /// default is true.
  public var automaticallyUpdatesConfiguration: Bool {
    get { existingFollower?.isAutomatic ?? true }
    set { if !newValue || existingFollower != nil { follower.isAutomatic = newValue } }
  }

  /// Sets the style that turns role, variant and state into the appearance.
  public func setStyle(_ style: some ButtonStyle) { self.style = AnyButtonStyle(style) }

  /// Schedules a call of ``configurationUpdateHandler`` before the next frame.
  public func setNeedsUpdateConfiguration() { existingFollower?.setNeedsUpdate() }
}

// MARK: - Current values

extension Button {
  /// The visible title, with the underscore of its mnemonic; empty if only the icon is shown.
  public var currentTitle: String { shownContent.title }

  /// The visible styled title.
  public var currentStyledTitle: StyledText? { shownContent.styledTitle }

  /// The visible icon.
  public var currentIcon: Icon? { shownContent.icon }

  /// The current colours and shapes.
  public var currentAppearance: Appearance { resolved(in: state).appearance }
}
