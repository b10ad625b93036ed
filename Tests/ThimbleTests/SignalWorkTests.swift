import GtkTesting
import Thimble
import XCTest

/// Work that the handlers of the signal `work-started` begin, as programs in other languages do.
final class SignalWorkTests: ThimbleTestCase {
  private let started = Signal<Button, Cancellable, Void>("work-started") { $0.read(0) }

  /// Returns a button without an action, as C makes one.
  private func makeInOtherLanguage() -> Button { Button(Button.make()).with { $0.title = "Save" } }

  /// Calls `body` with a button whose work has begun, and the token of the work.
  private func withWork(_ body: (Button, Cancellable) -> Void) {
    let button = makeInOtherLanguage()
    var token: Cancellable?
    button.connect(started) { button, cancellable in
      XCTAssertTrue(button.isPending)
      token = cancellable
    }
    withWindow(button) { _ in
      press(button)
      XCTAssertTrue(button.isPending)
      wait("the signal has its token") { token != nil }
      token.map { body(button, $0) }
      token = nil
    }
  }

  func testAPressBeginsTheWorkAndACallEndsIt() {
    withWork { button, token in
      XCTAssertFalse(token.isCancelled)
      press(button)
      XCTAssertTrue(button.work.finish(.success(())))
      wait("the button is idle") { !button.isPending }
      XCTAssertFalse(button.work.finish(.success(())), "The second press was dropped.")
      press(button)
      wait("the button is at work again, and its work can be ended") {
        button.isPending && button.work.finish(.success(()))
      }
      wait("the button is idle") { !button.isPending }
    }
  }

  func testAFailureIsSpokenAndNotLogged() {
    withWork { button, _ in
      let said = listen(to: button)
      button.work.options.timing = PendingTiming(showDelay: .zero)
      button.grabFocus()
      _ = button.work.finish(.failure(ReportedError(reason: "You are offline")))
      wait("the button is idle") { !button.isPending }
      XCTAssertTrue(said.all.allSatisfy { !$0.contains("error") })
    }
  }

  func testCancellingTellsTheProgramWhichEndsTheWork() {
    withWork { button, token in
      button.work.cancel()
      wait("the token is cancelled") { token.isCancelled }
      XCTAssertTrue(button.isPending, "The work goes on until the program has stopped it.")
      _ = button.work.finish(.failure(CancellationError()))
      wait("the button is idle") { !button.isPending }
    }
  }

  func testAButtonThatIsDroppedAtWorkCancelsAndIsFinalized() {
    var token: Cancellable?
    weak var dropped: Button?
    do {
      let button = makeInOtherLanguage()
      button.connect(started) { _, cancellable in token = cancellable }
      press(button)
      wait("the signal has its token") { token != nil }
      dropped = button
    }
    wait("the button is released, and the token is cancelled") { dropped == nil && token?.isCancelled == true }
  }

  func testAButtonWithoutHandlersIsNeverPending() {
    let button = makeInOtherLanguage()
    withWindow(button) { _ in
      press(button)
      XCTAssertFalse(button.isPending)
    }
  }
}
