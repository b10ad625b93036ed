import GtkHost
import GtkTesting
import XCTest

/// Children are added, removed and replaced. The test case finds leaks.
@preconcurrency @MainActor
final class ContainerTests: GtkTestCase {
  func testAChildCanBeReplaced() {
    let (first, second) = (Label("first"), Label("second"))
    let paned = Paned(.horizontal, start: Label("start"), end: first)
    paned.endChild = second
    XCTAssertTrue(paned.endChild === second && first.parent == nil)
    XCTAssertEqual((paned.startChild as? Label)?.text, "start")
    paned.endChild = nil
    let view = ScrolledWindow(first)
    XCTAssertTrue(view.child === first, "The child, not GTK's viewport around it.")
    view.child = second
    XCTAssertTrue(view.child === second && first.parent == nil)
    let list = ListBox()
    view.child = list
    XCTAssertTrue(view.child === list)
    let overlay = Overlay(first)
    overlay.child = second
    overlay.addOverlay(first)
    overlay.removeOverlay(first)
    XCTAssertTrue(overlay.child === second && first.parent == nil)
    overlay.child = nil
    let popover = Popover(first)
    popover.child = second
    XCTAssertTrue(popover.child === second)
    popover.child = nil
    let row = ListBoxRow(first)
    row.child = second
    XCTAssertTrue(row.child === second)
    row.child = nil
    let revealer = Revealer(second)
    revealer.child = first
    XCTAssertTrue(revealer.child === first && second.parent == nil)
  }

  func testChildrenCanBeRemoved() {
    let (one, two) = (Label("one"), Label("two"))
    let box = Box(.vertical) {
      one
      two
    }
    let middle = Label("middle")
    box.insert(middle, after: one)
    XCTAssertEqual(box.children.map { ($0 as? Label)?.text }, ["one", "middle", "two"])
    box.removeAll()
    XCTAssertEqual(box.children, [])
    let lines = WrapBox {
      one
      two
    }
    lines.remove(middle)
    lines.remove(one)
    XCTAssertEqual(lines.children, [two])
    lines.removeAll()
    XCTAssertEqual(lines.children, [])
    let bar = HeaderBar { one }
    bar.remove(one)
    XCTAssertNil(one.parent)
    let stack = Stack()
    stack.add(two, named: "two", title: "Two")
    stack.remove(two)
    XCTAssertNil(stack.visibleChildName)
    let list = ListBox()
    let (first, second) = (ListBoxRow(Label("1")), ListBoxRow(Label("2")))
    list.append(second)
    list.insert(first, at: 0)
    XCTAssertEqual(list.rows, [first, second])
    list.remove(first)
    XCTAssertEqual(list.rows, [second])
    list.removeAll()
    XCTAssertEqual(list.rows, [])
  }

  func testAStackWithoutAFadeShowsOneChildAtATime() {
    let stack = Stack()
    let (one, two) = (Label("One"), Label("Two"))
    stack.add(one, named: "one")
    stack.add(two, named: "two")
    withWindow(stack) { _ in
      wait("the stack shows the first child") { one.isMapped }
      stack.visibleChildName = "two"
      XCTAssert(one.isMapped && two.isMapped, "One fades in over the other.")
      stack.crossFades = false
      stack.visibleChildName = "one"
      XCTAssert(one.isMapped && !two.isMapped)
    }
  }

  func testARevealerShowsItsChild() {
    let revealer = Revealer(Label("Hidden"), transition: .none)
    withWindow(Box(.vertical) { revealer }) { _ in
      XCTAssertFalse(revealer.isChildRevealed)
      revealer.revealsChild = true
      wait("the revealer shows its child") { revealer.isChildRevealed }
    }
  }

  func testASearchBarOpensForItsField() {
    let entry = SearchEntry("Search")
    let bar = SearchBar(entry)
    withWindow(Box(.vertical) { bar }) { window in
      bar.keyCaptureWidget = window
      XCTAssertTrue(bar.keyCaptureWidget === window)
      bar.isSearching = true
      wait("the field has focus") { window.focusedWidget.map { entry.contains($0) } == true }
      bar.isSearching = false
      XCTAssertFalse(bar.isSearching)
      bar.keyCaptureWidget = nil
    }
  }

  func testFieldsHoldTheirText() {
    let entry = Entry("text", placeholder: "Name")
    XCTAssertEqual(entry.placeholder, "Name")
    entry.placeholder = nil
    XCTAssertNil(entry.placeholder)
    entry.isEditable = false
    XCTAssertFalse(entry.isEditable)
    let password = PasswordEntry("Password")
    password.text = "secret"
    password.showsPeekIcon = true
    XCTAssertTrue(password.text == "secret" && password.showsPeekIcon)
    let check = CheckButton("_Wrap", isOn: true)
    var toggles = 0
    check.connect(.toggled) { _ in toggles += 1 }
    check.isOn = false
    check.isInconsistent = true
    XCTAssertTrue(toggles == 1 && check.isInconsistent)
    let view = TextView("Ein Brief")
    XCTAssertTrue(view.isEditable && !view.isMonospace && view.text == "Ein Brief")
    view.isEditable = false
    view.setTextMargins(top: 12, left: 12)
    XCTAssertFalse(view.isEditable)
  }

  func testAnOmittedLengthKeepsWhatWasSet() {
    let label = Label("Name")
    label.setMargins(top: 3, leading: 5)
    label.setMargins(trailing: 7)
    label.setSizeRequest(width: 200)
    label.setSizeRequest(height: 100)
    XCTAssertEqual(label.measured(.horizontal).minimum, 200 + 5 + 7)
    XCTAssertEqual(label.measured(.vertical).minimum, 100 + 3)
  }
}
