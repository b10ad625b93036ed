import CGtk
import GtkHost
import GtkTesting
import XCTest

@preconcurrency @MainActor
final class PropertyTests: GtkTestCase {
  func testEachKindOfValueComesBack() {
    let label = Label()
    label[Property<Label, String>("label")] = "Zoë 🧵"
    XCTAssertEqual(label.text, "Zoë 🧵")
    XCTAssertEqual(label[Property<Label, String>("label")], "Zoë 🧵")
    label[Property<Label, Bool>("wrap")] = true
    XCTAssertTrue(label.wraps)
    label[Property<Label, Int>("width-chars")] = 12
    XCTAssertEqual(label[Property<Label, Int>("width-chars")], 12)
    label[Property<Label, Double>("opacity")] = 0.5
    XCTAssertEqual(label.opacity, 0.5, accuracy: 0.01)
    // A float in C.
    label[Property<Label, Double>("xalign")] = 0.25
    XCTAssertEqual(label.xAlign, 0.25)
    let choice = DropDown("Choice", items: ["one", "two"])
    choice[.selected] = 1
    XCTAssertEqual(choice.selectedIndex, 1)
  }

  func testTextsMayBeMissing() {
    let label = Label("text")
    let tooltip = Property<Label, String?>("tooltip-text")
    XCTAssertNil(label[tooltip])
    label[tooltip] = "tip"
    XCTAssertEqual(label.tooltip, "tip")
    label[tooltip] = nil
    XCTAssertNil(label[tooltip])
  }

  func testObjectsComeBackAsThemselvesOrNotAtAll() {
    let window = Window("Owner")
    defer { window.destroy() }
    let child = Property<Window, Widget?>("child")
    XCTAssertNil(window[child])
    let button = TestButton(note: "child")
    window[child] = button
    XCTAssertTrue(window[child] === button)
    XCTAssertEqual(button.referenceCount, 2, "Reading and writing left a reference behind.")
    window[child] = nil
    XCTAssertEqual(button.referenceCount, 1)
  }

  func testChangesAreObservedWithTheNewValue() {
    let toggle = Switch("Light")
    var seen: [Bool] = []
    let connection = toggle.observe(.active) { toggle, isOn in
      XCTAssertEqual(toggle.isOn, isOn)
      seen.append(isOn)
    }
    toggle.isOn = true
    toggle.isOn = true
    toggle.isOn = false
    XCTAssertEqual(seen, [true, false])
    connection.disconnect()
    XCTAssertFalse(connection.isConnected)
    toggle.isOn = true
    XCTAssertEqual(seen, [true, false])
  }

  func testAnObservationEndsWithItsObject() {
    weak var token: Token?
    var connection: SignalConnection?
    do {
      let toggle = Switch("Light")
      let kept = Token()
      token = kept
      connection = toggle.observe(.active) { _, _ in kept.touch() }
      toggle.isOn = true
      XCTAssertEqual(kept.touches, 1)
    }
    XCTAssertNil(token)
    XCTAssertEqual(connection?.isConnected, false)
    connection?.disconnect()
  }

  func testAPropertyOfASubclassWorksOnIt() {
    let button = TestButton(note: "own type")
    button[Property<TestButton, String?>("label")] = "From C's property"
    XCTAssertEqual(button[Property<TestButton, String?>("label")], "From C's property")
  }
}
