import GtkHost
import GtkTesting
import Thimble
import XCTest

@preconcurrency @MainActor
final class ToastTests: ThimbleTestCase {
  func testItsButtonUndoes() {
    withToasts { toasts, _ in
      var log: [String] = []
      toasts.show(Toast("Note deleted", button: "_Undo", onDismiss: { log.append("gone") }) { log.append("undone") })
      XCTAssertEqual(toasts.toast?.title, "Note deleted")
      button("Undo", in: toasts).map(press)
      XCTAssertEqual(log, ["undone"])
      XCTAssertNil(toasts.toast)
    }
  }

  func testItGoesByItself() {
    withToasts { toasts, time in
      var isGone = false
      toasts.show(Toast("Note deleted", button: "_Undo", onDismiss: { isGone = true }) {})
      wait("the toast is timed") { time.sleepers == 1 }
      time.advance(by: .seconds(9))
      drain()
      XCTAssertFalse(isGone)
      time.advance(by: .seconds(1))
      wait("the toast is gone") { isGone }
      XCTAssertNil(toasts.toast)
      toasts.show(Toast("For ever", timeout: nil))
      XCTAssertEqual(time.sleepers, 0)
    }
  }

  func testItsCloseButtonTakesItAway() {
    withToasts { toasts, _ in
      toasts.show(Toast("First"))
      XCTAssertEqual(texts(toasts), ["Content", "First"])
      button("Close", in: toasts).map(press)
      XCTAssertNil(toasts.toast)
      XCTAssertEqual(texts(toasts), ["Content"])
    }
  }

  func testEscapeTakesAFocusedOneAway() throws {
    let toasts = ToastOverlay(Button("Content"))
    try withHands(toasts) { _ in
      toasts.show(Toast("First", button: "_Undo", timeout: nil) {})
      Hands.key("Escape")
      XCTAssertFalse(MainLoop.run(atMost: 0.5) { toasts.toast == nil }, "Focus is on the content.")
      button("Undo", in: toasts)?.grabFocus()
      Hands.key("Escape")
      wait("Escape takes the toast away") { toasts.toast == nil }
    }
  }

  func testItDoesNotGoWhileFocusIsOnItAndGivesFocusBack() {
    let field = Entry("Field")
    withToasts(field) { toasts, time in
      field.grabFocus()
      let before = toasts.window?.focusedWidget
      toasts.show(Toast("Note deleted", button: "_Undo") {})
      wait("the toast is timed") { time.sleepers == 1 }
      button("Undo", in: toasts)?.grabFocus()
      time.advance(by: .seconds(60))
      wait("the toast is timed again") { time.sleepers == 1 }
      XCTAssertNotNil(toasts.toast)
      toasts.dismiss()
      XCTAssertNotNil(before)
      XCTAssertTrue(toasts.window?.focusedWidget === before)
    }
  }

  func testItIsAnAlertInsideTheContent() throws {
    try withToasts { toasts, _ in
      toasts.show(Toast("A message that is much longer than the window is wide, and goes on in a second line"))
      let box = try XCTUnwrap(toasts.descendants(of: Box.self).first)
      XCTAssertTrue(isCalled(toasts.toast?.title ?? "", box))
      XCTAssertEqual(box.accessibleRole, .alert)
      wait("the toast has a size") { box.width > 0 }
      let (inner, outer) = (try XCTUnwrap(box.bounds(in: toasts)), try XCTUnwrap(toasts.bounds(in: toasts)))
      XCTAssertTrue(inner.x >= 0 && inner.x + inner.width <= outer.width, "\(inner) in \(outer)")
      XCTAssertLessThan(inner.y + inner.height, outer.height)
    }
  }

  func testAScreenReaderSpeaksItWithItsKeyThroughTheFocusedControl() {
    let (first, second) = (Button("First"), Button("Second"))
    let (said, other) = (listen(to: first), listen(to: second))
    let content = Box(.vertical) {
      first
      second
    }
    withToasts(content) { toasts, _ in
      second.grabFocus()
      toasts.show(Toast("Note deleted", button: "_Undo") {})
      // The press that showed it takes its own control away.
      first.grabFocus()
      wait("the toast is spoken") { said.all == ["Note deleted. Undo, Alt+U"] }
      toasts.dismiss()
      toasts.show(Toast("Saved"))
      wait("the next one is spoken") { said.all.last == "Saved" }
      XCTAssertEqual(other.all, [])
    }
  }

