/// The drag behaviour of a button: it presses the button when a dragged object rests there.
@MainActor
final class DragDwell {
  private weak var button: Button?
  private var controller: DropMotionController?
  private let alarm = Alarm()

  init(_ button: Button) {
    self.button = button
    let controller = DropMotionController { [weak self] isInside in self?.hover(isInside) }
    button.add(controller)
    self.controller = controller
  }

  func end() {
    hover(false)
    if let controller { button?.remove(controller) }
    controller = nil
  }

  /// Starts or cancels the wait when a drag enters or leaves the button.
  func hover(_ isInside: Bool) {
    guard let button else { return }
    let waits = isInside && button.availabilityToInput == .ready
    button.setStyleClass("drag-dwell", waits)
    let end = button.pacemaker.now() + button.press.options.timing.dragDwell
    alarm.set(waits ? end : nil, by: button.pacemaker) { [weak self] in self?.rest() }
  }

  private func rest() {
    guard let button else { return }
    button.setStyleClass("drag-dwell", false)
    guard button.availabilityToInput.takesPresses else { return }
    _ = PressOrigin.declare(Press(.dragDwell)) { button.activate() }
  }
}
