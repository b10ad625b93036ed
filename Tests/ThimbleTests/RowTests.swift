import GtkHost
import GtkTesting
import Thimble
import XCTest

@preconcurrency @MainActor
final class RowTests: ThimbleTestCase {
  private func frame(_ widget: Widget, in other: Widget) -> Rectangle {
    widget.bounds(in: other) ?? Rectangle(x: 0, y: 0, width: 0, height: 0)
  }

  func testThePrimaryMemberIsPutInItsPlace() {
    let (save, cancel) = (Button("Save", variant: .primary), Button("Cancel"))
    let row = ButtonRow {
      save; cancel
    }
    XCTAssertEqual(row.members, [cancel, save])
    row.primaryPlacement = .first
    XCTAssertEqual(row.members, [save, cancel])
    let other = Button("Other")
    row.append(other)
    XCTAssertEqual(row.members, [save, cancel, other])
    row.primary = other
    XCTAssertEqual(row.members, [other, save, cancel])
    row.remove(other)
    XCTAssertEqual(row.members, [save, cancel])
    XCTAssertNotNil(row.primary)
    row.primaryPlacement = .asGiven
    row.append(other)
    XCTAssertEqual(row.members, [save, cancel, other])
  }

  func testARowThatDoesNotFitIsAStack() {
    let (first, second) = (Button("The first of two long titles"), Button("The second of two long titles"))
    let row = ButtonRow {
      first; second
    }
    withWindow(Box(.vertical) { row }) { window in
      window.setDefaultSize(width: 800, height: 200)
      wait("the buttons stand in a row") { self.frame(second, in: row).y == 0 && row.width >= 800 }
      XCTAssertEqual(frame(first, in: row).width, frame(second, in: row).width, accuracy: 1)
      window.setDefaultSize(width: 300, height: 200)
      wait("the buttons stand below each other") { self.frame(second, in: row).y >= 34 }
      XCTAssertEqual(frame(first, in: row).width, Double(row.width))
    }
  }

  func testLargeTextIsAStack() {
    defer { Settings.shared.textScale = 1 }
    let (first, second) = (Button("A"), Button("B"))
    let row = ButtonRow {
      first; second
    }
    withWindow(Box(.vertical) { row }) { _ in
      XCTAssertEqual(frame(second, in: row).y, 0)
      Settings.shared.textScale = 2
      wait("the buttons stand below each other") { self.frame(second, in: row).y > 34 }
      row.stackingTextScale = nil
      wait("the buttons stand side by side") { self.frame(second, in: row).y == 0 }
    }
  }

  func testCustomSpacingGoesWithItsMember() {
    let buttons = (1...3).map { Button("\($0)") }
    let stack = ButtonStack(spacing: 10) { buttons }
    withWindow(stack) { _ in
      stack.setCustomSpacing(40, after: buttons[0])
      wait("the second button has moved down") { self.frame(buttons[1], in: stack).y == 34 + 40 }
      XCTAssertEqual(frame(buttons[2], in: stack).y, 34 + 40 + 34 + 10)
      stack.remove(buttons[0])
      wait("the other buttons have moved up") { self.frame(buttons[1], in: stack).y == 0 }
      XCTAssertEqual(frame(buttons[2], in: stack).y, 34 + 10)
      stack.append(buttons[0])
      stack.append(Button("4"))
      wait("the custom space is after the first button, the last but one") {
        stack.height > 0 && self.frame(stack.members[3], in: stack).y == 3 * 34 + 2 * 10 + 40
      }
    }
  }

  func testAMemberThatIsAtWorkCanBeRemoved() {
    let button = Button("Work") { try await Task.sleep(for: .seconds(60)) }
    let row = ButtonRow {
      button; Button("Other")
    }
    withWindow(Box(.vertical) { row }) { _ in
      button.grabFocus()
      press(button)
      XCTAssertTrue(button.isPending)
      row.remove(button)
      XCTAssertEqual(row.members.count, 1)
      wait("the work of the removed button is cancelled") { !button.isPending }
    }
  }

  func testEmptyRowsTakeNoRoom() {
    let row = ButtonRow()
    let stack = ButtonStack()
    withWindow(
      Box(.vertical) {
        row; stack; Label("Below")
      }
    ) { _ in
      XCTAssertEqual(row.height + stack.height, 0)
    }
  }

