/// What is seen of a press on the button itself: the bar that fills it, and the circles.
@MainActor
final class PressSigns {
  private weak var button: Button?
  let canvas = PressCanvas()
  /// What is left of a countdown, in the icon's place; only in buttons that show an icon.
  private(set) var ring: ProgressRing?
  private var ripple = RippleState()
  private var style = Ripple.bounded
  private var hold: PressHold?
  private var countdown: (@MainActor () -> Double)?
  private var isTicking = false
  private var pacemaker = Pacemaker.continuous

  init(_ button: Button) {
    self.button = button
    canvas.canTarget = false
    canvas.setFirst(in: button)
  }

  /// Whether nothing of it is seen beside the button.
  var isClipped = false {
    didSet { if isClipped != oldValue { button?.clipsContent = isClipped } }
  }

  /// What stands in the icon's place.
  var inSlot: [Widget] { [ring].compactMap { $0 }.filter(\.isVisible) }

  /// Gives the canvas its place: all of the button, padding included.
  func place() {
    guard let button, let box = button.bounds(in: button) else { return }
    canvas.allocate(x: Int(box.x), y: Int(box.y), width: Int(box.width), height: Int(box.height))
  }

  // MARK: The bar

  /// Shows how far a hold has come.
  func show(_ hold: PressHold?, _ pacemaker: Pacemaker) {
    guard case .confirm = hold?.purpose, hold?.deadline != nil else {
      self.hold = nil
      return step()
    }
    self.hold = hold
    self.pacemaker = pacemaker
    step()
  }

  /// Shows how much is left, until it is nil.
  func show(countdown: (@MainActor () -> Double)?) {
    self.countdown = countdown
    let isRing = countdown != nil && button?.content.showsIcon == true
    if isRing, ring == nil, let button {
      let ring = ProgressRing(isPresentation: true)
      ring.canTarget = false
      ring.addStyleClass("countdown")
      ring.setParent(button)
      self.ring = ring
    }
    ring?.isVisible = isRing
    step()
  }

  // MARK: The circles

  func begin(_ style: Ripple, at location: Point?, _ pacemaker: Pacemaker) {
    guard !ThemeController.shared.context.reducesMotion, let button, let box = button.bounds(in: button) else { return }
    self.style = style
    self.pacemaker = pacemaker
    let origin = location.map { Point(x: $0.x - box.x, y: $0.y - box.y) }
    ripple.begin(at: origin ?? Point(x: box.width / 2, y: box.height / 2), time: pacemaker.now())
    step()
  }

  func end(_ pacemaker: Pacemaker) {
    ripple.end(time: pacemaker.now())
    step()
  }

  // MARK: Frames

  /// Draws what is seen now, and goes on with each frame while anything moves.
  private func step() {
    draw()
    guard moves, !isTicking, let button else { return }
    isTicking = true
    button.onEachFrame { [weak self] _ in
      guard let self else { return false }
      draw()
      isTicking = moves
      return isTicking
    }
  }

  private var moves: Bool { ripple.isMoving || hold != nil || countdown != nil }

  private func draw() {
    let now = pacemaker.now()
    ripple.advance(to: now)
    let fraction = countdown?() ?? hold?.fraction(at: now) ?? 0
    // Where nothing may move, it goes in four steps.
    let shown = ThemeController.shared.context.reducesMotion ? (fraction * 4).rounded(.down) / 4 : fraction
    let isRing = ring?.isVisible == true
    if isRing { ring?.fraction = shown }
    canvas.fraction = isRing ? 0 : shown
    canvas.circles = ripple.circles(
      width: Double(canvas.width), height: Double(canvas.height), maximumRadius: style.maximumRadius,
      isBounded: style.isBounded, at: now)
  }
}