  func testAScreenReaderSpeaksTheKeyForAButtonWithoutALetter() {
    let first = Button("First")
    let said = listen(to: first)
    withToasts(first) { toasts, _ in
      first.grabFocus()
      toasts.show(Toast("Note deleted", button: "Undo") {})
      wait("the toast is spoken") { !said.all.isEmpty }
      XCTAssertEqual(said.all, ["Note deleted. Undo, F6"])
    }
  }

  func testAScreenReaderSpeaksTheKeyThatWorksIfTheLetterIsTaken() {
    let stock = Label("")
    stock[Property<Label, String>("label")] = "_Users"
    stock[Property<Label, Bool>("use-underline")] = true
    let cases: [(other: Widget, key: String)] = [
      (Button("_Update"), "F6"), (stock, "F6"), (Button("_Save"), "Alt+U"),
      (Button("_Update").with { $0.isVisible = false }, "Alt+U"),
      (Button("_Update").with { $0.isEnabled = false }, "Alt+U"),
    ]
    for (other, key) in cases {
      let first = Button("First")
      let said = listen(to: first)
      withToasts(Box(.vertical) { [first, other] }) { toasts, _ in
        first.grabFocus()
        toasts.show(Toast("Note deleted", button: "_Undo") {})
        wait("the toast is spoken") { !said.all.isEmpty }
        XCTAssertEqual(said.all, ["Note deleted. Undo, \(key)"])
      }
    }
  }

  func testAScreenReaderSpeaksItWhenTheWindowIsTheActiveOne() throws {
    let button = Button("Button")
    let said = listen(to: button)
    let toasts = ToastOverlay(button)
    try withHands(toasts) { window in
      // Without a window under it, the pointer does not bring the keyboard back.
      Hands.move(x: 1200, y: 1000)
      button.grabFocus()
      try Hands.withoutKeyboard {
        wait("the keyboard has gone") { !window.isActive }
        toasts.show(Toast("Saved", timeout: nil))
        drain()
        toasts.dismiss()
        toasts.show(Toast("Sent", timeout: nil))
        drain()
        XCTAssertEqual(said.all, [])
      }
      wait("the toast that is still shown is spoken") { !said.all.isEmpty }
      drain()
      XCTAssertEqual(said.all, ["Sent"])
      toasts.dismiss()
    }
  }

  func testAScreenReaderSpeaksItWhenTheMenuHasClosed() {
    let button = MenuButton("Copy") { MenuItem("As Text") {} }
    let said = listen(to: button)
    withToasts(button) { toasts, _ in
      wait("the window is the active one") { toasts.window?.isActive == true }
      button.grabFocus()
      button.open()
      wait("the menu has focus") { button.isOpen && !button.isFocused }
      toasts.show(Toast("Copied"))
      drain()
      XCTAssertEqual(said.all, [], "The end of the menu would be spoken in its place.")
      button.close()
      wait("the toast is spoken") { said.all == ["Copied"] }
      XCTAssertTrue(button.isFocused)
      letGo(of: button)
    }
  }

  func testAKeyMovesFocusToItAndBack() throws {
    var isUndone = false
    let (bar, field, menu) = (Button("Delete"), Entry("Field"), MenuButton("More") { MenuItem("One") })
    let toasts = ToastOverlay(Paned(.horizontal, start: field, end: menu))
    try withHands(Box(.vertical) { [bar, toasts] }) { window in
      Hands.key("F6")
      toasts.show(Toast("Note deleted", button: "Undo", timeout: nil) { isUndone = true })
      for before in [bar, field] as [Widget] {
        before.grabFocus()
        let focus = window.focusedWidget
        Hands.key("F6")
        wait("the button has focus") { button("Undo", in: toasts)?.isFocused == true }
        Hands.key("F6")
        wait("focus is back") { window.focusedWidget === focus }
      }
      bar.grabFocus()
      Hands.key("F6")
      wait("the button has focus again") { button("Undo", in: toasts)?.isFocused == true }
      Hands.key("space")
      wait("the button undoes") { isUndone }
      wait("focus is back outside the overlay") { bar.isFocused }
      toasts.show(Toast("Note deleted", button: "Undo", timeout: nil) {})
      menu.open()
      wait("the menu is open") { menu.isOpen }
      Hands.key("F6")
      XCTAssertFalse(MainLoop.run(atMost: 0.3) { button("Undo", in: toasts)?.isFocused == true })
      menu.close()
      letGo(of: menu)
      toasts.dismiss()
    }
  }

