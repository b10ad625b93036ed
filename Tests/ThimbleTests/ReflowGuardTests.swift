import GtkHost
import Testing

@testable import Thimble

@Suite("Reflow guard")
struct ReflowGuardTests {
  private typealias Event = InputEvent

  private func event(_ kind: Event.Kind, _ x: Double = 10, surface: Int = 1) -> Event {
    Event(kind: kind, point: Point(x: x, y: 10), surface: surface)
  }

  /// Returns the guard after the pointer rested on `first` and layout put `second` there, at 1000 ms.
  private func moved(to second: String?, from first: String? = "old") -> ReflowGuard<String> {
    var state = ReflowGuard<String>()
    state.begin(event(.motion, 200), at: .milliseconds(0))
    state.settle(nil)
    state.begin(event(.motion), at: .milliseconds(100))
    state.settle(first)
    // GTK repeats the motion at the pointer's position after each layout.
    state.begin(event(.motion), at: .milliseconds(1000))
    state.settle(second)
    return state
  }

  private func isIgnored(_ state: ReflowGuard<String>, after: Int, delay: Int = 150, appeared: Int? = nil) -> Bool {
    var state = state
    state.begin(event(.press), at: .milliseconds(1000 + after))
    return state.isTooEarly(delay: .milliseconds(delay), appeared: appeared.map { .milliseconds($0) })
  }

  @Test(
    "A press is ignored until the target has been in place for the delay",
    arguments: [(0, true), (149, true), (150, false)])
  func delay(after: Int, expected: Bool) {
    #expect(isIgnored(moved(to: "new"), after: after) == expected)
    #expect(isIgnored(moved(to: "new", from: nil), after: after) == expected)
  }

  @Test("A destructive button waits longer")
  func destructive() {
    #expect(isIgnored(moved(to: "new"), after: 499, delay: 500))
    #expect(!isIgnored(moved(to: "new"), after: 500, delay: 500))
  }

  @Test("A target that did not move can be pressed at once")
  func same() { #expect(!isIgnored(moved(to: "old"), after: 0)) }

  @Test("Events during a press without a new pick do not count as a layout")
  func held() {
    var state = moved(to: "old")
    for time in [1000, 1040] {
      state.begin(event(.press), at: .milliseconds(time))
      state.settle("old")
      #expect(!state.isTooEarly(delay: .milliseconds(150), appeared: nil))
      state.begin(event(.motion), at: .milliseconds(time + 10))
      state.begin(event(.release), at: .milliseconds(time + 20))
      state.settle("old")
    }
  }

  @Test("A deliberate pointer move allows the press", arguments: [(3.0, true), (5.0, false)])
  func motion(distance: Double, expected: Bool) {
    var state = moved(to: "new")
    state.begin(event(.motion, 10 + distance), at: .milliseconds(1010))
    state.settle("new")
    state.begin(event(.press, 10 + distance), at: .milliseconds(1020))
    #expect(state.isTooEarly(delay: .milliseconds(150), appeared: nil) == expected)
  }

  @Test("A small deliberate step over an edge also counts")
  func step() {
    var state = moved(to: "old")
    state.begin(event(.motion, 11), at: .milliseconds(1010))
    state.settle("beside")
    state.begin(event(.press, 11), at: .milliseconds(1020))
    #expect(!state.isTooEarly(delay: .milliseconds(150), appeared: nil))
  }

  @Test("A press without a new pick presses the control of the last move")
  func unasked() {
    var state = moved(to: "new")
    state.begin(event(.press), at: .milliseconds(1200))
    state.begin(event(.release), at: .milliseconds(1210))
    state.begin(event(.press), at: .milliseconds(1220))
    #expect(state.under == "new")
    state.begin(event(.leave), at: .milliseconds(1230))
    state.begin(event(.enter), at: .milliseconds(1240))
    #expect(state.under == nil)
  }

  @Test("In a new window without earlier pointer moves, the time on screen counts")
  func newWindow() {
    var state = moved(to: "old")
    state.begin(event(.enter, 50, surface: 2), at: .milliseconds(2000))
    state.settle("dialog")
    state.begin(event(.press, 50, surface: 2), at: .milliseconds(2050))
    #expect(state.isTooEarly(delay: .milliseconds(150), appeared: .milliseconds(1990)))
    #expect(!state.isTooEarly(delay: .milliseconds(150), appeared: .milliseconds(1800)))
    state.begin(event(.motion, 60, surface: 2), at: .milliseconds(2060))
    state.settle("dialog")
    state.begin(event(.press, 60, surface: 2), at: .milliseconds(2070))
    #expect(!state.isTooEarly(delay: .milliseconds(150), appeared: .milliseconds(1990)))
  }

  /// Returns whether the second press of a double click is ignored on what the first one uncovered. It comes after `after`
  /// milliseconds. The place of a popup that closed is known.
  private func isIgnoredBelow(
    after: Int = 120, isPopup: Bool = true, closes: Bool = true, x: Double = 60, moves: Bool = false,
    doubleClick: Int = 400
  ) -> Bool {
    var state = ReflowGuard<String>()
    state.doubleClickTime = .milliseconds(doubleClick)
    var first = event(.press, 10, surface: 2)
    first.time = 1000
    if isPopup { first.placesBelow = [1: Point(x: 60, y: 10)] }
    state.begin(first, at: .milliseconds(1000))
    state.begin(event(.release, 10, surface: 2), at: .milliseconds(1040))
    state.begin(event(.enter, 60), at: .milliseconds(1060))
    state.settle("below")
    if moves { state.begin(event(.motion, 90), at: .milliseconds(1080)) }
    var second = event(.press, x)
    second.followsClosedSurface = closes
    second.time = UInt32(1000 + after)
    state.begin(second, at: .milliseconds(1000 + after))
    return state.isTooEarly(delay: .milliseconds(150), appeared: .zero)
  }

  @Test("The second press of a double click does not go through what the first has closed")
  func doubleClick() {
    for isPopup in [true, false] {
      #expect(isIgnoredBelow(isPopup: isPopup))
      #expect(isIgnoredBelow(after: 399, isPopup: isPopup))
      #expect(!isIgnoredBelow(after: 400, isPopup: isPopup))
      #expect(isIgnoredBelow(after: 900, isPopup: isPopup, doubleClick: 1000), "The time is the desktop's.")
      #expect(!isIgnoredBelow(isPopup: isPopup, closes: false))
    }
    #expect(isIgnoredBelow(x: 63))
    #expect(!isIgnoredBelow(x: 66))
    #expect(isIgnoredBelow(isPopup: false, x: 60))
    #expect(!isIgnoredBelow(isPopup: false, x: 90, moves: true))
  }

  @Test("The third press of a triple click does not go through it, either")
  func tripleClick() {
    var state = ReflowGuard<String>()
    var (first, second, later) = (event(.press, 10, surface: 2), event(.press, 60), event(.press, 60))
    first.placesBelow = [1: Point(x: 60, y: 10)]
    second.followsClosedSurface = true
    (first.time, second.time, later.time) = (1000, 1150, 1300)
    state.begin(first, at: .milliseconds(1000))
    state.begin(second, at: .milliseconds(1150))
    state.begin(later, at: .milliseconds(1300))
    #expect(state.isTooEarly(delay: .milliseconds(150), appeared: .zero))
    // Of many clicks, only those in the time of a double click are ignored.
    later.time = 1450
    state.begin(later, at: .milliseconds(1450))
    #expect(!state.isTooEarly(delay: .milliseconds(150), appeared: .zero))
  }
}
