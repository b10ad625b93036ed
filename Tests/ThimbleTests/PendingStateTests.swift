import Testing

@testable import Thimble

@Suite("Pending state")
struct PendingStateTests {
  private func milliseconds(_ count: Int) -> Duration { .milliseconds(count) }
  private var idle: PendingState { PendingState(timing: PendingTiming()) }

  @Test("Short work never shows")
  func short() {
    var state = idle
    state.begin(at: milliseconds(0))
    #expect(state.isPending && !state.isShown)
    #expect(state.deadline == milliseconds(400))
    state.advance(to: milliseconds(399))
    state.end(at: milliseconds(399))
    #expect(state.phase == .idle)
    #expect(state.deadline == nil)
  }

  @Test("Long work shows after 400 ms, and stays for 500")
  func long() {
    var state = idle
    state.begin(at: milliseconds(0))
    state.advance(to: milliseconds(400))
    #expect(state.isShown)
    state.end(at: milliseconds(450))
    #expect(!state.isPending && state.isShown)
    #expect(state.deadline == milliseconds(900))
    state.advance(to: milliseconds(899))
    #expect(state.isShown)
    state.advance(to: milliseconds(900))
    #expect(state.phase == .idle)
  }

  @Test("Work that ends after its least time is gone at once")
  func longer() {
    var state = idle
    state.begin(at: milliseconds(0))
    state.advance(to: milliseconds(400))
    state.end(at: milliseconds(2_000))
    #expect(state.phase == .idle)
  }

  @Test("New work takes a lingering spinner over")
  func again() {
    var state = idle
    state.begin(at: milliseconds(0))
    state.advance(to: milliseconds(400))
    state.end(at: milliseconds(500))
    state.begin(at: milliseconds(600))
    #expect(state.isPending && state.isShown)
    #expect(state.deadline == nil)
  }

  @Test("Beginning twice and ending twice change nothing")
  func repeated() {
    var state = idle
    state.end(at: milliseconds(0))
    #expect(state == idle)
    state.begin(at: milliseconds(0))
    let once = state
    state.begin(at: milliseconds(100))
    #expect(state == once)
  }
}
