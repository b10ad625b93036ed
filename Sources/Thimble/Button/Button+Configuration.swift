@MainActor private let schemeTokens = WidgetValue<ObservationToken>("scheme")

// MARK: - Parts of the configuration

extension Button {
  /// The visible title and, unless another label is set, the accessible name. Only icon buttons may have a blank title:
  /// otherwise a blank title is logged once, and the button keeps its old name. NUL characters are removed; a line
  /// break starts a new line and is spoken as a space.
  public var title: String {
    get { configuration.title }
    set { configuration.title = newValue }
  }

  /// The second, smaller line. Screen readers speak it as the description.
  public var subtitle: String? {
    get { configuration.subtitle }
    set { configuration.subtitle = newValue }
  }

  /// The icon beside the title.
  public var icon: Icon? {
    get { configuration.icon }
    set { configuration.icon = newValue }
  }

  /// A few characters in a pill after the title, such as a count. Screen readers speak them after the name.
  public var badge: String? {
    get { configuration.badge }
    set { configuration.badge = newValue }
  }

  /// The purpose of the button.
  public var role: Role? {
    get { configuration.role }
    set { configuration.role = newValue }
  }

  /// The visual emphasis of the button: its own variant, or else that of its role, that of a container, or
  /// ``Variant/neutral``.
  public var variant: Variant {
    get { configuration.variant ?? configuration.role?.variant ?? inheritedDefaults?.value.variant ?? standardVariant }
    set { configuration.variant = newValue }
  }

  /// The size of the button: its own size, or else that of a container, or ``Size/medium``.
  public var size: Size {
    get { configuration.size ?? inheritedDefaults?.value.size ?? standardSize }
    set { configuration.size = newValue }
  }

  /// The padding around the content, in logical pixels; nil for the theme's padding.
  public var contentInsets: Insets? {
    get { configuration.contentInsets }
    set { configuration.contentInsets = newValue }
  }

  /// The corner style; nil for that of a container, or else the theme's.
  public var cornerStyle: CornerStyle? {
    get { configuration.look.cornerStyle }
    set { configuration.look.cornerStyle = newValue }
  }

  /// A colour that replaces the theme's; nil for that of a container. See ``Look/tint``.
  public var tint: Color? {
    get { configuration.look.tint }
    set { configuration.look.tint = newValue }
  }
}

// MARK: - Current values

extension Button {
  /// The configuration, completed by the containers and the role.
  var effectiveConfiguration: Configuration {
    var result = configuration
    result.variant = variant
    result.size = size
    // Most buttons inherit nothing, and each write copies the details.
    guard let defaults = inheritedDefaults?.value else { return result }
    let look = configuration.details.look
    if look.tint == nil, let tint = defaults.tint { result.look.tint = tint }
    if look.cornerStyle == nil, let corners = defaults.cornerStyle { result.look.cornerStyle = corners }
    return result
  }

  var effectiveStyle: AnyButtonStyle? { style ?? inheritedDefaults?.value.style }

  /// Returns the content and appearance of the button in a state, with the theme, the style and the containers that
  /// apply to it. See ``Configuration/resolved(_:in:theme:context:labelStyle:passingTitle:)``.
  public func resolved(in state: ButtonState) -> Configuration.Resolved {
    let context = ThemeController.shared.context
    var configuration = effectiveConfiguration
    configuration.labelStyle = labelStyle
    return configuration.resolved(
      effectiveStyle ?? AnyButtonStyle(.automatic), in: state, theme: effectiveTheme.values(in: context),
      context: context, passingTitle: existingPress?.passingTitle)
  }

  /// The current states of the button.
  public var state: ButtonState {
    let flags = stateFlags
    var state: ButtonState = []
    if flags.contains(.focusVisible) { state.insert(.focused) }
    if flags.contains(.hovered) { state.insert(.hovered) }
    if isHighlighted { state.insert(.highlighted) }
    if flags.contains(.checked) { state.insert(.selected) }
    if isPending { state.insert(.pending) }
    if !availability.isEnabled { state.insert(.disabled) }
    return state
  }

