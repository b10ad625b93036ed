/// A circle that spreads over a button from the place of a press.
public struct Ripple: Hashable, Sendable {
  /// Indicates whether the circle ends at the button's edge.
  public var isBounded: Bool
  /// The largest radius, in logical pixels; nil for as far as the ripple can go.
  public var maximumRadius: Double?

  /// Creates a ripple.
  public init(isBounded: Bool = true, maximumRadius: Double? = nil) {
    self.isBounded = isBounded
    self.maximumRadius = maximumRadius
  }

  /// A ripple that ends at the button's edge.
  public static let bounded = Ripple()
  /// A ripple that extends beyond the button, for buttons without a surface.
  public static let unbounded = Ripple(isBounded: false)
}

/// The circles that spread from a press, as values: position, size and opacity.
///
/// The times and sizes are those of Material's ripple in Compose (`RippleAnimation`). A circle grows from 0.3 of the
/// longer side to the farthest corner in 225 ms. It fades in within 75 ms, and fades out within 150 ms after the
/// release.
struct RippleState: Equatable, Sendable {
  struct Wave: Equatable, Sendable {
    var origin: Point
    var start: Duration
    var end: Duration?
  }

  static let growth = Duration.milliseconds(225)
  static let fadeIn = Duration.milliseconds(75)
  static let fadeOut = Duration.milliseconds(150)

  private(set) var waves: [Wave] = []

  /// Indicates whether any circle is visible.
  var isMoving: Bool { !waves.isEmpty }

  /// Begins a circle for a new press. Earlier circles begin to fade out.
  mutating func begin(at origin: Point, time: Duration) {
    end(time: time)
    waves.append(Wave(origin: origin, start: time))
  }

  /// Ends the press.
  mutating func end(time: Duration) {
    for index in waves.indices where waves[index].end == nil {
      // The circle grows fully before it fades, so that a short tap is visible too.
      waves[index].end = max(time, waves[index].start + Self.growth)
    }
  }

  /// Removes circles that have faded out.
  mutating func advance(to now: Duration) {
    waves.removeAll { wave in wave.end.map { now >= $0 + Self.fadeOut } ?? false }
  }

  /// Returns the circles at a time, in a box of a given size. A nil `maximumRadius` means the farthest corner.
  func circles(width: Double, height: Double, maximumRadius: Double?, isBounded: Bool, at now: Duration)
    -> [PressCanvas.Circle]
  {
    let middle = Point(x: width / 2, y: height / 2)
    let reach = isBounded ? (middle.x * middle.x + middle.y * middle.y).squareRoot() + 10 : max(width, height) / 2
    let largest = min(maximumRadius ?? .infinity, reach)
    let smallest = min(max(width, height) * 0.3, largest)
    return waves.map { wave in
      let part = Transition.eased(Self.share(now - wave.start, of: Self.growth))
      var opacity = Self.share(now - wave.start, of: Self.fadeIn)
      if let end = wave.end { opacity = min(opacity, 1 - Self.share(now - end, of: Self.fadeOut)) }
      // The circle moves to the middle while it grows, so that it fills the button evenly.
      return PressCanvas.Circle(
        center: Point(
          x: wave.origin.x + (middle.x - wave.origin.x) * part, y: wave.origin.y + (middle.y - wave.origin.y) * part),
        radius: smallest + (largest - smallest) * part, opacity: opacity)
    }
  }

  private static func share(_ time: Duration, of whole: Duration) -> Double { min(max(time / whole, 0), 1) }
}
