import GtkTesting
import Thimble
import XCTest

final class ShortcutTests: ThimbleTestCase {
  func testShortcutsAreReadInGtksForm() throws {
    for (text, name, aria) in [
      ("<Control>s", "<Control>s", "Control+S"), ("<ctrl><SHIFT>Z", "<Shift><Control>z", "Control+Shift+Z"),
      ("<Primary>plus", "<Control>plus", "Control+plus"), ("F5", "F5", "F5"), ("<Alt>F4", "<Alt>F4", "Alt+F4"),
      ("Delete", "Delete", "Delete"),
      ("<Super>space", "<Super>space", "Super+space"),
    ] {
      let shortcut = try KeyboardShortcut(parsing: text)
      XCTAssertEqual(shortcut.name, name)
      XCTAssertEqual(shortcut.ariaName, aria)
    }
    XCTAssertEqual(KeyboardShortcut("s" as Key), "<Control>s")
    XCTAssertEqual(("<Control>s" as KeyboardShortcut).label, "Ctrl+S")
  }

  func testMistakesAreNamed() {
    let mistakes: [(text: String, code: KeyboardShortcutError.Code)] = [
      ("<Control", .unclosed), ("<Contrl>s", .unknownModifier("Contrl")), ("<Control>", .noKey), ("", .noKey),
      ("<Control>Sava", .unknownKey("Sava")), ("s", .isText("s")), ("<Shift>ä", .unknownKey("ä")),
      ("<Shift>s", .isText("s")),
    ]
    for (text, code) in mistakes {
      XCTAssertThrowsError(try KeyboardShortcut(parsing: text), text) { error in
        let mistake = error as? KeyboardShortcutError
        XCTAssertEqual(mistake?.code, code)
        XCTAssertTrue("\(error)".contains("\"\(text)\""), "\(error)")
      }
    }
  }

  func testTheTooltipNamesTheKeysAndGivesThemBack() {
    let button = Button("_Save")
    button.press.shortcut = "<Control>s"
    XCTAssertEqual(button.tooltip, "Save (Ctrl+S)")
    button.tooltip = "Save the letter"
    XCTAssertEqual(button.tooltip, "Save the letter (Ctrl+S)")
    button.press.shortcut = "F2"
    XCTAssertEqual(button.tooltip, "Save the letter (F2)")
    button.press.shortcut = nil
    XCTAssertEqual(button.tooltip, "Save the letter")
    XCTAssertNil(button.press.shortcut)
  }

  func testTwoWithTheSameKeysAreWarnedOfOnce() {
    let first = Button("First of two")
    let second = Button("Second of two")
    let local = Button("Local")
    first.press.shortcut = "<Control>d"
    second.press.shortcut = "<Control>d"
    // A later shortcut keeps the scope, so it is in nobody's way.
    local.press.setShortcut("<Control>e", scope: .local)
    local.press.shortcut = "<Control>d"
    let box = Box(.vertical) { [first, second, local] }
    withWindow(box) { _ in
      second.isVisible = false
      second.isVisible = true
      wait("the second button is on screen again") { second.isMapped }
    }
    let complaints = LogWatch.forget().filter { $0.contains("<Control>d") }
    XCTAssertEqual(complaints.count, 1, "\(complaints)")
    XCTAssertTrue(complaints.first?.contains("\"First of two\" and of \"Second of two\"") == true, "\(complaints)")
  }

  func testScopesAndDisabledButtons() throws {
    try XCTSkipUnless(Hands.areFree, "There is no xdotool, or no X.")
    var pressed: [String] = []
    let window = Button("Window") { pressed.append("window") }
    let local = Button("Local") { pressed.append("local") }
    window.press.setShortcut("<Control>k")
    local.press.setShortcut("<Control>l", scope: .local)
    let entry = Entry("")
    let shown = Window("Shortcuts", child: Box(.vertical) { [entry, window, local] })
    shown.present()
    defer { shown.destroy() }
    wait("the window is active and shows the buttons") { shown[.isActive] && local.isMapped }
    entry.grabFocus()
    Hands.key("ctrl+l")
    Hands.key("ctrl+k")
    wait("the window's shortcut presses its button") { pressed == ["window"] }
    local.grabFocus()
    Hands.key("ctrl+l")
    wait("the local shortcut presses its button") { pressed == ["window", "local"] }
    window.isEnabled = false
    Hands.key("ctrl+k")
    Hands.key("ctrl+l")
    wait("the local shortcut presses its button again") { pressed.count > 2 }
    XCTAssertEqual(pressed, ["window", "local", "local"])
  }
}
