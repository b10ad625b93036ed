import CGtk
import GtkTesting
import Thimble
import XCTest

@preconcurrency @MainActor
final class MenuButtonTests: ThimbleTestCase {
  func testItOpensAndClosesAndLooksHeldMeanwhile() {
    let button = MenuButton("Export") { MenuItem("As PDF") }
    withWindow(Box(.vertical) { button }) { _ in
      XCTAssertFalse(button.isOpen)
      button.open()
      XCTAssertTrue(button.isOpen)
      XCTAssertTrue(button.isHeld)
      button.open()
      button.close()
      wait("the menu is closed") { !button.isOpen && !button.isHeld }
      press(button)
      XCTAssertTrue(button.isOpen)
      press(button)
      wait("a second press closes the menu") { !button.isOpen && !button.isHeld }
    }
  }

  func testASelectionIsApartFromTheOpenMenu() {
    let button = MenuButton("Export") { MenuItem("As PDF") }
    withWindow(Box(.vertical) { button }) { _ in
      button.open()
      XCTAssertTrue(button.isHeld && button.state.contains(.selected))
      XCTAssertFalse(button.isSelected)
      button.isSelected = true
      close(button)
      XCTAssertTrue(button.isSelected && button.state.contains(.selected))
      XCTAssertFalse(button.isHeld)
      button.open()
      button.isSelected = false
      XCTAssertTrue(button.isHeld && button.state.contains(.selected))
      close(button)
      XCTAssertFalse(button.state.contains(.selected))
    }
  }

  func testAMenuThatTheCompositorRefusesLeavesNoTrace() throws {
    let button = MenuButton("Export") { MenuItem("As PDF") }
    try withWindow(Box(.vertical) { button }) { _ in
      button.open()
      close(button)
      let menu = try XCTUnwrap(button.children.lazy.compactMap { $0 as? PopoverMenu }.first)
      // The same state as after a refusal: GTK reports it as visible, but it is not on screen.
      let refusal = menu.connect(Signal<PopoverMenu, Void, Void>("show")) { menu in
        menu.withUnsafeGtkWidget { gtk_widget_unmap($0) }
      }
      for open in [{ button.open() }, { self.press(button) }] {
        open()
        XCTAssertFalse(button.isOpen)
        XCTAssertFalse(button.isHeld)
      }
      refusal.disconnect()
      button.open()
      XCTAssertTrue(button.isOpen)
      close(button)
    }
  }

  func testAnOpenMenuHasTheNameOfItsButtonOnce() throws {
    let button = MenuButton("Photo") {
      MenuItem("Rename…")
      Submenu("Share") { MenuItem("By Mail") }
    }
    try withWindow(Box(.vertical) { button }) { _ in
      button.open()
      let menu = try XCTUnwrap(button.children.lazy.compactMap { $0 as? PopoverMenu }.first)
      XCTAssertTrue(isCalled("Photo", menu))
      let titles = menu.withUnsafeGtkWidget { pageTitles(in: $0) }
      XCTAssertFalse(titles.isEmpty, "A level of the menu is a page of a stack.")
      XCTAssertTrue(titles.allSatisfy { $0 == "" }, "\(titles)")
      close(button)
    }
  }

  func testAChosenItemRunsItsAction() {
    var done: [String] = []
    let button = MenuButton("Do") {
      MenuItem("Copy") { done.append("copy") }
      MenuItem("Wrap", isOn: false) { done.append("wrap \($0)") }
      MenuItem("Never", isEnabled: false) { done.append("never") }
    }
    withWindow(Box(.vertical) { button }) { _ in
      button.open()
      let menu = button.children.first { $0 is PopoverMenu }
      menu?.activateAction("menu.item-Copy")
      menu?.activateAction("menu.item-Wrap")
      menu?.activateAction("menu.item-Wrap")
      menu?.activateAction("menu.item-Never")
      XCTAssertEqual(done, ["copy", "wrap true", "wrap false"])
      close(button)
    }
  }

