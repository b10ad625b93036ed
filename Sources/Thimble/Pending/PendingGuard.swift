/// Stands by while a button has work of its own: Escape stops it, and so does leaving the window for good.
@MainActor
final class PendingGuard {
  private weak var button: Button?
  private let escape: KeyController
  private let root: SignalConnection

  /// Begins to stand by. `onEscape` stops the work and says whether there was any to stop; `onLeaving` stops it.
  init(_ button: Button, onEscape: @escaping @MainActor () -> Bool, onLeaving: @escaping @MainActor () -> Void) {
    self.button = button
    escape = KeyController { _, key in key == "Escape" && onEscape() }
    button.add(escape)
    root = button.observe(Property<Button, Widget?>("root")) { button, root in
      guard root == nil else { return }
      // It may be on its way to another window: only one that has none when the loop turns again is gone for good.
      Task { [weak button] in if button?.window == nil { onLeaving() } }
    }
  }

  /// Stands by no longer.
  func end() {
    root.disconnect()
    button?.remove(escape)
  }
}
