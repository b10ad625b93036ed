import CGtk
import GtkTesting
import Thimble
import ThimbleNames
import XCTest

/// Presses in a window of this process, by real pointer and keys, and with manual time.
final class PressTests: HoldTestCase {
  private var sources: [Press.Source] { runs.map(\.source) }
  private var events: [PressEvent] = []

  nonisolated override func tearDownWithError() throws {
    MainActor.assumeIsolated { (runs, events) = ([], []) }
    try super.tearDownWithError()
  }

  private var phases: [PressEvent.Phase] { events.map(\.phase) }

  // MARK: Provenance

  func testAPressKnowsItsSource() throws {
    let button = button(titled: "_Save")
    button.press.shortcut = "<Control>s"
    try withHands(on: button) { window in
      Hands.move(to: button, in: window)
      Hands.click()
      wait("the mouse presses the button") { sources == [.mouse] }
      XCTAssertEqual(button.press.last?.source, .mouse)
      XCTAssertNotNil(button.press.last?.location)
      button.grabFocus()
      Hands.key("space")
      wait("the key presses the button") { sources == [.mouse, .key] }
      Hands.key("alt+s")
      wait("the mnemonic presses the button") { sources.last == .mnemonic }
      Hands.key("ctrl+s")
      wait("the shortcut presses the button") { sources.last == .keyboardShortcut }
      XCTAssertEqual(button.press.last?.modifiers, .control)
      button.press.perform()
      XCTAssertEqual(sources.last, .program)
      button.press.perform(by: .dBus)
      XCTAssertEqual(sources.last, .dBus)
      button.activate()
      wait("the program presses the button") { sources.count == 7 }
      XCTAssertEqual(sources.last, .program)
      XCTAssertNil(Press.current)
    }
  }

  func testHandlersOfClickedAskTheButton() {
    let button = Button("Save")
    var source: Press.Source?
    button.connect(.clicked) { source = $0.press.last?.source }
    withWindow(button) { _ in
      button.press.perform()
      XCTAssertEqual(source, .program)
      XCTAssertNil(Button("Other").press.last)
    }
  }

  func testAnAsyncActionKnowsItsPressToTheEnd() {
    var source: Press.Source?
    let button = Button("Save") {
      await Task.yield()
      source = Press.current?.source
    }
    withWindow(button) { _ in
      button.press.perform()
      wait("the action knows its press") { source == .program }
      wait("the button is idle") { !button.isPending }
    }
  }

  /// Returns the number of event controllers on a button of GTK itself.
  private func listeners() throws -> Int {
    let plain = try XCTUnwrap(Widget.adopt(unsafeGtkWidget: XCTUnwrap(gtk_button_new())))
    return controllers(of: plain)
  }

  func testAPlainButtonListensToNothingMoreThanGTKs() throws {
    let button = Button("Save")
    try withWindow(button) { _ in
      button.press.perform()
      XCTAssertEqual(controllers(of: button), try listeners())
    }
  }

  // MARK: Phases

  func testPhasesOfAPointer() throws {
    let button = button(titled: "_Save")
    button.press.addHandler { [weak self] in self?.events.append($0) }
    try withHands(on: button) { window in
      Hands.move(to: button, in: window)
      Hands.press()
      wait("the press begins") { phases.first == .began }
      XCTAssertTrue(
        button.press.isTracking && button.press.isInside && button.state.contains(.highlighted)
          && button.state.contains(.hovered))
      Hands.move(to: button, in: window, dx: 1)
      wait("the pointer moves inside") { withoutRepetitions(phases) == [.began, .movedInside] }
      Hands.move(to: button, in: window, dy: 120)
      wait("the pointer leaves the button") { phases.suffix(2) == [.exited, .movedOutside] }
      XCTAssertTrue(button.press.isTracking)
      XCTAssertFalse(button.press.isInside)
      Hands.move(to: button, in: window)
      wait("the pointer is back on the button") { phases.suffix(2) == [.entered, .movedInside] }
      Hands.letGo()
      wait("the release runs the action") { sources == [.mouse] }
      XCTAssertEqual(phases.last, .endedInside)
      wait("the button tracks no press") { !button.press.isTracking }
      Hands.press()
      Hands.move(to: button, in: window, dy: 120)
      Hands.letGo()
      wait("the press ends outside") { phases.last == .endedOutside }
      XCTAssertEqual(sources, [.mouse])
    }
  }

  func testPhasesOfAKeyAndOfInsensitivity() throws {
    let button = button(titled: "_Save")
    button.press.addHandler { [weak self] in self?.events.append($0) }
    try withHands(on: button) { window in
      button.grabFocus()
      Hands.key("space")
      wait("the key runs the action") { sources == [.key] }
      XCTAssertEqual(phases, [.began, .endedInside])
      Hands.move(to: button, in: window)
      Hands.press()
      wait("the press begins") { phases.last == .began }
      button.isEnabled = false
      wait("the press is cancelled") { phases.last == .cancelled }
      Hands.letGo()
      Hands.settle()
      XCTAssertEqual(sources, [.key])
    }
  }

  func testLeavingEndsThePressWhereTheButtonSaysSo() throws {
    let button = button(titled: "_Save")
    button.press.options.cancelsOnPointerExit = true
    button.press.addHandler { [weak self] in self?.events.append($0) }
    try withHands(on: button) { window in
      Hands.move(to: button, in: window)
      Hands.press()
      wait("the press begins") { !events.isEmpty }
      Hands.move(to: button, in: window, dy: 120)
      wait("the press is cancelled") { phases.last == .cancelled }
      XCTAssertFalse(button.state.contains(.highlighted))
      Hands.move(to: button, in: window)
      Hands.letGo()
      Hands.settle()
      XCTAssertEqual(sources, [])
      Hands.click()
      wait("the next click runs the action") { sources == [.mouse] }
    }
  }

  func testActionsAreAddedFoundSentAndRemoved() {
    let button = Button("Save")
    var heard: [String] = []
    let down = button.addAction(for: [.pressDown, .dragExit]) { _, _ in heard.append("down") }
    button.addAction(for: .primaryActionTriggered) { _, event in heard.append("primary \(event.press.source)") }
    withWindow(button) { _ in
      XCTAssertEqual(button.actions(for: .pressDown).map(\.id), [down])
      XCTAssertEqual(button.actions().count, 2)
      button.press.perform()
      XCTAssertEqual(heard, ["primary program"])
      button.sendActions(for: .dragExit)
      XCTAssertEqual(heard, ["primary program", "down"])
      button.removeAction(down)
      button.removeAction(down)
      button.sendActions(for: .pressDown)
      XCTAssertEqual(heard.count, 2)
      button.isEnabled = false
      button.press.perform()
      XCTAssertEqual(heard.count, 2)
    }
  }
}
