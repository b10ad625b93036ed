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

// MARK: - Values by state

extension Button {
  /// Sets the title for a state; nil falls back to the normal one, which cannot be taken away.
  public func setTitle(_ title: String?, for state: ButtonState) {
    guard state != .normal else { return self.title = AccessibleName.required(title ?? "", of: Self.self) }
    configuration.titles[exactly: state] = title
  }

  /// Sets a styled title for a state; nil falls back to the normal one, or to the title.
  public func setStyledTitle(_ title: StyledText?, for state: ButtonState) {
    configuration.styledTitles[exactly: state] = title
  }

  /// Sets the icon for a state; nil falls back to the normal one.
  public func setIcon(_ icon: Icon?, for state: ButtonState) { configuration.icons[exactly: state] = icon }

  /// Sets the title's colour for a state; nil falls back to the normal one, or the theme's.
  public func setTitleColor(_ color: Color?, for state: ButtonState) {
    configuration.look.foreground[exactly: state] = color
  }

  /// Sets the title's shadow for a state; nil falls back to the normal one, or none.
  public func setTitleShadow(_ shadow: Shadow?, for state: ButtonState) {
    configuration.look.textShadow[exactly: state] = shadow
  }

  /// Sets the icon's colour for a state; nil falls back to the normal one, or the title's.
  public func setIconColor(_ color: Color?, for state: ButtonState) {
    configuration.look.icon[exactly: state] = color
  }

  /// Sets the surface's colour for a state; nil falls back to the normal one, or the theme's.
  public func setBackgroundColor(_ color: Color?, for state: ButtonState) {
    configuration.look.background[exactly: state] = color
  }

  /// Sets a picture on the surface for a state, by the path of its file; nil falls back to the normal one, or none.
  public func setBackgroundImage(_ path: String?, for state: ButtonState) {
    configuration.look.backgroundImage[exactly: state] = path
  }

  /// Sets the colour of the line around for a state; nil falls back to the normal one, or the theme's.
  public func setBorderColor(_ color: Color?, for state: ButtonState) {
    configuration.look.border[exactly: state] = color
  }

  /// Sets the width of the line around for a state, logical pixels; nil falls back to the normal one, or the theme's.
  public func setBorderWidth(_ width: Double?, for state: ButtonState) {
    configuration.look.borderWidth[exactly: state] = width
  }

  /// Sets how far above the surface the button lies in a state, 0…24 logical pixels; nil falls back to the normal one, or
  /// the theme's shadow.
  public func setElevation(_ level: Double?, for state: ButtonState) {
    configuration.look.shadow[exactly: state] = level.map(Shadow.elevation)
  }
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
