/// A short message above the content of a window. It reports an event, often with a button to undo it, and disappears
/// by itself.
///
/// ```swift
/// let toasts = ToastOverlay(content)
/// toasts.show(Toast("Note deleted", button: "_Undo") { restore() })
/// ```
/// Show it in a ``ToastOverlay``.
@MainActor
public struct Toast {
  /// The message: a few words without a full stop.
  public var title: String
  /// The title of the button; nil for none. `_` marks the next letter as the mnemonic.
  public var button: String?
  /// The time until the toast disappears, from the moment when the user can see it. It stays while the pointer or keyboard
  /// focus is on it, and while another window is the active one: when the user returns, its time begins anew. Nil keeps it until
  /// the user closes it, and other toasts wait for it. The default is 5 s, and 10 s with a button, or 3 s and 60 ms for each
  /// character of a long message. ``TimeLimits/factor`` makes each time longer.
  public var timeout: Duration?
  /// Called when the user presses the button, after the toast has disappeared.
  public var action: @MainActor () -> Void = {}
  /// Called once when the user can no longer press the button, without a press of it: after the time of the toast, by
  /// its close button, by Escape, or when its window closes, even if the toast was still waiting. Equal toasts that are
  /// shown as one call theirs together.
  public var onDismiss: @MainActor () -> Void = {}

  /// Creates a message without a button.
  public init(_ title: String, timeout: Duration? = .seconds(5)) {
    self.title = title
    self.timeout = timeout
  }

  /// Creates a message with a button.
  ///
  /// - Parameters:
  ///   - title: the message.
  ///   - button: the title of the button. `_` marks the next letter as the mnemonic.
  ///   - timeout: the time until the toast disappears; nil keeps it.
  ///   - onDismiss: called when the user can no longer press the button, without a press of it.
  ///   - action: called when the user presses the button.
  public init(
    _ title: String, button: String, timeout: Duration? = .seconds(10), onDismiss: @escaping @MainActor () -> Void = {},
    action: @escaping @MainActor () -> Void
  ) {
    self.init(title, timeout: timeout)
    self.button = button
    self.onDismiss = onDismiss
    self.action = action
  }

  /// The time for which the toast is shown; nil until the user closes it. A default leaves time to read a long message.
  var shownTime: Duration? {
    timeout.map { time in
      let isDefault = time == .seconds(button == nil ? 5 : 10)
      return TimeLimits.extended(isDefault ? max(time, .seconds(3) + .milliseconds(60) * title.count) : time)
    }
  }

  /// Takes in a later toast that is the same message without a button: one is shown for both, for the longer time.
  ///
  /// - Returns: whether it is the same message.
  mutating func absorb(_ later: Toast) -> Bool {
    guard button == nil, later.button == nil, title == later.title else { return false }
    let dismissEarlier = onDismiss
    onDismiss = {
      dismissEarlier()
      later.onDismiss()
    }
    timeout = timeout.flatMap { own in later.timeout.map { max(own, $0) } }
    return true
  }
}
