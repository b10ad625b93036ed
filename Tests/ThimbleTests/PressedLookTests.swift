import GtkTesting
import Thimble
import XCTest

/// The pressed look ends with the press, whatever comes between press and release.
@preconcurrency @MainActor
final class PressedLookTests: ThimbleTestCase {
  private func isCalm(_ button: Button, after name: String, line: UInt = #line) {
    wait("the button does not look pressed after \(name)", line: line) { !button.stateFlags.contains(.active) }
  }

  private func allIsCalm(around button: Button, after name: String, line: UInt = #line) {
    wait("nothing around the button looks pressed after \(name)", line: line) {
      button.selfAndAncestors.allSatisfy { !$0.stateFlags.contains(.active) }
    }
  }

  private func closeMenu(of button: Button, isOpen: () -> Bool) {
    Hands.key("Escape")
    wait("the menu is closed") { !isOpen() }
    letGo(of: button)
  }

  private func withButton(_ button: Button, _ body: (Box, Window) throws -> Void) throws {
    button.reflowDelay = nil
    let box = Box(.vertical) { [Entry(""), button] }
    try withHands(box) { window in
      Hands.move(to: button, in: window)
      try body(box, window)
    }
  }

  func testAMenuThatOpensOnPressLeavesNone() throws {
    let button = MenuButton("Menu") { MenuItem("One") }
    button.opening = .press
    try withButton(button) { _, _ in
      Hands.press()
      wait("the menu is open") { button.isOpen }
      isCalm(button, after: "the press")
      Hands.letGo()
      closeMenu(of: button) { button.isOpen }
      allIsCalm(around: button, after: "the menu")
    }
  }

  func testADisabledHiddenOrRemovedButtonLeavesNone() throws {
    let changes: [(String, @MainActor (Button, Box) -> Void, @MainActor (Button, Box) -> Void)] = [
      ("disabling", { button, _ in button.isEnabled = false }, { button, _ in button.isEnabled = true }),
      ("hiding", { button, _ in button.isVisible = false }, { button, _ in button.isVisible = true }),
      ("removing", { button, box in box.remove(button) }, { button, box in box.append(button) }),
    ]
    for (name, leave, comeBack) in changes {
      let button = Button("Press")
      try withButton(button) { box, window in
        Hands.press()
        wait("the button is pressed") { button.stateFlags.contains(.active) }
        leave(button, box)
        isCalm(button, after: name)
        Hands.letGo()
        comeBack(button, box)
        wait("the button is back") { button.isMapped && button.width > 0 }
        Hands.move(to: button, in: window)
        Hands.click()
        allIsCalm(around: button, after: "a click after \(name)")
      }
    }
  }

  func testAModalWindowLeavesNone() throws {
    let button = Button("Press")
    try withButton(button) { _, window in
      Hands.press()
      wait("the button is pressed") { button.stateFlags.contains(.active) }
      let dialog = Window("Dialog", child: Button("OK"))
      dialog.isModal = true
      dialog.transientFor = window
      dialog.present()
      wait("the dialog is shown") { dialog.isMapped }
      Hands.letGo()
      allIsCalm(around: button, after: "the release")
      dialog.destroy()
      wait("the dialog has gone") { !dialog.isMapped }
      Hands.click()
      allIsCalm(around: button, after: "a click after the dialog")
    }
  }

  func testASecondaryClickLeavesNoneHoweverLongItTakes() throws {
    let button = Button("Press")
    button.contextMenu = Menu { MenuItem("One") }
    try withButton(button) { _, _ in
      Hands.act("mousedown", "3")
      Hands.settle()
      XCTAssertFalse(button.isContextMenuOpen)
      isCalm(button, after: "the press")
      Hands.act("mouseup", "3")
      wait("the menu is open") { button.isContextMenuOpen }
      Hands.settle()
      closeMenu(of: button) { button.isContextMenuOpen }
      allIsCalm(around: button, after: "the menu")
    }
  }

  func testTwoButtonsOfTheMouseLeaveNoneAndOpenNoMenu() throws {
    for buttons in [["1", "3"], ["3", "1"]] {
      for releases in [buttons, buttons.reversed()] {
        let button = Button("Press")
        button.contextMenu = Menu { MenuItem("One") }
        try withButton(button) { _, _ in
          for number in buttons {
            Hands.act("mousedown", number)
            Hands.settle()
          }
          Hands.act("mouseup", releases[0])
          Hands.settle()
          XCTAssertFalse(button.isContextMenuOpen, "\(buttons), \(releases)")
          Hands.act("mouseup", releases[1])
          if MainLoop.run(atMost: 0.5, until: { button.isContextMenuOpen }) {
            closeMenu(of: button) { button.isContextMenuOpen }
          }
          allIsCalm(around: button, after: "the releases \(releases)")
        }
      }
    }
  }
}
