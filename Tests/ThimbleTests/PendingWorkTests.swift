import GtkTesting
import Thimble
import XCTest

final class PendingWorkTests: ThimbleTestCase {
  private let time = ManualTime()

  private func start(_ button: Button) {
    button.pacemaker = time.pacemaker
    button.activate()
    wait("the button is at work") { button.isPending }
  }

  // MARK: Results

  func testTheErrorHandlerGetsTheErrorOfTheWork() {
    struct Offline: Error {}
    var failure: (any Error)?
    let button = Button("Send") { throw Offline() }
    button.work.errorHandler = { failure = $0 }
    withWindow(button) { _ in
      button.activate()
      wait("the error handler gets the error") { failure is Offline }
      wait("the button is idle") { !button.isPending }
    }
  }

  func testAnErrorWithoutAHandlerIsLoggedOnceWithTheLabel() {
    struct Offline: Error {}
    let button = Button("_Send") { throw Offline() }
    withWindow(button) { _ in
      button.activate()
      var logged: [String] = []
      wait("the error is logged") {
        logged += LogWatch.forget()
        return !logged.isEmpty && !button.isPending
      }
      logged += LogWatch.forget()
      XCTAssertEqual(
        logged, ["Thimble: The action of \"Send\" failed, and no errorHandler is set: \(Offline())"])
    }
  }

  func testCancellationIsNoFailure() {
    var isTold = false
    let button = Button("Wait") { try await Task.sleep(for: .seconds(3_600)) }
    button.work.errorHandler = { _ in isTold = true }
    withWindow(button) { _ in
      start(button)
      button.work.cancel()
      wait("the button is idle") { !button.isPending }
      XCTAssertFalse(isTold)
    }
  }

  func testLeavingTheWindowForGoodCancels() {
    var isCancelled = false
    let button = Button("Wait") {
      do { try await Task.sleep(for: .seconds(3_600)) } catch { isCancelled = true }
    }
    let box = Box(.horizontal) { button }
    withWindow(box) { _ in
      start(button)
      box.remove(button)
      wait("the task is cancelled") { isCancelled }
      wait("the button is idle") { !button.isPending }
    }
  }

  func testMovingToAnotherPlaceDoesNotCancel() {
    let gate = Gate()
    var isCancelled = false
    let button = Button("Move") {
      await gate.pass()
      isCancelled = Task.isCancelled
    }
    let left = Box(.horizontal) { button }
    let right = Box(.horizontal)
    let both = Box(.horizontal) {
      left
      right
    }
    withWindow(both) { _ in
      start(button)
      left.remove(button)
      right.append(button)
      drain()
      gate.open()
      wait("the button is idle") { !button.isPending }
      XCTAssertFalse(isCancelled)
    }
  }

  func testAButtonThatVanishesWhilePendingLeaksNothing() {
    weak var weakButton: Button?
    var isCancelled = false
    do {
      let button = Button("Wait") {
        do { try await Task.sleep(for: .seconds(3_600)) } catch { isCancelled = true }
      }
      weakButton = button
      withWindow(button) { _ in start(button) }
    }
    wait("the button is released, and its task is cancelled") { weakButton == nil && isCancelled }
  }

  func testAFailureIsNotLostWithItsButton() {
    struct Offline: Error {}
    let gate = Gate()
    var failure: (any Error)?
    weak var weakButton: Button?
    do {
      let button = Button("Send") {
        await gate.pass()
        throw Offline()
      }
      button.work.errorHandler = { failure = $0 }
      weakButton = button
      withWindow(button) { _ in start(button) }
    }
    wait("the button is released") { weakButton == nil }
    gate.open()
    wait("the error handler gets the error") { failure is Offline }
  }

  func testEscapeStopsTheWorkUnlessItIsNotToBeStopped() throws {
    try XCTSkipUnless(Hands.areFree, "There is no xdotool, or no X.")
    for isCancellable in [false, true] {
      let gate = Gate()
      var isCancelled: Bool?
      let button = Button("Write") {
        await gate.pass()
        isCancelled = Task.isCancelled
      }
      button.work.options.isCancellable = isCancellable
      var keys: [Key] = []
      withWindow(button) { window in
        wait("the window is the active one") { window.isActive }
        window.add(
          KeyController { _, key in
            keys.append(key)
            return false
          })
        button.grabFocus()
        start(button)
        for count in 1...2 {
          Hands.key("Escape", "Shift_L")
          wait("the window gets the key after Escape") { keys.last == "Shift_L" }
          // Other controllers get the key if there is nothing left to stop.
          XCTAssertEqual(keys.count { $0 == "Escape" }, isCancellable ? count - 1 : count)
          keys.removeAll { $0 != "Escape" }
        }
        gate.open()
        wait("the button is idle") { !button.isPending }
        XCTAssertEqual(isCancelled, isCancellable)
      }
    }
  }

