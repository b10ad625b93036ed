import Foundation
import GtkTesting
import Thimble
import XCTest

/// Buttons in a closing window, with any owner of the window, and buttons that only seem to leave it.
final class LeavingTests: ThimbleTestCase {
  private let time = ManualTime()
  private var runs = 0
  private var isCancelled = false

  /// Returns a button that works until it is cancelled.
  private func worker() -> Button {
    let button = Button("Wait") { [weak self] in
      do { try await Task.sleep(for: .seconds(3_600)) } catch { self?.isCancelled = true }
    }
    button.pacemaker = time.pacemaker
    return button
  }

  /// Returns a button with an undo period of five seconds.
  private func undoable() -> Button {
    let button = Button("Delete") { [weak self] in self?.runs += 1 }
    button.pacemaker = time.pacemaker
    button.announcer = Announcer { _, _ in }
    button.press.confirmation = .undo(for: .seconds(5))
    return button
  }

  private func show(_ child: Widget) -> Window {
    let window = Window("Leaving", child: child)
    window.present()
    wait("the window is on screen") { child.isMapped }
    return window
  }

  private func start(_ button: Button) {
    button.press.perform()
    wait("the button is at work") { button.isPending }
  }

  private func offerUndo(_ button: Button) {
    button.press.perform()
    XCTAssertEqual(button.accessibilityLabel, "Undo")
    wait("the time to undo runs") { time.sleepers > 0 }
  }

  // MARK: Closing the window

  func testClosingAHeldWindowCancelsWork() {
    for close in [Window.destroy, Window.close] {
      isCancelled = false
      let button = worker()
      let window = show(Box(.vertical) { button })
      start(button)
      close(window)()
      wait("the task is cancelled") { isCancelled }
      wait("the button is idle") { !button.isPending }
      withExtendedLifetime(window) {}
    }
  }

  func testClosingAReleasedWindowCancelsWork() {
    weak var gone: Button?
    do {
      let button = worker()
      gone = button
      let window = show(Box(.vertical) { button })
      start(button)
      window.destroy()
    }
    wait("the task is cancelled") { isCancelled }
    wait("the button is released") { gone == nil }
  }

  func testClosingAHeldWindowThatWasNeverShownCancelsWork() {
    let button = worker()
    let window = Window("Never shown", child: button)
    start(button)
    drain()
    XCTAssertFalse(isCancelled)
    window.destroy()
    wait("the task is cancelled") { isCancelled }
    wait("the button is idle") { !button.isPending }
  }

  func testClosingAHeldWindowForgetsADebouncedPress() {
    let button = Button("Search") { [weak self] in self?.runs += 1 }
    button.pacemaker = time.pacemaker
    button.work.options.activationPolicy = .debounce(.seconds(1))
    let window = show(button)
    press(button)
    wait("the pause is timed") { time.sleepers > 0 }
    window.destroy()
    wait("no task waits") { time.sleepers == 0 }
    time.advance(by: .seconds(2))
    drain()
    XCTAssertEqual(runs, 0)
  }

  func testClosingAHeldWindowEndsAnUndo() {
    let button = undoable()
    let window = show(button)
    offerUndo(button)
    window.destroy()
    wait("the button has its own name again") { button.accessibilityLabel == "Delete" }
    time.advance(by: .seconds(10))
    drain()
    XCTAssertEqual(runs, 0)
    XCTAssertFalse(button.hasStyleClass("undoable"))
  }

  // MARK: Keeping the window

  func testHidingAWindowEndsNothing() {
    let (work, undo) = (worker(), undoable())
    let window = show(Box(.vertical) { [work, undo] })
    start(work)
    offerUndo(undo)
    window.isVisible = false
    drain()
    window.present()
    wait("the window is on screen again") { work.isMapped }
    drain()
    XCTAssertTrue(work.isPending && !isCancelled)
    XCTAssertEqual(undo.accessibilityLabel, "Undo")
    time.advance(by: .seconds(5))
    wait("the action runs at the end of the time to undo") { runs == 1 }
    window.destroy()
    wait("the task is cancelled") { isCancelled }
  }

  func testMovingToAnotherWindowEndsNothingAndClosingThatOneDoes() {
    let (work, undo) = (worker(), undoable())
    let (left, right) = (Box(.vertical) { [work, undo] }, Box(.vertical))
    let (first, second) = (show(left), show(Box(.vertical) { [Label("Here"), right] }))
    start(work)
    offerUndo(undo)
    for button in [work, undo] {
      left.remove(button)
      right.append(button)
    }
    drain()
    first.destroy()
    drain()
    XCTAssertTrue(work.isPending && !isCancelled)
    XCTAssertEqual(undo.accessibilityLabel, "Undo")
    second.destroy()
    wait("the task is cancelled") { isCancelled }
    wait("the undo ends") { undo.accessibilityLabel == "Delete" }
    time.advance(by: .seconds(10))
    drain()
    XCTAssertEqual(runs, 0)
  }

  func testAButtonInNoWindowHasNothingToLeave() {
    let button = worker()
    start(button)
    let other = show(Label("Other"))
    drain()
    other.destroy()
    drain()
    XCTAssertTrue(button.isPending && !isCancelled)
    button.work.cancel()
    wait("the button is idle") { !button.isPending }
  }

  // MARK: The last reference

  /// The window is destroyed first. Then another thread drops the last reference before the main loop runs.
  func testAnUndoWhoseButtonGoesOnAnotherThread() {
    for _ in 0..<5 {
      weak var gone: Button?
      let others = LiveCounts.objects
      let bag = Bag()
      do {
        let button = undoable()
        gone = button
        bag.content = button
        let window = show(button)
        offerUndo(button)
        window.destroy()
      }
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        bag.content = nil
        done.signal()
      }
      done.wait()
      wait("the button is released") { gone == nil && LiveCounts.objects == others }
    }
    time.advance(by: .seconds(10))
    drain()
    XCTAssertEqual(runs, 0)
  }

  /// Unchecked because the other thread only drops a reference that the main thread stored before.
  private final class Bag: @unchecked Sendable {
    var content: Button?
  }
}
