/// How a control speaks up by itself: what it says reaches the user's screen reader. Tests bring their own.
public struct Announcer: Sendable {
  /// Says a message of a control.
  public var say: @MainActor (_ message: String, _ control: Control) -> Void
  /// Undoes whatever the last message changed. Called a moment after it.
  public var settle: @MainActor (_ control: Control) -> Void

  /// A way to speak.
  public init(
    say: @escaping @MainActor (_ message: String, _ control: Control) -> Void,
    settle: @escaping @MainActor (_ control: Control) -> Void = { _ in }
  ) {
    self.say = say
    self.settle = settle
  }

  /// Through the accessibility bus, one way or the other and never both.
  ///
  /// From GTK 4.14 as an announcement. Before that a screen reader speaks what it takes notice of, which is a changed
  /// name of the focused control: the message is the name until the next message or, a moment later, the end of it.
  /// A control that has no focus says nothing there.
  public static let screenReader = Announcer(
    say: { message, control in
      if control.announce(message) || !control.isFocused { return }
      control.setPassingName(message)
    },
    settle: { $0.setPassingName(nil) })
}

extension Widget {
  /// Whether the user is likely to be told of what happens here: the widget's window is the one that is worked in.
  var isAttended: Bool { window?.isActive ?? false }
}
