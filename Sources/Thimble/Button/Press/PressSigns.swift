/// The visible feedback of a press on the button: the bar that fills it, and the circles.
@MainActor
final class PressSigns {
  private weak var button: Button?
  let canvas = PressCanvas()
  /// The ring of a countdown, which replaces the icon; only in buttons with an icon.
  private(set) var ring: ProgressRing?
  /// Indicates whether the ring of a countdown replaces the icon.
  private(set) var isCounting = false
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

  /// Indicates whether the feedback is clipped to the button.
  var isClipped = false {
    didSet { if isClipped != oldValue { button?.clipsContent = isClipped } }
  }

  /// The visible widgets in the icon's place.
  var inSlot: [Widget] { [ring].compactMap { $0 }.filter(\.isVisible) }

  /// Allocates the canvas: the whole button, padding included.
  func place() {
    guard let button, let box = button.bounds(in: button) else { return }
    canvas.allocate(
      x: Int(clamping: box.x), y: Int(clamping: box.y), width: Int(clamping: box.width),
      height: Int(clamping: box.height))
  }

  // MARK: The bar

  /// Shows the progress of a hold.
  func show(_ hold: PressHold?, _ pacemaker: Pacemaker) {
    guard case .confirm = hold?.purpose, hold?.deadline != nil else {
      self.hold = nil
      return step()
    }
    self.hold = hold
    self.pacemaker = pacemaker
    step()
  }

  /// Shows the remaining time of a countdown; nil ends it.
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
    isCounting = isRing
    button?.updateContentMotion()
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

  /// Draws the current state, and continues with each frame while anything moves.
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
    // With reduced motion, the progress moves in four steps.
    let shown = ThemeController.shared.context.reducesMotion ? (fraction * 4).rounded(.down) / 4 : fraction
    let isRing = ring?.isVisible == true
    if isRing { ring?.fraction = shown }
    canvas.fraction = isRing ? 0 : shown
    canvas.circles = ripple.circles(
      width: Double(canvas.width), height: Double(canvas.height), maximumRadius: style.maximumRadius,
      isBounded: style.isBounded, at: now)
  }
}
