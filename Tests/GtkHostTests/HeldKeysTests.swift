import Testing

@testable import GtkHost

/// The keys that are down, and the keyboard's repetitions of them.
@Suite struct HeldKeysTests {
  private let window = 1
  private let dialog = 2
  private let space: UInt32 = 65
  private let letter: UInt32 = 38

  @Test func `A second press without a release is a repetition`() {
    var keys = HeldKeys<Int>()
    var isRepeat = keys.press(space, at: 100, by: 1)
    #expect(!isRepeat)
    isRepeat = keys.press(space, at: 60_000, by: 2)
    #expect(isRepeat, "A keyboard may be slow.")
    keys.release(space)
    isRepeat = keys.press(space, at: 60_010, by: 3)
    #expect(!isRepeat)
  }

  @Test func `A press that an input method gives back is the same press`() {
    var keys = HeldKeys<Int>()
    for isRepeat in [false, false] { #expect(keys.press(space, at: 100, by: 1) == isRepeat) }
    for isRepeat in [true, true] { #expect(keys.press(space, at: 130, by: 2) == isRepeat) }
    let isRepeat = keys.press(space, at: 100, by: 1)
    #expect(!isRepeat, "The input method was slower than the keyboard.")
  }

  @Test func `A repetition with the time of the first press is one, as on Wayland`() {
    var keys = HeldKeys<Int>()
    for (event, isRepeat) in [(1, false), (2, true), (3, true)] {
      #expect(keys.press(space, at: 100, by: event) == isRepeat)
    }
    keys.release(space)
    let isRepeat = keys.press(space, at: 200, by: 4)
    #expect(!isRepeat)
  }

  @Test func `Another key does not end a repetition, nor does its release`() {
    var keys = HeldKeys<Int>()
    _ = keys.press(space, at: 100, by: 6)
    var isRepeat = keys.press(letter, at: 200, by: 7)
    #expect(!isRepeat)
    isRepeat = keys.press(space, at: 300, by: 8)
    #expect(isRepeat)
    keys.release(letter)
    isRepeat = keys.press(space, at: 400, by: 9)
    #expect(isRepeat)
  }

  @Test func `A release that went to another program is made up for`() {
    var keys = HeldKeys<Int>()
    _ = keys.press(space, at: 100, by: 10)
    keys.focusLeft(window)
    keys.focusCame(to: window)
    let isRepeat = keys.press(space, at: 200, by: 11)
    #expect(!isRepeat)
  }

  @Test func `A key that opens a window goes on there, and back`() {
    var keys = HeldKeys<Int>()
    _ = keys.press(space, at: 100, by: 12)
    for surface in [dialog, window] {
      keys.focusLeft(surface == dialog ? window : dialog)
      keys.focusCame(to: surface)
      let isRepeat = keys.press(space, at: 500, by: 13)
      #expect(isRepeat)
    }
  }

  @Test func `A key goes on if its window loses focus for a moment and still gets keys`() {
    var keys = HeldKeys<Int>()
    _ = keys.press(space, at: 100, by: 14)
    keys.focusLeft(window)
    var isRepeat = keys.press(space, at: 400, by: 15)
    #expect(isRepeat)
    keys.focusCame(to: window)
    isRepeat = keys.press(space, at: 430, by: 16)
    #expect(isRepeat)
  }

  @Test func `A release that came after its window was destroyed is made up for`() {
    var keys = HeldKeys<Int>()
    keys.focusCame(to: dialog)
    _ = keys.press(space, at: 100, by: 17)
    keys.focusCame(to: window)
    var isRepeat = keys.press(space, at: 500, by: 18)
    #expect(isRepeat, "It may still be held.")
    keys.focusCame(to: window)
    isRepeat = keys.press(space, at: 1_600, by: 19)
    #expect(!isRepeat, "The number of the surface may be used again.")
  }

  @Test func `A press long after focus moved is new`() {
    var keys = HeldKeys<Int>()
    _ = keys.press(space, at: 100, by: 20)
    keys.focusLeft(window)
    keys.focusCame(to: dialog)
    let isRepeat = keys.press(space, at: 1_200, by: 21)
    #expect(!isRepeat)
  }
}

/// The delay between events and their handling, on clocks with any start.
@Suite struct EventLagTests {
  @Test func `The fastest event counts as handled at once, and others by their difference to it`() {
    var lag = EventLag()
    let delays = [(1_000, 50_020), (1_100, 50_105), (1_200, 51_700), (1_210, 51_701)].map { lag.delay(of: $0, at: $1) }
    #expect(delays == [0, 0, 1_495, 1_486])
  }

  @Test func `The display's clock may begin anew, and the other clock too`() {
    var lag = EventLag()
    let delays = [(UInt32.max - 10, 5), (20, 40), (100, UInt32(1_120))].map { lag.delay(of: $0, at: $1) }
    #expect(delays == [0, 4, 1_004])
  }

  @Test func `Clocks that drift apart do not make events old`() {
    var lag = EventLag()
    _ = lag.delay(of: 0, at: 0)
    var delay = 0
    for minute in 1...600 { delay = lag.delay(of: UInt32(minute * 60_000), at: UInt32(minute * 60_003)) }
    #expect(delay <= 6)
  }

  @Test func `A difference of many seconds is another clock`() {
    var lag = EventLag()
    _ = lag.delay(of: 1_000, at: 1_000)
    let delay = lag.delay(of: 1_100, at: 61_000)
    #expect(delay == 0)
  }
}
