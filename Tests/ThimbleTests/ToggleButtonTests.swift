import GtkTesting
import Observation
import Thimble
import ThimbleNames
import XCTest

final class ToggleButtonTests: ThimbleTestCase {
  func testAPressTurnsItOverAndTellsTheNewValue() {
    var told: [Bool] = []
    let toggle = ToggleButton("Repeat", isOn: false) { told.append($0) }
    withWindow(toggle) { _ in
      toggle.activate()
      wait("the toggle button is on") { toggle.isOn }
      toggle.activate()
      wait("the toggle button is off") { !toggle.isOn }
      XCTAssertEqual(told, [true, false])
    }
  }

  @Observable
  @MainActor
  final class Player {
    var repeats = true
  }

  func testItAndAModelFollowEachOther() {
    let player = Player()
    let toggle = ToggleButton("Repeat", isOn: false).bind(.isOn, to: player, \.repeats)
    XCTAssertTrue(toggle.isOn)
    press(toggle)
    wait("the model has the new value") { !player.repeats }
    player.repeats = true
    wait("the toggle button follows the model") { toggle.isOn }
  }

  func testItFollowsAnActionThatIsOnOrOff() {
    let repeats = Command("repeats", "Repeat", isOn: false) { _ in }
    let view = Command("view", "View", selection: "grid") { _ in }
    let named = Action("named", state: .bool(false))
    named.connect(.activateWithTarget) { action, _ in action.state = .bool(action.state != .bool(true)) }
    let toggles = [
      ToggleButton(repeats), ToggleButton(view.option("list", "List")), ToggleButton("Named", actionName: "own.named"),
    ]
    let box = Box(.vertical) { toggles }
    box.insertActionGroup(ActionGroup([named]), as: "own")
    withWindow(box) { _ in
      for toggle in toggles {
        var told: [Bool] = []
        toggle.onChange = { told.append($0) }
        press(toggle)
        XCTAssertTrue(toggle.isOn, toggle.title)
        XCTAssertEqual(told, [true], toggle.title)
      }
      XCTAssertEqual(repeats.isOn, true)
      XCTAssertEqual(named.state, .bool(true))
      press(toggles[0])
      XCTAssertFalse(toggles[0].isOn)
      XCTAssertEqual(repeats.isOn, false)
      press(toggles[1])
      XCTAssertTrue(toggles[1].isOn, "The chosen option stays chosen.")
    }
  }

  func testTheProgramTellsNobody() {
    var told = 0
    let toggle = ToggleButton("Repeat", isOn: true) { _ in told += 1 }
    toggle.isOn = false
    toggle.toggleState = .mixed
    toggle.isSelected = true
    XCTAssertEqual(told, 0)
    XCTAssertEqual(toggle.toggleState, .on)
  }

  func testTheStateIsWhatCSSSees() {
    let toggle = ToggleButton("Bold", isOn: true)
    XCTAssertTrue(toggle.stateFlags.contains(.checked))
    toggle.toggleState = .mixed
    XCTAssertFalse(toggle.stateFlags.contains(.checked))
    XCTAssertTrue(toggle.stateFlags.contains(.inconsistent))
    XCTAssertFalse(toggle.isOn)
    toggle.configuration.automaticallyUpdatesForSelection = false
    XCTAssertTrue(toggle.stateFlags.isDisjoint(with: [.checked, .inconsistent]))
    toggle.isOn = true
    XCTAssertTrue(toggle.stateFlags.isDisjoint(with: [.checked, .inconsistent]))
    toggle.configuration.automaticallyUpdatesForSelection = true
    XCTAssertTrue(toggle.stateFlags.contains(.checked))
  }

  func testAPressOnMixedTurnsOn() {
    let toggle = ToggleButton("Bold", isOn: false)
    toggle.toggleState = .mixed
    press(toggle)
    XCTAssertEqual(toggle.toggleState, .on)
    press(toggle)
    XCTAssertEqual(toggle.toggleState, .off)
  }

