/// The keys that are down, as the key and focus events of a program tell it. A pure value.
///
/// A display reports a held key as one press after the other. A release is lost when the keyboard goes to another program
/// meanwhile, or the window closes: the next press of that key is then a new one, although no release came before it.
struct HeldKeys {
  /// The time between two presses of a held key after which the second one is new, if focus has moved in between.
  private static let longestInterval: UInt32 = 1_000

  /// The latest press of each key, by the key's hardware code: its time in the display's milliseconds, and whether the key
  /// had been down already.
  private var latest: [UInt32: (time: UInt32, isRepeat: Bool)] = [:]
  /// The keys without a press since focus left a surface. Their release may be lost.
  private var doubtful: Set<UInt32> = []
  /// The surface that focus left; nil after focus came to a surface of the program.
  private var left: Int?

  /// Notes a press. An input method may take a press and give it back, so that it comes twice.
  ///
  /// - Returns: whether the key has been down already.
  mutating func press(_ keycode: UInt32, at time: UInt32) -> Bool {
    let isDoubtful = doubtful.remove(keycode) != nil
    let before = latest[keycode]
    if let before, before.time == time, time != 0 { return before.isRepeat }
    let isRepeat = before.map { !isDoubtful || time &- $0.time < Self.longestInterval } ?? false
    latest[keycode] = (time, isRepeat)
    return isRepeat
  }

  mutating func release(_ keycode: UInt32) {
    latest[keycode] = nil
    doubtful.remove(keycode)
  }

  /// Notes that a surface lost keyboard focus.
  mutating func focusLeft(_ surface: Int) {
    left = surface
    doubtful = Set(latest.keys)
  }

  /// Notes that a surface got keyboard focus. A surface that lost it and gets it back had lost it to another program,
  /// which has seen the releases. A surface that is destroyed does not report that it lost it, and a new one may get its
  /// number.
  mutating func focusCame(to surface: Int) {
    if left == surface {
      for keycode in doubtful { latest[keycode] = nil }
      doubtful = []
    } else if left == nil {
      doubtful = Set(latest.keys)
    }
    left = nil
  }
}
