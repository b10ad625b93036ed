/// The keys that are down, as the key and focus events of a program tell it. A pure value.
///
/// A display reports a held key as one press after the other. A release is lost when the keyboard goes to another program
/// meanwhile, or the window closes: the next press of that key is then a new one, although no release came before it.
///
/// `Event` identifies an event. Its time does not: on Wayland, each repetition has the time of the first press.
struct HeldKeys<Event: Equatable> {
  /// The time between two presses of a held key after which the second one is new, if focus has moved in between.
  private static var longestInterval: UInt32 { 1_000 }

  /// The keys that are down, by their hardware codes: the event of the first press, and the time of the latest one in the
  /// display's milliseconds.
  private var held: [UInt32: (first: Event, latest: UInt32)] = [:]
  /// The keys without a press since focus left a surface. Their release may be lost.
  private var doubtful: Set<UInt32> = []
  /// The surface that focus left; nil after focus came to a surface of the program.
  private var left: Int?

  /// Notes a press. An input method may take a press and give it back, so that one event comes twice.
  ///
  /// - Returns: whether the key has been down already.
  mutating func press(_ keycode: UInt32, at time: UInt32, by event: Event) -> Bool {
    let isDoubtful = doubtful.remove(keycode) != nil
    guard let before = held[keycode], !isDoubtful || time &- before.latest < Self.longestInterval else {
      held[keycode] = (event, time)
      return false
    }
    held[keycode]?.latest = time
    return before.first != event
  }

  mutating func release(_ keycode: UInt32) {
    held[keycode] = nil
    doubtful.remove(keycode)
  }

  /// Notes that a surface lost keyboard focus.
  mutating func focusLeft(_ surface: Int) {
    left = surface
    doubtful = Set(held.keys)
  }

  /// Notes that a surface got keyboard focus. A surface that lost it and gets it back had lost it to another program,
  /// which has seen the releases. A surface that is destroyed does not report that it lost it, and a new one may get its
  /// number.
  mutating func focusCame(to surface: Int) {
    if left == surface {
      for keycode in doubtful { held[keycode] = nil }
      doubtful = []
    } else if left == nil {
      doubtful = Set(held.keys)
    }
    left = nil
  }
}