  func testAPopUpButtonShowsAndSaysWhatIsChosen() {
    var chosen: [String] = []
    let button = MenuButton("Sort by", selection: "date") {
      MenuItem("Name", id: "name")
      MenuItem("Date", id: "date", icon: "x-office-calendar-symbolic")
    } onSelect: {
      chosen.append($0)
    }
    XCTAssertEqual(button.title, "Date")
    XCTAssertEqual(button.accessibilityLabel, "Sort by: Date")
    withWindow(Box(.vertical) { button }) { _ in
      button.open()
      button.children.first { $0 is PopoverMenu }?.activateAction("menu.selection", target: "name")
      XCTAssertEqual(button.selection, "name")
      XCTAssertEqual(button.title, "Name")
      XCTAssertNil(button.icon)
      XCTAssertEqual(button.accessibilityLabel, "Sort by: Name")
      XCTAssertEqual(chosen, ["name"])
      button.selection = "date"
      XCTAssertEqual(chosen, ["name"], "Setting calls no handler.")
      XCTAssertEqual(button.title, "Date")
      close(button)
    }
  }

  func testAnUnknownSelectionIsReported() {
    let button = MenuButton("Sort by", selection: "nope") { MenuItem("Name") }
    XCTAssertEqual(button.selection, "Name")
    XCTAssertEqual(LogWatch.forget().count, 1)
  }

  func testAnEmptyMenuDoesNotOpenAndSaysWhy() {
    let button = MenuButton("Recent") {}
    withWindow(Box(.vertical) { button }) { _ in
      XCTAssertFalse(button.isEnabled)
      XCTAssertEqual(button.disabledReason, "There is nothing to choose")
      button.open()
      press(button)
      XCTAssertFalse(button.isOpen)
      button.menu = Menu { MenuItem("Letter") }
      XCTAssertTrue(button.isEnabled)
      button.open()
      XCTAssertTrue(button.isOpen)
      button.menu = Menu()
      wait("the empty menu closes") { !button.isOpen }
      XCTAssertFalse(button.isEnabled)
      button.menuProvider = { Menu { MenuItem("Fresh") } }
      button.open()
      XCTAssertTrue(button.isOpen)
      close(button)
    }
  }

  func testAMenuMayChangeWhileItIsOpen() {
    let button = MenuButton("Busy") { MenuItem("0") }
    withWindow(Box(.vertical) { button }) { _ in
      button.open()
      for round in 1...50 {
        button.menu = Menu {
          for index in 0..<(round % 7 + 1) { MenuItem("\(index * round)", role: index == 0 ? .destructive : .normal) }
          if round % 3 == 0 { Submenu("More") { MenuItem("\(round)") } }
          if round % 2 == 0 { MenuSection("S") { MenuItem("In \(round)", isOn: true) { _ in } } }
        }
        drain()
        XCTAssertTrue(button.isOpen)
      }
      button.close()
      wait("the menu is closed") { !button.isOpen }
    }
  }

  func testItGoesWithItsMenu() {
    weak var gone: MenuButton?
    do {
      let button = MenuButton("Going") { MenuItem("One") }
      gone = button
      let box = Box(.vertical) { button }
      withWindow(box) { _ in
        button.open()
        close(button)
        box.remove(button)
      }
    }
    wait("the menu button is released") { gone == nil }
  }

  func testItStandsWhereLinesBegin() throws {
    for direction in [TextDirection.leftToRight, .rightToLeft] {
      TextDirection.default = direction
      defer { TextDirection.default = .leftToRight }
      let button = MenuButton("Do") { MenuItem("Something that is much longer than the title of the button") }
      button.horizontalAlignment = .center
      try withWindow(Box(.vertical) { button }.with { $0.setSizeRequest(width: 800) }) { window in
        // The window is not in the corner of the screen, where GTK 4.24 puts every popover of this direction at the
        // other edge.
        Hands.act("search", "--onlyvisible", "--name", "^Test$", "windowmove", "200", "100")
        Hands.move(x: 0, y: 0)
        button.open()
        let menu = try XCTUnwrap(button.children.first { $0 is PopoverMenu } as? PopoverMenu)
        let middle = { (box: Rectangle?) in (box?.x ?? 0) + (box?.width ?? 0) / 2 }
        wait("the menu stands at the start of lines for \(direction)") {
          let ahead = middle(menu.shownBounds(in: window)) - middle(button.bounds(in: window))
          return direction == .rightToLeft ? ahead < -100 : ahead > 100
        }
        close(button)
      }
    }
  }