  /// Indicates whether the button looks pressed. GTK keeps that look until the release, wherever the pointer is.
  var isHighlighted: Bool { stateFlags.contains(.active) || hasStyleClass("keyboard-activating") }
}

// MARK: - Content

extension Button {
  /// The content to show: the configuration for the current state, completed by the containers and the button itself.
  /// The content for work comes with the ring, so that short work changes nothing.
  var shownContent: Configuration.Content {
    var state = configuration.dependsOnState ? state : .normal
    if existingPending?.state.face != .work { state.remove(.pending) }
    var content = configuration.content(
      in: state, labelStyle: labelStyle, passingTitle: existingPress?.passingTitle)
    content.indicator = indicatorIcon ?? content.indicator
    return content
  }

  /// Updates the visible content.
  func showContent() {
    let new = shownContent
    followScheme(new.followsScheme)
    content.show(new)
  }

  /// Updates the text when the theme's context changes, while the text has a colour that depends on the scheme.
  private func followScheme(_ isFollowing: Bool) {
    guard isFollowing || schemeTokens.isInUse, isFollowing != (value(for: schemeTokens) != nil) else { return }
    let token = isFollowing ? ThemeController.shared.observe { [weak self] _ in self?.showContent() } : nil
    setValue(token, for: schemeTokens)
  }
}

// MARK: - Name

extension Button {
  /// The button's name and its sources.
  var name: ControlWords.Name {
    ControlWords.Name(
      passing: existingPress?.passingTitle, label: ownLabel, title: configuration.title, badge: configuration.badge)
  }

  /// Updates the accessible name after a change to one of its sources.
  ///
  /// - Parameter isQuiet: whether an announcement covers the change, so that a screen reader must not speak the name as
  ///   well.
  func updateName(isQuiet: Bool = false) {
    if let spoken = name.spoken {
      setName(spoken, isQuiet: isQuiet)
    } else if !accessibilityLabel.isEmpty {
      // Without a name, the user could not tell the button from others.
      Log.warningOnce(
        "The title of the button \"\(accessibilityLabel)\" is blank now, and it has no accessibility label: the old name is kept."
      )
    }
  }
}

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

// MARK: - Styles and defaults of containers

@MainActor private let containerDefaults = WidgetValue<Button.Defaults>("button-defaults")
/// Nil for none, which is cheaper to ask for.
@MainActor private var applicationDefaults: Button.Defaults?

extension Button {
  /// The defaults for all buttons of the application. A button's own values and those of its containers take
  /// precedence.
  public static var defaults: Defaults {
    get { applicationDefaults ?? Defaults() }
    set {
      guard newValue != defaults else { return }
      applicationDefaults = newValue == Defaults() ? nil : newValue
      for window in Window.all { window.followButtonDefaults() }
    }
  }

  /// Looks up the defaults that apply to this button.
  func followDefaults() {
    followStockClasses()
    guard containerDefaults.isInUse || applicationDefaults != nil || inheritedDefaults != nil else { return }
    var defaults = Self.defaults
    for container in inheritedValues(containerDefaults).reversed() { defaults = container.merged(over: defaults) }
    inheritedDefaults = defaults == Defaults() ? nil : Defaults.Box(defaults)
  }
}

// MARK: - Containers

extension Widget {
  /// Sets defaults for the buttons in this widget, including buttons that are added later; nil leaves them to the
  /// containers. A button's own values take precedence.
  ///
  /// Each property comes from the nearest container that sets it.
  public func setButtonDefaults(_ defaults: Button.Defaults?) {
    setValue(defaults, for: containerDefaults)
    followButtonDefaults()
  }

  /// The defaults that are set on this widget itself.
  public var buttonDefaults: Button.Defaults? { value(for: containerDefaults) }

  /// Sets the style that turns role, variant and state of the buttons in this widget into their appearance; nil leaves
  /// it to the containers.
  public func setButtonStyle(_ style: (any ButtonStyle)?) {
    var defaults = buttonDefaults ?? Button.Defaults()
    defaults.style = style.map(AnyButtonStyle.init)
    setButtonDefaults(defaults)
  }

  fileprivate func followButtonDefaults() {
    for button in selfAndDescendants(of: Button.self) { button.followDefaults() }
  }
}