  func testAPressWithoutTogglingLeavesTheStateToTheApplication() {
    var (told, clicked) = (0, 0)
    let toggle = ToggleButton("Olives", isOn: false) { _ in told += 1 }
    toggle.togglesOnPress = false
    toggle.connect(.clicked) { _ in clicked += 1 }
    toggle.emit(.clicked)
    XCTAssertEqual(clicked, 1)
    XCTAssertEqual(told, 0)
    XCTAssertFalse(toggle.isOn)
  }

  func testDisabledWithAReasonItStays() {
    let toggle = ToggleButton("Repeat", isOn: false)
    toggle.disable(because: "Play something first")
    press(toggle)
    XCTAssertFalse(toggle.isOn)
  }

  func testTogglingAgainInTheHandlerTellsOnce() {
    var told: [Bool] = []
    let toggle = ToggleButton("Refuses", isOn: false)
    toggle.onChange = { [unowned toggle] isOn in
      told.append(isOn)
      toggle.isOn = false
    }
    press(toggle)
    XCTAssertEqual(told, [true])
    XCTAssertFalse(toggle.isOn)
  }

  func testAConfirmedChangeComesOnlyWhenItIsAllowed() {
    let gate = Gate()
    var (asked, told): ([Bool], [Bool]) = ([], [])
    let toggle = ToggleButton("Share", isOn: false) { @MainActor (isOn: Bool) async throws in
      asked.append(isOn)
      await gate.pass()
    }
    toggle.onChange = { told.append($0) }
    withWindow(toggle) { _ in
      press(toggle)
      XCTAssertTrue(toggle.isPending)
      press(toggle)
      wait("the application is asked") { asked == [true] }
      XCTAssertFalse(toggle.isOn)
      gate.open()
      wait("the allowed change is made") { toggle.isOn && !toggle.isPending }
      XCTAssertEqual(told, [true])
    }
  }

  func testARefusedChangeNeverComes() {
    struct Refused: Error {}
    var failures = 0
    let toggle = ToggleButton("Record", isOn: true) { @MainActor (isOn: Bool) async throws in throw Refused() }
    toggle.work.errorHandler = { _ in failures += 1 }
    toggle.onChange = { _ in XCTFail("It did not change.") }
    withWindow(toggle) { _ in
      press(toggle)
      wait("the refused change has failed") { failures == 1 && !toggle.isPending }
      XCTAssertTrue(toggle.isOn)
    }
  }

  func testAnIconToggleIsKnownByItsLabel() {
    let toggle = ToggleButton(icon: "starred-symbolic", accessibilityLabel: "Favourite", isOn: true)
    XCTAssertEqual(toggle.accessibilityLabel, "Favourite")
    XCTAssertEqual(toggle.tooltip, "Favourite")
    XCTAssertTrue(toggle.hasStyleClass("icon-only"))
    XCTAssertEqual(ToggleButton("Repeat", isOn: false).tooltip, nil)
  }

  func testTheIconMayChangeAndTheNameDoesNot() {
    let toggle = ToggleButton("Follow", isOn: false)
    toggle.setTitle("Following", for: .selected)
    toggle.setIcon("object-select-symbolic", for: .selected)
    withWindow(toggle) { _ in
      toggle.isOn = true
      wait("the button shows the other title") { toggle.shown.title?.text == "Following" }
      XCTAssertEqual(toggle.current.icon, "object-select-symbolic")
      XCTAssertEqual(toggle.accessibilityLabel, "Follow")
    }
  }

  func testAToggleButtonMayBeRemovedInItsHandler() {
    let box = Box(.horizontal)
    weak var weakToggle: ToggleButton?
    withWindow(box) { _ in
      let toggle = ToggleButton("Remove", isOn: false) { [weak box] _ in
        if let toggle = box?.children.first { box?.remove(toggle) }
      }
      weakToggle = toggle
      box.append(toggle)
      toggle.emit(.clicked)
    }
    wait("the toggle button is released") { weakToggle == nil }
  }
}
