/// How a control speaks up by itself: what it says reaches the user's screen reader. Tests bring their own.
public struct Announcer: Sendable {
  /// Says a message of a control.
  public var say: @MainActor (_ message: String, _ control: Control) -> Void

  /// A way to speak.
  public init(say: @escaping @MainActor (_ message: String, _ control: Control) -> Void) { self.say = say }

  /// Through the accessibility bus, one way or the other and never both.
  ///
  /// From GTK 4.14 as an announcement. Before that a screen reader speaks a changed name of the focused control: GTK reports
  /// the message as the name, and the name is the control's own again at once. A control that has no focus says nothing
  /// there.
  public static let screenReader = Announcer { message, control in
    if control.announce(message) || !control.hasFocus { return }
    control.quietName.say(message)
  }
}

extension Control {
  /// Says a sentence.
  func say(_ message: String) { announcer.say(message, self) }
}

extension Widget {
  /// Whether the user is likely to be told of what happens here: the widget's window is the one that is worked in.
  var isAttended: Bool { window?.isActive ?? false }
}
