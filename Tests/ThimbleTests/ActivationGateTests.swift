import Testing

@testable import Thimble

@Suite("Activation gate")
struct ActivationGateTests {
  private func gate(_ policy: ActivationPolicy) -> ActivationGate {
    var gate = ActivationGate()
    gate.policy = policy
    return gate
  }

  @Test(
    "With any policy, two presses never run the work twice at the same time",
    arguments: [ActivationPolicy.drop, .queue, .latest])
  func neverTwice(policy: ActivationPolicy) {
    var gate = gate(policy)
    #expect(gate.press(at: .zero) == .run)
    #expect(gate.press(at: .zero) != .run)
    #expect(gate.isRunning)
  }

  @Test("Drop: a press during the work is ignored")
  func drop() {
    var gate = gate(.drop)
    _ = gate.press(at: .zero)
    #expect(gate.isClosed)
    #expect(gate.press(at: .zero) == .drop)
    let again = gate.end()
    #expect(!again && !gate.isRunning && !gate.isClosed)
  }

  @Test("Queue: the work runs once more for each press")
  func queue() {
    var gate = gate(.queue)
    for _ in 0..<3 { _ = gate.press(at: .zero) }
    #expect(!gate.isClosed)
    let again = [gate.end(), gate.end(), gate.end()]
    #expect(again == [true, true, false])
  }

  @Test("Latest: a press cancels the work and runs it again, once")
  func latest() {
    var gate = gate(.latest)
    #expect([gate.press(at: .zero), gate.press(at: .zero), gate.press(at: .zero)] == [.run, .replace, .replace])
    let again = [gate.end(), gate.end()]
    #expect(again == [true, false])
  }

  @Test("Debounce: the work begins after a time without presses")
  func debounce() {
    var gate = gate(.debounce(.milliseconds(300)))
    #expect(gate.press(at: .zero) == .wait)
    #expect(gate.press(at: .milliseconds(200)) == .wait)
    #expect(gate.deadline == .milliseconds(500))
    let early = gate.advance(to: .milliseconds(499))
    let due = gate.advance(to: .milliseconds(500))
    #expect(!early && due && gate.isRunning && gate.deadline == nil)
  }

  @Test("Debounce: after a press during the work, it runs once more")
  func debounceDuringWork() {
    var gate = gate(.debounce(.milliseconds(300)))
    _ = gate.press(at: .zero)
    _ = gate.advance(to: .milliseconds(300))
    _ = gate.press(at: .milliseconds(400))
    let second = gate.advance(to: .milliseconds(700))
    #expect(!second, "It still runs.")
    let again = [gate.end(), gate.end()]
    #expect(again == [true, false])
  }

  @Test("Waiting presses can be discarded")
  func forget() {
    var gate = gate(.queue)
    _ = gate.press(at: .zero)
    let nothing = gate.forget()
    _ = gate.press(at: .zero)
    let something = gate.forget()
    #expect(!nothing && something)
    let again = gate.end()
    #expect(!again)
  }
}
