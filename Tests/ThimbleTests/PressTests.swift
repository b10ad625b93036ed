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

  func testWhoPressed() throws {
    let button = button(titled: "_Save")
    button.shortcut = "<Control>s"
    try withHands(on: button) { window in
      Hands.move(to: button, in: window)
      Hands.click()
      wait("the mouse") { sources == [.mouse] }
      XCTAssertEqual(button.lastPress?.source, .mouse)
      XCTAssertNotNil(button.lastPress?.location)
      button.grabFocus()
      Hands.key("space")
      wait("the key") { sources == [.mouse, .key] }
      Hands.key("alt+s")
      wait("the mnemonic") { sources.last == .mnemonic }
      Hands.key("ctrl+s")
      wait("the shortcut") { sources.last == .keyboardShortcut }
      XCTAssertEqual(button.lastPress?.modifiers, .control)
      button.performPrimaryAction()
      XCTAssertEqual(sources.last, .program)
      button.performPrimaryAction(by: .dBus)
      XCTAssertEqual(sources.last, .dBus)
      button.activate()
      wait("the program") { sources.count == 7 }
      XCTAssertEqual(sources.last, .program)
      XCTAssertNil(Press.current)
    }
  }

  func testHandlersOfClickedAskTheButton() {
    let button = Button("Save")
    var source: Press.Source?
    button.connect(.clicked) { source = $0.lastPress?.source }
    withWindow(button) { _ in
      button.performPrimaryAction()
      XCTAssertEqual(source, .program)
      XCTAssertNil(Button("Other").lastPress)
    }
  }

  func testAnAsyncActionKnowsItsPressToTheEnd() {
    var source: Press.Source?
    let button = Button("Save") {
      await Task.yield()
      source = Press.current?.source
    }
    withWindow(button) { _ in
      button.performPrimaryAction()
      wait("the work") { source == .program }
      wait("it is over") { !button.isPending }
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
      button.performPrimaryAction()
      XCTAssertEqual(controllers(of: button), try listeners())
    }
  }

  // MARK: Phases

  func testPhasesOfAPointer() throws {
    let button = button(titled: "_Save")
    button.onPress { [weak self] in self?.events.append($0) }
    try withHands(on: button) { window in
      Hands.move(to: button, in: window)
      Hands.press()
      wait("it is down") { phases.first == .began }
      XCTAssertTrue(button.isTracking && button.isTouchInside && button.isHighlighted && button.isHovered)
      Hands.move(to: button, in: window, dx: 1)
      wait("it moves") { withoutRepetitions(phases) == [.began, .movedInside] }
      Hands.move(to: button, in: window, dy: 120)
      wait("it leaves") { phases.suffix(2) == [.exited, .movedOutside] }
      XCTAssertTrue(button.isTracking)
      XCTAssertFalse(button.isTouchInside)
      Hands.move(to: button, in: window)
      wait("it is back") { phases.suffix(2) == [.entered, .movedInside] }
      Hands.letGo()
      wait("the action") { sources == [.mouse] }
      XCTAssertEqual(phases.last, .endedInside)
      wait("it looks so") { !button.isTracking }
      Hands.press()
      Hands.move(to: button, in: window, dy: 120)
      Hands.letGo()
      wait("it ends outside") { phases.last == .endedOutside }
      XCTAssertEqual(sources, [.mouse])
    }
  }

  func testPhasesOfAKeyAndOfInsensitivity() throws {
    let button = button(titled: "_Save")
    button.onPress { [weak self] in self?.events.append($0) }
    try withHands(on: button) { window in
      button.grabFocus()
      Hands.key("space")
      wait("the action") { sources == [.key] }
      XCTAssertEqual(phases, [.began, .endedInside])
      Hands.move(to: button, in: window)
      Hands.press()
      wait("it is down") { phases.last == .began }
      button.isEnabled = false
      wait("it is taken away") { phases.last == .cancelled }
      Hands.letGo()
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { sources.count > 1 })
    }
  }

  func testLeavingEndsThePressWhereTheButtonSaysSo() throws {
    let button = button(titled: "_Save")
    button.pressOptions.cancelsOnPointerExit = true
    button.onPress { [weak self] in self?.events.append($0) }
    try withHands(on: button) { window in
      Hands.move(to: button, in: window)
      Hands.press()
      wait("it is down") { !events.isEmpty }
      Hands.move(to: button, in: window, dy: 120)
      wait("it is over") { phases.last == .cancelled }
      XCTAssertFalse(button.isHighlighted)
      Hands.move(to: button, in: window)
      Hands.letGo()
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { !sources.isEmpty })
      Hands.click()
      wait("the next one counts") { sources == [.mouse] }
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
      button.performPrimaryAction()
      XCTAssertEqual(heard, ["primary program"])
      button.sendActions(for: .dragExit)
      XCTAssertEqual(heard, ["primary program", "down"])
      button.removeAction(down)
      button.removeAction(down)
      button.sendActions(for: .pressDown)
      XCTAssertEqual(heard.count, 2)
      button.isEnabled = false
      button.performPrimaryAction()
      XCTAssertEqual(heard.count, 2)
    }
  }
}
