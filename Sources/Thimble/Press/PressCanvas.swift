import GtkHost

/// A drawing between a button's background and its content, in the node's CSS `color`: a bar that grows from where text
/// begins, or circles.
@MainActor
final class PressCanvas: Widget, Measuring, Drawing {
  override class var nativeType: NativeType { .widget(cssName: "press-canvas") }

  /// One filled circle, in logical pixels from the canvas's top left.
  struct Circle: Equatable, Sendable {
    var center: Point
    var radius: Double
    /// 0…1, multiplied by the colour's own.
    var opacity: Double
  }

  /// A canvas that assistive technologies do not see.
  convenience init() { self.init(Self.make(accessibleRole: .presentation)) }

  /// The part of the width that is filled, 0…1.
  var fraction = 0.0 {
    didSet { if fraction != oldValue { queueDraw() } }
  }

  /// The circles, lowest first.
  var circles: [Circle] = [] {
    didSet { if circles != oldValue { queueDraw() } }
  }

  func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    RequestedSize(minimum: 0, natural: 0)
  }

  func draw(_ snapshot: Snapshot) {
    if fraction > 0 {
      let filled = Double(width) * min(fraction, 1)
      let x = textDirection == .rightToLeft ? Double(width) - filled : 0
      snapshot.fill(Rectangle(x: x, y: 0, width: filled, height: Double(height)), foreground)
    }
    for circle in circles where circle.radius > 0 && circle.opacity > 0 {
      snapshot.fillCircle(around: circle.center, radius: circle.radius, foreground.faded(to: circle.opacity))
    }
  }
}
