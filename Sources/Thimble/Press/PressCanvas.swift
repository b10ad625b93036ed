import GtkHost

/// A canvas between a button's background and its content. It draws a bar that grows from the start of the text
/// direction, or circles, in the node's CSS `color`.
@MainActor
final class PressCanvas: Widget, Drawing {
  override class var nativeType: NativeType { .widget(cssName: "press-canvas") }

  /// A filled circle, in logical pixels from the canvas's top left.
  struct Circle: Equatable, Sendable {
    var center: Point
    var radius: Double
    /// The opacity, 0…1, multiplied by the colour's own opacity.
    var opacity: Double
  }

  /// Creates a canvas that assistive technologies do not see.
  convenience init() { self.init(Self.make(accessibleRole: .presentation)) }

  /// The filled share of the width, 0…1.
  var fraction = 0.0 {
    didSet { if fraction != oldValue { queueDraw() } }
  }

  /// The circles, from bottom to top.
  var circles: [Circle] = [] {
    didSet { if circles != oldValue { queueDraw() } }
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
