import GtkTesting
import Thimble
import XCTest

/// Buttons with their own menu, in the overflow menu of a group.
@preconcurrency @MainActor
final class OverflowSubmenuTests: ThimbleTestCase {
  func testAPopUpButtonIsASubmenuThatMarksWhatIsChosen() throws {
    var chosen: [String] = []
    let sort = MenuButton("Sort by", selection: "date") {
      MenuItem("Name", id: "name")
      MenuItem("Date", id: "date")
    } onSelect: {
      chosen.append($0)
    }
    let empty = MenuButton("Recent letters") {}
    let group = ButtonGroup("Mail") { [Button("Archive all of them"), sort, empty] }
    group.overflowsIntoMenu = true
    group.expandsHorizontally = true
    try withWindow(Box(.horizontal) { group }) { window in
      window.setDefaultSize(width: 150, height: 200)
      wait("the menu buttons are in the overflow menu") {
        group.overflowing.contains(sort) && group.overflowing.contains(empty)
      }
      let more = try XCTUnwrap(group.buttons.last as? MenuButton)
      more.open()
      guard let menu = more.children.first(where: { $0 is PopoverMenu }) as? PopoverMenu,
        case .submenu(_, let nodes)? = menu.model?.nodes.dropLast().last, case .section(_, let items)? = nodes.first,
        case .item(let name)? = items.first
      else { return XCTFail("\(more.menu.elements)") }
      XCTAssertEqual(menu.actionStatus(name.action)?.state, "date")
      XCTAssertEqual(more.menu.items.last?.isEnabled, false, "That menu is empty.")
      menu.activateAction(name.action, target: "name")
      XCTAssertEqual(chosen, ["name"])
      XCTAssertEqual(sort.title, "Name")
      more.close()
      letGo(of: more)
    }
  }

  func testAMenuThatOtherCodeMadeIsASubmenuThatFollowsIt() throws {
    let model = MenuModel([.item(.init("One", action: "win.one"))])
    let export = MenuButton("Export this letter") {}.with { $0.menuModel = model }
    let group = ButtonGroup("Mail") { [Button("Archive all of them"), export] }
    group.overflowsIntoMenu = true
    group.expandsHorizontally = true
    try withWindow(Box(.horizontal) { group }) { window in
      window.setDefaultSize(width: 150, height: 200)
      wait("the menu button is in the overflow menu") { group.overflowing.contains(export) }
      let more = try XCTUnwrap(group.buttons.last as? MenuButton)
      more.open()
      let menu = try XCTUnwrap(more.children.first { $0 is PopoverMenu })
      XCTAssertTrue(rows(in: menu).contains("One"), "\(rows(in: menu))")
      model.update([.item(.init("Two", action: "win.two"))])
      wait("the submenu shows the new row") { rows(in: menu).contains("Two") && !rows(in: menu).contains("One") }
      more.close()
      letGo(of: more)
    }
  }
}
