/// What ties a button to an action by its name: enabled and selected follow the action, and presses activate it.
@MainActor
final class ButtonAction {
  private weak var button: Button?
  private(set) var watch: ActionWatch?
  private var map: SignalConnection?

  init(_ button: Button, _ name: String, _ target: ActionValue?) {
    self.button = button
    watch = ActionWatch(name, target: target, from: button) { [weak self] in self?.update() }
    map = button.connect(Signal("map"), after: true) { [weak self] _ in self?.reportMissing() }
    update()
  }

  func press() { watch?.activate() }

  /// The button follows the action no longer.
  func end() {
    watch?.end()
    map?.disconnect()
  }

  private func update() {
    guard let button, let watch else { return }
    button.isEnabled = watch.isEnabled
    if let isOn = watch.isOn { button.isSelected = isOn }
  }

  /// Says once of each name that nobody has such an action.
  private func reportMissing() {
    update()
    guard let button, let watch, !watch.isEnabled, watch.status == nil, Log.isFirst("action \(watch.name)")
    else { return }
    Log.warning(
      """
      There is no action "\(watch.name)" around the button "\(button.accessibilityLabel)": it is disabled until there is \
      one. Actions are added to a window ("win."), an application ("app.") or by insertActionGroup(_:as:).
      """)
  }
}

// MARK: - Buttons of actions

extension Button {
  /// A button of an action by its name.
  ///
  /// It is enabled while the action is. An action with a state makes it selected, and exposed as pressed or not: while a
  /// boolean is on, or while what is chosen is the `target`. While there is no such action the button is disabled, which
  /// is reported once for each name when it is shown; it works as soon as the action is added.
  ///
  /// - Parameters:
  ///   - title: what it shows and is called. `_` marks the next letter as its key with Alt; two show one.
  ///   - icon: shown before the title.
  ///   - variant: how much it stands out.
  ///   - size: how large it is.
  ///   - actionName: with its prefix, such as `win.save`.
  ///   - target: what the action is activated with.
  public convenience init(
    _ title: String, icon: Icon? = nil, variant: Variant? = nil, size: Size? = nil, actionName: String,
    target: ActionValue? = nil
  ) {
    self.init(Self.make())
    setUp(title, icon, variant, size, .none)
    setAction(actionName, target: target)
  }

  /// Ties the button to an action by its name; nil unties it and leaves it enabled. See
  /// ``init(_:icon:variant:size:actionName:target:)``.
  public func setAction(_ name: String?, target: ActionValue? = nil) {
    actionBinding?.end()
    guard let name else {
      work = .none
      isEnabled = true
      return
    }
    work = .action(ButtonAction(self, name, target))
  }

  private var actionBinding: ButtonAction? {
    if case .action(let binding) = work { return binding }
    return nil
  }

  /// The name of the action that the button is tied to.
  public var actionName: String? { actionBinding?.watch?.name }

  /// What the action is activated with.
  public var actionTarget: ActionValue? { actionBinding?.watch?.target }
}
