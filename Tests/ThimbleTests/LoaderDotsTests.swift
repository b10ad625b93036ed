import GtkTesting
import Inspecting
import Thimble
import XCTest

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
    waitForRest()
    withWindow(Box(.horizontal) { dots }) { window in
      waitForMotion(in: window)
      dots.stop()
      waitForRest()
      dots.play()
      waitForMotion(in: window)
    }
  }

  func testDotsThatHideWhenTheyStopKeepTheirPlace() {
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

  func testAssistiveTechnologiesSeeThemOnlyWhileTheyPlay() {
    let dots = dots()
    let isHidden = { dots.exposed(.hidden) == "true" }
    XCTAssertTrue(isHidden())
    withWindow(Box(.horizontal) { dots }) { _ in
      wait("the dots at rest are hidden on screen") { isHidden() }
      dots.play()
      XCTAssertFalse(isHidden())
      dots.stop()
      XCTAssertTrue(isHidden())
    }
  }

  func testOneDotFollowsTheOther() {
    let dots = dots()
    withWindow(Box(.horizontal) { dots }) { _ in
      dots.play()
      var order: [Int] = []
      wait("each dot in turn is the strongest") {
        guard let pixels = Pixels(of: dots) else { return true }
        let strengths = [6, 24, 42].map { pixels[$0, 6].alpha }
        let strongest = strengths.firstIndex(of: strengths.max() ?? 0)
        if let strongest, strengths.filter({ $0 == strengths[strongest] }).count == 1, order.last != strongest {
          order.append(strongest)
        }
        return order.suffix(4) == [0, 1, 2, 0]
      }
    }
  }
}
