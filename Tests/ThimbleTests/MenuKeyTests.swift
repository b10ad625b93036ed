import GtkTesting
import Thimble
import XCTest

/// Menus by real keys, wherever their buttons are.
@preconcurrency @MainActor
final class MenuKeyTests: ThimbleTestCase {
  private var chosen: [String] = []

  private func items(_ titles: [String]) -> [MenuElement] {
    titles.map { title in .item(MenuItem(title) { [weak self] in self?.chosen.append(title) }) }
  }

  private enum Place: CaseIterable {
    case box, group, toolbar
  }

  /// A control with a menu, and the key that opens the menu.
  private enum Opener: CaseIterable {
    case menuButton, contextMenu, overflow

    var key: String { self == .contextMenu ? "Menu" : "Return" }
  }

  /// Opens a menu with these items by key, and runs `body` while it is open.
  private func withMenu(
    _ titles: [String], of opener: Opener, in place: Place, _ body: (_ button: Button, Window) -> Void
  ) throws {
    let button: Button
    switch opener {
    case .menuButton: button = MenuButton("Menu") { items(titles) }
    case .contextMenu: button = Button("Photo").with { $0.contextMenu = Menu(items(titles)) }
    case .overflow: button = Button("Wide enough to push the others out")
    }
    let hidden = opener == .overflow ? titles : []
    let others = hidden.map { title in Button(title) { [weak self] in self?.chosen.append(title) } }
    // They do not fit beside the first button, which fits in every font.
    for other in others { other.configuration.minimumSize = Size(width: 400, height: 0) }
    let around: Widget
    switch place {
    case .box: around = Box(.horizontal) { [Button("Left"), button, Button("Right")] }
    case .group: around = ButtonGroup("Group") { [button] + others }
    case .toolbar: around = ButtonGroup(toolbar: "Bar") { [button] + others }
    }
    if opener == .overflow { (around as? ButtonGroup)?.overflowsIntoMenu = true }
    try withHands(Box(.vertical) { [Button("Above"), around, Button("Below")] }, width: 480) { window in
      let source = try XCTUnwrap(opener == .overflow ? (around as? ButtonGroup)?.buttons.last : button)
      wait("the button of the menu is on screen") { source.isMapped && source.isChildVisible }
      source.grabFocus()
      window.showsFocus = true
      Hands.key(opener.key)
      wait("the menu is open") { menu(of: source)?.isMapped == true }
      body(source, window)
      menu(of: source)?.popDown()
      wait("the menu is closed") { menu(of: source)?.isMapped == false }
      letGo(of: source)
    }
  }

  private func menu(of button: Button) -> PopoverMenu? { button.children.lazy.compactMap { $0 as? PopoverMenu }.first }

  private func forAll(_ body: (Opener, Place) throws -> Void) rethrows {
    for place in Place.allCases {
      // A plain group moves focus as a box does.
      for opener in Opener.allCases where (opener == .overflow) == (place == .group) || place == .toolbar {
        try body(opener, place)
      }
    }
  }

  func testArrowsAndTabMoveInTheMenuAndReturnChooses() throws {
    // Down and Up wrap; Tab and Shift+Tab move like them.
    let cases: [(keys: [String], item: String)] = [
      (["Down"], "Two"), (["Up"], "Three"), (["Tab"], "Two"), (["Down", "Left", "Right"], "Two"),
      (["Down", "Home", "End"], "Two"),
    ]
    try forAll { opener, place in
      for (keys, item) in cases {
        chosen = []
        try withMenu(["One", "Two", "Three"], of: opener, in: place) { button, _ in
          for key in keys { Hands.key(key) }
          Hands.key("Return")
          wait("\(keys) in the menu of \(opener) in \(place) choose \(item)") { !chosen.isEmpty }
          XCTAssertEqual(chosen, [item], "\(opener) in \(place), \(keys)")
          wait("the button has focus again") { button.isFocused }
        }
      }
    }
  }

  func testAMenuWithOneItemKeepsFocusOnIt() throws {
    try forAll { opener, place in
      for key in ["Down", "shift+Tab"] {
        chosen = []
        try withMenu(["Only"], of: opener, in: place) { _, _ in
          Hands.key(key, "Return")
          wait("\(key) in the menu of \(opener) in \(place) keeps the item") { !chosen.isEmpty }
        }
      }
    }
  }

  func testF10OpensThePrimaryMenuFromAnywhere() throws {
    let (menu, other) = (MenuButton("Main") { items(["One"]) }, MenuButton("Other") { items(["Two"]) })
    let entry = Entry("")
    // GTK's own F10 moves focus to the title bar.
    let bar = HeaderBar(start: { Button("Back") {} })
    try withHands(Box(.vertical) { [other, entry, menu] }, titlebar: bar) { _ in
      entry.grabFocus()
      menu.isPrimary = true
      Hands.key("F10")
      wait("the menu is open") { menu.isOpen }
      Hands.key("Return")
      wait("its first item is chosen") { chosen == ["One"] && !menu.isOpen }
      letGo(of: menu)
      menu.isPrimary = false
      entry.grabFocus()
      Hands.key("F10")
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { menu.isOpen })
    }
  }

  func testF10MovesIntoTheTitleBarAgainAfterTheLastPrimaryMenuHasLeft() throws {
    let menus = ["Main", "Other"].map { name in MenuButton(name) { items(["One"]) } }
    let (entry, back) = (Entry(""), Button("Back") {})
    let box = Box(.vertical) { [menus[0], menus[1], entry] }
    try withHands(box, titlebar: HeaderBar(start: { back })) { _ in
      for menu in menus { menu.isPrimary = true }
      box.remove(menus[0])
      entry.grabFocus()
      Hands.key("F10")
      wait("the other main menu is open") { menus[1].isOpen }
      Hands.key("Escape")
      wait("the other main menu is closed") { !menus[1].isOpen }
      box.remove(menus[1])
      entry.grabFocus()
      Hands.key("F10")
      wait("the button of the title bar has focus") { back.isFocused }
    }
  }

  func testArrowsMoveInTheBarAgainAfterItsMenuHasClosed() throws {
    try withMenu(["One", "Two"], of: .overflow, in: .toolbar) { button, window in
      Hands.key("Down", "Escape")
      wait("the button has focus") { button.isFocused }
      Hands.key("Left")
      wait("the button before it has focus") { (window.focusedWidget as? Button)?.title.hasPrefix("Wide") == true }
    }
  }
}
