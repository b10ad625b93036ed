// MARK: - Following the state

extension Button {
  /// Called when the button's state or configuration has changed, before the next frame, however many changes there were;
  /// it may change ``configuration``. While it is nil, no code runs when a pointer comes or a key is pressed.
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

  /// Whether a change of state or configuration calls ``configurationUpdateHandler`` by itself. The default is true.
  public var automaticallyUpdatesConfiguration: Bool {
    get { existingFollower?.isAutomatic ?? true }
    set { if !newValue || existingFollower != nil { follower.isAutomatic = newValue } }
  }

  /// Sets how role, variant and state become the appearance.
  public func setStyle(_ style: some ButtonStyle) { self.style = AnyButtonStyle(style) }

  /// Has ``configurationUpdateHandler`` called before the next frame.
  public func setNeedsUpdateConfiguration() { existingFollower?.setNeedsUpdate() }
}

// MARK: - What holds now

extension Button {
  /// The title that is shown now, with the underscore of its mnemonic; empty where the icon is shown alone.
  public var currentTitle: String { shownContent.title }

  /// The styled title that is shown now.
  public var currentStyledTitle: StyledText? { shownContent.styledTitle }

  /// The icon that is shown now.
  public var currentIcon: Icon? { shownContent.icon }

  /// The colours and forms that are shown now.
  public var currentAppearance: Appearance { resolved(in: state).appearance }
}
