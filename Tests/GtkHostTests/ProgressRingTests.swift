import GtkTesting
import XCTest

@testable import GtkHost

@preconcurrency @MainActor
final class ProgressRingTests: GtkTestCase {
  /// A ring that turns, with room to be seen.
  private func turningRing() -> ProgressRing {
    let ring = ProgressRing(isPresentation: true)
    ring.setSizeRequest(width: 16, height: 16)
    ring.isTurning = true
    return ring
  }

  func testTheClockRunsOnlyWhileARingTurnsOnScreen() {
    let ring = turningRing()
    XCTAssertFalse(RingPulse.isRunning, "It is in no window.")
    let box = Box(.horizontal) { ring }
    withWindow(box) { _ in
      XCTAssertTrue(RingPulse.isRunning)
      ring.isVisible = false
      XCTAssertFalse(RingPulse.isRunning)
      ring.isVisible = true
      wait("it turns again") { RingPulse.isRunning }
      box.isVisible = false
      XCTAssertFalse(RingPulse.isRunning, "What is around it is hidden.")
      box.isVisible = true
      wait("it turns again") { RingPulse.isRunning }
      ring.isTurning = false
      XCTAssertFalse(RingPulse.isRunning)
    }
  }

  func testAKnownFractionStandsStill() {
    let ring = turningRing()
    withWindow(Box(.horizontal) { ring }) { _ in
      ring.fraction = 0.5
      XCTAssertFalse(RingPulse.isRunning)
      ring.fraction = nil
      XCTAssertTrue(RingPulse.isRunning)
    }
    XCTAssertFalse(RingPulse.isRunning)
  }

  func testAnimationsOffNothingMoves() {
    let before = Settings.shared[.enablesAnimations]
    defer { Settings.shared[.enablesAnimations] = before }
    Settings.shared[.enablesAnimations] = false
    withWindow(Box(.horizontal) { turningRing() }) { _ in
      XCTAssertFalse(RingPulse.isRunning)
      Settings.shared[.enablesAnimations] = true
      XCTAssertTrue(RingPulse.isRunning, "It follows the setting.")
      Settings.shared[.enablesAnimations] = false
      XCTAssertFalse(RingPulse.isRunning)
    }
  }

  func testARingThatVanishesStopsTheClock() {
    weak var weakRing: ProgressRing?
    do {
      let ring = turningRing()
      weakRing = ring
      withWindow(Box(.horizontal) { ring }) { _ in XCTAssertTrue(RingPulse.isRunning) }
    }
    wait("it is released") { weakRing == nil }
    XCTAssertFalse(RingPulse.isRunning)
  }
}