  func testPriorityKeepsTheFirstElementNearest() {
    let button = MenuButton("Order") {
      MenuItem("1")
      MenuItem("2")
    }
    button.side = .above
    button.preferredMenuElementOrder = .priority
    withWindow(Box(.vertical) { button.with { $0.verticalAlignment = .end } }) { window in
      Hands.move(x: 0, y: 0)
      button.open()
      guard let menu = button.children.first(where: { $0 is PopoverMenu }) as? PopoverMenu else {
        return XCTFail("There is no menu.")
      }
      let titles = menu.model?.nodes.map { node in if case .item(let item) = node { item.title } else { "" } }
      XCTAssertEqual(titles, menu.isAbove ? ["2", "1"] : ["1", "2"])
      wait("the nearest item has focus") {
        guard let item = menu.window?.focusedWidget, item.cssName == "modelbutton" else { return false }
        return item[Property<Widget, String?>("text")] == "1"
      }
      close(button)
    }
  }

  func testAMenuBesideItsButtonIsNotReversed() throws {
    for (side, alignment) in [(PopoverMenu.Side.trailing, Alignment.start), (.leading, .start), (.trailing, .center)] {
      let button = MenuButton("Order") {
        MenuItem("1")
        MenuItem("2")
      }
      (button.side, button.menuAlignment) = (side, alignment)
      button.preferredMenuElementOrder = .priority
      (button.horizontalAlignment, button.verticalAlignment) = (.center, .start)
      withWindow(Box(.vertical) { button }.with { $0.setSizeRequest(width: 500) }) { _ in
        Hands.move(x: 0, y: 0)
        button.open()
        guard let menu = button.children.first(where: { $0 is PopoverMenu }) as? PopoverMenu else {
          return XCTFail("There is no menu.")
        }
        XCTAssertFalse(menu.isAbove, "\(side), \(alignment)")
        let titles = menu.model?.nodes.map { node in if case .item(let item) = node { item.title } else { "" } }
        XCTAssertEqual(titles, ["1", "2"], "\(side), \(alignment)")
        close(button)
      }
    }
  }

  func testACommandInAMenuFollowsItAndIsDone() {
    var performed = 0
    let save = Command("save", "Save") { performed += 1 }
    let button = MenuButton("File") { save }
    withWindow(Box(.vertical) { button }) { _ in
      button.open()
      guard let menu = button.children.first(where: { $0 is PopoverMenu }) as? PopoverMenu else {
        return XCTFail("There is no menu.")
      }
      save.title = "Save Now"
      guard case .item(let item) = menu.model?.nodes.first else { return XCTFail("There is no item.") }
      XCTAssertEqual(item.title, "Save Now")
      XCTAssertTrue(menu.activateAction(item.action))
      save.isEnabled = false
      menu.activateAction(item.action)
      XCTAssertEqual(performed, 1)
      close(button)
    }
  }

  func testAContextMenuOpensByTheKeyboardAndNotWhenItIsEmpty() {
    let button = Button("Back")
    withWindow(Box(.vertical) { button }) { _ in
      button.openContextMenu()
      button.contextMenu = Menu()
      button.openContextMenu()
      XCTAssertFalse(button.isContextMenuOpen)
      button.contextMenu = Menu { MenuItem("Home") }
      button.openContextMenu()
      XCTAssertTrue(button.isContextMenuOpen)
      button.contextMenu = Menu { MenuItem("Results") }
      XCTAssertTrue(button.isContextMenuOpen, "It may change while it is open.")
      button.contextMenu = nil
      XCTAssertFalse(button.isContextMenuOpen)
      XCTAssertNil(button.contextMenu)
      letGo(of: button)
    }
  }

  private func close(_ button: MenuButton) {
    button.close()
    wait("the menu is closed") { !button.isOpen && !button.isHeld }
    letGo(of: button)
  }
}

/// Returns the titles of the pages of stacks in a widget, which are objects with names of their own.
@MainActor
private func pageTitles(in widget: UnsafeMutablePointer<GtkWidget>) -> [String?] {
  let isStack = cgtk_is_a(widget, gtk_stack_get_type()) != 0
  var (found, next) = ([String?](), gtk_widget_get_first_child(widget))
  while let child = next {
    if isStack {
      let title = gtk_stack_get_page(OpaquePointer(widget), child).flatMap { gtk_stack_page_get_title($0) }
      found.append(title.map { String(cString: $0) })
    }
    found += pageTitles(in: child)
    next = gtk_widget_get_next_sibling(child)
  }
  return found
}
