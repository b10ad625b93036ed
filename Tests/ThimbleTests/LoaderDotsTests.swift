import GtkTesting
import XCTest

@testable import Thimble

@preconcurrency @MainActor
final class LoaderDotsTests: GtkTestCase {
  private func dots() -> LoaderDots {
    let dots = LoaderDots(accessibilityLabel: "Loading")
    dots.setSizeRequest(width: 48, height: 12)
    return dots
  }

  func testTheClockRunsOnlyWhileTheyPlayOnScreen() {
    let dots = dots()
    dots.play()
    XCTAssertFalse(RingPulse.isRunning, "They are in no window.")
    withWindow(Box(.horizontal) { dots }) { _ in
      XCTAssertTrue(RingPulse.isRunning)
      dots.stop()
      XCTAssertFalse(RingPulse.isRunning)
      dots.play()
      XCTAssertTrue(RingPulse.isRunning)
    }
    XCTAssertFalse(RingPulse.isRunning)
  }

  func testWhatHidesWhenItStopsKeepsItsPlace() {
    let dots = dots()
    dots.hidesOnStop = true
    withWindow(Box(.horizontal) { dots }) { _ in
      XCTAssertEqual(dots.opacity, 0)
      XCTAssertEqual(dots.width, 48)
      dots.play()
      XCTAssertEqual(dots.opacity, 1)
      dots.stop()
      dots.hidesOnStop = false
      XCTAssertEqual(dots.opacity, 1)
    }
  }

  func testOneDotFollowsTheOther() {
    for index in 0..<3 {
      let peak = 0.25 + Double(index) / 6
      XCTAssertEqual(LoaderDots.strength(of: index, at: peak), 1, accuracy: 1e-9)
      XCTAssertEqual(LoaderDots.strength(of: index, at: peak + 0.5), 0, accuracy: 1e-9)
    }
  }
}
