import GtkTesting
import XCTest

@testable import Thimble

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
    try XCTSkipUnless(Hands.areFree, "There is no xdotool, or no X.")
    button.pacemaker = time.pacemaker
    (button.horizontalAlignment, button.verticalAlignment) = (.center, .center)
    let window = Window("Look", child: button)
    window.isDecorated = false
    window.setDefaultSize(width: 300, height: 200)
    Hands.act("mousemove", "1", "1")
    window.present()
    defer { window.destroy() }
    wait("the window is active") { button.isMapped && button.width > 0 && window[.isActive] }
    try body(window)
  }

  /// Returns the button's pixels once they satisfy the condition, or after the time limit.
  private func look(_ button: Button, until isRight: (Pixels) -> Bool = { _ in true }) throws -> Pixels {
    var pixels = Pixels(of: button)
    wait("it looks right") {
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
      wait("the pointer is over it") { button.stateFlags.contains(.hovered) }
      let hovered = try look(button) { $0[4, $0.height / 2] != normal[4, normal.height / 2] }
      XCTAssertNotEqual(hovered[4, hovered.height / 2], normal[4, normal.height / 2])
      XCTAssertTrue(button.willClick())
      wait("it is pending") { button.isPending }
      XCTAssertTrue(button.stateFlags.contains(.hovered), "The pointer has not gone.")
      let pending = try look(button) { $0 == normal }
      XCTAssertEqual(pending, normal, "It looks as if the pointer were elsewhere.")
      gate.open()
      wait("it is idle") { !button.isPending }
      XCTAssertEqual(try look(button) { $0 == hovered }, hovered)
    }
  }

  func testTheRingIsDrawnInTheButtonAndTheOutcomeAfterIt() throws {
    let button = Button("Save", icon: "document-save-symbolic")
    try withButton(button) { _ in
      let normal = try look(button)
      button.startLoading()
      wait("the timer") { time.sleepers == 1 }
      time.advance(by: .milliseconds(400))
      wait("the ring is placed") { (button.existingPending?.sign.ring?.width ?? 0) > 0 }
      let atWork = try look(button) { $0 != normal }
      XCTAssertNotEqual(atWork, normal)
      time.advance(by: .seconds(1))
      button.stopLoading(.success)
      wait("the sign is placed") { (button.existingPending?.sign.outcomeImage?.width ?? 0) > 0 }
      let succeeded = try look(button) { $0 != atWork }
      XCTAssertNotEqual(succeeded, normal)
      XCTAssertNotEqual(succeeded, atWork)
      wait("the timer") { time.sleepers == 1 }
      time.advance(by: .milliseconds(1_500))
      XCTAssertEqual(try look(button) { $0 == normal }, normal)
    }
  }

  func testSuccessAndFailureLookDifferent() throws {
    let button = Button("Save", icon: "document-save-symbolic")
    try withButton(button) { _ in
      var looks: [Pixels] = []
      for outcome in [PendingOutcome.success, .failure] {
        button.startLoading()
        wait("the timer") { time.sleepers == 1 }
        time.advance(by: .milliseconds(400))
        wait("the ring") { button.hasStyleClass("loading") }
        time.advance(by: .seconds(1))
        button.stopLoading(outcome)
        wait("the sign is placed") { (button.existingPending?.sign.outcomeImage?.width ?? 0) > 0 }
        try button.waitForFrames(2)
        looks.append(try look(button))
        wait("the timer") { time.sleepers == 1 }
        time.advance(by: .milliseconds(1_500))
        wait("it is over") { !button.hasStyleClass("succeeded") && !button.hasStyleClass("failed") }
      }
      XCTAssertNotEqual(looks[0], looks[1])
    }
  }
}
