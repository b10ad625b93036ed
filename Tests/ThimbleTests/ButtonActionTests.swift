import GtkTesting
import Thimble
import XCTest

@preconcurrency @MainActor
final class ButtonActionTests: ThimbleTestCase {
  func testAButtonOfAnActionFollowsItAndDoesIt() {
    var performed = 0
    let save = Action("save")
    save.connect(.activate) { _ in performed += 1 }
    let button = Button("Save", actionName: "doc.save")
    let box = Box(.vertical) { button }
    box.insertActionGroup(ActionGroup([save]), as: "doc")
    withWindow(box) { _ in
      XCTAssertTrue(button.isEnabled)
      XCTAssertFalse(button.isSelected)
      button.activate()
      wait("the press has run its action") { performed == 1 }
      save.isEnabled = false
      XCTAssertFalse(button.isEnabled)
      save.isEnabled = true
      XCTAssertTrue(button.isEnabled)
    }
  }

  func testAStateMakesItSelectedAndATargetMakesItOneOfSeveral() {
    let group = ActionGroup([Action("wrap", state: false), Action("zoom", state: 100, taking: .int)])
    let wrap = Button("Wrap", actionName: "view.wrap")
    let actual = Button("Actual", actionName: "view.zoom", target: 100)
    let twice = Button("Twice", actionName: "view.zoom", target: 200)
    let box = Box(.vertical) {
      wrap
      actual
      twice
    }
    box.insertActionGroup(group, as: "view")
    withWindow(box) { _ in
      XCTAssertEqual([wrap, actual, twice].map(\.isSelected), [false, true, false])
      press(twice)
      XCTAssertEqual([wrap, actual, twice].map(\.isSelected), [false, false, true])
      press(wrap)
      XCTAssertEqual(group.action(named: "wrap")?.state, true)
      XCTAssertTrue(wrap.isSelected)
    }
  }

  func testAMissingActionIsReportedOnceAndFoundWhenItComes() {
    let buttons = (1...2).map { Button("Button \($0)", actionName: "missing.\(#function.count)") }
    let box = Box(.vertical) { buttons }
    withWindow(box) { _ in
      XCTAssertEqual(buttons.map(\.isEnabled), [false, false])
      XCTAssertEqual(LogWatch.forget().count, 1, "Once for each name.")
      box.insertActionGroup(ActionGroup([Action("\(#function.count)")]), as: "missing")
      XCTAssertEqual(buttons.map(\.isEnabled), [true, true])
      buttons[0].setAction(nil)
      XCTAssertNil(buttons[0].actionName)
      XCTAssertTrue(buttons[0].isEnabled)
      XCTAssertEqual(buttons[1].actionName, "missing.\(#function.count)")
    }
  }

  func testAButtonOfAFileGetsItsWork() {
    let button = Button("Save", actionName: "win.missing")
    var presses: [String] = []
    button.setAction { presses.append("now") }
    withWindow(button) { _ in
      XCTAssertNil(button.actionName)
      XCTAssertTrue(button.isEnabled, "The button no longer refers to the missing action.")
      button.activate()
      wait("the action without work has run") { presses == ["now"] }
      button.setAction { () async throws in
        try await Task.sleep(for: .milliseconds(1))
        presses.append("work")
      }
      button.activate()
      wait("the work has ended") { presses == ["now", "work"] && !button.isPending }
      button.setAction { progress in
        progress.fraction = 0.5
        presses.append("\(progress.fraction ?? 0)")
      }
      button.activate()
      wait("the work has reported its progress and ended") { presses.last == "0.5" && !button.isPending }
    }
  }

  func testAnotherNameLeavesNothingOfTheFirst() {
    let button = Button("Go", actionName: "win.first")
    let handlers = LiveCounts.handlers
    button.setAction("win.second")
    XCTAssertEqual(LiveCounts.handlers, handlers)
    button.setAction(nil)
    XCTAssertLessThan(LiveCounts.handlers, handlers)
  }
}
