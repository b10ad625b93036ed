/// The way in which a control announces a message: the user's screen reader speaks it. Tests can replace it.
public struct Announcer: Sendable {
  /// Announces a message of a control.
  public var say: @MainActor (_ message: String, _ control: Control) -> Void

  /// Creates an announcer.
  public init(say: @escaping @MainActor (_ message: String, _ control: Control) -> Void) { self.say = say }

  /// The announcer that uses the accessibility bus, in one of two ways and never both.
  ///
  /// From GTK 4.14, the message is an accessible announcement. Before GTK 4.14, a screen reader speaks the focused
  /// control's name when it changes: GTK reports the message as the name, and the control gets its own name back
  /// immediately. There, the control with keyboard focus in the same window announces the messages of all others; while
  /// another kind of widget has focus, such as a text field, nothing is announced.
  public static let screenReader = Announcer { message, control in
    if control.announce(message) { return }
    guard let focused = control.window?.focusedWidget as? Control, focused.hasFocus else { return }
    focused.quietName.say(message)
  }
}

extension Control {
  /// Announces a message through the control's announcer.
  func say(_ message: String) { announcer.say(message, self) }
}

extension Window {
  /// Announces a message about the window, such as that of a toast, through the control with keyboard focus.
  package func say(_ message: String) {
    if let control = focusedWidget as? Control { control.say(message) } else { announce(message) }
  }
}

extension Widget {
  /// Indicates whether the user is likely to hear an announcement of this widget: its window is the active one.
  var isAttended: Bool { window?.isActive ?? false }
}

/// The accessible name of the focused control, changed without speech.
///
/// A screen reader speaks each name that GTK reports for the focused control. GTK reports a change of the control's own
/// label, but not a change of the label that it is labelled by. So the name comes from an off-screen label until focus
/// leaves the control. Then the control gets its own label back, and GTK reports it.
@MainActor
final class QuietName {
  private weak var control: Control?
  private let source = Label()
  private var focus: SignalConnection?
  private var hasSpoken = false

  /// Starts following the focus of `control`. The quiet name ends when focus leaves the control.
  init(_ control: Control) {
    self.control = control
    focus = control.observe(Property<Control, Bool>("has-focus")) { [weak self] _, hasFocus in
      // In a later turn, because a screen reader treats the control as focused until it hears of the next focused
      // control.
      if !hasFocus { Task { self?.end() } }
    }
  }

  isolated deinit { focus?.disconnect() }

  /// Changes the name. Before GTK 4.14, the change is silent only after a message: GTK combines the control's own label
  /// with the other label, and reports the name when the own label is removed.
  func change(to name: String) {
    guard let control else { return }
    guard Widget.canAnnounce || hasSpoken else { return control.setAccessibleLabel(name) }
    source.setAccessibleLabel(name)
    control.setLabelled(by: source)
  }

  /// Reports a message as the name, and then restores the control's own name.
  func say(_ message: String) {
    guard let control else { return }
    // A screen reader skips a name that equals the last one it spoke.
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
