import GtkHost

/// The shared clock of all turning rings and moving dots. It runs only while one of them is on screen and the desktop
/// allows motion.
@MainActor
enum RingPulse {
  /// The time between two steps, in milliseconds. A faster clock makes a ring of this size no smoother.
  private static let interval = 33

  private static var rings: [ObjectIdentifier: Weak] = [:]
  private static var ticker: Ticker?
  private static var appearance: ObservationToken?

  private struct Weak {
    weak var ring: Widget?
  }

  /// Indicates whether rings turn: false while the desktop asks for less motion.
  static var isMoving: Bool { !Settings.shared.reducesMotion }

  /// Returns the current position, in turns, of a ring with a given time for one turn.
  static func turn(in seconds: Double) -> Double {
    let period = max(1, Int64(max(0, min(seconds, 3_600)) * 1_000_000))
    return Double(Ticker.now % period) / Double(period)
  }

  static func add(_ ring: Widget) {
    rings[ObjectIdentifier(ring)] = Weak(ring: ring)
    if appearance == nil { appearance = Settings.shared.observeAppearance { follow() } }
    follow()
  }

  static func remove(_ ring: Widget) {
    guard rings.removeValue(forKey: ObjectIdentifier(ring)) != nil else { return }
    follow()
  }

  private static func follow() {
    if rings.isEmpty { appearance = nil }
    let runs = !rings.isEmpty && isMoving
    if runs, ticker == nil { ticker = Ticker(every: interval) { draw() } }
    if !runs, ticker != nil {
      ticker = nil
      draw()
    }
  }

  private static func draw() {
    for entry in rings.values { entry.ring?.queueDraw() }
  }
}
