/// The binding of a button to a named action. The button's enabled and selected states follow the action, and presses
/// activate it.
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

  func end() {
    watch?.end()
    map?.disconnect()
  }

  private func update() {
    guard let button, let watch else { return }
    button.isEnabled = watch.isEnabled
    if let isOn = watch.isOn { button.isSelected = isOn }
  }

  /// Reports a missing action, once for each name.
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
  /// Creates a button of a named action.
  ///
  /// The button is enabled while the action is enabled. An action with a state also sets the selected state, exposed as
  /// pressed or not pressed: true while a boolean state is on, or while the state equals `target`. While the action
  /// does not exist, the button is disabled. This is reported once for each name when the button is shown. The button
  /// works as soon as the action is added.
  ///
  /// - Parameters:
  ///   - title: the visible title and accessible name. `_` marks the next letter as the mnemonic, pressed with Alt;
  ///     `__` shows an underscore.
  ///   - icon: the icon before the title.
  ///   - variant: the visual emphasis; nil leaves it to role, container and theme.
  ///   - size: the size; nil leaves it to the container.
  ///   - actionName: the action's name with its prefix, such as `win.save`.
  ///   - target: the value that the action is activated with.
  public convenience init(
    _ title: String, icon: Icon? = nil, variant: Variant? = nil, size: Size? = nil, actionName: String,
    target: ActionValue? = nil
  ) {
    self.init(Self.make())
    setUp(title, icon, variant, size, .none)
    setAction(actionName, target: target)
  }

  /// Binds the button to a named action; nil removes the binding and leaves the button enabled. See
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

  /// Gives the button an action that runs immediately, such as a button from a `.ui` file. It replaces the former action.
  public func setAction(_ action: @escaping @MainActor () -> Void) { replaceWork(by: .now(action)) }

  /// Gives the button work that it owns and shows. It replaces the former action.
  ///
  /// Errors go to ``errorHandler``. `CancellationError` is not an error here.
  public func setAction(_ action: @escaping @MainActor () async throws -> Void) {
    replaceWork(by: .task { _ in try await action() })
  }

  /// Gives the button work that it owns and that reports its progress. It replaces the former action.
  public func setAction(_ action: @escaping @MainActor (ActionProgress) async throws -> Void) {
    replaceWork(by: .task(action))
  }

  private func replaceWork(by new: Work) {
    if actionBinding != nil { setAction(nil) }
    work = new
  }

  private var actionBinding: ButtonAction? {
    if case .action(let binding) = work { return binding }
    return nil
  }

  /// The name of the action that the button is bound to.
  public var actionName: String? { actionBinding?.watch?.name }

  /// The value that the action is activated with.
  public var actionTarget: ActionValue? { actionBinding?.watch?.target }
}
