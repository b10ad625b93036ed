// MARK: - Parts of the configuration

extension Button {
  /// What the button shows and, unless another label is set, is called. Never blank but on icon buttons: a blank one is
  /// logged, once, and the button keeps its name. NUL characters are left out; a line break begins a new line, and is spoken
  /// as a space.
  public var title: String {
    get { configuration.title }
    set { configuration.title = newValue }
  }

  /// A second, smaller line. Spoken as the description.
  public var subtitle: String? {
    get { configuration.subtitle }
    set { configuration.subtitle = newValue }
  }

  /// The picture beside the title.
  public var icon: Icon? {
    get { configuration.icon }
    set { configuration.icon = newValue }
  }

  /// A few characters in a pill behind the title, such as a count. Spoken after the name.
  public var badge: String? {
    get { configuration.badge }
    set { configuration.badge = newValue }
  }

  /// What the button is for.
  public var role: Role? {
    get { configuration.role }
    set { configuration.role = newValue }
  }

  /// How much the button stands out: its own variant, else that of its role, of the container around, or
  /// ``Variant/neutral``.
  public var variant: Variant {
    get { configuration.variant ?? configuration.role?.variant ?? inheritedDefaults.variant ?? standardVariant }
    set { configuration.variant = newValue }
  }

  /// How large the button is: its own size, else that of the container around, or ``Size/medium``.
  public var size: Size {
    get { configuration.size ?? inheritedDefaults.size ?? standardSize }
    set { configuration.size = newValue }
  }

  /// The room around the content, logical pixels, instead of the theme's; nil for the theme's.
  public var contentInsets: Insets? {
    get { configuration.contentInsets }
    set { configuration.contentInsets = newValue }
  }

  /// The corners; nil for those of the container around, or the theme's.
  public var cornerStyle: CornerStyle? {
    get { configuration.look.cornerStyle }
    set { configuration.look.cornerStyle = newValue }
  }

  /// A colour instead of the theme's; nil for that of the container around. See ``Look/tint``.
  public var tint: Color? {
    get { configuration.look.tint }
    set { configuration.look.tint = newValue }
  }
}

// MARK: - What holds

extension Button {
  /// The configuration with what containers and role add to it.
  var effectiveConfiguration: Configuration {
    var result = configuration
    result.variant = variant
    result.size = size
    result.look.tint = configuration.look.tint ?? inheritedDefaults.tint
    result.look.cornerStyle = configuration.look.cornerStyle ?? inheritedDefaults.cornerStyle
    return result
  }

  var effectiveStyle: AnyButtonStyle? { style ?? inheritedDefaults.style }

  /// What the button shows and looks like in a state, with the theme, the style and the containers that hold for it. See
  /// ``Configuration/resolved(_:in:theme:context:labelStyle:passingTitle:)``.
  public func resolved(in state: ButtonState) -> Resolved {
    let context = ThemeController.shared.context
    return effectiveConfiguration.resolved(
      effectiveStyle ?? AnyButtonStyle(.automatic), in: state, theme: effectiveTheme.values(in: context),
      context: context, labelStyle: inheritedDefaults.labelStyle ?? .titleAndIcon,
      passingTitle: existingPress?.passingTitle)
  }

  /// The states that the button is in.
  public var state: ButtonState {
    let flags = stateFlags
    var state: ButtonState = []
    if flags.contains(.focusVisible) { state.insert(.focused) }
    if flags.contains(.hovered) { state.insert(.hovered) }
    if flags.contains(.active) || hasStyleClass("keyboard-activating") { state.insert(.highlighted) }
    if flags.contains(.checked) { state.insert(.selected) }
    if isPending { state.insert(.pending) }
    if !availability.isEnabled { state.insert(.disabled) }
    return state
  }
}

// MARK: - Showing it

extension Button {
  /// What is shown now: the configuration in the button's state, with what containers and the button itself add to it.
  var shownContent: Content {
    let state = configuration.dependsOnState ? state : .normal
    var content = configuration.content(
      in: state, labelStyle: inheritedDefaults.labelStyle ?? .titleAndIcon, passingTitle: existingPress?.passingTitle)
    content.indicator = indicatorIcon ?? content.indicator
    return content
  }

  /// Shows it.
  func showContent() {
    let new = shownContent
    SchemeFollowers.update(self, isFollowing: new.followsScheme)
    content.show(new)
  }
}

// MARK: - What a change touches

extension Button.Configuration {
  /// Whether something that is shown depends on the button's state.
  var dependsOnState: Bool { !titles.isUniform || !styledTitles.isUniform || !icons.isUniform }

  func differsInContent(from other: Self) -> Bool {
    iconReservation != other.iconReservation || styledTitles != other.styledTitles || subtitle != other.subtitle
      || styledSubtitle != other.styledSubtitle || badge != other.badge || labelStyle != other.labelStyle
      || indicator != other.indicator || titleLineBreak != other.titleLineBreak
      || subtitleLineBreak != other.subtitleLineBreak
  }

  func differsInLook(from other: Self) -> Bool {
    look != other.look || automaticallyUpdatesForSelection != other.automaticallyUpdatesForSelection
  }

  func differsInLayout(from other: Self) -> Bool {
    iconPlacement != other.iconPlacement || iconPadding != other.iconPadding
      || iconReservation != other.iconReservation || titlePadding != other.titlePadding
      || titleAlignment != other.titleAlignment || contentAlignment != other.contentAlignment
      || contentInsets != other.contentInsets || minimumSize != other.minimumSize || maximumSize != other.maximumSize
      || reservedTitles != other.reservedTitles || titleLineBreak != other.titleLineBreak
      || look.cornerStyle != other.look.cornerStyle
  }
}
