import GtkTesting
import XCTest

@testable import Thimble

/// More time for what a user must do within a time.
final class TimeLimitsTests: HoldTestCase {
  nonisolated override func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated { TimeLimits.factor = 3 }
  }

  nonisolated override func tearDownWithError() throws {
    MainActor.assumeIsolated { TimeLimits.factor = 1 }
    try super.tearDownWithError()
  }

  func testTheTimeToUndoIsLongerAndIsSaidSo() {
    let button = button()
    button.press.confirmation = .undo(for: .seconds(5))
    withWindow(button) { _ in
      button.press.perform()
      XCTAssertEqual(said, ["Delete in 15 seconds. Press again to undo"])
      pass(.milliseconds(14_900))
      drain()
      XCTAssertEqual(runs.count, 0)
      pass(.milliseconds(100))
      wait("the action runs at the end of the time to undo") { runs.count == 1 }
    }
  }

  func testTheSecondPressMayComeLaterAndTheHintStaysLonger() throws {
    for (seconds, count) in [(14.9, 1), (15.1, 0)] {
      runs = []
      let button = button()
      button.press.confirmation = .hold(for: .seconds(1))
      withWindow(button) { window in
        button.press.perform()
        pass(.milliseconds(5_900))
        drain()
        XCTAssertEqual(bubble(in: window), "Press again to Delete")
        pass(.milliseconds(100))
        wait("the hint is gone") { bubble(in: window) == nil }
        pass(.seconds(seconds - 6))
        button.press.perform()
        XCTAssertEqual(runs.count, count)
      }
    }
  }

  func testAToastStaysLonger() {
    let toasts = ToastOverlay(Label("Content"))
    toasts.pacemaker = time.pacemaker
    withWindow(toasts) { _ in
      toasts.show(Toast("Saved"))
      pass(.milliseconds(14_900))
      drain()
      XCTAssertNotNil(toasts.toast)
      pass(.milliseconds(100))
      wait("the toast is gone") { toasts.toast == nil }
    }
  }

  func testTheFactorIsClampedAndIsThatOfTheEnvironment() {
    let numbers: [(Double, Double)] = [(0.5, 1), (-3, 1), (.nan, 1), (1_000, 100), (.infinity, 100), (10, 10)]
    for (number, factor) in numbers {
      TimeLimits.factor = number
      XCTAssertEqual(TimeLimits.factor, factor, "\(number)")
    }
    let values: [(String?, Double)] = [(nil, 1), ("", 1), ("10", 10), ("2.5", 2.5), ("0", 1), ("1e9", 100)]
    for (value, factor) in values {
      XCTAssertEqual(TimeLimits.initial(of: value), factor, value ?? "nil")
    }
    XCTAssertEqual(LogWatch.forget(), [])
    XCTAssertEqual(TimeLimits.initial(of: "ten"), 1)
    XCTAssertTrue(LogWatch.forget().contains { $0.contains("THIMBLE_TIME_LIMITS=ten: write a number from 1 to 100") })
  }
}