  func testTabComesToAButtonAtWorkInItsPlace() throws {
    try XCTSkipUnless(Hands.areFree, "There is no xdotool, or no X.")
    let gate = Gate()
    let (before, after) = (Button("Before") {}, Button("After") {})
    let button = Button("Work") { await gate.pass() }
    withWindow(Box(.horizontal) { [before, button, after] }) { window in
      wait("the window is the active one") { window.isActive }
      start(button)
      time.advance(by: .milliseconds(400))
      wait("the ring is shown") { button.hasStyleClass("loading") }
      before.grabFocus()
      for (key, next) in [("Tab", button), ("Tab", after), ("shift+Tab", button), ("shift+Tab", before)] {
        Hands.key(key)
        wait("\(key) leads to \(next.accessibilityLabel)") { next.isFocused }
      }
      gate.open()
      wait("the button is idle") { !button.isPending }
    }
  }

  // MARK: Policies

  /// Returns a button whose work waits at a gate, with its log.
  private func worker(_ policy: ActivationPolicy) -> (button: Button, log: Log, gate: Gate) {
    let (log, gate) = (Log(), Gate())
    let button = Button("Work") {
      log.begun += 1
      await gate.pass()
      if Task.isCancelled { log.cancelled += 1 } else { log.finished += 1 }
    }
    button.work.options.activationPolicy = policy
    button.pacemaker = time.pacemaker
    return (button, log, gate)
  }

  private final class Log {
    var (begun, finished, cancelled) = (0, 0, 0)
  }

  func testAQueuedPressIsDoneAfterTheWork() {
    let (button, log, gate) = worker(.queue)
    withWindow(button) { _ in
      for _ in 0..<3 { press(button) }
      wait("the first run begins") { log.begun == 1 }
      drain()
      XCTAssertEqual(log.begun, 1, "One at a time.")
      button.activate()
      gate.open()
      wait("all runs have ended") { log.finished == 4 && !button.isPending }
    }
  }

  func testTheLatestPressCancelsWhatRuns() {
    let (button, log, gate) = worker(.latest)
    withWindow(button) { _ in
      press(button)
      wait("the first run begins") { log.begun == 1 }
      for _ in 0..<3 { press(button) }
      XCTAssertEqual(log.begun, 1)
      gate.open()
      wait("the last run has ended") { log.finished == 1 && !button.isPending }
      XCTAssertEqual(log.cancelled, 1)
      XCTAssertEqual(log.begun, 2)
    }
  }

  func testDebouncedPressesAreOne() {
    let (button, log, gate) = worker(.debounce(.milliseconds(300)))
    gate.open()
    withWindow(button) { _ in
      press(button)
      wait("the pause is timed") { time.sleepers == 1 }
      time.advance(by: .milliseconds(200))
      press(button)
      XCTAssertFalse(button.isPending, "No work runs yet.")
      wait("the pause is timed again") { time.sleepers == 1 }
      time.advance(by: .milliseconds(299))
      drain()
      XCTAssertEqual(log.begun, 0)
      time.advance(by: .milliseconds(1))
      wait("the only run has ended") { log.finished == 1 && !button.isPending }
      XCTAssertEqual(log.begun, 1)
    }
  }

  func testADebouncedActionWithoutWorkRunsOnce() {
    var count = 0
    let button = Button("Search") { count += 1 }
    button.work.options.activationPolicy = .debounce(.milliseconds(300))
    button.pacemaker = time.pacemaker
    withWindow(button) { _ in
      for _ in 0..<3 { press(button) }
      wait("the pause is timed") { time.sleepers == 1 }
      time.advance(by: .milliseconds(300))
      wait("the action runs") { count > 0 }
      drain()
      XCTAssertEqual(count, 1)
    }
  }

  func testPressesAreDroppedWhileHeldByHandWhateverThePolicy() {
    let (button, log, _) = worker(.queue)
    withWindow(button) { _ in
      button.work.start()
      press(button)
      button.work.stop()
      XCTAssertEqual(log.begun, 0)
    }
  }
}
