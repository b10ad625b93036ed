// MARK: - Styles and defaults of containers

@MainActor private let containerDefaults = InheritedValue<Button.Defaults>("button-defaults")
@MainActor private var applicationDefaults = Button.Defaults()

extension Button {
  /// What all buttons of the application look like where neither they nor a container around say it.
  public static var defaults: Defaults {
    get { applicationDefaults }
    set {
      guard newValue != applicationDefaults else { return }
      applicationDefaults = newValue
      for window in Window.all { window.followButtonDefaults() }
    }
  }

  /// Looks up what holds here.
  func followDefaults() {
    var defaults = applicationDefaults
    if containerDefaults.isInUse {
      var containers: [Defaults] = []
      var next: Widget? = self
      while let current = next {
        if let found = current.value(for: containerDefaults) { containers.append(found) }
        next = current.parent
      }
      for container in containers.reversed() { defaults = container.merged(over: defaults) }
    }
    inheritedDefaults = defaults
  }
}

extension Widget {
  /// Says what the buttons in this widget look like where they do not say it themselves, also those that come later; nil
  /// leaves it to the containers around.
  ///
  /// Property by property, the nearest container that says something wins.
  public func setButtonDefaults(_ defaults: Button.Defaults?) {
    setValue(defaults, for: containerDefaults)
    followButtonDefaults()
  }

  /// What was said for the buttons in this widget itself.
  public var buttonDefaults: Button.Defaults? { value(for: containerDefaults) }

  /// Says how role, variant and state of the buttons in this widget become their appearance; nil leaves it to the
  /// containers around.
  public func setButtonStyle(_ style: (any ButtonStyle)?) {
    var defaults = buttonDefaults ?? Button.Defaults()
    defaults.style = style.map(AnyButtonStyle.init)
    setButtonDefaults(defaults)
  }

  fileprivate func followButtonDefaults() {
    if let button = self as? Button { button.followDefaults() }
    for child in children { child.followButtonDefaults() }
  }
}
