import CGtk

/// What is drawn between a button's background and its content: a bar that fills it from where text begins, or circles.
///
/// All in the colour that CSS gives the node, `color`.
@MainActor
public final class PressCanvas: Widget, Measuring, Drawing {
  override public class var nativeType: NativeType { .widget(cssName: "press-canvas") }

  /// One filled circle, in logical pixels from the canvas's top left.
  public struct Circle: Equatable, Sendable {
    public var center: Point
    public var radius: Double
    /// 0…1, times that of the colour.
    public var opacity: Double

    /// A circle.
    public init(center: Point, radius: Double, opacity: Double) {
      self.center = center
      self.radius = radius
      self.opacity = opacity
    }
  }

  /// A canvas that assistive technologies do not see.
  public convenience init() { self.init(Self.make(accessibleRole: .presentation)) }

  /// How much of the width is filled, 0…1.
  public var fraction = 0.0 {
    didSet { if fraction != oldValue { queueDraw() } }
  }

  /// The circles, lowest first.
  public var circles: [Circle] = [] {
    didSet { if circles != oldValue { queueDraw() } }
  }

  public func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    RequestedSize(minimum: 0, natural: 0)
  }

  public func draw(_ snapshot: Snapshot) {
    let color = foreground
    if fraction > 0 {
      let filled = Double(width) * min(fraction, 1)
      fill(
        snapshot, color, 1,
        Rectangle(
          x: textDirection == .rightToLeft ? Double(width) - filled : 0, y: 0, width: filled, height: Double(height)))
    }
    for circle in circles where circle.radius > 0 && circle.opacity > 0 {
      let box = Rectangle(
        x: circle.center.x - circle.radius, y: circle.center.y - circle.radius, width: 2 * circle.radius,
        height: 2 * circle.radius)
      var clip = GskRoundedRect()
      var bounds = box.graphene
      gsk_rounded_rect_init_from_rect(&clip, &bounds, Float(circle.radius))
      gtk_snapshot_push_rounded_clip(snapshot.pointer, &clip)
      fill(snapshot, color, circle.opacity, box)
      gtk_snapshot_pop(snapshot.pointer)
    }
  }

  private func fill(_ snapshot: Snapshot, _ color: GdkRGBA, _ opacity: Double, _ box: Rectangle) {
    snapshot.fill(
      box, red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha) * opacity)
  }
}

extension Rectangle {
  fileprivate var graphene: graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: Float(x), y: Float(y)),
      size: graphene_size_t(width: Float(width), height: Float(height)))
  }
}
