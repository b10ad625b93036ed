import CGtk

/// The one clock of all turning rings and moving dots: it runs only while one of them is on screen and the desktop allows
/// motion.
@MainActor
enum RingPulse {
  /// Milliseconds between two steps. A display draws more often, but a ring of this size looks no smoother for it.
  private static let interval: guint = 33

  private static var rings: [ObjectIdentifier: Weak] = [:]
  private static var timer: guint = 0
  private static var appearance: ObservationToken?

  private struct Weak {
    weak var ring: Widget?
  }

  /// Whether rings turn: not where the desktop asks for less motion.
  static var isMoving: Bool { !Settings.shared.reducesMotion }

  /// Where all that takes so many seconds to turn once is now, in turns.
  static func turn(in seconds: Double) -> Double {
    let period = max(1, gint64(max(0, min(seconds, 3_600)) * 1_000_000))
    return Double(g_get_monotonic_time() % period) / Double(period)
  }

  /// Whether the clock runs, for tests.
  package static var isRunning: Bool { timer != 0 }

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
    if runs, timer == 0 { timer = g_timeout_add(interval, step, nil) }
    if !runs, timer != 0 {
      g_source_remove(timer)
      timer = 0
      draw()
    }
  }

  fileprivate static func draw() {
    for entry in rings.values { entry.ring?.queueDraw() }
  }
}

// MARK: - Trampoline

private let step: GSourceFunc = trampoline(
  { _ in
    RingPulse.draw()
    return 1
  } as @MainActor @convention(c) (gpointer?) -> gboolean
)
