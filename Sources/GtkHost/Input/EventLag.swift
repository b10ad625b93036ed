/// The delay between the events of a device and their handling. A pure value.
///
/// The clock of a display has an unknown start, so an event counts as handled at once if no event of the last minutes was
/// handled faster.
struct EventLag {
  /// The milliseconds for which a least difference counts, so that two clocks may drift.
  private static let period: UInt32 = 60_000
  /// The longest delay that counts. A longer one is rather the clock of another device.
  private static let longest: Int32 = 5_000

  private var start: UInt32?
  /// The least difference in the current period and in the one before.
  private var least: (now: UInt32, before: UInt32?) = (0, nil)

  /// Returns the delay of an event.
  ///
  /// - Parameters:
  ///   - time: the display's time of the event, milliseconds.
  ///   - now: the time of the handling, milliseconds on another clock.
  /// - Returns: the delay, milliseconds; 0 if it is not known.
  mutating func delay(of time: UInt32, at now: UInt32) -> Int {
    let difference = now &- time
    if let start, now &- start < Self.period {
      if Int32(bitPattern: difference &- least.now) < 0 { least.now = difference }
    } else {
      least = (difference, start.flatMap { now &- $0 < 2 * Self.period ? least.now : nil })
      start = now
    }
    var delay = Int32(bitPattern: difference &- least.now)
    if let before = least.before { delay = max(delay, Int32(bitPattern: difference &- before)) }
    return delay > Self.longest ? 0 : Int(max(0, delay))
  }
}
