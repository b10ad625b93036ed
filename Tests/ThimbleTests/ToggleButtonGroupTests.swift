import CGtk
import GtkTesting
import Thimble
import XCTest

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

  func testTheSelectedOneCanBeSet() {
    let group = make(.requiredSingle)
    group.selected = "Right"
    XCTAssertEqual(on(group), ["Right"])
    group.selected = nil
    XCTAssertEqual(on(group), ["Right"], "One selected item is required.")
    let any = make(.multiple)
    any.selection = ["Left", "Centre"]
    any.selected = "Right"
    XCTAssertEqual(on(any), ["Right"])
    any.selected = nil
    XCTAssertEqual(on(any), [])
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

  func testTabPassesTheHiddenOneThatIsOn() {
    let group = make(.requiredSingle)
    group.button(for: "Left")?.isVisible = false
    withWindow(Box(.vertical) { [Button("First"), group] as [Widget] }) { window in
      XCTAssertTrue(group.moveFocusInside(.tabForward))
      XCTAssertEqual((window.focusedWidget as? Button)?.title, "Centre")
      XCTAssertEqual(on(group), ["Left"])
    }
  }

  func testAMixedButtonIsOnAfterAPress() {
    let group = make(.multiple)
    group.button(for: "Left")?.toggleState = .mixed
    group.button(for: "Centre")?.toggleState = .mixed
    group.button(for: "Left")?.emit(.clicked)
    XCTAssertEqual(on(group), ["Left"])
    XCTAssertEqual(group.button(for: "Centre")?.toggleState, .mixed, "It was not pressed.")
  }

  func testAButtonThatIsChangedInCodeFollowsTheRulesOfTheGroup() {
    let ways: [(SelectionMode, centreOn: [String], centreOff: [String], leftOff: [String])] = [
      (.single, ["Centre"], [], []), (.requiredSingle, ["Centre"], ["Centre"], ["Centre"]),
      (.multiple, ["Left", "Centre"], ["Left"], []), (.requiredMultiple, ["Left", "Centre"], ["Left"], ["Left"]),
    ]
    for (mode, centreOn, centreOff, leftOff) in ways {
      let group = make(mode)
      group.selection = ["Left"]
      group.onChange = { _ in XCTFail("The program knows.") }
      var changes = 0
      group.connect(Signal<ToggleButtonGroup<String>, Void, Void>("notify::selected")) { _ in changes += 1 }
      let steps: [(String, Bool, [String])] = [
        ("Centre", true, centreOn), ("Centre", false, centreOff), ("Left", false, leftOff),
      ]
      for (title, isOn, expected) in steps {
        changes = 0
        let before = group.selection
        group.button(for: title)?.isOn = isOn
        XCTAssertEqual(on(group), expected, "\(mode): \(title) \(isOn)")
        XCTAssertEqual(group.selection, Set(expected), "\(mode): \(title) \(isOn)")
        XCTAssertEqual(changes, group.selection == before ? 0 : 1, "\(mode): \(title) \(isOn)")
      }
    }
  }

  func testAGroupFollowsTheStateOfAnAction() {
    let action = Action("side", state: "Left", taking: .string)
    let group = make(.requiredSingle)
    for tag in group.tags { bind(group.button(for: tag), to: "text.side::\(tag)") }
    group.insertActionGroup(ActionGroup([action]), as: "text")
    withWindow(group) { _ in
      for tag in ["Right", "Left", "Centre"] {
        action.state = .string(tag)
        XCTAssertEqual(on(group), [tag])
        XCTAssertEqual(group.selected, tag)
      }
    }
  }

  /// Binds a button by GTK's own function, as other languages do.
  private func bind(_ button: ToggleButton?, to action: String) {
    button?.withUnsafeGtkWidget { gtk_actionable_set_detailed_action_name(OpaquePointer($0), action) }
  }

  func testAnArrowKeyPressesTheButtonThatItReaches() throws {
    let action = Action("side", state: "Left", taking: .string)
    let group = make(.requiredSingle)
    var heard: [String] = []
    group.onChange = { heard.append("group \($0.sorted())") }
    for tag in group.tags {
      let button = group.button(for: tag)
      bind(button, to: "text.side::\(tag)")
      button?.setAction { heard.append("action \(tag)") }
      button?.connect(.clicked) { _ in heard.append("clicked \(tag)") }
    }
    group.insertActionGroup(ActionGroup([action]), as: "text")
    try withHands(group) { _ in
      group.button(for: "Left")?.grabFocus()
      Hands.key("Right")
      wait("the next button has focus") { group.button(for: "Centre")?.isFocused == true }
      XCTAssertEqual(heard.sorted(), ["action Centre", "clicked Centre", "group [\"Centre\"]"])
      XCTAssertEqual(group.button(for: "Centre")?.press.last?.source, .key)
      XCTAssertEqual(action.state, "Centre")
      XCTAssertEqual(on(group), ["Centre"])
      heard = []
      group.button(for: "Right")?.disable(because: "Not in this table")
      Hands.key("Right")
      wait("the disabled button has focus") { group.button(for: "Right")?.isFocused == true }
      XCTAssertEqual(heard, [])
      XCTAssertEqual(on(group), ["Centre"])
      Hands.key("Left")
      wait("the button that is on has focus") { group.button(for: "Centre")?.isFocused == true }
      XCTAssertEqual(heard, [], "It is on.")
    }
  }

  func testAGroupMayBeRemovedInItsHandler() {
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
    wait("the group is released") { weakGroup == nil }
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
      wait("the short title is whole") { short?.bounds(in: group)?.width == Double(natural) }
    }
  }

  func testTitlesGiveWayWhereThereIsNoRoom() {
    let group = make(.single, (1...3).map { "A title of which there are \($0)" })
    XCTAssertGreaterThan(group.measured(.horizontal).natural, 500)
    XCTAssertLessThan(group.measured(.horizontal).minimum, 300)
    withWindow(group) { window in XCTAssertEqual(window.width, 300) }
  }

  func testTitlesCanBeReadAtTheLeastWidth() {
    let titles = ["Day", "Week", "Month", "Year", "Strikethrough", "A title that is longer than the others are"]
    for scale in [1, 2] {
      Settings.shared.textScale = Double(scale)
      defer { Settings.shared.textScale = 1 }
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        for isJustified in [false, true] {
          let group = make(.requiredSingle, titles)
          group.textDirection = direction
          group.isJustified = isJustified
          let least = Least(group)
          withWindow(least) { _ in
            wait("the group has its least width") {
              group.height > 0 && group.width == group.measured(.horizontal).minimum
            }
            let boxes = group.buttons.compactMap { $0.bounds(in: group) }
            XCTAssertEqual(boxes.count, titles.count)
            for (index, button) in group.buttons.enumerated() {
              guard let title = button.shown.title else { return XCTFail("no title") }
              let (whole, half) = (title.width(on: button).natural, title.widest(of: ["A title that"], on: button))
              let width = Int(button.shown.titleBox.width)
              XCTAssertGreaterThanOrEqual(width, min(whole, half), "\(title.text) at \(scale), \(direction)")
              if titles[index].count < 16 { XCTAssertGreaterThanOrEqual(width, whole, title.text) }
              XCTAssertGreaterThanOrEqual(boxes[index].x, 0)
              XCTAssertLessThanOrEqual(boxes[index].x + boxes[index].width, Double(group.width))
              XCTAssertLessThanOrEqual(boxes[index].y + boxes[index].height, Double(group.height))
            }
          }
        }
      }
    }
  }

  /// A container that gives its child the minimum width, and the natural height for that width.
  private final class Least: Widget, Measuring, Allocating {
    override class var nativeType: NativeType { .widget(cssName: "least") }

    convenience init(_ child: Widget) {
      self.init(Self.make())
      child.setParent(self)
    }

    private var least: Int { children.first?.measured(.horizontal).minimum ?? 0 }

    func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
      let child = children.first?.measured(orientation, crossSize: orientation == .vertical ? least : -1)
      return child ?? RequestedSize(minimum: 0, natural: 0)
    }

    func allocateChildren(width: Int, height: Int, baseline: Int) {
      let tall = children.first?.measured(.vertical, crossSize: least).natural ?? 0
      children.first?.allocate(x: 0, y: 0, width: least, height: tall, baseline: -1)
    }
  }

  func testOneTypeForEachKindOfValue() {
    XCTAssertNotEqual(make(.single).typeName, ToggleButtonGroup<Int>("Size", selecting: .single).typeName)
  }
}
