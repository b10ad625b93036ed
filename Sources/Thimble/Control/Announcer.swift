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
  /// immediately. There, a control without keyboard focus announces nothing.
  public static let screenReader = Announcer { message, control in
    if control.announce(message) || !control.hasFocus { return }
    control.quietName.say(message)
  }
}

extension Control {
  /// Announces a message through the control's announcer.
  func say(_ message: String) { announcer.say(message, self) }
}

extension Widget {
  /// Indicates whether the user is likely to hear an announcement of this widget: its window is the active one.
  var isAttended: Bool { window?.isActive ?? false }
}
