import CGtk
import GtkHost
import GtkTesting
import XCTest

@preconcurrency @MainActor
final class ActionTests: GtkTestCase {
  func testEveryKindOfStateGoesThroughGLibUnchanged() {
    for state: ActionValue in [true, 42, -7, 1.5, "grid", "ü 🧵", ""] {
      let action = Action("choice", state: state, taking: state.kind)
      XCTAssertEqual(action.state, state)
      XCTAssertEqual(action.targetKind, state.kind)
    }
    XCTAssertEqual(Action("large", state: .int(.max)).state, .int(Int(Int32.max)), "The value has 32 bits.")
    XCTAssertNil(Action("plain").state)
  }

  func testAnActionWithAStateSwitchesOrChoosesByItself() {
    let wrap = Action("wrap", state: false)
    var changes = 0
    wrap.connect(.stateChanged) { _ in changes += 1 }
    wrap.activate()
    XCTAssertEqual(wrap.state, true)
    let layout = Action("layout", state: "list", taking: .string)
    layout.activate("grid")
    XCTAssertEqual(layout.state, "grid")
    XCTAssertEqual(changes, 1)
    wrap.isEnabled = false
    wrap.activate()
    XCTAssertEqual(wrap.state, true, "A disabled action does nothing.")
  }

  func testWrongKindsAreReportedAndChangeNothing() {
    let layout = Action("layout", state: "list", taking: .string)
    layout.state = 3
    layout.activate(true)
    layout.activate()
    Action("plain").state = true
    XCTAssertEqual(layout.state, "list")
    XCTAssertEqual(LogWatch.forget().count, 4)
  }

  func testAnOwnerIsKeptUntilAnotherActionHasTheName() {
    final class Owner {}
    let group = ActionGroup()
    weak var (first, second): (Owner?, Owner?)
    do {
      let owners = (Owner(), Owner())
      (first, second) = owners
      group.addAction(Action("save"), keeping: owners.0)
      group.addAction(Action("open"), keeping: owners.1)
    }
    XCTAssertNotNil(first)
    group.addAction(Action("save"))
    XCTAssertNil(first)
    XCTAssertNotNil(second)
    group.removeAction(named: "open")
    XCTAssertNil(second)
  }

  func testHandlersHearTargetsAndReplaceTheChange() {
    let zoom = Action("zoom", state: 100, taking: .int)
    var heard: [ActionValue?] = []
    zoom.connect(.activateWithTarget) { _, target in heard.append(target) }
    zoom.activate(200)
    XCTAssertEqual(heard, [200])
    XCTAssertEqual(zoom.state, 100)
  }

  func testAnActionIsFoundAndDoneFromInsideTheWidgetOfItsGroup() {
    let inner = Label("Inner")
    let box = Box(.vertical) { inner }
    var performed: [String] = []
    let outer = ActionGroup([Action("save"), Action("zoom", state: 100, taking: .int)])
    outer.action(named: "save")?.connect(.activate) { _ in performed.append("outer") }
    let frame = Box(.vertical) { box }
    frame.insertActionGroup(outer, as: "doc")
    withWindow(frame) { _ in
      XCTAssertEqual(inner.actionStatus("doc.save"), ActionStatus(isEnabled: true))
      XCTAssertEqual(
        inner.actionStatus("doc.zoom"), ActionStatus(isEnabled: true, state: 100, targetKind: .int))
      XCTAssertNil(inner.actionStatus("doc.print"))
      XCTAssertNil(inner.actionStatus("nothing"))
      XCTAssertTrue(inner.activateAction("doc.save"))
      XCTAssertTrue(inner.activateAction(detailedName: "doc.zoom(200)"))
      XCTAssertEqual(inner.actionStatus("doc.zoom")?.state, 200)
      XCTAssertFalse(inner.activateAction("doc.print"))
      XCTAssertFalse(inner.activateAction(detailedName: "doc.zoom("))
      let near = ActionGroup([Action("save")])
      near.action(named: "save")?.isEnabled = false
      box.insertActionGroup(near, as: "doc")
      XCTAssertEqual(inner.actionStatus("doc.save")?.isEnabled, false, "The nearest group has the name.")
      box.insertActionGroup(nil, as: "doc")
      XCTAssertEqual(inner.actionStatus("doc.save")?.isEnabled, true)
      XCTAssertEqual(performed, ["outer"])
    }
    XCTAssertEqual(LogWatch.forget().count, 1, "The unreadable name.")
  }

  func testAWatchFollowsActionsThatComeGoAndChange() {
    let button = Box(.vertical)
    let box = Box(.vertical) { Box(.vertical) { Box(.vertical) { button } } }
    let group = ActionGroup()
    var changes = 0
    let watch = ActionWatch("view.zoom", target: 200, from: button) { changes += 1 }
    withWindow(box) { _ in
      XCTAssertFalse(watch.isEnabled)
      XCTAssertNil(watch.isOn)
      box.insertActionGroup(group, as: "view")
      let zoom = Action("zoom", state: 100, taking: .int)
      group.addAction(zoom)
      XCTAssertTrue(watch.isEnabled)
      XCTAssertEqual(watch.isOn, false)
      XCTAssertTrue(watch.activate())
      XCTAssertEqual(watch.isOn, true)
      zoom.isEnabled = false
      XCTAssertFalse(watch.isEnabled)
      zoom.isEnabled = true
      group.removeAction(named: "zoom")
      XCTAssertFalse(watch.isEnabled)
      XCTAssertNil(watch.isOn)
      group.addAction(Action("zoom", state: "wide", taking: .string))
      XCTAssertFalse(watch.isEnabled, "It takes another target.")
      XCTAssertGreaterThanOrEqual(changes, 5)
      let before = changes
      watch.end()
      watch.end()
      group.addAction(Action("zoom", state: 200, taking: .int))
      XCTAssertEqual(changes, before)
    }
    LogWatch.forget()
  }
}
