import GtkTesting
import Thimble
import XCTest

/// The keys of buttons that are in the overflow menu of a group, and their items when they are disabled.
@preconcurrency @MainActor
final class OverflowKeyTests: ThimbleTestCase {
  private var log: [String] = []

  private func button(_ title: String) -> Button { Button(title) { [weak self] in self?.log.append(title) } }

  private func group(_ buttons: [Button]) -> ButtonGroup {
    let group = ButtonGroup("Mail") { [Button("Archive all of these messages")] + buttons }
    group.overflowsIntoMenu = true
    group.expandsHorizontally = true
    return group
  }

  func testAShortcutWorksInTheRowAndInTheMenu() throws {
    let (bold, early) = (button("Bold"), button("Early"))
    let group = group([bold, early])
    early.press.shortcut = "<Control>e"
    let entry = Entry("")
    try withHands(Box(.vertical) { [entry, group] as [Widget] }) { window in
      entry.grabFocus()
      for (width, isInRow) in [(900, true), (220, false), (900, true)] {
        window.setDefaultSize(width: width, height: 200)
        wait("the buttons are in their place at \(width) pixels") { group.overflowing.isEmpty == isInRow }
        // A shortcut may also be set while the button is in the menu.
        bold.press.shortcut = "<Control>b"
        for (key, title) in [("ctrl+b", "Bold"), ("ctrl+e", "Early")] {
          log = []
          Hands.key(key)
          wait("\(key) presses at \(width) pixels") { log == [title] }
        }
        bold.isEnabled = false
        log = []
        Hands.key("ctrl+b")
        XCTAssertFalse(MainLoop.run(atMost: 0.4) { !log.isEmpty }, "\(width)")
        bold.isEnabled = true
      }
      bold.press.shortcut = nil
      log = []
      Hands.key("ctrl+b")
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { !log.isEmpty })
    }
  }

  func testAMnemonicWorksInTheRowAndInTheMenu() throws {
    let (bold, tools) = (button("_Bold"), MenuButton("_Tools") { MenuItem("Spelling") {} })
    let group = group([bold, tools])
    let entry = Entry("")
    try withHands(Box(.vertical) { [entry, group] as [Widget] }) { window in
      let more = try XCTUnwrap(group.buttons.last as? MenuButton)
      entry.grabFocus()
      for (width, isInRow) in [(900, true), (220, false), (900, true)] {
        window.setDefaultSize(width: width, height: 200)
        wait("the buttons are in their place at \(width) pixels") { group.overflowing.isEmpty == isInRow }
        log = []
        Hands.key("alt+b")
        wait("the letter presses at \(width) pixels") { log == ["_Bold"] }
        bold.isEnabled = false
        Hands.key("alt+b")
        XCTAssertFalse(MainLoop.run(atMost: 0.4) { log.count > 1 }, "\(width)")
        bold.isEnabled = true
        Hands.key("alt+t")
        let menu = isInRow ? tools : more
        wait("the letter opens the menu at \(width) pixels") { menu.isOpen }
        menu.close()
        letGo(of: menu)
      }
    }
  }

  func testF10OpensTheMenuThatHasTheMainMenu() throws {
    let main = MenuButton("Main Menu") { MenuItem("Print") {} }.with { $0.isPrimary = true }
    let group = group([main])
    let entry = Entry("")
    try withHands(Box(.vertical) { [entry, group] as [Widget] }) { window in
      let more = try XCTUnwrap(group.buttons.last as? MenuButton)
      for (width, isInRow) in [(220, false), (900, true), (220, false)] {
        window.setDefaultSize(width: width, height: 200)
        wait("the button is in its place at \(width) pixels") { group.overflowing.isEmpty == isInRow }
        entry.grabFocus()
        Hands.key("F10")
        let menu = isInRow ? main : more
        wait("F10 opens the menu at \(width) pixels") { menu.isOpen }
        menu.close()
        letGo(of: menu)
      }
    }
  }

  func testEscapePressesTheButtonThatCancelsInTheMenu() throws {
    let cancel = button("Cancel").with { $0.role = .cancel }
    let group = group([cancel])
    let entry = Entry("")
    try withHands(Box(.vertical) { [entry, group] as [Widget] }) { window in
      window.setDefaultSize(width: 220, height: 200)
      wait("the button is in the menu") { group.overflowing.contains(cancel) }
      entry.grabFocus()
      Hands.key("Escape")
      wait("Escape presses the button") { log == ["Cancel"] }
    }
  }

  func testAnItemOfAButtonThatIsDisabledMeanwhileDoesNothing() throws {
    let delete = button("Delete")
    let group = group([delete])
    try withWindow(Box(.horizontal) { group }) { window in
      window.setDefaultSize(width: 220, height: 200)
      wait("the button is in the menu") { group.overflowing.contains(delete) }
      let more = try XCTUnwrap(group.buttons.last as? MenuButton)
      more.open()
      let item = try XCTUnwrap(more.menu.items.last)
      XCTAssertEqual(item.title, "Delete")
      delete.isEnabled = false
      more.children.first { $0 is PopoverMenu }?.activateAction("menu.item-Delete")
      XCTAssertEqual(log, [])
      more.close()
      letGo(of: more)
    }
  }
}
