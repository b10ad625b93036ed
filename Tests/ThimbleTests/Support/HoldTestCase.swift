import GtkTesting
import Thimble
import XCTest

/// A test with held presses, by real pointer and keys, and with manual time.
@preconcurrency @MainActor
class HoldTestCase: ThimbleTestCase {
  let time = ManualTime()
  var runs: [Press] = []
  let heard = Said()
  var said: [String] {
    get { heard.all }
    set { heard.all = newValue }
  }

  func button(titled title: String = "Delete") -> Button {
    let button = Button(title) { [weak self] in
      if let press = Press.current { self?.runs.append(press) }
    }
    button.pacemaker = time.pacemaker
    listen(to: button, heard)
    button.horizontalAlignment = .center
    button.verticalAlignment = .center
    return button
  }

  /// Shows a button below an entry, which has keyboard focus.
  func withHands(on button: Button, _ body: (Window) throws -> Void) throws {
    try withHands(Box(.vertical) { [Entry(""), button] }, body)
  }

  /// Advances the manual time, and runs the tasks that wait for it.
  func pass(_ duration: Duration) {
    wait("a task waits for the time") { time.sleepers > 0 }
    time.advance(by: duration)
  }

  /// Returns a list without elements that repeat the one before: GTK may report the same place of the pointer again, for
  /// example after a layout.
  func withoutRepetitions<Element: Equatable>(_ list: [Element]) -> [Element] {
    list.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  func down(_ button: Button, in window: Window) {
    Hands.move(to: button, in: window)
    Hands.press()
    wait("the button tracks the press") { button.press.isTracking }
  }
}
