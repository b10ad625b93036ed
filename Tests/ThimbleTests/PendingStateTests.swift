import Testing

@testable import Thimble

@Suite("Pending state")
struct PendingStateTests {
  private func milliseconds(_ count: Int) -> Duration { .milliseconds(count) }
  private var idle: PendingState { PendingState(timing: PendingTiming()) }

  /// A state that is pending since 0 ms, and visible since 400 ms.
  private var shown: PendingState {
    var state = idle
    state.begin(at: .zero)
    state.advance(to: milliseconds(400))
    return state
  }

  @Test("Short work never shows, and of its outcomes only a failure does", arguments: PendingOutcome.allCases)
  func short(outcome: PendingOutcome) {
    var state = idle
    state.begin(at: milliseconds(0))
    #expect(state.isPending && state.face == .content)
    #expect(state.deadline == milliseconds(400))
    state.advance(to: milliseconds(399))
    state.end(outcome, at: milliseconds(399))
    let fails = outcome == .failure
    #expect(!state.isPending && state.face == (fails ? .outcome(.failure) : .content))
    #expect(state.deadline == (fails ? milliseconds(1_899) : nil))
  }

  @Test("Long work shows after 400 ms, and stays for 500")
  func long() {
    var state = shown
    #expect(state.face == .work && state.hasShownWork)
    state.end(.neutral, at: milliseconds(450))
    #expect(!state.isPending && state.face == .work)
    #expect(state.deadline == milliseconds(900))
    state.advance(to: milliseconds(899))
    #expect(state.face == .work)
    state.advance(to: milliseconds(900))
    #expect(state.phase == .idle)
  }

  @Test("Success and failure are shown for 1.5 seconds, other outcomes are not", arguments: PendingOutcome.allCases)
  func outcome(outcome: PendingOutcome) {
    var state = shown
    state.end(outcome, at: milliseconds(2_000))
    guard outcome == .success || outcome == .failure else {
      #expect(state.phase == .idle)
      return
    }
    #expect(state.face == .outcome(outcome) && !state.isPending)
    state.advance(to: milliseconds(3_499))
    #expect(state.face == .outcome(outcome))
    state.advance(to: milliseconds(3_500))
    #expect(state.phase == .idle)
  }

  @Test("The outcome waits for the minimum time of the spinner")
  func outcomeAfterLingering() {
    var state = shown
    state.end(.success, at: milliseconds(410))
    #expect(state.face == .work)
    state.advance(to: milliseconds(900))
    #expect(state.face == .outcome(.success))
    #expect(state.deadline == milliseconds(2_400))
  }

  @Test("A time of zero shows no outcome")
  func noOutcome() {
    var state = PendingState(timing: PendingTiming(outcome: .zero))
    state.begin(at: .zero)
    state.advance(to: milliseconds(400))
    state.end(.failure, at: milliseconds(2_000))
    #expect(state.phase == .idle)
  }

  @Test("New work keeps a visible spinner, and is announced only if it takes long itself")
  func again() {
    var state = shown
    state.end(.success, at: milliseconds(500))
    state.begin(at: milliseconds(600))
    #expect(state.isPending && state.face == .work && !state.hasShownWork)
    state.advance(to: milliseconds(1_000))
    #expect(state.hasShownWork && state.deadline == nil)
    state.end(.success, at: milliseconds(1_001))
    #expect(state.face == .outcome(.success), "Its spinner is visible since 400 ms.")
  }

  @Test(
    "New short work ends with the visible spinner, and a failure is shown after it",
    arguments: [PendingOutcome.success, .failure])
  func shortAgain(outcome: PendingOutcome) {
    var state = shown
    state.end(.success, at: milliseconds(500))
    state.begin(at: milliseconds(600))
    state.end(outcome, at: milliseconds(650))
    #expect(state.face == .work && !state.isPending && state.outcome == outcome, "It is announced if it is required.")
    state.advance(to: milliseconds(900))
    #expect(state.face == (outcome == .failure ? .outcome(.failure) : .content))
  }

  @Test("New work ends the outcome of the last")
  func afterOutcome() {
    var state = shown
    state.end(.success, at: milliseconds(2_000))
    state.begin(at: milliseconds(2_100))
    #expect(state.face == .content && state.isPending)
  }

  @Test("Beginning twice and ending twice change nothing")
  func repeated() {
    var state = idle
    state.end(.success, at: milliseconds(0))
    #expect(state == idle)
    state.begin(at: milliseconds(0))
    let once = state
    state.begin(at: milliseconds(100))
    #expect(state == once)
  }

  @Test("A failure is not hidden by a later outcome")
  func followed() {
    #expect(PendingOutcome.failure.followed(by: .success) == .failure)
    #expect(PendingOutcome.cancelled.followed(by: .success) == .success)
    #expect(PendingOutcome.success.followed(by: .failure) == .failure)
  }
}
