/// The drag behaviour of a button: it presses the button when a dragged object rests there.
@MainActor
final class DragDwell {
  private weak var button: Button?
  private var controller: DropMotionController?
  private let alarm = Alarm()
  /// The state of the button and of the containers around it during the wait.
  private var watches: [SignalConnection] = []
  private var takerCount = 0

  init(_ button: Button) {
    self.button = button
    let controller = DropMotionController { [weak self] isInside in self?.hover(isInside) }
    button.add(controller)
    self.controller = controller
  }

  isolated deinit { for watch in watches { watch.disconnect() } }

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
    for watch in watches { watch.disconnect() }
    watches = []
    guard waits else { return }
    takerCount = takers.count
    watches = button.selfAndAncestors.map { $0.connect(.stateFlagsChanged) { [weak self] _ in self?.takersChanged() } }
  }

  /// The widgets that take the dragged object if it is dropped on the button.
  private var takers: [Widget] { button?.selfAndAncestors.filter { $0.stateFlags.contains(.dropActive) } ?? [] }

  /// Ends the wait when the object is dropped: its taker lets go of it then, and no drag leaves the button.
  private func takersChanged() {
    let before = takerCount
    takerCount = takers.count
    if takerCount < before { hover(false) }
  }

  private func rest() {
    guard let button else { return }
    button.setStyleClass("drag-dwell", false)
    guard button.availabilityToInput.takesPresses else { return }
    _ = PressOrigin.declare(Press(.dragDwell)) { button.activate() }
  }
}
