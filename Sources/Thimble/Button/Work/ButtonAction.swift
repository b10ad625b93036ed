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
