import CGtk
import GtkTesting
import Thimble
import XCTest

/// Keyboard focus when a control leaves: it goes to the neighbour.
@preconcurrency @MainActor
final class FocusNeighbourTests: ThimbleTestCase {
  private let leaving: [(String, @MainActor (Button, Box) -> Void)] = [
    ("hiding", { button, _ in button.isVisible = false }), ("removing", { button, box in box.remove(button) }),
    ("disabling", { button, _ in button.isEnabled = false }), ("GTK's function", { button, _ in disableByGtk(button) }),
    ("its action", { button, _ in disableByAction(button) }),
  ]

  /// Disables a widget as other languages, property bindings and containers do.
  private static func disableByGtk(_ widget: Widget) { widget.withUnsafeGtkWidget { gtk_widget_set_sensitive($0, 0) } }

  /// Disables a button by an action of its own, to which it is bound by GTK's function.
  private static func disableByAction(_ button: Button) {
    let action = Action("go")
    button.insertActionGroup(ActionGroup([action]), as: "own")
    button.withUnsafeGtkWidget { gtk_actionable_set_action_name(OpaquePointer($0), "own.go") }
    action.isEnabled = false
  }

  func testFocusGoesToTheNextControlElseToTheOneBefore() {
    for (name, leave) in leaving {
      let buttons = ["One", "Two", "Three"].map { Button($0) }
      let box = Box(.vertical) { buttons }
      withWindow(Box(.vertical) { [Entry(""), box, Button("Far")] }) { window in
        buttons[1].grabFocus()
        leave(buttons[1], box)
        XCTAssertTrue(buttons[2].isFocused, name)
        drain()
        XCTAssertTrue(buttons[2].isFocused, name)
        leave(buttons[2], box)
        drain()
        XCTAssertTrue(buttons[0].isFocused, name)
      }
    }
  }

  func testFocusLeavesWithTheContainer() {
    let (inner, other) = (Button("Inner"), Button("Other"))
    let rows = [Box(.horizontal) { [inner, other] }, Box(.horizontal) { Button("Below") }]
    let box = Box(.vertical) { rows }
    withWindow(Box(.vertical) { [Button("First"), box] }) { window in
      inner.grabFocus()
      box.remove(rows[0])
      drain()
      XCTAssertEqual((window.focusedWidget as? Button)?.title, "Below")
    }
  }

  func testFocusGoesToTheNextRowElseToTheOneBefore() {
    let buttons = ["One", "Two", "Three"].map { Button($0) }
    let list = ListBox()
    for button in buttons { list.append(ListBoxRow(button)) }
    withWindow(Box(.vertical) { [Entry(""), list, Button("Far")] }) { window in
      buttons[1].grabFocus()
      for (leaving, next) in [(1, "Three"), (1, "One")] {
        list.remove(list.rows[leaving])
        drain()
        let focused = window.focusedWidget
        let button = focused as? Button ?? focused?.descendants(of: Button.self).first
        XCTAssertEqual(button?.title, next)
        button?.grabFocus()
      }
    }
  }

  func testFocusStaysInTheGroupWhenAButtonLeaves() {
    for leave: @MainActor (Button, ButtonGroup) -> Void in [
      { button, _ in button.isVisible = false }, { button, group in group.remove(button) },
      { button, _ in button.isEnabled = false }, { button, _ in Self.disableByGtk(button) },
      { button, _ in Self.disableByAction(button) },
    ] {
      let buttons = ["One", "Two", "Three"].map { Button($0) }
      let group = ButtonGroup(toolbar: "Bar") { buttons }
      withWindow(Box(.vertical) { [Entry(""), group, Button("Far")] }) { window in
        buttons[2].grabFocus()
        leave(buttons[2], group)
        drain()
        XCTAssertEqual((window.focusedWidget as? Button)?.title, "Two")
      }
    }
  }

  func testFocusLeavesAContainerThatIsDisabled() {
    for inner in [Button("Inner"), Entry("Inner")] as [Widget] {
      let box = Box(.horizontal) { [inner, Button("Other")] }
      withWindow(Box(.vertical) { [Button("First"), box, Button("Below")] }) { window in
        inner.grabFocus()
        box.isEnabled = false
        XCTAssertEqual((window.focusedWidget as? Button)?.title, "Below")
        box.isEnabled = true
      }
    }
  }

  func testFocusLeavesAContainerThatGtkDisables() {
    let (inner, box) = (Button("Inner"), Box(.horizontal))
    for child in [inner, Button("Other")] { box.append(child) }
    withWindow(Box(.vertical) { [Button("First"), box, Button("Below")] }) { window in
      inner.grabFocus()
      var seen: [String?] = []
      window.observe(.focusWidget) { _, focused in seen.append((focused as? Button)?.title) }
      Self.disableByGtk(box)
      XCTAssertEqual(seen, ["Below"], "No widget of the container has focus in between.")
    }
  }

  func testFocusStaysInAPopoverWhoseButtonIsDisabled() {
    let buttons = ["One", "Two"].map { Button($0) }
    let opener = Button("Open").opensPopover(Box(.vertical) { buttons })
    withWindow(Box(.vertical) { [opener, Button("Below")] }) { _ in
      opener.isPopoverOpen = true
      wait("the popover is open") { buttons[1].isMapped }
      for disable: @MainActor (Button) -> Void in [{ $0.isEnabled = false }, { Self.disableByGtk($0) }] {
        buttons[0].grabFocus()
        disable(buttons[0])
        XCTAssertTrue(buttons[1].isFocused)
        buttons[0].isEnabled = true
      }
      opener.isPopoverOpen = false
      wait("the popover is closed") { !opener.isPopoverOpen }
    }
  }

  func testWorkThatHidesItsButtonLeavesFocusBesideIt() {
    let play = Button("Play").with { $0.isVisible = false }
    let download = Button("Download")
    download.connect(.clicked) { button in
      play.isVisible = true
      button.isVisible = false
    }
    withWindow(Box(.vertical) { [Entry(""), Box(.horizontal) { [download, play] }, Button("Last")] }) { _ in
      download.grabFocus()
      press(download)
      drain()
      XCTAssertTrue(play.isFocused)
    }
  }

  func testAWindowThatClosesMovesNoFocus() {
    let (one, two) = (Button("One"), Button("Two"))
    var hadFocus = false
    withWindow(Box(.vertical) { [one, two] }) { window in
      one.grabFocus()
      window.observe(.focusWidget) { _, focused in hadFocus = hadFocus || focused === two }
      window.isVisible = false
      drain()
    }
    XCTAssertFalse(hadFocus)
  }
}