  func testAKeyMovesFocusToItsActionFirstWhereTheButtonsAreInOneLineOrInTwo() throws {
    let title = "The Donaudampfschifffahrtsgesellschaft is in the archive now"
    for (width, isInOneLine) in [(900, true), (360, false)] {
      let toasts = ToastOverlay(Button("Content"))
      try withHands(toasts, width: width) { _ in
        toasts.show(Toast(title, button: "Undo", timeout: nil) {})
        wait("the toast has its place") { button("Close", in: toasts).map { $0.width > 0 } == true }
        let label = toasts.descendants(of: Label.self).first { $0.text == title }
        let message = try XCTUnwrap(label?.bounds(in: toasts))
        let undo = try XCTUnwrap(button("Undo", in: toasts)?.bounds(in: toasts))
        XCTAssertEqual(message.y + message.height > undo.y, isInOneLine, "\(width)")
        for (key, name) in [("F6", "Undo"), ("Tab", "Close"), ("shift+Tab", "Undo")] {
          Hands.key(key)
          wait("\(key) moves focus to \(name) at \(width) pixels") { button(name, in: toasts)?.isFocused == true }
        }
        toasts.dismiss()
      }
    }
  }

  func testFocusReturnsToTheContentIfItsWidgetIsGone() throws {
    let (bar, field) = (Button("Delete"), Button("Field"))
    let toasts = ToastOverlay(field)
    try withHands(Box(.vertical) { [bar, toasts] }) { _ in
      bar.grabFocus()
      toasts.show(Toast("Note deleted", button: "_Undo", timeout: nil) {})
      Hands.key("F6")
      wait("the button has focus") { button("Undo", in: toasts)?.isFocused == true }
      bar.isEnabled = false
      Hands.key("Escape")
      wait("focus is in the content") { field.isFocused }
    }
  }

  func testItsTimeBeginsWhenTheUserCanSeeIt() {
    withToasts { toasts, time in
      toasts.show(Toast("Saved", timeout: .seconds(1)))
      // The program is busy for longer than the toast is shown: no frame comes meanwhile.
      time.advance(by: .seconds(2))
      wait("the time of the toast runs") { time.sleepers > 0 || toasts.toast == nil }
      XCTAssertNotNil(toasts.toast)
      time.advance(by: .seconds(1))
      wait("the toast is gone") { toasts.toast == nil }
    }
  }

  func testItWaitsForTheUserToReturnFromAnotherWindow() throws {
    let (toasts, time) = (ToastOverlay(Box(.vertical) { Entry("") }), ManualTime())
    toasts.pacemaker = time.pacemaker
    try withHands(toasts) { window in
      // Without a window under it, the pointer does not bring the keyboard back.
      Hands.move(x: 1200, y: 1000)
      toasts.show(Toast("Note deleted", button: "_Undo") {})
      wait("the toast is timed") { time.sleepers == 1 }
      time.advance(by: .seconds(9))
      try Hands.withoutKeyboard {
        wait("the keyboard has gone") { !window.isActive }
        for _ in 1...3 {
          time.advance(by: .seconds(9))
          drain()
        }
        XCTAssertNotNil(toasts.toast)
      }
      wait("the keyboard is back") { window.isActive }
      time.advance(by: .seconds(9))
      drain()
      XCTAssertNotNil(toasts.toast, "Its time has begun anew.")
      time.advance(by: .seconds(1))
      wait("the toast is gone") { toasts.toast == nil }
    }
  }

  private func withToasts(
    _ content: Widget = Label("Content"), _ body: (ToastOverlay, ManualTime) throws -> Void
  ) rethrows {
    let toasts = ToastOverlay(content)
    let time = ManualTime()
    toasts.pacemaker = time.pacemaker
    try withWindow(toasts) { _ in
      try body(toasts, time)
      toasts.dismiss()
    }
    wait("no task waits") { time.sleepers == 0 }
  }

  private func texts(_ toasts: ToastOverlay) -> [String] {
    toasts.descendants(of: Label.self).map(\.text).filter { !$0.isEmpty }
  }

  private func button(_ name: String, in toasts: ToastOverlay) -> Button? {
    toasts.descendants(of: Button.self).first { $0.accessibilityLabel == name }
  }
}
