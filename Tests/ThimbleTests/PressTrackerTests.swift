import Testing

@testable import Thimble
@testable import ThimbleNames

@Suite struct PressTrackerTests {
  private let inside = Point(x: 5, y: 5)
  private let outside = Point(x: -90, y: 5)

  private func phases(_ events: [PressEvent]) -> [PressEvent.Phase] { events.map(\.phase) }

  @Test("A press on the button begins, moves and ends inside")
  func plain() {
    var tracker = PressTracker()
    #expect(phases(tracker.begin(Press(.mouse, location: inside), at: .zero)) == [.began])
    #expect(tracker.isInside)
    #expect(phases(tracker.move(to: inside, isInside: true, at: .zero)) == [.movedInside])
    let end = tracker.end(inside, isInside: true, at: .seconds(1))
    #expect(phases(end) == [.endedInside])
    #expect(end.first?.time == .seconds(1))
    #expect(tracker == PressTracker())
  }

  @Test("Leaving and returning are each reported once, before the move")
  func leaving() {
    var tracker = PressTracker()
    _ = tracker.begin(Press(.touch, location: inside), at: .zero)
    let left = tracker.move(to: outside, isInside: false, at: .zero)
    #expect(phases(left) == [.exited, .movedOutside])
    #expect(left.last?.press.location == outside)
    #expect(phases(tracker.move(to: outside, isInside: false, at: .zero)) == [.movedOutside])
    #expect(phases(tracker.move(to: inside, isInside: true, at: .zero)) == [.entered, .movedInside])
    _ = tracker.move(to: outside, isInside: false, at: .zero)
    #expect(phases(tracker.end(outside, isInside: false, at: .zero)) == [.endedOutside])
  }

  @Test("A second press cancels the first, and events without a press do nothing")
  func order() {
    var tracker = PressTracker()
    #expect(tracker.move(to: inside, isInside: true, at: .zero).isEmpty)
    #expect(tracker.end(inside, isInside: true, at: .zero).isEmpty)
    #expect(tracker.cancel(at: .zero).isEmpty)
    _ = tracker.begin(Press(.key), at: .zero)
    let events = tracker.begin(Press(.mouse), at: .zero)
    #expect(phases(events) == [.cancelled, .began])
    #expect(events.map(\.press.source) == [.key, .mouse])
  }

  @Test("Each phase is one event of UIKit's, and a double click's second press is two")
  func controlEvents() {
    let events = PressEvent.Phase.allCases.map { ControlEvents(PressEvent($0, Press(.mouse))) }
    #expect(Set(events).count == PressEvent.Phase.allCases.count)
    #expect(ControlEvents.allPressEvents.isSuperset(of: events.reduce([]) { $0.union($1) }))
    #expect(!ControlEvents.allPressEvents.contains(.primaryActionTriggered))
    let second = ControlEvents(PressEvent(.began, Press(.mouse, clickCount: 2)))
    #expect(second == [.pressDown, .pressDownRepeat])
  }
}
