import GtkTesting
import XCTest

@testable import Thimble

final class LoadingTests: ThimbleTestCase {
  private let time = ManualTime()

  private func start(_ button: Button) {
    button.pacemaker = time.pacemaker
    button.activate()
    wait("it is pending") { button.isPending }
  }

  func testADoubleClickRunsTheActionOnce() {
    let gate = Gate()
    var runs = 0
    let button = Button("Save") {
      runs += 1
      await gate.pass()
    }
    button.pacemaker = time.pacemaker
    withWindow(button) { _ in
      XCTAssertTrue(button.willClick())
      // Before the task has had a chance to run.
      XCTAssertTrue(button.isPending)
      XCTAssertFalse(button.willClick())
      XCTAssertFalse(button.willActivate())
      wait("it runs") { runs == 1 }
      gate.open()
      wait("it is idle again") { !button.isPending }
      XCTAssertEqual(runs, 1)
    }
  }

  func testHandlersOfClickedAreNotToldWhilePending() {
    var told = 0
    let button = Button("Synchronise")
    button.connect(.clicked) { _ in told += 1 }
    withWindow(button) { _ in
      button.startLoading()
      button.activate()
      XCTAssertFalse(MainLoop.run(atMost: 0.5) { told > 0 })
      button.stopLoading()
      button.activate()
      wait("the second press") { told > 0 }
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
      wait("the spinner") { button.hasStyleClass("loading") }
      XCTAssertTrue(button.isFocused)
      XCTAssertTrue(button.isEffectivelySensitive)
      XCTAssertEqual(button.tooltip, "Saves")
      XCTAssertEqual(button.bounds(in: box), size)
      gate.open()
      wait("it is not pending") { !button.isPending }
      XCTAssertTrue(button.hasStyleClass("loading"), "The spinner stays for half a second.")
      time.advance(by: .milliseconds(500))
      wait("the spinner is gone") { !button.hasStyleClass("loading") }
    }
  }

  func testShortWorkShowsNothing() {
    let gate = Gate()
    let button = Button("Check") { await gate.pass() }
    withWindow(button) { _ in
      start(button)
      time.advance(by: .milliseconds(399))
      gate.open()
      wait("it is idle") { !button.isPending }
      time.advance(by: .seconds(5))
      drain()
      XCTAssertNil(button.existingLoading?.spinner)
      XCTAssertEqual(time.sleepers, 0)
    }
  }

  func testTheSpinnerIsInTheIconsPlace() {
    let button = Button("Save", icon: "document-save-symbolic")
    button.pacemaker = time.pacemaker
    withWindow(button) { _ in
      button.startLoading()
      wait("the timer") { time.sleepers == 1 }
      time.advance(by: .milliseconds(400))
      wait("the spinner is placed") { (button.existingLoading?.spinner?.width ?? 0) > 0 }
      let icon = button.children.first?.bounds(in: button)
      XCTAssertEqual(button.existingLoading?.spinner?.bounds(in: button), icon)
      button.stopLoading()
    }
  }

  func testWhatIsThrownReachesTheHandler() {
    struct Offline: Error {}
    var failure: (any Error)?
    let button = Button("Send") { throw Offline() }
    button.errorHandler = { failure = $0 }
    withWindow(button) { _ in
      button.activate()
      wait("the failure") { failure is Offline }
      wait("it is idle") { !button.isPending }
    }
  }

  func testCancellationIsNoFailure() {
    var isTold = false
    let button = Button("Wait") { try await Task.sleep(for: .seconds(3_600)) }
    button.errorHandler = { _ in isTold = true }
    withWindow(button) { _ in
      start(button)
      button.cancel()
      wait("it is idle") { !button.isPending }
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
      wait("it is idle") { !button.isPending }
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
      wait("it is idle") { !button.isPending }
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
    wait("it is released, and its task with it") { weakButton == nil && isCancelled }
  }
}

/// Lets nobody through until it is opened.
@MainActor
private final class Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func pass() async {
    guard !isOpen else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
