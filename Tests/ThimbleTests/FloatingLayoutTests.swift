import Testing

@testable import Thimble

@Suite("Floating action buttons, without a display")
struct FloatingLayoutTests {
  private let height = RequestedSize(minimum: 56, natural: 56)
  private let width = RequestedSize(minimum: 56, natural: 140)

  private func frame(
    _ position: FloatingActionOverlay.Position, in view: (Int, Int), isReversed: Bool = false
  ) -> [Int] {
    let placement = FloatingPlacement(position: position, margin: 16)
    let frame = placement.frame(width: width, height: height, in: view, isReversed: isReversed)
    return [frame.x, frame.y, frame.width, frame.height]
  }

  @Test("The button is in its corner, mirrored from right to left")
  func corners() {
    #expect(frame(.bottomTrailing, in: (400, 300)) == [244, 228, 140, 56])
    #expect(frame(.bottomTrailing, in: (400, 300), isReversed: true) == [16, 228, 140, 56])
    #expect(frame(.bottomLeading, in: (400, 300)) == [16, 228, 140, 56])
    #expect(frame(.bottomLeading, in: (400, 300), isReversed: true) == [244, 228, 140, 56])
    #expect(frame(.bottomCenter, in: (400, 300), isReversed: true) == [130, 228, 140, 56])
  }

  @Test("Without room for the label only the icon is shown, and then the margin shrinks")
  func tiny() {
    #expect(frame(.bottomTrailing, in: (171, 300)) == [99, 228, 56, 56])
    #expect(frame(.bottomTrailing, in: (70, 60)) == [7, 2, 56, 56])
    #expect(frame(.bottomTrailing, in: (20, 20)) == [-36, -36, 56, 56])
  }

  @Test("Scrolling down collapses, scrolling back expands, a small movement does neither")
  func scrolling() {
    var collapse = ScrollCollapse()
    let go = { (offsets: [Double]) in
      for offset in offsets { collapse.scrolled(to: offset, limit: 1000) }
      return collapse.isCollapsed
    }
    #expect(go([5, 10, 5, 10]) == false)
    #expect(go([25]))
    #expect(go([200, 195, 200, 192]))
    #expect(go([185]) == false)
    #expect(go([190, 185, 190]) == false)
    #expect(go([210]))
    #expect(go([0]) == false)
  }

  @Test("Content that becomes shorter does not count as scrolling back")
  func shorter() {
    var collapse = ScrollCollapse()
    collapse.scrolled(to: 500, limit: 1000)
    collapse.scrolled(to: 300, limit: 300)
    #expect(collapse.isCollapsed)
    collapse.scrolled(to: 280, limit: 300)
    #expect(!collapse.isCollapsed)
  }

  @Test("A change of mode takes its duration, and can be reversed midway")
  func transition() {
    var transition = Transition(at: 0)
    #expect(transition.value == 0 && !transition.isMoving)
    transition.turn(to: 1, duration: 0.2)
    #expect(transition.isMoving && transition.end == 1)
    transition.advance(to: 10)
    #expect(transition.value == 0, "The first frame starts the clock.")
    transition.advance(to: 10.1)
    let half = transition.value
    #expect(half > 0.5 && half < 1)
    transition.turn(to: 0, duration: 0.2)
    #expect(transition.value == half && transition.end == 0)
    transition.advance(to: 10.1)
    transition.advance(to: 10.1 + 0.2 * half + 0.001)
    #expect(transition.value == 0 && !transition.isMoving)
  }

  @Test("Without a duration the change is immediate")
  func atOnce() {
    var transition = Transition(at: 0)
    transition.turn(to: 1, duration: 0)
    #expect(transition.value == 1 && !transition.isMoving)
    transition.turn(to: 1, duration: 0.2)
    #expect(!transition.isMoving, "It is at its target.")
  }

  @Test("The minimum size overrides the maximum")
  func limits() {
    let own = RequestedSize(minimum: 24, natural: 110)
    let apply = { (limits: FloatingActionButton.Limits) in
      let result = limits.applied(to: own, .horizontal, around: 32)
      return [result.minimum, result.natural]
    }
    #expect(apply(.init()) == [24, 110])
    #expect(apply(.init(maximumWidth: 100)) == [24, 68])
    #expect(apply(.init(minimumWidth: 200)) == [168, 168])
    #expect(apply(.init(minimumWidth: 200, maximumWidth: 100)) == [168, 168])
    #expect(apply(.init(minimumHeight: 200)) == [24, 110])
  }
}
