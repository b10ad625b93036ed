// MARK: - Styles and defaults of containers

@MainActor private let containerDefaults = InheritedValue<Button.Defaults>("button-defaults")
@MainActor private var applicationDefaults = Button.Defaults()

extension Button {
  /// The defaults for all buttons of the application. A button's own values and those of its containers take
  /// precedence.
  public static var defaults: Defaults {
    get { applicationDefaults }
    set {
      guard newValue != applicationDefaults else { return }
      applicationDefaults = newValue
      for window in Window.all { window.followButtonDefaults() }
    }
  }

  /// Looks up the defaults that apply to this button.
  func followDefaults() {
    followStockClasses()
    var defaults = applicationDefaults
    for container in inheritedValues(containerDefaults).reversed() { defaults = container.merged(over: defaults) }
    inheritedDefaults = defaults
  }
}

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
