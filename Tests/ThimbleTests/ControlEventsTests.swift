import GtkTesting
import Thimble
import ThimbleNames
import XCTest

/// The events of a button, with a real pointer.
final class ControlEventsTests: HoldTestCase {
  private static let names: [(events: ControlEvents, name: String)] = [
    (.pressDown, "down"), (.dragExit, "exit"), (.dragOutside, "outside"), (.dragEnter, "enter"),
    (.dragInside, "inside"), (.pressUpInside, "up inside"), (.pressUpOutside, "up outside"), (.pressCancel, "cancel"),
  ]
  private var seen: [String] = []

  nonisolated override func tearDownWithError() throws {
    MainActor.assumeIsolated { seen = [] }
    try super.tearDownWithError()
  }

  private func listeningButton() -> Button {
    let button = button()
    for (events, name) in Self.names {
      button.addAction(for: events) { [weak self] _, _ in self?.seen.append(name) }
    }
    return button
  }

  func testEachMoveOfThePointerHasItsEvent() throws {
    let button = listeningButton()
    try withHands(on: button) { window in
      down(button, in: window)
      Hands.move(to: button, in: window, dy: 120)
      wait("the pointer has left the button") {
        withoutRepetitions(seen.filter { $0 != "inside" }) == ["down", "exit", "outside"]
      }
      Hands.move(to: button, in: window)
      wait("the pointer is back on the button") { seen.suffix(2) == ["enter", "inside"] }
      Hands.letGo()
      wait("the press ends inside") { seen.last == "up inside" && runs.count == 1 }
      down(button, in: window)
      Hands.move(to: button, in: window, dy: 120)
      Hands.letGo()
      wait("the press ends outside") { seen.last == "up outside" }
      XCTAssertEqual(runs.count, 1)
      XCTAssertFalse(seen.contains("cancel"))
    }
  }

  func testAPressThatTheProgramCancelsIsNoClick() throws {
    let button = listeningButton()
    try withHands(on: button) { window in
      down(button, in: window)
      button.press.cancel()
      wait("the press is cancelled") { seen == ["down", "cancel"] && !button.press.isTracking }
      Hands.letGo()
      // The next press proves that the release arrived and was not a click.
      down(button, in: window)
      Hands.letGo()
      wait("the next click runs the action") { seen.last == "up inside" && !runs.isEmpty }
      XCTAssertEqual(runs.count, 1)
    }
  }
}
