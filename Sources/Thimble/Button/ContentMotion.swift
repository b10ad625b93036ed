/// The movements of a button's content: icon and text fade while a sign replaces them, and the arrow of a split button
/// turns while its menu is open.
@MainActor
final class ContentMotion {
  private weak var button: Button?
  /// The opacity of the icon, 0…1.
  private(set) var icon = Transition(at: 1)
  /// The opacity of title, subtitle and badge, 0…1.
  private(set) var text = Transition(at: 1)
  /// The angle of the icon, in turns.
  private(set) var turn = Transition(at: 0)
  private var isTicking = false

  init(_ button: Button) { self.button = button }

  /// Moves to other values: immediately if `isStill` is true or the button is not on screen.
  func move(icon: Double, text: Double, turn: Double, isStill: Bool) {
    guard let button else { return }
    let isStill = isStill || !button.isMapped || ThemeController.shared.context.reducesMotion
    let fade = isStill ? 0 : button.contentStyle.fade
    if icon != self.icon.end { self.icon.turn(to: icon, duration: fade) }
    if text != self.text.end { self.text.turn(to: text, duration: fade) }
    // Half a turn takes 0.2 seconds.
    if turn != self.turn.end { self.turn.turn(to: turn, duration: isStill ? 0 : 0.4) }
    button.queueDraw()
    guard isMoving, !isTicking else { return }
    isTicking = true
    button.onEachFrame { [weak self] time in self?.advance(to: time) ?? false }
  }

  private var isMoving: Bool { icon.isMoving || text.isMoving || turn.isMoving }

  private func advance(to time: Double) -> Bool {
    icon.advance(to: time)
    text.advance(to: time)
    turn.advance(to: time)
    button?.queueDraw()
    isTicking = isMoving
    return isTicking
  }
}
