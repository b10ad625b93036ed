import GtkTesting
import XCTest

@testable import Thimble

final class ToggleButtonGroupTests: ThimbleTestCase {
  private func make(_ mode: SelectionMode, _ titles: [String] = ["Left", "Centre", "Right"]) -> ToggleButtonGroup<
    String
  > {
    ToggleButtonGroup("Alignment", selecting: mode, items: titles.map { ToggleItem($0, $0) })
  }

  private func on(_ group: ToggleButtonGroup<String>) -> [String] {
    group.buttons.compactMap { $0 as? ToggleButton }.filter(\.isOn).map(\.title)
  }

  func testAPressChoosesAndTellsOnce() {
    var told: [Set<String>] = []
    let group = make(.requiredSingle)
    group.onChange = { told.append($0) }
    XCTAssertEqual(on(group), ["Left"])
    group.button(for: "Right")?.emit(.clicked)
    XCTAssertEqual(on(group), ["Right"])
    group.button(for: "Right")?.emit(.clicked)
    XCTAssertEqual(on(group), ["Right"])
    XCTAssertEqual(told, [["Right"]])
  }

  func testTheProgramTellsNobody() {
    let group = make(.multiple)
    group.onChange = { _ in XCTFail("The program knows.") }
    group.selection = ["Left", "Right", "Elsewhere"]
    XCTAssertEqual(on(group), ["Left", "Right"])
    group.remove("Left")
    group.insert(ToggleItem("Top", "Top"), at: 0)
    XCTAssertEqual(group.tags, ["Top", "Centre", "Right"])
    XCTAssertEqual(on(group), ["Right"])
    XCTAssertEqual(group.selected, "Right")
  }

  func testRemovingTheOneThatIsOnTurnsOnItsNeighbour() {
    let group = make(.requiredSingle)
    group.selection = ["Centre"]
    group.button(for: "Right")?.isEnabled = false
    group.remove("Centre")
    XCTAssertEqual(on(group), ["Left"])
    for tag in group.tags { group.remove(tag) }
    XCTAssertEqual(group.selection, [])
    XCTAssertEqual(group.buttons, [])
    group.append(ToggleItem("New", "New"))
    XCTAssertEqual(on(group), ["New"])
  }

  func testAValueIsThereOnce() {
    let group = make(.single)
    LogWatch.forget()
    group.append(ToggleItem("Left", "Left again"))
    XCTAssertEqual(LogWatch.forget().filter { $0.contains("a button for Left already") }.count, 1)
    XCTAssertEqual(group.buttons.count, 3)
  }

  func testAMixedButtonIsOnAfterAPress() {
    let group = make(.multiple)
    group.button(for: "Left")?.toggleState = .mixed
    group.button(for: "Centre")?.toggleState = .mixed
    group.button(for: "Left")?.emit(.clicked)
    XCTAssertEqual(on(group), ["Left"])
    XCTAssertEqual(group.button(for: "Centre")?.toggleState, .mixed, "It was not pressed.")
  }

  func testMayGoInItsHandler() {
    let box = Box(.horizontal)
    weak var weakGroup: ToggleButtonGroup<String>?
    withWindow(box) { _ in
      let group = make(.requiredSingle)
      weakGroup = group
      group.onChange = { [weak box, weak group] _ in
        if let group { box?.remove(group) }
      }
      box.append(group)
      group.button(for: "Right")?.emit(.clicked)
    }
    wait("it is released") { weakGroup == nil }
  }

  func testEmptyItTakesNoRoomAndNoFocus() {
    let group = make(.requiredSingle, [])
    let box = Box(.horizontal) {
      group
      Button("Beside it")
    }
    withWindow(box) { _ in
      XCTAssertEqual(group.measured(.horizontal).natural, 0)
      XCTAssertFalse(group.focusFirstChild())
    }
  }

  func testTabComesToTheOneThatIsOnAndLeaves() {
    let group = make(.requiredSingle)
    group.selection = ["Centre"]
    withWindow(group) { window in
      window.focusedWidget = nil
      XCTAssertTrue(group.moveFocus(.tabForward))
      XCTAssertTrue(window.focusedWidget == group.button(for: "Centre"))
      XCTAssertFalse(group.moveFocus(.tabForward), "One stop.")
      group.button(for: "Centre")?.isEnabled = false
      window.focusedWidget = nil
      XCTAssertTrue(group.moveFocus(.tabBackward))
      XCTAssertTrue(window.focusedWidget == group.button(for: "Left"))
    }
  }

  func testRemovingTheFocusedButtonKeepsFocusInTheGroup() {
    let group = make(.multiple)
    withWindow(group) { window in
      group.button(for: "Centre")?.grabFocus()
      group.remove("Centre")
      XCTAssertTrue(window.focusedWidget == group.button(for: "Right"))
    }
  }

  func testALongTitleDoesNotMakeTheGroupLong() {
    let group = make(.single, ["Short", String(repeating: "long ", count: 2000), "Also short"])
    XCTAssertLessThan(group.measured(.horizontal).natural, 1000)
    let short = group.button(for: "Short")
    let natural = short?.measured(.horizontal).natural ?? 0
    withWindow(group) { window in
      XCTAssertLessThan(window.width, 1000)
      wait("the short one is whole") { short?.bounds(in: group)?.width == Double(natural) }
    }
  }

  func testTitlesGiveWayWhereThereIsNoRoom() {
    let group = make(.single, (1...3).map { "A title of which there are \($0)" })
    XCTAssertGreaterThan(group.measured(.horizontal).natural, 500)
    XCTAssertLessThan(group.measured(.horizontal).minimum, 300)
    withWindow(group) { window in XCTAssertEqual(window.width, 300) }
  }

  func testOneTypeForEachKindOfValue() {
    XCTAssertNotEqual(make(.single).typeName, ToggleButtonGroup<Int>("Size", selecting: .single).typeName)
  }
}
