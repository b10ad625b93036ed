/// The way in which a control announces a message: the user's screen reader speaks it. Tests can replace it.
public struct Announcer: Sendable {
  /// Announces a message of a control.
  public var say: @MainActor (_ message: String, _ control: Control) -> Void

  /// Creates an announcer.
  public init(say: @escaping @MainActor (_ message: String, _ control: Control) -> Void) { self.say = say }

  /// The announcer that uses the accessibility bus, in one of two ways and never both.
  ///
  /// From GTK 4.14, the message is an accessible announcement. Before GTK 4.14, a screen reader speaks the names of the
  /// focused control and of the active window when they change: GTK reports the message as the name, and the control or
  /// the window gets its own name back immediately. The control with keyboard focus in the same window announces the
  /// messages of all others; while another kind of widget has focus, such as a text field, the window does. The latest
  /// message of a window that is not the active one, or whose menu has focus, waits until that has ended.
  public static let screenReader = Announcer { message, control in
    if !control.announce(message) { control.window?.speakByName(message) }
  }
}

extension Control {
  /// Has the user's screen reader speak a message of the control, on every GTK: see ``Announcer/screenReader``.
  ///
  /// Use it for a response that only shows, such as the reason why a press changed nothing.
  public func say(_ message: String) { announcer.say(message, self) }
}

extension Window {
  /// Has the user's screen reader speak a message about the window, such as the number of results of a search, on every
  /// GTK: see ``Announcer/screenReader``.
  public func say(_ message: String) {
    if let control = focusedWidget as? Control {
      control.say(message)
    } else if !announce(message) {
      speakByName(message)
    }
  }

  /// Speaks a message by the name of the focused control, or by the window's own, once the user can hear it.
  fileprivate func speakByName(_ message: String) {
    value(for: unheardMessages)?.end()
    let wait = whenAttended { [weak self] in
      guard let self else { return }
      if let focused = focusedWidget as? Control {
        if focused.hasFocus { focused.quietName.say(message) }
      } else {
        sayByTitle(message)
      }
    }
    setValue(wait, for: unheardMessages)
  }
}

extension Widget {
  /// Indicates whether the user is likely to hear an announcement of this widget: its window is the active one.
  var isAttended: Bool { window?.isActive ?? false }
}

@MainActor private let unheardMessages = WidgetValue<AttentionWait>("unheard-message")

/// The accessible name of the focused control, changed without speech.
///
/// The name comes from an off-screen label until focus leaves the control. Then the control gets its own label back, and
/// GTK reports it.
@MainActor
final class QuietName {
  private weak var control: Control?
  private let source = SpokenName()
  private var focus: SignalConnection?

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
    guard Widget.canAnnounce || source.hasSpoken else { return control.exposeLabel(name) }
    source.label.exposeLabel(name)
    control.exposeLabelled(by: source.label)
  }

  /// Reports a message as the name, and then restores the control's own name.
  func say(_ message: String) {
    if let control { source.say(message, as: control, named: control.accessibilityLabel) }
  }

  private func end() {
    guard let control, !control.hasFocus else { return }
    control.quietNameEnded()
  }
}
