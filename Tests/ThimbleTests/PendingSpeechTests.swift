import Testing

@testable import Thimble

@Suite("Announcements of work")
struct PendingSpeechTests {
  private typealias Utterance = PendingSpeech.Utterance
  private let timing = PendingTiming()

  /// Changes the state, and returns the announcement.
  private func say(
    _ speech: inout PendingSpeech, _ state: inout PendingState, at milliseconds: Int,
    _ change: (inout PendingState, Duration) -> Void
  ) -> Utterance? {
    let before = state
    let now = Duration.milliseconds(milliseconds)
    change(&state, now)
    return speech.utterance(from: before, to: state, at: now)
  }

  @Test("The start and the outcome are announced once", arguments: PendingOutcome.allCases)
  func once(outcome: PendingOutcome) {
    var (speech, state) = (PendingSpeech(), PendingState(timing: timing))
    var said = [say(&speech, &state, at: 0) { $0.begin(at: $1) }]
    for time in [400, 401, 1_000] { said.append(say(&speech, &state, at: time) { $0.advance(to: $1) }) }
    said.append(say(&speech, &state, at: 2_000) { $0.end(outcome, at: $1) })
    for time in [2_500, 4_000] { said.append(say(&speech, &state, at: time) { $0.advance(to: $1) }) }
    #expect(said.compactMap { $0 } == [.busy, .outcome(outcome)])
  }

  @Test("Of short work only a failure is announced", arguments: PendingOutcome.allCases)
  func short(outcome: PendingOutcome) {
    var (speech, state) = (PendingSpeech(), PendingState(timing: timing))
    #expect(say(&speech, &state, at: 0) { $0.begin(at: $1) } == nil)
    let said = say(&speech, &state, at: 399) { $0.end(outcome, at: $1) }
    #expect(said == (outcome == .failure ? .outcome(.failure) : nil))
  }

  @Test("The outcome of short work is announced once if it is required", arguments: PendingOutcome.allCases)
  func owed(outcome: PendingOutcome) {
    var (speech, state) = (PendingSpeech(), PendingState(timing: timing))
    speech.oweOutcome()
    for round in 0..<2 {
      let start = 10_000 * round
      #expect(say(&speech, &state, at: start) { $0.begin(at: $1) } == nil)
      let said = say(&speech, &state, at: start + 100) { $0.end(outcome, at: $1) }
      #expect(said == (round == 0 || outcome == .failure ? .outcome(outcome) : nil))
    }
  }

  @Test(
    "The percentage is announced at each quarter, except within five seconds of another announcement")
  func progress() {
    var (speech, state) = (PendingSpeech(), PendingState(timing: timing))
    _ = say(&speech, &state, at: 0) { $0.begin(at: $1) }
    _ = say(&speech, &state, at: 400) { $0.advance(to: $1) }
    let steps: [(Double, Double)] = [
      (0.3, 3), (0.31, 5.4), (0.4, 6), (0.55, 9), (0.6, 10.3), (0.62, 10.4), (0.76, 15), (0.99, 15.4), (1, 30),
    ]
    let said = steps.compactMap { fraction, time in
      speech.utterance(for: fraction, at: .seconds(time), timing: timing).map { (time, $0) }
    }
    #expect(said.map(\.0) == [9, 15])
    #expect(said.map(\.1) == [.progress(percent: 55), .progress(percent: 76)])
  }

  @Test("The words are label, comma and state; or the loading text")
  func words() {
    var words = PendingWords()
    words.outcomes[.success] = "saved"
    let say = { words.sentence($0, label: "Save", labelWhenLoading: nil) }
    #expect(say(.busy) == "Save, busy")
    #expect(say(.progress(percent: 50)) == "Save, 50 %")
    #expect(say(.outcome(.success)) == "Save, saved")
    #expect(say(.outcome(.failure)) == "Save, failed")
    #expect(
      words.sentence(.outcome(.failure), label: "Save", reason: "You are offline") == "Save, failed. You are offline")
    #expect(words.sentence(.outcome(.success), label: "Save", reason: "You are offline") == "Save, saved")
    #expect(words.sentence(.busy, label: "Save", labelWhenLoading: "Saving 3 pages") == "Saving 3 pages")
  }
}

@Suite("Share of work")
struct ProgressFractionTests {
  @Test("The share only grows, and stays between 0 and 1")
  func grows() {
    var fraction = ProgressFraction()
    let taken = [nil, 0.25, 0.2, .nan, nil, 0.5, 7, 1].map { fraction.advance(to: $0) }
    #expect(taken == [false, true, false, false, false, true, true, false])
    #expect(fraction.value == 1)
    var negative = ProgressFraction()
    _ = negative.advance(to: -3)
    #expect(negative.value == 0)
  }
}
