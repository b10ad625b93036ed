import GtkHost

/// A progress ring: an arc that turns, or the completed part of a full ring.
///
/// All rings turn in step, with thirty frames a second, and only while they are mapped. While the desktop's animations
/// are off, a ring shows three dots that stand still. CSS sets the size; the ring has the colour of the text.
///
/// ## CSS nodes
/// One node, `ring`.
///
/// ## Accessibility
/// Assistive technologies get no value: use the ring inside a control that announces its own work. A
/// ``/GtkHost/ProgressBar`` has a value.
@MainActor
public final class ProgressRing: Widget, Drawing, Mapping {
  @_spi(Hooks) override public class var nativeType: NativeType { .widget(cssName: "ring") }

  required init(_ native: NativeInstance) { super.init(native) }

  /// Creates a ring at rest. Pass true for `isPresentation` inside a control that announces its own work.
  public convenience init(isPresentation: Bool = false) {
    self.init(isPresentation ? Self.make(accessibleRole: .presentation) : Self.make())
  }

  /// The completed share of the work, 0…1; nil while it is unknown. The default is nil.
  public var fraction: Double? {
    didSet {
      guard fraction != oldValue else { return }
      queueDraw()
      followPulse()
    }
  }

  /// Indicates whether the ring turns while ``fraction`` is nil. The default is false.
  public var isTurning = false {
    didSet { if isTurning != oldValue { followPulse() } }
  }

  /// The properties of a ring that CSS does not have.
  public struct Appearance: Hashable, Sendable {
    /// The width of the line, in logical pixels; nil for an eighth of the ring's size. The drawn line is at most a
    /// third of the size.
    public var strokeWidth: Double?
    /// The time of one turn, in seconds.
    public var rotation: Double

    /// Creates an appearance, by default with a line of an eighth of the size and one turn a second.
    public init(strokeWidth: Double? = nil, rotation: Double = 1) {
      self.strokeWidth = strokeWidth
      self.rotation = rotation
    }
  }

  /// The appearance, read each time the ring is drawn.
  public var appearance: @MainActor () -> Appearance = { Appearance() } {
    didSet { queueDraw() }
  }

  @_spi(Hooks) public func didMap() { followPulse() }

  @_spi(Hooks) public func willUnmap() { RingPulse.remove(self) }

  private func followPulse() {
    if isTurning, fraction == nil, isMapped { RingPulse.add(self) } else { RingPulse.remove(self) }
  }

  // MARK: Drawing

  @_spi(Hooks) public func draw(_ snapshot: Snapshot) {
    let box = Rectangle(x: 0, y: 0, width: Double(width), height: Double(height))
    let size = min(box.width, box.height)
    guard size > 0 else { return }
    let appearance = appearance()
    let stroke = min(max(appearance.strokeWidth ?? size / 8, 0), size / 3)
    let color = foreground
    snapshot.draw(in: box) { canvas in
      @MainActor func arc(from start: Double, to end: Double, opacity: Double) {
        canvas.strokeArc(
          around: box.center, radius: (size - stroke) / 2, from: start, to: end, width: stroke,
          color.faded(to: opacity))
      }
      if let fraction {
        arc(from: 0, to: 1, opacity: 0.25)
        if fraction > 0 { arc(from: 0, to: min(fraction, 1), opacity: 1) }
      } else if isTurning, RingPulse.isMoving {
        arc(from: 0, to: 1, opacity: 0.25)
        let turn = RingPulse.turn(in: appearance.rotation)
        arc(from: turn, to: turn + 0.3, opacity: 1)
      } else {
        for x in [-1.0, 0, 1] {
          let center = Point(x: box.center.x + x * size * 5 / 16, y: box.center.y)
          canvas.fillCircle(around: center, radius: size * 3 / 32, color)
        }
      }
    }
  }
}
