import GtkTesting
import XCTest

@testable import Thimble

/// Ripples, and presses by drag and drop.
final class PressSignTests: ThimbleTestCase {
  private let time = ManualTime()

  func testARippleComesFromThePressAndGoes() throws {
    try XCTSkipUnless(Hands.areFree, "There is no xdotool, or no X.")
    let button = Button("Save")
    button.pacemaker = time.pacemaker
    button.pressOptions.ripple = .bounded
    XCTAssertTrue(button.clipsContent)
    let window = Window("Ripple", child: Box(.vertical) { button })
    window.isDecorated = false
    window.setDefaultSize(width: 300, height: 200)
    Hands.act("mousemove", "250", "190")
    window.present()
    defer { window.destroy() }
    wait("it is shown") { button.isMapped && button.width > 0 && window[.isActive] }
    Hands.move(to: button, in: window, dx: -40)
    Hands.act("mousedown", "1")
    wait("it begins") { button.isTracking }
    time.advance(by: .milliseconds(100))
    let canvas = button.existingPress?.signs?.canvas
    wait("it spreads") { (canvas?.circles.first?.opacity ?? 0) == 1 }
    XCTAssertLessThan(canvas?.circles.first?.center.x ?? .infinity, Double(canvas?.width ?? 0) / 2)
    Hands.act("mouseup", "1")
    wait("it is up") { !button.isTracking }
    time.advance(by: .seconds(1))
    wait("it is gone") { canvas?.circles.isEmpty == true }
    button.pressOptions.ripple = .unbounded
    XCTAssertFalse(button.clipsContent)
  }

  func testWhatRestsOnAButtonPressesIt() {
    var sources: [Press.Source?] = []
    let button = Button("Documents") { sources.append(Press.current?.source) }
    button.pacemaker = time.pacemaker
    button.pressOptions.isSpringLoaded = true
    withWindow(button) { _ in
      button.existingPress?.dwell?.hover(true)
      XCTAssertTrue(button.hasStyleClass("drag-dwell"))
      wait("it is timed") { time.sleepers == 1 }
      button.existingPress?.dwell?.hover(false)
      wait("it is not") { time.sleepers == 0 }
      XCTAssertFalse(button.hasStyleClass("drag-dwell"))
      button.existingPress?.dwell?.hover(true)
      wait("it is timed") { time.sleepers == 1 }
      time.advance(by: .milliseconds(500))
      wait("the action") { sources == [.dragDwell] }
      button.isEnabled = false
      button.existingPress?.dwell?.hover(true)
      XCTAssertFalse(button.hasStyleClass("drag-dwell"))
      button.pressOptions.isSpringLoaded = false
      XCTAssertNil(button.existingPress?.dwell)
    }
  }
}