  func testASummaryRowPutsItsButtonBelowWhereThereIsNoRoom() {
    let button = Button("Change the Address")
    let row = SummaryRow("Address", value: "12 Garden Street, Springfield", button: button)
    withWindow(Box(.vertical) { row }) { window in
      window.setDefaultSize(width: 600, height: 200)
      wait("the button stands beside the texts") { self.frame(button, in: row).x > 300 }
      XCTAssertEqual(frame(button, in: row).x + frame(button, in: row).width, Double(row.width))
      window.setDefaultSize(width: 220, height: 200)
      wait("the button stands below the texts") {
        self.frame(button, in: row).x == 0 && self.frame(button, in: row).y > 30
      }
      row.value = "Elsewhere"
    }
  }

  func testTheValueOfASummaryRowIsInItsNameAndIsSaidWhenItChangesAtTheFocusedButton() throws {
    let (button, other) = (Button("Change"), Button("Other"))
    let said = listen(to: button)
    let row = SummaryRow("Address", value: "12 Garden Street", button: button)
    XCTAssertTrue(isCalled("Address, 12 Garden Street", row))
    try withHands(Box(.vertical) { [row, other] as [Widget] }) { _ in
      other.grabFocus()
      row.value = "1 Main Street"
      XCTAssertTrue(isCalled("Address, 1 Main Street", row))
      XCTAssertEqual(said.all, [])
      button.grabFocus()
      row.value = "2 Main Street"
      row.value = "2 Main Street"
      XCTAssertEqual(said.all, ["Address, 2 Main Street"])
    }
    row.value = ""
    row.label = "Nowhere"
    XCTAssertTrue(isCalled("Nowhere", row))
  }

  func testRowsWithLongWordsFitIntoANarrowWindowOfLargeText() {
    defer { Settings.shared.textScale = 1 }
    Settings.shared.textScale = 2
    let word = "Donaudampfschifffahrtsgesellschaft"
    let summary = SummaryRow(word, value: word, button: Button("Change"))
    let preference = PreferenceRow(word, subtitle: word, Switch(""))
    let entry = ButtonListRow("\(word) und \(word)")
    entry.subtitle = "Zuletzt geändert: vorgestern um 17:30 Uhr"
    let list = ListBox()
    list.append(preference)
    let box = Box(.vertical) { [summary, list, ButtonList { entry }] as [Widget] }
    withWindow(box) { window in
      window.setDefaultSize(width: 360, height: 600)
      wait("the window is narrow") { window.width == 360 }
      for row in [summary, preference, entry] as [Widget] {
        XCTAssertLessThanOrEqual(row.measured(.horizontal).minimum, 360, row.typeName)
      }
    }
  }

  func testTheButtonOfASummaryRowCanBeReplaced() {
    let (first, second) = (Button("Change"), Button("Edit"))
    let row = SummaryRow("Delivery", value: "Tomorrow", button: first)
    row.button = second
    XCTAssertTrue(row.button === second && second.parent === row && first.parent == nil)
    row.button = nil
    XCTAssertNil(second.parent)
  }

  func testAListRowIsPressedInItsWholeWidthAndKeepsItsIconsAtTheEnds() {
    var count = 0
    let row = ButtonListRow("Network", icon: "list-add-symbolic") { count += 1 }
    row.trailingIcon = "go-next-symbolic"
    let list = ButtonList {
      row; ButtonListRow(String(repeating: "A title without end ", count: 500))
    }
    withWindow(Box(.vertical) { list }) { _ in
      XCTAssertEqual(frame(row, in: list).width, Double(list.width))
      XCTAssertLessThan(list.width, 400, "The long title is cut.")
      XCTAssertGreaterThanOrEqual(frame(row, in: list).height, 48)
      XCTAssertTrue(row.pick(x: Double(row.width) - 40, y: 10) === row)
      XCTAssertGreaterThan(row.shown.indicatorBox.x, 200)
      press(row)
      XCTAssertEqual(count, 1)
      XCTAssertEqual(list.children.filter { $0 is Separator }.count, 1)
      list.remove(row)
      XCTAssertEqual(list.children.count, 1)
      list.remove(row)
      list.prepend(row)
      list.append(ButtonListRow("Last"))
      XCTAssertEqual(list.children.map { $0 is Separator }, [false, true, false, true, false])
      XCTAssertTrue(list.rows.count == 3 && list.rows.first === row)
      row.trailingIcon = nil
      XCTAssertFalse(row.shown.hasIndicator)
    }
  }
}
