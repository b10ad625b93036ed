import GtkTesting
import Thimble
import XCTest

/// The context menu of a widget that is no control, such as the row of a list.
@preconcurrency @MainActor
final class WidgetMenuTests: ThimbleTestCase {
  /// A list of two rows. The menu of the second has an item for each time that it was made.
  @MainActor
  private final class Rows {
    let list = ListBox()
    var count = 0
    var chosen: [String] = []

    init() {
      list.append(ListBoxRow(Label("First")))
      list.append(
        ListBoxRow(Label("Second")).contextMenu { [weak self] in
          MenuItem("Open") { self?.chosen.append("open") }
          if let self { for number in 0..<self.count { MenuItem("Item \(number)") {} } }
          Submenu("More") { MenuItem("Delete", role: .destructive) { self?.chosen.append("delete") } }
        })
    }

    var row: ListBoxRow { list.rows[1] }
  }

  private func show(_ rows: Rows, _ body: (Window) throws -> Void) throws {
    let longPress = Settings.shared[.longPressTime]
    defer { Settings.shared[.longPressTime] = longPress }
    try withHands(Box(.vertical) { [Entry(""), rows.list] as [Widget] }) { window in
      Hands.move(to: rows.row, in: window)
      try body(window)
    }
  }

  private func close(_ rows: Rows, after opening: String) {
    wait("the menu is open after \(opening)") { rows.row.isContextMenuOpen }
    Hands.key("Escape")
    wait("the menu is closed after \(opening)") { !rows.row.isContextMenuOpen }
    wait("the row has focus after \(opening)") { rows.row.isFocused }
    letGo(of: rows.row)
  }

  /// Closes the open menu of a widget, which GTK then releases.
  private func closeMenu(of widget: Widget) {
    widget.contextMenu = Menu()
    wait("the menu is closed") { !widget.isContextMenuOpen }
    letGo(of: widget)
  }

  func testTheSecondaryButtonAndTheKeysOpenIt() throws {
    let rows = Rows()
    try show(rows) { _ in
      Settings.shared[.longPressTime] = 60_000
      Hands.clickSecondaryButton()
      close(rows, after: "a secondary click")
      for key in ["Menu", "shift+F10"] {
        Hands.key(key)
        close(rows, after: key)
      }
    }
  }

  func testItIsMadeEachTimeItOpens() throws {
    let rows = Rows()
    withWindow(rows.list) { _ in
      for count in [0, 2] {
        rows.count = count
        rows.row.openContextMenu()
        XCTAssertTrue(rows.row.isContextMenuOpen)
        XCTAssertEqual(rows.row.contextMenu?.items.count, count + 1)
        let shown = self.rows(in: rows.row)
        XCTAssertEqual(shown.filter { $0.hasPrefix("Item") }.count, count, "\(shown)")
        rows.row.children.compactMap { $0 as? PopoverMenu }.first?.popDown()
        wait("the menu is closed") { !rows.row.isContextMenuOpen }
        letGo(of: rows.row)
      }
    }
  }

  func testAWidgetThatTakesNoFocusGivesItBack() throws {
    let inside = Entry("inside")
    let box = Box { [Label("Name"), inside] as [Widget] }.contextMenu { MenuItem("Clear") {} }
    withWindow(Box(.vertical) { [Entry(""), box] as [Widget] }) { window in
      inside.grabFocus()
      let focused = window.focusedWidget
      box.openContextMenu()
      XCTAssertTrue(box.isContextMenuOpen)
      closeMenu(of: box)
      XCTAssertTrue(window.focusedWidget === focused)
    }
  }

  func testAnInsensitiveWidgetDoesNotOpenIt() {
    let box = Box { [Label("Name")] }.contextMenu { MenuItem("Clear") {} }
    withWindow(box) { _ in
      box.isEnabled = false
      box.openContextMenu()
      XCTAssertFalse(box.isContextMenuOpen)
    }
  }

  func testItGoesWithItsWidget() {
    weak var gone: Widget?
    do {
      let box = Box { [Label("Name")] }.contextMenu { MenuItem("Clear") {} }
      withWindow(box) { _ in
        box.openContextMenu()
        closeMenu(of: box)
      }
      gone = box
    }
    wait("the widget is released") { gone == nil }
  }

  // MARK: Shortcuts and drops

  func testAShortcutWorksWhereFocusIsOnTheWidgetOrInsideIt() throws {
    var count = 0
    let (outside, inside) = (Entry(""), Button("Inside") {})
    let box = Box { [inside] }.onShortcut("<Control>r") { count += 1 }
    try withHands(Box(.vertical) { [outside, box] as [Widget] }) { _ in
      outside.grabFocus()
      Hands.key("ctrl+r")
      Hands.settle()
      XCTAssertEqual(count, 0)
      inside.grabFocus()
      Hands.key("ctrl+r")
      wait("the action runs") { count == 1 }
    }
  }

  func testADropTargetTakesTheTextThatADragSourceGives() throws {
    var dropped: [String] = []
    let source = Label("Source").with { $0.setSizeRequest(width: 150, height: 80) }
    source.add(DragSource(text: { "dragged" }))
    let target = Label("Target").with { $0.setSizeRequest(width: 150, height: 80) }
    target.add(
      DropTarget(text: { text, _ in
        dropped.append(text)
        return true
      }))
    try withHands(Box(.vertical) { [source, target] }) { window in
      let quiet = try XCTUnwrap(Pixels(of: target))
      Hands.move(to: source, in: window)
      Hands.press()
      Hands.move(to: source, in: window, dx: 20)
      // The drag begins with a motion of some distance, and the motions after that are part of it.
      var dx = 0.0
      wait("the drag is over the target") {
        Hands.move(to: dx < 5 ? source : target, in: window, dx: 30 + dx)
        Hands.settle()
        dx = dx < 10 ? dx + 1 : 5
        return target.stateFlags.contains(.dropActive)
      }
      let marked = try XCTUnwrap(Pixels(of: target))
      XCTAssertTrue(marked[0, 40].isVisiblyOther(than: quiet[0, 40]), "The target has an outline.")
      XCTAssertEqual(marked[20, 10], quiet[20, 10])
      Hands.letGo()
      wait("the text is dropped") { dropped == ["dragged"] }
    }
  }
}
