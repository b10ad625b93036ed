/// What can stop a button's work from outside while there is any: the Escape key, and leaving the window for good.
@MainActor
final class PendingGuard {
  private weak var button: Button?
  private let escape: KeyController
  private let leaving: LeaveWatch?

  /// Starts to listen.
  ///
  /// - Parameters:
  ///   - button: the button that has the work.
  ///   - onEscape: stops the work. Returns true if there was any to stop.
  ///   - onLeaving: stops the work; nil if it goes on without the button.
  init(_ button: Button, onEscape: @escaping @MainActor () -> Bool, onLeaving: (@MainActor () -> Void)?) {
    self.button = button
    escape = KeyController { _, key in key == "Escape" && onEscape() }
    button.add(escape)
    leaving = onLeaving.map { LeaveWatch(button, onLeaving: $0) }
  }

  func end() { button?.remove(escape) }
}
