import GtkTesting
import Thimble
import XCTest

/// The check marks and choices of a menu, which stay as the user has left them.
@preconcurrency @MainActor
final class MenuStateTests: ThimbleTestCase {
  private var told: [String] = []

  private var menu: Menu {
    Menu {
      MenuItem("Hidden Files", isOn: true) { [weak self] in self?.told.append("hidden \($0)") }
      MenuSection("Layout", selection: "Grid") { [weak self] in
        self?.told.append($0)
      } _: {
        MenuItem("Grid")
        MenuItem("List")
      }
    }
  }

  /// Opens a menu, reads its states, chooses both items, and closes it.
  private func states(of widget: Widget, open: () -> Void, close: () -> Void) throws -> [ActionValue?] {
    open()
    let popover = try XCTUnwrap(widget.children.lazy.compactMap { $0 as? PopoverMenu }.first)
    let names = ["menu.item-Hidden.20Files", "menu.choice-Layout"]
    let states = names.map { popover.actionStatus($0)?.state }
    popover.activateAction(names[0])
    popover.activateAction(names[1], target: "List")
    close()
    letGo(of: widget)
    return states
  }

  func testAMenuThatOpensAgainShowsThem() throws {
    let button = MenuButton("View") {}
    button.menu = menu
    let plain = Button("Plain")
    plain.contextMenu = menu
    try withWindow(Box(.vertical) { [button, plain] }) { _ in
      for (name, widget, open, close) in [
        ("menu button", button, { button.open() }, { button.close() }),
        (
          "context menu", plain, { plain.openContextMenu() },
          { plain.children.lazy.compactMap { $0 as? PopoverMenu }.first?.popDown() }
        ),
      ] as [(String, Widget, () -> Void, () -> Void)] {
        XCTAssertEqual(try states(of: widget, open: open, close: close), [true, "Grid"], name)
        XCTAssertEqual(try states(of: widget, open: open, close: close), [false, "List"], name)
        XCTAssertEqual(told, ["hidden false", "List", "hidden true", "List"], name)
        told = []
      }
      button.menu = menu
      XCTAssertEqual(
        try states(of: button, open: { button.open() }, close: { button.close() }), [true, "Grid"], "A new menu is new."
      )
    }
  }

  func testACommandThatChangesMeanwhileLeavesThem() throws {
    let save = Command("save", "Save") {}
    let button = MenuButton("View") {
      save
      MenuItem("Hidden Files", isOn: true) { _ in }
    }
    try withWindow(Box(.vertical) { button }) { _ in
      button.open()
      let popover = try XCTUnwrap(button.children.lazy.compactMap { $0 as? PopoverMenu }.first)
      popover.activateAction("menu.item-Hidden.20Files")
      save.title = "Save As"
      XCTAssertEqual(popover.actionStatus("menu.item-Hidden.20Files")?.state, false)
      button.close()
      letGo(of: button)
    }
  }
}
