/// The accessible name of the control that has focus, changed without a word.
///
/// A screen reader speaks each name that GTK reports for the focused control. GTK reports a change of the control's own label,
/// and no change of the label that it is labelled by. So the name comes from a label that is not on screen until focus has
/// left; then it is the control's own again, and GTK reports it.
@MainActor
final class QuietName {
  private weak var control: Control?
  private let source = Label()
  private var focus: SignalConnection?
  private var hasSpoken = false

  /// Ends itself when focus has left `control`.
  init(_ control: Control) {
    self.control = control
    focus = control.observe(Property<Control, Bool>("has-focus")) { [weak self] _, hasFocus in
      // Later, because a screen reader takes the control for the focused one until it hears of the next one.
      if !hasFocus { Task { self?.end() } }
    }
  }

  isolated deinit { focus?.disconnect() }

  /// Changes the name. Before GTK 4.14 that is quiet only after a message: GTK adds the control's own label to the other, and
  /// reports it when that goes.
  func change(to name: String) {
    guard let control else { return }
    guard Widget.canAnnounce || hasSpoken else { return control.setAccessibleLabel(name) }
    source.setAccessibleLabel(name)
    control.setLabelled(by: source)
  }

  /// Reports a message as the name, and goes back to the control's own name.
  func say(_ message: String) {
    guard let control else { return }
    // A screen reader passes over a name that it has spoken last.
    if hasSpoken { control.setAccessibleLabel("") }
    hasSpoken = true
    source.setAccessibleLabel(message)
    control.setLabelled(by: source)
    control.resetAccessibleLabel()
    source.setAccessibleLabel(control.accessibilityLabel)
  }

  private func end() {
    guard let control, !control.hasFocus else { return }
    control.quietNameEnded()
  }
}
