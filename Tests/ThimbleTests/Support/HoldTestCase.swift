import GtkTesting
import XCTest

@testable import Thimble

/// A test with held presses, by real pointer and keys, and with manual time.
@preconcurrency @MainActor
class HoldTestCase: ThimbleTestCase {
  let time = ManualTime()
  var runs: [Press] = []
  var said: [String] = []

  func button() -> Button {
    let button = Button("Delete") { [weak self] in
      if let press = Press.current { self?.runs.append(press) }
    }
    button.pacemaker = time.pacemaker
    button.announcer = Announcer { [weak self] message, _ in self?.said.append(message) }
    button.horizontalAlignment = .center
    button.verticalAlignment = .center
    return button
  }

  func withHands(on button: Button, _ body: (Window) throws -> Void) throws {
    try XCTSkipUnless(Hands.areFree, "There is no xdotool, or no X.")
    let window = Window("Holding", child: Box(.vertical) { [Entry(""), button] })
    window.isDecorated = false
    window.setDefaultSize(width: 400, height: 300)
    Hands.act("mousemove", "1", "1")
    window.present()
    defer { window.destroy() }
    wait("the window is active") { button.isMapped && button.width > 0 && window[.isActive] }
    try body(window)
  }

  /// Advances the manual time, and runs the tasks that wait for it.
  func pass(_ duration: Duration) {
    wait("somebody waits") { time.sleepers > 0 }
    time.advance(by: duration)
  }

  func down(_ button: Button, in window: Window) {
    Hands.move(to: button, in: window)
    Hands.act("mousedown", "1")
    wait("it is down") { button.isTracking }
  }
}
