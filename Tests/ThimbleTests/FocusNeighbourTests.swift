import GtkTesting
import Thimble
import XCTest

/// Keyboard focus when a control leaves: it goes to the neighbour.
@preconcurrency @MainActor
final class FocusNeighbourTests: ThimbleTestCase {
  private let leaving: [(String, @MainActor (Button, Box) -> Void)] = [
    ("hiding", { button, _ in button.isVisible = false }), ("removing", { button, box in box.remove(button) }),
    ("disabling", { button, _ in button.isEnabled = false }),
  ]

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
      { button, _ in button.isEnabled = false },
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
