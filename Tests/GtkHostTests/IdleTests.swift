import CGtk
import Dispatch
import GtkHost
import GtkTesting
import XCTest

/// The main loop of an idle application sleeps.
@preconcurrency @MainActor
final class IdleTests: GtkTestCase {
  func testAnIdleLoopIsNotWoken() {
    // The main queue has work first. It must not wake the loop afterwards either.
    var done = 0
    for _ in 1...10 {
      Task { @MainActor in done += 1 }
      DispatchQueue.main.async { done += 1 }
    }
    wait("the work is done") { done == 20 }
    withWindow(Label("Idle")) { _ in
      // A window settles for a few frames, and answers of a busy display arrive late. After that, the loop sleeps.
      var wakeUps: [Int] = []
      while wakeUps.count < 60, wakeUps.suffix(2) != [0, 0] { wakeUps.append(wakeUpsDuringHalfASecond()) }
      XCTAssertEqual(wakeUps.suffix(2), [0, 0], "The loop was woken in each half second: \(wakeUps)")
      print("\(name): wake-ups in each half second: \(wakeUps)")
    }
  }

  func testTheCountIsReal() {
    let timer = g_timeout_add(50, { _ in 1 }, nil)
    defer { g_source_remove(timer) }
    // A busy machine may give this process too little of one half second.
    XCTAssertTrue((1...40).contains { _ in wakeUpsDuringHalfASecond() > 5 })
  }

  func testAConditionThatHoldsAtTheEndOfTheTimeCounts() {
    var isDone = false
    Task { @MainActor in isDone = true }
    XCTAssertTrue(MainLoop.run(atMost: 0) { isDone })
  }

  func testARunEndsSoonAfterItsTime() {
    var looks = 0
    let isFound = MainLoop.run(atMost: 0.1) {
      looks += 1
      usleep(20_000)
      return false
    }
    XCTAssertFalse(isFound)
    XCTAssertLessThan(looks, 100)
  }

  /// Returns the number of times that the loop wakes up in 500 ms, without the timeout itself.
  private func wakeUpsDuringHalfASecond() -> Int {
    drain()
    var isOver = false
    let end = g_timeout_source_new(500)
    withUnsafeMutablePointer(to: &isOver) { flag in
      g_source_set_callback(
        end,
        {
          $0?.storeBytes(of: true, as: Bool.self); return 0
        },
        flag,
        nil
      )
      g_source_attach(end, nil)
      polls = 0
      g_main_context_set_poll_func(nil, countingPoll)
      while !flag.pointee { g_main_context_iteration(nil, 1) }
      g_main_context_set_poll_func(nil, g_poll)
    }
    g_source_unref(end)
    return polls - 1
  }
}

@MainActor private var polls = 0

private let countingPoll: GPollFunc = { descriptors, count, timeout in
  MainActor.assumeIsolated { polls += 1 }
  return g_poll(descriptors, count, timeout)
}
