import GtkTesting
import Thimble
import XCTest

/// The Escape key for buttons that cancel or close, with a real keyboard.
final class EscapeTests: HoldTestCase {
  private var pressed: [String] = []

  private func button(_ title: String, _ role: Button.Role? = .cancel) -> Button {
    Button(title) { [weak self] in self?.pressed.append(title) }.with { $0.role = role }
  }

  private func escape(_ expected: [String], line: UInt = #line) {
    Hands.key("Escape")
    wait("Escape does \(expected)", line: line) { pressed == expected }
    pressed = []
  }

  private func escapeInVain(line: UInt = #line) {
    Hands.key("Escape")
    // GTK clicks a quarter of a second after a key, and no event follows a key without an effect.
    XCTAssertFalse(MainLoop.run(atMost: 0.5) { !pressed.isEmpty }, "\(pressed)", line: line)
  }

  func testEscapePressesTheOneThatCancels() throws {
    let (cancel, entry) = (button("Cancel"), Entry(""))
    let box = Box(.vertical) {
      entry
      button("Save", .confirm)
      cancel
    }
    try withHands(box) { _ in
      entry.grabFocus()
      escape(["Cancel"])
      XCTAssertEqual(cancel.press.last?.source, .key)
      cancel.isEnabled = false
      escapeInVain()
      cancel.disable(because: "Not yet")
      escapeInVain()
      cancel.isEnabled = true
      cancel.isVisible = false
      escapeInVain()
      cancel.isVisible = true
      wait("the button Cancel is on screen again") { cancel.isMapped }
      Hands.key("shift+Escape")
      cancel.role = nil
      escapeInVain()
      cancel.role = .close
      escape(["Cancel"])
      box.remove(cancel)
      escapeInVain()
      box.append(cancel)
      wait("the button Cancel is on screen again") { cancel.isMapped }
      escape(["Cancel"])
    }
  }

  func testTheNearestToFocusIsPressedElseTheFirst() throws {
    let (inner, outer, other) = (button("Inner"), button("Outer"), button("Other", .close))
    let (inside, outside) = (Entry(""), Entry(""))
    let box = Box(.vertical) {
      outside
      outer
      Box(.vertical) {
        inside
        inner
      }
      other
    }
    try withHands(box) { window in
      inside.grabFocus()
      escape(["Inner"])
      inner.isEnabled = false
      escape(["Outer"])
      inner.isEnabled = true
      outside.grabFocus()
      escape(["Outer"])
      window.focusedWidget = nil
      escape(["Outer"])
      other.grabFocus()
      escape(["Other"])
    }
  }

  func testAnOpenMenuGetsEscapeFirst() throws {
    let menu = MenuButton("Menu") { MenuItem("One") }
    let box = Box(.vertical) {
      menu
      button("Cancel")
    }
    try withHands(box) { window in
      menu.grabFocus()
      menu.open()
      wait("the menu is open") { menu.isOpen }
      drain()
      escapeInVain()
      wait("the menu is closed") { !menu.isOpen }
      letGo(of: menu)
      // The popover gives the keys back to the window a little later.
      menu.grabFocus()
      wait("the window and the menu button have focus again") { window.isActive && menu.stateFlags.contains(.focused) }
      escape(["Cancel"])
    }
  }

  func testAPopoverClosesAndItsButtonThatCancelsIsPressed() throws {
    let filters = Button("Filters").opensPopover(Box(.vertical) { [Entry(""), button("Discard")] as [Widget] })
    let box = Box(.vertical) {
      filters
      button("Cancel")
    }
    try withHands(box) { _ in
      filters.grabFocus()
      filters.isPopoverOpen = true
      wait("the popover has focus") { filters.isPopoverOpen && !filters.isFocused }
      escape(["Discard"])
      wait("the popover is closed") { !filters.isPopoverOpen }
      letGo(of: filters)
    }
  }

  func testWorkIsStoppedFirst() throws {
    var isStopped = false
    let save = Button("Save") {
      do { try await Task.sleep(for: .seconds(60)) } catch { isStopped = true }
    }
    let entry = Entry("")
    let box = Box(.vertical) {
      entry
      Box(.horizontal) {
        button("Cancel")
        save
      }
    }
    try withHands(box) { _ in
      for focused: Widget in [save, entry] {
        isStopped = false
        save.emit(.clicked)
        XCTAssertTrue(save.isPending)
        focused.grabFocus()
        escapeInVain()
        wait("the work is stopped") { isStopped }
        wait("the button Save is idle") { !save.isPending }
      }
      save.work.options.isCancellable = false
      save.emit(.clicked)
      escape(["Cancel"])
      save.work.cancel()
      wait("the button Save is idle") { !save.isPending }
    }
  }

  func testAWindowWithoutSuchButtonsHasNothingToDo() throws {
    let (plain, cancel) = (Button("Plain"), button("Cancel"))
    let box = Box(.vertical) { plain }
    try withHands(box) { _ in
      let handlers = LiveCounts.handlers
      box.append(cancel)
      XCTAssertEqual(LiveCounts.handlers, handlers + 1)
      box.remove(cancel)
      XCTAssertEqual(LiveCounts.handlers, handlers)
    }
  }
}
