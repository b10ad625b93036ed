/// How a press spreads over a button as a circle.
public struct Ripple: Hashable, Sendable {
  /// Whether the circle ends at the button's edge.
  public var isBounded: Bool
  /// How large it becomes, logical pixels; nil for as far as it goes.
  public var maximumRadius: Double?

  /// A ripple.
  public init(isBounded: Bool = true, maximumRadius: Double? = nil) {
    self.isBounded = isBounded
    self.maximumRadius = maximumRadius
  }

  /// Ends at the button's edge.
  public static let bounded = Ripple()
  /// Goes around the button, for those without a surface.
  public static let unbounded = Ripple(isBounded: false)
}

/// The circles that spread from a press, as values: where each is, how large and how strong.
///
/// The times and sizes are those of Material's ripple as Compose has it (`RippleAnimation`): a circle grows from 0.3 of
/// the longer side to the farthest corner in 225 ms, comes in 75 ms and goes in 150 ms after the release.
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

  /// Whether anything is to be drawn.
  var isMoving: Bool { !waves.isEmpty }

  /// A press begins; what is still there begins to go.
  mutating func begin(at origin: Point, time: Duration) {
    end(time: time)
    waves.append(Wave(origin: origin, start: time))
  }

  /// The press is over.
  mutating func end(time: Duration) {
    for index in waves.indices where waves[index].end == nil {
      // A tap is seen too: the circle first comes.
      waves[index].end = max(time, waves[index].start + Self.growth)
    }
  }

  /// Forgets what has gone.
  mutating func advance(to now: Duration) {
    waves.removeAll { wave in wave.end.map { now >= $0 + Self.fadeOut } ?? false }
  }

  /// The circles now, in a box of that size. `maximumRadius` nil is the farthest corner.
  func circles(width: Double, height: Double, maximumRadius: Double?, isBounded: Bool, at now: Duration)
    -> [PressCanvas.Circle]
  {
    let middle = Point(x: width / 2, y: height / 2)
    let reach = isBounded ? (middle.x * middle.x + middle.y * middle.y).squareRoot() + 10 : max(width, height) / 2
    let largest = min(maximumRadius ?? .infinity, reach)
    let smallest = min(max(width, height) * 0.3, largest)
    return waves.map { wave in
      let part = Self.eased(Self.share(now - wave.start, of: Self.growth))
      var opacity = Self.share(now - wave.start, of: Self.fadeIn)
      if let end = wave.end { opacity = min(opacity, 1 - Self.share(now - end, of: Self.fadeOut)) }
      // It goes to the middle while it grows, so that it fills the button evenly.
      return PressCanvas.Circle(
        center: Point(
          x: wave.origin.x + (middle.x - wave.origin.x) * part, y: wave.origin.y + (middle.y - wave.origin.y) * part),
        radius: smallest + (largest - smallest) * part, opacity: opacity)
    }
  }

  private static func share(_ time: Duration, of whole: Duration) -> Double { min(max(time / whole, 0), 1) }

  /// Fast at first, slow at the end.
  private static func eased(_ share: Double) -> Double { 1 - (1 - share) * (1 - share) * (1 - share) }
}
