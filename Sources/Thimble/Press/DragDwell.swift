/// Presses a button when something is dragged onto it and rests there.
@MainActor
final class DragDwell {
  private weak var button: Button?
  private var controller: DropMotionController?
  private var wait: Task<Void, Never>?

  init(_ button: Button) {
    self.button = button
    let controller = DropMotionController { [weak self] isInside in self?.hover(isInside) }
    button.add(controller)
    self.controller = controller
  }

  isolated deinit { wait?.cancel() }

  /// The button is pressed by drags no more.
  func end() {
    hover(false)
    if let controller { button?.remove(controller) }
    controller = nil
  }

  /// Something is dragged over the button, or away from it.
  func hover(_ isInside: Bool) {
    wait?.cancel()
    wait = nil
    guard let button else { return }
    let waits = isInside && button.isEnabled && button.isEffectivelySensitive
    button.setStyleClass("drag-dwell", waits)
    guard waits, let press = button.existingPress else { return }
    let pacemaker = press.pacemaker
    let deadline = pacemaker.now() + press.timing.dragDwell
    wait = Task { [weak self] in
      guard (try? await pacemaker.wait(deadline)) != nil, !Task.isCancelled else { return }
      self?.rest()
    }
  }

  private func rest() {
    guard let button else { return }
    button.setStyleClass("drag-dwell", false)
    guard button.isMapped else { return }
    _ = PressOrigin.declare(Press(.dragDwell)) { button.activate() }
  }
}
