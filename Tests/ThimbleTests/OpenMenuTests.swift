import GtkTesting
import Thimble
import XCTest

/// Menus whose widget or items change while they are open.
@preconcurrency @MainActor
final class OpenMenuTests: ThimbleTestCase {
  private var chosen: [String] = []

  private enum Opener: CaseIterable {
    case menuButton, contextMenu, splitButton, overflow

    /// Makes a button with a menu, and the container that is put into the window.
    @MainActor
    func make() -> (button: Button, around: Widget) {
      let items: () -> [MenuElement] = { ["One", "Two"].map { .item(MenuItem($0)) } }
      switch self {
      case .menuButton:
        let button = MenuButton("Menu", menu: items)
        return (button, Box { [button, Button("Beside")] })
      case .contextMenu:
        let button = Button("Photo").with { $0.contextMenu = Menu(items()) }
        return (button, Box { [button, Button("Beside")] })
      case .splitButton:
        let split = SplitButton("Save", menuLabel: "More ways to save", menu: items)
        return (split.menuButton, split)
      case .overflow:
        let group = ButtonGroup("Group") {
          ["One", "Two"].map { Button($0).with { $0.configuration.minimumSize = Size(width: 200, height: 0) } }
        }
        group.overflowsIntoMenu = true
        return (group.buttons.last ?? Button("None"), group)
      }
    }
  }

  private func menu(of button: Button) -> PopoverMenu? { button.children.lazy.compactMap { $0 as? PopoverMenu }.first }

  func testItClosesWhenItsButtonIsDisabledAndFocusGoesOn() {
    let changes: [(name: String, disable: @MainActor (Button, Widget) -> Void, keepsFocus: Bool)] = [
      ("itself", { button, _ in button.isEnabled = false }, false),
      ("by GTK's property", { button, _ in button[.sensitive] = false }, false),
      ("with its container", { _, around in around.isEnabled = false }, false),
      ("with a reason", { button, _ in button.disable(because: "Sign in first") }, true),
    ]
    for opener in Opener.allCases {
      for change in changes {
        let (button, around) = opener.make()
        withWindow(Box(.vertical) { [Button("Before"), around, Button("After")] }) { window in
          let situation = "\(opener), disabled \(change.name)"
          wait("the button is on screen: \(situation)") { button.isMapped && button.width > 0 && button.isChildVisible }
          button.grabFocus()
          if opener == .contextMenu { button.openContextMenu() } else { (button as? MenuButton)?.open() }
          wait("the menu is open: \(situation)") { menu(of: button)?.isMapped == true }
          drain()
          change.disable(button, around)
          wait("the menu is closed: \(situation)") { menu(of: button)?.isMapped == false }
          drain()
          let focused = window.focusedWidget as? Button
          XCTAssertEqual(focused === button, change.keepsFocus, situation)
          XCTAssertEqual(focused?.takesInput, true, "Focus is on a button that takes it: \(situation)")
          if opener == .contextMenu { button.openContextMenu() } else { (button as? MenuButton)?.open() }
          XCTAssertEqual(menu(of: button)?.isMapped, false, "It does not open while it is disabled: \(situation)")
          letGo(of: button)
        }
      }
    }
  }

  func testFocusStaysInsideWhenTheFocusedItemIsDisabledOrRemoved() throws {
    // The focused item is the second one.
    for (keys, item) in [([], "Three"), (["Up"], "One"), (["Down"], "One")] as [([String], String)] {
      for isRemoved in [false, true] {
        for isContextMenu in [false, true] {
          chosen = []
          let commands = ["One", "Two", "Three"].map { title in
            Command(title, title) { [weak self] in self?.chosen.append(title) }
          }
          let all = Menu {
            commands[0]
            commands[1]
            commands[2]
          }
          let button: Button = isContextMenu ? Button("Photo") : MenuButton("Menu") {}
          let show = { (menu: Menu) in
            if let button = button as? MenuButton { button.menu = menu } else { button.contextMenu = menu }
          }
          show(all)
          try withHands(Box(.vertical) { [Button("Before"), button, Button("After")] }) { window in
            button.grabFocus()
            window.showsFocus = true
            Hands.key(isContextMenu ? "Menu" : "Return")
            wait("the menu is open") { menu(of: button)?.isMapped == true }
            Hands.key("Down")
            let before = window.focusedWidget
            if isRemoved {
              show(
                Menu {
                  commands[0]
                  commands[2]
                })
            } else {
              commands[1].isEnabled = false
            }
            wait("another item has focus") {
              guard let focused = window.focusedWidget, let menu = menu(of: button) else { return false }
              return focused !== before && menu.contains(focused)
            }
            for key in keys { Hands.key(key) }
            Hands.key("Return")
            wait("an item is chosen") { !chosen.isEmpty }
            XCTAssertEqual(chosen, [item], "\(keys), removed: \(isRemoved), context menu: \(isContextMenu)")
            wait("the menu is closed, and the button has focus") {
              menu(of: button)?.isMapped == false && button.isFocused
            }
            letGo(of: button)
          }
        }
      }
    }
  }

  func testItClosesWhenItsLastItemIsDisabled() {
    let only = Command("only", "Only") {}
    let button = MenuButton("Menu") { only }
    withWindow(Box(.vertical) { [button, Button("After")] }) { _ in
      button.grabFocus()
      button.open()
      wait("the item has focus") { menu(of: button)?.isMapped == true && !button.isFocused }
      drain()
      only.isEnabled = false
      wait("the menu is closed, and the button has focus") { !button.isOpen && button.isFocused }
      letGo(of: button)
    }
  }
}
