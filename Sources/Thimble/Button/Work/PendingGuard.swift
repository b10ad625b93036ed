/// The external causes that cancel a button's work: the Escape key, and leaving the window permanently.
@MainActor
final class PendingGuard {
  private weak var button: Button?
  private let escape: KeyController
  private let leaving: LeaveWatch?

  /// Starts listening.
  ///
  /// - Parameters:
  ///   - button: the button that has the work.
  ///   - onEscape: cancels the work. It returns true if there was work to cancel.
  ///   - onLeaving: cancels the work; nil if the work continues without the button.
  init(_ button: Button, onEscape: @escaping @MainActor () -> Bool, onLeaving: (@MainActor () -> Void)?) {
    self.button = button
    escape = KeyController { _, key in key == "Escape" && onEscape() }
    button.add(escape)
    leaving = onLeaving.map { LeaveWatch(button, onLeaving: $0) }
  }

  func end() { button?.remove(escape) }
}
