import GtkTesting
import Thimble
import XCTest

final class PendingTests: ThimbleTestCase {
  private let time = ManualTime()

  private func start(_ button: Button) {
    button.pacemaker = time.pacemaker
    button.activate()
    wait("the button is at work") { button.isPending }
  }

  /// Keeps the button pending until the spinner is visible and has a position.
  private func show(_ button: Button) {
    button.work.start()
    wait("the delay of the ring is timed") { time.sleepers == 1 }
    time.advance(by: .milliseconds(400))
    wait("the ring is shown") { ring(of: button) != nil }
  }

  func testADoubleClickRunsTheActionOnce() {
    let gate = Gate()
    var runs = 0
    let button = Button("Save") {
      runs += 1
      await gate.pass()
    }
    button.pacemaker = time.pacemaker
    var others = 0
    let other = Button("Open") { others += 1 }
    withWindow(Box(.horizontal) { [button, other] }) { _ in
      press(button)
      // The task has not started yet.
      XCTAssertTrue(button.isPending)
      press(button)
      button.activate()
      wait("the action runs") { runs == 1 }
      gate.open()
      wait("the button Save is idle again") { !button.isPending }
      // GTK clicks a quarter of a second after the request, and the other button later than this one.
      other.activate()
      wait("the other button is pressed") { others == 1 }
      XCTAssertEqual(runs, 1)
    }
  }

  func testHandlersOfClickedAreNotToldWhilePending() {
    var told = 0
    let button = Button("Synchronise")
    button.connect(.clicked) { _ in told += 1 }
    var others = 0
    let other = Button("Open") { others += 1 }
    withWindow(Box(.horizontal) { [button, other] }) { _ in
      button.work.start()
      button.activate()
      // GTK clicks a quarter of a second after the request, and the other button later than this one.
      other.activate()
      wait("the other button is pressed") { others == 1 }
      XCTAssertEqual(told, 0)
      button.work.stop()
      button.activate()
      wait("the handler is called after the work") { told > 0 }
      XCTAssertEqual(told, 1)
    }
  }

  func testFocusTooltipAndSizeStay() {
    let gate = Gate()
    let button = Button("Save", icon: "document-save-symbolic") { await gate.pass() }
    button.tooltip = "Saves"
    let box = Box(.horizontal) { button }
    withWindow(box) { _ in
      button.grabFocus()
      let size = button.bounds(in: box)
      start(button)
      time.advance(by: .milliseconds(400))
      wait("the ring is shown") { button.hasStyleClass("loading") }
      XCTAssertTrue(button.isFocused)
      XCTAssertTrue(button.takesInput)
      XCTAssertEqual(button.tooltip, "Saves")
      XCTAssertEqual(button.bounds(in: box), size)
      gate.open()
      wait("the button is idle") { !button.isPending }
      XCTAssertTrue(button.hasStyleClass("loading"), "The ring stays for half a second.")
      wait("the rest of the ring is timed") { time.sleepers == 1 }
      time.advance(by: .milliseconds(500))
      wait("the ring is gone") { !button.hasStyleClass("loading") }
      XCTAssertEqual(button.bounds(in: box), size)
      XCTAssertTrue(button.isFocused)
    }
  }

  func testShortWorkShowsNothing() {
    let gate = Gate()
    let button = Button("Check") { await gate.pass() }
    withWindow(button) { _ in
      start(button)
      time.advance(by: .milliseconds(399))
      gate.open()
      wait("the button is idle") { !button.isPending }
      time.advance(by: .seconds(5))
      drain()
      XCTAssertTrue(button.descendants(of: ProgressRing.self).isEmpty)
      XCTAssertEqual(time.sleepers, 0)
    }
  }

  func testTheRingIsInTheIconsPlace() {
    let button = Button("Save", icon: "document-save-symbolic")
    button.pacemaker = time.pacemaker
    withWindow(button) { _ in
      show(button)
      XCTAssertEqual(ring(of: button)?.bounds(in: button), button.shown.iconBox)
      button.work.stop()
    }
  }

  func testTheRingIsInTheMiddleOfTheTitle() throws {
    let button = Button("Save")
    button.pacemaker = time.pacemaker
    try withWindow(button) { _ in
      show(button)
      let title = button.shown.titleBox
      let ring = try XCTUnwrap(ring(of: button)?.bounds(in: button))
      XCTAssertEqual(ring.x + ring.width / 2, title.x + title.width / 2, accuracy: 1)
      XCTAssertEqual(ring.width, 16)
      button.work.stop()
    }
  }

  func testTheOutcomeStandsInTheRingsPlaceForItsTimeAndTheButtonIsLive() {
    let button = Button("Save", icon: "document-save-symbolic")
    button.pacemaker = time.pacemaker
    let box = Box(.horizontal) { button }
    withWindow(box) { _ in
      let size = button.bounds(in: box)
      for (outcome, styleClass) in [(PendingOutcome.success, "succeeded"), (.failure, "failed")] {
        show(button)
        time.advance(by: .seconds(1))
        button.work.stop(outcome)
        XCTAssertFalse(button.isPending)
        XCTAssertTrue(button.hasStyleClass(styleClass))
        XCTAssertNil(ring(of: button))
        XCTAssertEqual(button.bounds(in: box), size)
        wait("the sign of the outcome is timed") { time.sleepers == 1 }
        time.advance(by: .milliseconds(1_500))
        wait("the sign of the outcome is gone") { !button.hasStyleClass(styleClass) }
      }
    }
  }

  func testTheSizeStaysWhenTheContentChangesMeanwhile() throws {
    let button = Button("Save", icon: "document-save-symbolic")
    button.pacemaker = time.pacemaker
    let box = Box(.horizontal) { button }
    try withWindow(box) { window in
      let size = button.bounds(in: box)
      button.work.start()
      button.title = "Saving all of the 400 documents"
      try window.waitForFrames(2)
      XCTAssertEqual(button.bounds(in: box), size)
      button.work.stop()
      wait("the button is as wide as its title") { (button.bounds(in: box)?.width ?? 0) > 2 * (size?.width ?? 0) }
    }
  }

  func testTheContentForWorkComesWithTheRingAndKeepsTheSize() throws {
    let button = Button("Save", icon: "document-save-symbolic")
    button.pacemaker = time.pacemaker
    button.configuration.titles[exactly: .pending] = "Saving the document…"
    let box = Box(.horizontal) { button }
    try withWindow(box) { window in
      let size = button.bounds(in: box)
      let title = { button.shown.title?.text }
      button.work.start()
      try window.waitForFrames(2)
      XCTAssertEqual(title(), "Save")
      XCTAssertEqual(button.bounds(in: box), size)
      show(button)
      wait("the title for work is shown") { title() == "Saving the document…" }
      try window.waitForFrames(2)
      XCTAssertEqual(button.bounds(in: box), size)
      time.advance(by: .seconds(1))
      button.work.stop()
      wait("the title at rest is shown") { title() == "Save" }
      try window.waitForFrames(2)
      XCTAssertEqual(button.bounds(in: box), size)
    }
  }
}
