import GtkTesting
import Thimble
import XCTest

/// The look of a pending button, pixel by pixel.
final class PendingLookTests: ThimbleTestCase {
  private let time = ManualTime()
  private var animates = true

  nonisolated override func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated {
      // The comparison needs pixels without animation.
      animates = Settings.shared[.enablesAnimations]
      Settings.shared[.enablesAnimations] = false
    }
  }

  nonisolated override func tearDownWithError() throws {
    MainActor.assumeIsolated { Settings.shared[.enablesAnimations] = animates }
    try super.tearDownWithError()
  }

  /// Shows a button at the corner of the screen, with the pointer outside it.
  private func withButton(_ button: Button, _ body: (Window) throws -> Void) throws {
    button.pacemaker = time.pacemaker
    (button.horizontalAlignment, button.verticalAlignment) = (.center, .center)
    try withHands(button, body)
  }

  /// Returns the button's pixels once they satisfy the condition, or after the time limit.
  private func look(_ button: Button, until isRight: (Pixels) -> Bool = { _ in true }) throws -> Pixels {
    var pixels = Pixels(of: button)
    wait("the button has the expected look") {
      if let pixels, isRight(pixels) { return true }
      pixels = Pixels(of: button)
      return false
    }
    return try XCTUnwrap(pixels)
  }

  func testTheHoverStyleIsOffWhilePendingAndBackAfterwards() throws {
    let gate = Gate()
    let button = Button("Save") { await gate.pass() }
    try withButton(button) { window in
      let normal = try look(button)
      Hands.move(to: button, in: window, dx: 20)
      wait("the button is hovered") { button.stateFlags.contains(.hovered) }
      let hovered = try look(button) { $0[4, $0.height / 2] != normal[4, normal.height / 2] }
      XCTAssertNotEqual(hovered[4, hovered.height / 2], normal[4, normal.height / 2])
      press(button)
      wait("the button is at work") { button.isPending }
      XCTAssertTrue(button.stateFlags.contains(.hovered), "The pointer is still there.")
      let pending = try look(button) { $0 == normal }
      XCTAssertEqual(pending, normal, "It has the look without the pointer.")
      gate.open()
      wait("the button is idle") { !button.isPending }
      XCTAssertEqual(try look(button) { $0 == hovered }, hovered)
    }
  }

  func testTheRingIsDrawnInTheButtonAndTheOutcomeAfterIt() throws {
    let button = Button("Save", icon: "document-save-symbolic")
    try withButton(button) { window in
      let normal = try look(button)
      button.work.start()
      wait("the delay of the ring is timed") { time.sleepers == 1 }
      time.advance(by: .milliseconds(400))
      wait("the ring is shown") { ring(of: button) != nil }
      let sign = try XCTUnwrap(ring(of: button)?.bounds(in: window))
      let box = try XCTUnwrap(button.bounds(in: window))
      let place = Rectangle(x: sign.x - box.x, y: sign.y - box.y, width: sign.width, height: sign.height)
      let atWork = try look(button) { $0 != normal }
      XCTAssertNotEqual(atWork, normal)
      time.advance(by: .seconds(1))
      button.work.stop(.success)
      let succeeded = try look(button) { $0 != atWork && $0 != normal && $0.equals(normal, outside: place) }
      XCTAssertTrue(succeeded.equals(normal, outside: place), "The outcome icon is in the ring's place.")
      wait("the sign of the outcome is timed") { time.sleepers == 1 }
      time.advance(by: .milliseconds(1_500))
      XCTAssertEqual(try look(button) { $0 == normal }, normal)
    }
  }

  func testASignIsInTheMiddleOfTheTextsThatItReplacesAndABadgeStaysBesideAnIcon() throws {
    let buttons = [
      Button("Inbox").with { $0.badge = "12" }, Button("Inbox").with { $0.subtitle = "All of your letters" },
      Button("Inbox").with {
        $0.subtitle = "New"
        $0.badge = "12"
      },
      IconButton(icon: "mail-unread-symbolic", accessibilityLabel: "Inbox").with { $0.badge = "12" },
    ]
    for button in buttons {
      try withButton(button) { window in
        let normal = try look(button)
        let box = try XCTUnwrap(button.bounds(in: window))
        button.work.start()
        wait("the delay of the ring is timed") { time.sleepers == 1 }
        time.advance(by: .milliseconds(400))
        wait("the ring is shown") { ring(of: button) != nil }
        let sign = try XCTUnwrap(ring(of: button)?.bounds(in: window))
        if button.icon == nil {
          XCTAssertEqual(sign.x + sign.width / 2, box.x + box.width / 2, accuracy: 1)
          XCTAssertEqual(sign.y + sign.height / 2, box.y + box.height / 2, accuracy: 1)
        } else {
          let place = Rectangle(x: sign.x - box.x, y: sign.y - box.y, width: sign.width, height: sign.height)
          XCTAssertTrue(try look(button) { $0.equals(normal, outside: place) }.equals(normal, outside: place))
        }
        time.advance(by: .seconds(1))
        button.work.stop()
        wait("the ring is gone") { ring(of: button) == nil && time.sleepers == 0 }
      }
    }
  }

  func testSuccessAndFailureLookDifferent() throws {
    let button = Button("Save", icon: "document-save-symbolic")
    try withButton(button) { _ in
      var looks: [Pixels] = []
      for outcome in [PendingOutcome.success, .failure] {
        button.work.start()
        wait("the delay of the ring is timed") { time.sleepers == 1 }
        time.advance(by: .milliseconds(400))
        wait("the ring is shown") { button.hasStyleClass("loading") }
        time.advance(by: .seconds(1))
        button.work.stop(outcome)
        wait("the sign of the outcome is shown") { button.hasStyleClass(outcome == .success ? "succeeded" : "failed") }
        try button.waitForFrames(3)
        looks.append(try look(button))
        wait("the sign of the outcome is timed") { time.sleepers == 1 }
        time.advance(by: .milliseconds(1_500))
        wait("the sign of the outcome is gone") {
          !button.hasStyleClass("succeeded") && !button.hasStyleClass("failed")
        }
      }
      XCTAssertNotEqual(looks[0], looks[1])
    }
  }
}
