/// Stands by while a button has work of its own: Escape stops it, and so does leaving the window for good.
@MainActor
final class PendingGuard {
  private weak var button: Button?
  private let escape: KeyController
  private let leaving: LeaveWatch

  /// Begins to stand by. `onEscape` stops the work and says whether there was any to stop; `onLeaving` stops it.
  init(_ button: Button, onEscape: @escaping @MainActor () -> Bool, onLeaving: @escaping @MainActor () -> Void) {
    self.button = button
    escape = KeyController { _, key in key == "Escape" && onEscape() }
    button.add(escape)
    leaving = LeaveWatch(button, onLeaving: onLeaving)
  }

  /// Stands by no longer.
  func end() { button?.remove(escape) }
}
