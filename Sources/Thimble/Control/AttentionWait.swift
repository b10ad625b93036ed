/// A wait until the user can hear what a window says: the window is the active one, and keyboard focus is not in a menu. A
/// screen reader speaks of focus when the menu closes, in place of anything else.
///
/// It stays until its time comes, until ``end()``, or until the window is gone.
@MainActor
final class AttentionWait {
  private var watches: [SignalConnection] = []
  private var body: (@MainActor () -> Void)?

  fileprivate init(for window: Window, _ body: @escaping @MainActor () -> Void) {
    self.body = body
    // In a later turn, because a screen reader speaks of the window and its focus first.
    let look: @MainActor (Window) -> Void = { window in
      if window.hasAttention { Task { self.finish(in: window) } }
    }
    watches = [window.observe(.isActive) { window, _ in look(window) }]
    watches.append(window.observe(.focusWidget) { window, _ in look(window) })
  }

  /// Ends the wait. Later calls do nothing.
  func end() {
    for watch in watches { watch.disconnect() }
    (watches, body) = ([], nil)
  }

  private func finish(in window: Window) {
    guard window.hasAttention, let body else { return }
    end()
    body()
  }
}

extension Window {
  /// Runs `body` now if the user can hear the window, else in a later turn after that has become so.
  ///
  /// - Returns: the wait; nil if `body` has run.
  func whenAttended(_ body: @escaping @MainActor () -> Void) -> AttentionWait? {
    guard hasAttention else { return AttentionWait(for: self, body) }
    body()
    return nil
  }

  fileprivate var hasAttention: Bool {
    isActive && focusedWidget?.selfAndAncestors.contains { $0 is PopoverMenu } != true
  }
}
