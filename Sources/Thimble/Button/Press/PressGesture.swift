/// The presses of a pointer, a finger or a pen on a button. It only observes them, unless it claims one.
@MainActor
final class PressGesture {
  private weak var behavior: PressBehavior?
  private weak var button: Button?
  private var gesture: ClickGesture?
  /// The number of presses in a row.
  private(set) var clickCount = 1

  init(of behavior: PressBehavior, on button: Button) {
    self.behavior = behavior
    self.button = button
    let gesture = ClickGesture { [weak self] _, event in self?.handle(event) }
    gesture.setPhase(.capture)
    button.add(gesture)
    self.gesture = gesture
  }

  func end() { gesture.map { button?.remove($0) } }

  /// Keeps GTK from clicking for the press that is down.
  func claim() { gesture?.claim() }

  private func handle(_ event: ClickGesture.Event) {
    guard let behavior, let button else { return }
    let run = behavior.run
    switch event {
    case .pressed(let count, let point):
      run.renew()
      guard behavior.canBePressed, !HitArbiter.shared.pressGuard.refuses(button) else { return }
      clickCount = count
      let event = InputEvent.current
      run.begin(
        Press(
          event.map { Press.Source($0.device) } ?? .mouse, modifiers: event?.modifiers ?? [], location: point,
          clickCount: count))
      if behavior.trigger == .press, behavior.purpose == nil, let press = run.press { behavior.fire(press) }
    case .moved(let point):
      if run.press?.location != nil { run.move(to: point, isInside: button.isOwn(point)) }
    case .released(let point):
      if run.press?.location != nil { run.end(point, isInside: button.isOwn(point)) }
    case .cancelled:
      if run.press?.location != nil { run.cancel() }
    }
  }
}
