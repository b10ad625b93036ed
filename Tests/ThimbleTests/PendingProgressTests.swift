import GtkTesting
import Thimble
import XCTest

/// The progress of an action, from its own handle and from code: visible in the ring, and announced now and then.
final class PendingProgressTests: ThimbleTestCase {
  private let time = ManualTime()
  private let heard = Said()
  private var said: [String] { heard.all }

  /// Gives a button the test's clock, and records its announcements.
  private func listen(to button: Button) -> Button {
    button.pacemaker = time.pacemaker
    super.listen(to: button, heard)
    return button
  }

  private func advance(by duration: Duration) {
    wait("the button waits for the time") { time.sleepers == 1 }
    time.advance(by: duration)
  }

  /// Returns a button with an action that waits at a gate, and the handles of its runs.
  private func worker(_ title: String) -> (button: Button, runs: Runs, gate: Gate) {
    let (runs, gate) = (Runs(), Gate())
    let button = Button(title) { progress in
      runs.handles.append(progress)
      await gate.pass()
    }
    return (listen(to: button), runs, gate)
  }

  private final class Runs {
    var handles: [ActionProgress] = []
  }

  // MARK: Visible progress

  func testProgressTurnsTheRingAndNeverGoesBack() {
    let (button, runs, gate) = worker("Export")
    withWindow(button) { _ in
      button.activate()
      wait("the action runs") { runs.handles.count == 1 }
      let handle = runs.handles[0]
      handle.fraction = 0.3
      advance(by: .milliseconds(400))
      wait("the ring shows 30 %") { ring(of: button)?.fraction == 0.3 }
      handle.fraction = 0.2
      handle.fraction = nil
      XCTAssertEqual(button.work.progress, 0.3)
      handle.fraction = 0.7
      XCTAssertEqual(ring(of: button)?.fraction, 0.7)
      gate.open()
      wait("the button is idle") { !button.isPending }
      XCTAssertNil(button.work.progress)
      handle.fraction = 0.9
      XCTAssertNil(button.work.progress, "The handle of a finished run does nothing.")
    }
  }

  func testProgressByHandBeginsAnewEachTime() {
    let button = listen(to: Button("Download"))
    withWindow(button) { _ in
      button.work.progress = 0.9
      for fraction in [0.8, 0.1] {
        button.work.start()
        XCTAssertNil(button.work.progress)
        button.work.progress = fraction
        button.work.progress = fraction / 2
        XCTAssertEqual(button.work.progress, fraction)
        button.work.start()
        XCTAssertEqual(button.work.progress, fraction, "It has begun already.")
        button.work.stop()
      }
    }
  }

  func testThePressForgetsTheProgressOfEarlierWork() {
    let (button, runs, gate) = worker("Save")
    withWindow(button) { _ in
      button.work.start()
      button.work.progress = 0.9
      button.work.stop()
      button.activate()
      wait("the action runs") { runs.handles.count == 1 }
      XCTAssertNil(button.work.progress)
      runs.handles[0].fraction = 0.1
      XCTAssertEqual(button.work.progress, 0.1)
      gate.open()
      wait("the button is idle") { !button.isPending }
    }
  }

  func testByBothDoorsTheOneThatSaysMoreCounts() {
    let (button, runs, gate) = worker("Save")
    withWindow(button) { _ in
      button.activate()
      wait("the action runs") { runs.handles.count == 1 }
      button.work.start()
      button.work.progress = 0.6
      advance(by: .milliseconds(400))
      wait("the ring shows 60 %") { ring(of: button)?.fraction == 0.6 }
      runs.handles[0].fraction = 0.2
      XCTAssertEqual(ring(of: button)?.fraction, 0.6, "It never goes back.")
      runs.handles[0].fraction = 0.7
      XCTAssertEqual(ring(of: button)?.fraction, 0.7)
      button.work.stop()
      XCTAssertEqual(button.work.progress, 0.7)
      gate.open()
      wait("the button is idle") { !button.isPending }
    }
  }

  func testASignThatLingersDoesNotShowWhatWasSaidBefore() {
    let button = listen(to: Button("Download"))
    withWindow(button) { _ in
      button.work.start()
      button.work.progress = 0.9
      advance(by: .milliseconds(400))
      wait("the ring shows 90 %") { ring(of: button)?.fraction == 0.9 }
      button.work.stop()
      XCTAssertTrue(button.hasStyleClass("loading"), "It stays for its minimum time.")
      button.work.start()
      XCTAssertTrue(button.hasStyleClass("loading"))
      XCTAssertNil(ring(of: button)?.fraction)
      button.work.stop()
    }
  }

  // MARK: Announced progress

  /// Reports increasing progress, and checks the announcements: the percentage at each quarter, except within five
  /// seconds of the previous announcement.
  private func expectQuarters(_ title: String, _ set: (Double) -> Void) {
    wait("the start is announced") { said == ["\(title), busy"] }
    var expected = said
    for (seconds, fraction, word) in [
      (4, 0.3, nil), (1, 0.31, nil), (1, 0.6, "60 %"), (4, 0.6001, nil), (60, 0.7, nil), (0, 0.75, "75 %"),
      (60, 0.99, nil), (60, 1, nil),
    ] as [(Int, Double, String?)] {
      time.advance(by: .seconds(seconds))
      set(fraction)
      if let word { expected.append("\(title), \(word)") }
      XCTAssertEqual(said, expected, "at \(fraction)")
    }
  }

  func testQuartersAreHeardByHand() {
    let button = listen(to: Button("Download"))
    withWindow(button) { window in
      wait("the window is the active one") { window.isActive }
      button.work.start()
      advance(by: .milliseconds(400))
      expectQuarters("Download") { button.work.progress = $0 }
      button.work.stop(.success)
      XCTAssertEqual(said.last, "Download, done")
    }
  }

  func testQuartersAreHeardOfAnAction() {
    let (button, runs, gate) = worker("Export")
    withWindow(button) { window in
      wait("the window is the active one") { window.isActive }
      button.activate()
      wait("the action runs") { runs.handles.count == 1 }
      advance(by: .milliseconds(400))
      expectQuarters("Export") { runs.handles[0].fraction = $0 }
      gate.open()
      wait("the button is idle") { !button.isPending }
      XCTAssertEqual(said.last, "Export, done")
    }
  }

  func testNoQuarterIsHeardOfWorkThatIsNotShown() {
    let button = listen(to: Button("Check"))
    withWindow(button) { window in
      wait("the window is the active one") { window.isActive }
      button.work.start()
      time.advance(by: .milliseconds(300))
      button.work.progress = 0.8
      button.work.stop()
      XCTAssertEqual(said, [])
    }
  }
}
