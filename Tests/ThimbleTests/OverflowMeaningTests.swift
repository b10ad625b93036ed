import GtkTesting
import Thimble
import XCTest

/// The meanings of a button in the overflow menu of a group: all that it shows, tells and does in the row.
@preconcurrency @MainActor
final class OverflowMeaningTests: ThimbleTestCase {
  private static let other = "Archive all of these messages"
  private var log: [String] = []

  /// Shows a button in the overflow menu, and passes the button of the menu.
  private func withOverflow(of button: Button, _ body: (MenuButton) throws -> Void) throws {
    let group = ButtonGroup("Mail") { [Button(Self.other), button] }
    group.overflowsIntoMenu = true
    group.expandsHorizontally = true
    try withWindow(Box(.horizontal) { group }) { window in
      window.setDefaultSize(width: 200, height: 200)
      wait("the button is in the menu") { group.overflowing.contains(button) }
      try body(XCTUnwrap(group.buttons.last as? MenuButton))
    }
  }

  /// Returns the titles of the button in the menu, and presses the row with one of them.
  private func open(_ more: MenuButton, pressing title: String? = nil) -> [String] {
    more.open()
    defer {
      more.close()
      letGo(of: more)
    }
    let items = more.menu.items.filter { $0.title != Self.other }
    if let item = items.first(where: { $0.title == title }) {
      let name = item.id.replacing(" ", with: ".20").replacing(",", with: ".2c").replacing("…", with: ".2026")
      more.children.first { $0 is PopoverMenu }?.activateAction("menu.item-\(name)")
    }
    return items.map(\.title)
  }

  func testTheMenuShowsWorkAndItsProgress() throws {
    let export = Button("Export")
    try withOverflow(of: export) { more in
      export.work.start()
      XCTAssertEqual(open(more), ["Export, busy"])
      XCTAssertEqual(more.menu.items.last?.isEnabled, false)
      export.work.progress = 0.5
      XCTAssertEqual(open(more), ["Export, 50 %"])
      export.work.stop()
      XCTAssertEqual(open(more), ["Export"])
    }
  }

  func testTheMenuShowsTheBadge() throws {
    try withOverflow(of: Button("Inbox").with { $0.badge = "12" }) { XCTAssertEqual(open($0), ["Inbox, 12"]) }
  }

  func testTheMenuTellsHowToConfirm() throws {
    let delete = Button("Delete") { [weak self] in self?.log.append("deleted") }
    delete.press.confirmation = .hold(for: .seconds(1))
    try withOverflow(of: delete) { more in
      XCTAssertEqual(open(more, pressing: "Delete, press twice"), ["Delete, press twice"])
      XCTAssertEqual(log, [])
      XCTAssertEqual(open(more, pressing: "Press again to Delete"), ["Press again to Delete"])
      XCTAssertEqual(log, ["deleted"])
      XCTAssertEqual(open(more), ["Delete, press twice"])
    }
  }

  func testTheMenuOffersToUndo() throws {
    let send = Button("Send") { [weak self] in self?.log.append("sent") }
    send.press.confirmation = .undo(for: .seconds(30))
    try withOverflow(of: send) { more in
      XCTAssertEqual(open(more, pressing: "Send"), ["Send"])
      XCTAssertEqual(open(more, pressing: "Send, Undo"), ["Send, Undo"])
      XCTAssertEqual(open(more), ["Send"])
      XCTAssertEqual(log, [])
    }
  }

  func testAnItemThatIsChosenToUndoDoesNotBeginAnew() throws {
    let send = Button("Send") { [weak self] in self?.log.append("sent") }
    send.press.confirmation = .undo(for: .milliseconds(300))
    try withOverflow(of: send) { more in
      _ = open(more, pressing: "Send")
      wait("the time to undo is over") { log == ["sent"] }
      _ = open(more, pressing: "Send")
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { send.hasStyleClass("undoable") })
      wait("the item counts again") {
        _ = open(more, pressing: "Send")
        return MainLoop.run(atMost: 0.2) { send.hasStyleClass("undoable") }
      }
    }
  }

  func testTheMenuHasTheLongPressAndTheContextMenu() throws {
    let send = Button("Send") { [weak self] in self?.log.append("sent") }
    send.press.setLongPress("Send Later") { [weak self] _ in self?.log.append("later") }
    send.contextMenu = Menu { MenuItem("Save Draft") { [weak self] in self?.log.append("saved") } }
    let titles = ["Send", "Send Later", "Save Draft"]
    try withOverflow(of: send) { more in
      for title in titles { XCTAssertEqual(open(more, pressing: title), titles) }
      XCTAssertEqual(log, ["sent", "later", "saved"])
      send.disable(because: "Write an address first")
      XCTAssertEqual(open(more), ["Send, Write an address first"])
    }
  }

  func testAPopoverOpensBesideTheMenusButton() throws {
    let form = Button("Form")
    let filters = Button("Filters").opensPopover(form)
    let isClosed = { !filters.isPopoverOpen && !form.isMapped }
    try withOverflow(of: filters) { more in
      wait("the window is the active one") { more.window?.isActive == true }
      XCTAssertEqual(open(more, pressing: "Filters"), ["Filters"])
      wait("the popover has focus") { filters.isPopoverOpen && form.isFocused }
      XCTAssertTrue(form.selfAndAncestors.contains(more))
      XCTAssertFalse(more.showsTooltip, "The tooltip would be above the popover.")
      filters.isPopoverOpen = false
      wait("the popover is closed") { isClosed() }
      XCTAssertTrue(more.isFocused)
      filters.isPopoverOpen = true
      wait("the popover is open again") { form.isMapped }
      filters.isEnabled = false
      wait("the popover of a disabled button is closed") { isClosed() }
      filters.isEnabled = true
      more.window?.setDefaultSize(width: 900, height: 200)
      wait("the button is in the row") { filters.isMapped && filters.width > 0 }
      press(filters)
      wait("the popover is open at the button") { form.isMapped && form.selfAndAncestors.contains(filters) }
      filters.isPopoverOpen = false
      wait("the popover is closed") { isClosed() }
    }
  }

  func testTheMenuMarksASelectedButtonAndNamesAMixedOne() throws {
    let pin = Button("Pin")
    pin.isSelected = true
    try withOverflow(of: pin) { more in
      _ = open(more)
      let menu = more.children.first { $0 is PopoverMenu }
      XCTAssertEqual(menu?.actionStatus("menu.item-Pin")?.state, true)
    }
    let bold = ToggleButton("Bold", isOn: false)
    bold.toggleState = .mixed
    try withOverflow(of: bold) { XCTAssertEqual(open($0), ["Bold, Partially on"]) }
  }
}
