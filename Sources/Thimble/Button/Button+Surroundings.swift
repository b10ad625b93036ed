// MARK: - Styles and defaults of containers

@MainActor private let containerDefaults = InheritedValue<Button.Defaults>("button-defaults")
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

// MARK: - Place

extension Button {
  /// Makes the button quiet in a bar of tools, like GNOME's own buttons: a button with an icon or an arrow has no
  /// surface at rest, and both parts of a split button have none. A button with text alone and the linked buttons of a
  /// group keep theirs.
  ///
  /// Call it after a change of the content or of the neighbours.
  func updatePlace() {
    guard place == .tools else { return isQuiet = false }
    let isPart = hasStyleClass("split-primary-button") || hasStyleClass("split-menu-button")
    isQuiet = isPart || !hasStyleClass("linked") && (content.showsIcon || content.indicator != nil)
  }
}

// MARK: - A button as a GtkButton

// Programs in other languages may treat it as one. A program in Swift has no such names.

extension Button {
  /// Follows the style classes of GtkButton, unless the button has a variant of its own.
  func followStockClasses() {
    guard Self.leavesWidgetsToProgram, configuration.variant == nil else { return }
    for (name, variant) in [("flat", Variant.plain), ("suggested-action", .primary), ("destructive-action", .danger)]
    where hasStyleClass(name) {
      self.variant = variant
    }
  }

  /// Keeps the spoken name equal to the visible one when a program has called a function of GtkButton.
  func refuseStockContent() {
    guard Self.leavesWidgetsToProgram, hideButtonContent() else { return }
    exposeLabel(accessibilityLabel)
    Log.warningOnce(
      "\(typeName) draws its own content, and shows no label, icon or child of GtkButton: set its title and icon-name.")
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
