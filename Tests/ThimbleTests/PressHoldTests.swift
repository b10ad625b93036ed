import Testing

@testable import Thimble

@Suite struct PressHoldTests {
  private static let repeats = PressHold.Purpose.repeats(delay: .milliseconds(500), interval: .milliseconds(50))

  @Test("A held press repeats after the delay, then after each interval, and a release does nothing more")
  func repeating() {
    var hold = PressHold(Self.repeats)
    hold.begin(at: .zero)
    var times: [Int] = []
    for now in stride(from: 0, through: 700, by: 10) where hold.advance(to: .milliseconds(now)) { times.append(now) }
    #expect(times == [500, 550, 600, 650, 700])
    #expect(hold.end(at: .milliseconds(710)) == .nothing)
    #expect(hold.deadline == nil)
  }

  @Test("A short press is a click")
  func short() {
    for purpose in [Self.repeats, .longPress(delay: .milliseconds(500))] {
      var hold = PressHold(purpose)
      hold.begin(at: .zero)
      let isDue = hold.advance(to: .milliseconds(499))
      #expect(!isDue)
      #expect(hold.end(at: .milliseconds(499)) == .click)
    }
  }

  @Test(
    "A release counts by its own time if nobody has advanced the hold: a hold was long enough, but repetitions are not caught up"
  )
  func late() {
    for (purpose, end) in [
      (Self.repeats, PressHold.End.click), (.longPress(delay: .milliseconds(500)), .reached),
      (.confirm(duration: .milliseconds(500)), .reached),
    ] {
      var hold = PressHold(purpose)
      hold.begin(at: .zero)
      #expect(hold.end(at: .milliseconds(500)) == end)
      #expect(!hold.isHeld)
    }
  }

  @Test("Outside the button nothing is repeated; back on it, after one interval")
  func leaving() {
    var hold = PressHold(Self.repeats)
    hold.begin(at: .zero)
    hold.leave()
    var isDue = hold.advance(to: .seconds(5))
    #expect(!isDue)
    hold.enter(at: .seconds(5))
    #expect(hold.deadline == .seconds(5) + .milliseconds(50))
    isDue = hold.advance(to: .seconds(6))
    #expect(isDue)
    #expect(hold.deadline == .seconds(6) + .milliseconds(50), "Missed repetitions are not caught up.")
  }

  @Test("A long press happens once, and not after sliding away")
  func longPress() {
    var hold = PressHold(.longPress(delay: .milliseconds(500)))
    hold.begin(at: .zero)
    var isDue = hold.advance(to: .milliseconds(500))
    #expect(isDue)
    isDue = hold.advance(to: .seconds(9))
    #expect(!isDue)
    #expect(hold.end(at: .seconds(9)) == .nothing)
    hold.begin(at: .zero)
    hold.leave()
    hold.enter(at: .milliseconds(100))
    isDue = hold.advance(to: .seconds(9))
    #expect(!isDue)
    #expect(hold.end(at: .seconds(9)) == .click)
  }

  @Test("A confirmation fills, and begins again after leaving; a short hold does not confirm")
  func confirming() {
    var hold = PressHold(.confirm(duration: .seconds(1)))
    hold.begin(at: .zero)
    #expect(hold.fraction(at: .milliseconds(250)) == 0.25)
    hold.leave()
    #expect(hold.fraction(at: .milliseconds(300)) == 0)
    hold.enter(at: .milliseconds(600))
    #expect(hold.fraction(at: .milliseconds(1100)) == 0.5)
    var isDue = hold.advance(to: .milliseconds(1599))
    #expect(!isDue)
    isDue = hold.advance(to: .milliseconds(1600))
    #expect(isDue)
    #expect(hold.end(at: .seconds(2)) == .nothing)
    hold.begin(at: .zero)
    #expect(hold.end(at: .milliseconds(999)) == .tooShort)
    hold.begin(at: .zero)
    hold.cancel()
    #expect(hold.end(at: .seconds(2)) == .nothing, "A cancelled hold requests nothing.")
  }
}
