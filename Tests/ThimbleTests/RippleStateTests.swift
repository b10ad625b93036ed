import Testing

@testable import Thimble

@Suite struct RippleStateTests {
  private func circle(_ state: RippleState, at now: Duration, isBounded: Bool = true, maximum: Double? = nil)
    -> PressCanvas.Circle?
  {
    state.circles(width: 80, height: 60, maximumRadius: maximum, isBounded: isBounded, at: now).first
  }

  @Test("A ripple spreads from the press to the farthest corner")
  func growth() throws {
    var state = RippleState()
    state.begin(at: Point(x: 10, y: 10), time: .zero)
    let first = try #require(circle(state, at: .zero))
    #expect(first.center == Point(x: 10, y: 10) && first.radius == 24 && first.opacity == 0)
    let last = try #require(circle(state, at: .milliseconds(225)))
    #expect(last.center == Point(x: 40, y: 30) && last.radius == 60 && last.opacity == 1)
    let unbounded = try #require(circle(state, at: .seconds(1), isBounded: false))
    #expect(unbounded.radius == 40)
    let small = try #require(circle(state, at: .seconds(1), maximum: 20))
    #expect(small.radius == 20)
  }

  @Test("A ripple stays while held, and fades after the release, once it is complete")
  func fading() throws {
    var state = RippleState()
    state.begin(at: Point(x: 0, y: 0), time: .zero)
    state.advance(to: .seconds(60))
    #expect(state.isMoving)
    state.end(time: .seconds(60))
    #expect(circle(state, at: .seconds(60) + .milliseconds(75))?.opacity == 0.5)
    state.advance(to: .seconds(60) + .milliseconds(150))
    #expect(!state.isMoving)
    state.begin(at: Point(x: 0, y: 0), time: .zero)
    state.end(time: .milliseconds(1))
    #expect(circle(state, at: .milliseconds(225))?.opacity == 1, "A tap is visible.")
  }
}
