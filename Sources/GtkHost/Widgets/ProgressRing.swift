import CGtk

/// A sign of work as a ring: an arc that turns, or as much of a full ring as is done.
///
/// It turns in thirty steps a second, all rings alike, and only while it is mapped. Where the desktop's animations are
/// off it stands still, as three dots. Its size is what CSS says, its colour that of the text.
///
/// ## CSS nodes
/// One, `ring`.
@MainActor
public final class ProgressRing: Widget, Measuring, Drawing, Mapping {
  override public class var nativeType: NativeType { .widget(cssName: "ring") }

  /// A ring at rest. One inside a control that says itself that it is busy is made with `isPresentation` true.
  public convenience init(isPresentation: Bool = false) {
    self.init(isPresentation ? Self.make(accessibleRole: .presentation) : Self.make())
  }

  /// How much is done, 0…1; nil while that is not known. The default is nil.
  public var fraction: Double? {
    didSet {
      guard fraction != oldValue else { return }
      queueDraw()
      followPulse()
    }
  }

  /// Whether it turns while ``fraction`` is nil. The default is false.
  public var isTurning = false {
    didSet { if isTurning != oldValue { followPulse() } }
  }

  /// What CSS does not say of a ring.
  public struct Appearance: Hashable, Sendable {
    /// The width of the line, logical pixels; nil for an eighth of the ring's size. At most a third of it is drawn.
    public var strokeWidth: Double?
    /// How long it takes to turn once, seconds.
    public var rotation: Double

    /// By default a line of an eighth of the size that turns once a second.
    public init(strokeWidth: Double? = nil, rotation: Double = 1) {
      self.strokeWidth = strokeWidth
      self.rotation = rotation
    }
  }

  /// Asked each time the ring is drawn.
  public var appearance: @MainActor () -> Appearance = { Appearance() } {
    didSet { queueDraw() }
  }

  public func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    RequestedSize(minimum: 0, natural: 0)
  }

  public func didMap() { followPulse() }

  public func willUnmap() { RingPulse.remove(self) }

  private func followPulse() {
    if isTurning, fraction == nil, isMapped { RingPulse.add(self) } else { RingPulse.remove(self) }
  }

  // MARK: Drawing

  public func draw(_ snapshot: Snapshot) {
    let size = Double(min(width, height))
    guard size > 0 else { return }
    draw(on: snapshot) { draw(with: $0, size) }
  }

  private func draw(with cairo: OpaquePointer, _ size: Double) {
    cairo_translate(cairo, Double(width) / 2, Double(height) / 2)
    let appearance = appearance()
    let stroke = Stroke(
      cairo: cairo, color: foreground, size: size, width: min(max(appearance.strokeWidth ?? size / 8, 0), size / 3))
    if let fraction {
      stroke.ring(from: 0, to: 1, opacity: 0.25)
      if fraction > 0 { stroke.ring(from: 0, to: min(fraction, 1), opacity: 1) }
    } else if isTurning, RingPulse.isMoving {
      stroke.ring(from: 0, to: 1, opacity: 0.25)
      let turn = RingPulse.turn(in: appearance.rotation)
      stroke.ring(from: turn, to: turn + 0.3, opacity: 1)
    } else {
      stroke.dots()
    }
  }

  /// Lines around the origin, inside the size.
  @MainActor
  private struct Stroke {
    let cairo: OpaquePointer
    let color: GdkRGBA
    let size: Double
    let width: Double

    /// An arc, in turns, clockwise from the top.
    func ring(from start: Double, to end: Double, opacity: Double) {
      use(opacity)
      cairo_set_line_width(cairo, width)
      cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
      let top = -Double.pi / 2
      cairo_new_path(cairo)
      cairo_arc(cairo, 0, 0, (size - width) / 2, top + start * 2 * .pi, top + end * 2 * .pi)
      cairo_stroke(cairo)
    }

    func dots() {
      use(1)
      for x in [-1.0, 0, 1] {
        cairo_new_path(cairo)
        cairo_arc(cairo, x * size * 5 / 16, 0, size * 3 / 32, 0, 2 * .pi)
        cairo_fill(cairo)
      }
    }

    private func use(_ opacity: Double) {
      cairo_set_source_rgba(
        cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha) * opacity)
    }
  }
}
