import GtkHost
import Testing

@testable import Thimble

@Suite("Large content, without a display")
struct LargeContentSessionTests {
  typealias Session = LargeContentSession<String>

  /// Three buttons of 34 px with gaps of 6: A from 0 to 34, B from 40 to 74, C from 80 to 114; C is disabled.
  private let items = ["A", "B", "C"].enumerated().map { index, id in
    LargeContentItem(
      id: id, box: Rectangle(x: Double(index) * 40, y: 0, width: 34, height: 34),
      reach: Rectangle(x: Double(index) * 40 - 7, y: -7, width: 48, height: 48), isEnabled: id != "C")
  }

  private func held(_ id: String = "A", by source: Session.Source = .pointer(x: 17, y: 17)) -> Session {
    var session = Session()
    session.press(id, by: source, at: .seconds(1))
    _ = session.advance(to: .milliseconds(1_500))
    return session
  }

  @Test("A press is shown large after half a second, not earlier")
  func delay() {
    var session = Session()
    session.press("A", by: .pointer(x: 17, y: 17), at: .seconds(1))
    #expect(session.deadline == .milliseconds(1_500))
    #expect(session.advance(to: .milliseconds(1_499)) == .nothing)
    #expect(!session.isShown)
    #expect(session.advance(to: .milliseconds(1_500)) == .nothing)
    #expect(session.isShown && session.item == "A" && session.deadline == nil)
  }

  @Test("A short pointer press goes to its control; a short key press is a press")
  func short() {
    var pointer = Session()
    pointer.press("A", by: .pointer(x: 0, y: 0), at: .zero)
    #expect(pointer.lift(among: items) == .nothing && pointer.phase == .idle)
    var key = Session()
    key.press("A", by: .key, at: .zero)
    #expect(key.lift(among: items) == .tap("A") && key.phase == .idle)
  }

  @Test("A press that moves more than 8 px is cancelled", arguments: [(8.0, true), (8.5, false)])
  func wandering(distance: Double, holds: Bool) {
    var session = Session()
    session.press("A", by: .pointer(x: 17, y: 17), at: .zero)
    session.move(to: Point(x: 17, y: 17 + distance), among: items)
    #expect((session.deadline != nil) == holds)
  }

  @Test("The release activates the shown control, but not a disabled one")
  func lift() {
    var enabled = held()
    #expect(enabled.lift(among: items) == .activate("A") && enabled.phase == .idle)
    var disabled = held("C")
    #expect(disabled.lift(among: items) == .refuse("C") && disabled.phase == .idle)
    var gone = held("D")
    #expect(gone.lift(among: items) == .nothing)
  }

  @Test("A neighbour is shown if it is nearer by 8 px, in both directions")
  func hysteresis() {
    var session = held()
    for (x, id) in [(41.9, "A"), (42.1, "B"), (33.0, "B"), (32.1, "B"), (31.9, "A")] {
      session.move(to: Point(x: x, y: 17), among: items)
      #expect(session.item == id, "\(x)")
    }
  }

  @Test("Away from all items nothing is shown and the release does nothing; returning shows it again")
  func offItem() {
    var session = held()
    session.move(to: Point(x: 17, y: 48), among: items)
    #expect(session.item == "A", "8 px beyond its reach it stays.")
    session.move(to: Point(x: 17, y: 50), among: items)
    #expect(session.isShown && session.item == nil)
    session.move(to: Point(x: 57, y: 17), among: items)
    #expect(session.item == "B")
    session.move(to: Point(x: 57, y: 200), among: items)
    #expect(session.lift(among: items) == .nothing)
  }

  @Test("Arrows go to the neighbour while a key is held, and stop at the end")
  func arrows() {
    var session = held(by: .key)
    session.move(.right, among: items)
    #expect(session.item == "B")
    session.move(.up, among: items)
    #expect(session.item == "B")
    session.move(.right, among: items)
    session.move(.right, among: items)
    #expect(session.item == "C")
    session.move(.left, among: items)
    #expect(session.lift(among: items) == .activate("B"))
    var pointer = held()
    pointer.move(.right, among: items)
    #expect(pointer.item == "A")
  }

  @Test("Cancelling hides it, and a later release does nothing", arguments: [true, false])
  func cancel(byKey: Bool) {
    var session = held(by: byKey ? .key : .pointer(x: 17, y: 17))
    session.cancel()
    #expect(!session.isShown && session.deadline == nil && session.isHeldByKey == byKey)
    session.press("B", by: .pointer(x: 57, y: 17), at: .seconds(9))
    #expect(session.deadline == nil)
    #expect(session.lift(among: items) == .nothing && session.phase == .idle)
  }

  @Test("A pointer's press that is cancelled before it is shown stays a press; a key's does not")
  func cancelEarly() {
    var pointer = Session()
    pointer.press("A", by: .pointer(x: 17, y: 17), at: .zero)
    pointer.cancel()
    #expect(pointer.phase == .idle)
    var key = Session()
    key.press("A", by: .key, at: .zero)
    key.cancel()
    #expect(key.lift(among: items) == .nothing)
  }

  @Test("A control's own long press happens at twice the time, unless the pointer is elsewhere")
  func ownLongPress() {
    var session = Session()
    session.ownLongPressDelay = .seconds(1)
    session.press("A", by: .pointer(x: 17, y: 17), at: .zero)
    _ = session.advance(to: .milliseconds(500))
    #expect(session.isShown && session.deadline == .seconds(1))
    var still = session
    #expect(still.advance(to: .seconds(1)) == .longPress("A") && !still.isShown)
    #expect(still.lift(among: items) == .nothing)
    session.move(to: Point(x: 57, y: 17), among: items)
    session.move(to: Point(x: 17, y: 17), among: items)
    #expect(session.item == "A" && session.deadline == nil)
  }

  @Test(
    "Large content is on from a text scale of 1.25",
    arguments: [
      (LargeContentPolicy.automatic, 1.2, false), (.automatic, 1.25, true), (.always, 1, true), (.never, 3, false),
    ])
  func policy(policy: LargeContentPolicy, scale: Double, isOn: Bool) {
    #expect(policy.isOn(textScale: scale) == isOn)
  }

  @Test("A tooltip of keyboard focus appears after half a second, and stays until it is dismissed or focus goes")
  func focusTooltip() {
    var state = FocusTooltipState()
    state.focus(true, at: .zero)
    state.advance(to: .milliseconds(499))
    #expect(!state.isShown)
    state.advance(to: .milliseconds(500))
    #expect(state.isShown && state.deadline == nil)
    state.advance(to: .seconds(3_600))
    #expect(state.isShown)
    var dismissed = state
    dismissed.dismiss()
    #expect(dismissed.phase == .idle && dismissed.deadline == nil)
    state.focus(false, at: .seconds(20))
    #expect(state.phase == .idle)
  }
}
