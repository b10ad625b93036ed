import CGtk
import GtkHost
import GtkTesting
import XCTest

@preconcurrency @MainActor
final class ActivationTests: GtkTestCase {
  func testAClickMayBeStoppedBeforeAnyHandler() {
    let gate = Gate(Gate.make())
    var clicks = 0
    gate.connect(Signal("clicked")) { _ in clicks += 1 }
    gate.connect(Signal("clicked"), after: true) { _ in clicks += 10 }
    gate.emit("clicked")
    XCTAssertEqual(clicks, 11)
    gate.letsClicksThrough = false
    gate.emit("clicked")
    XCTAssertEqual(clicks, 11)
    XCTAssertEqual(gate.log, ["click", "click"])
  }

  func testActivationChainsUpToAClick() {
    let gate = Gate(Gate.make())
    var clicks = 0
    gate.connect(Signal("clicked")) { _ in clicks += 1 }
    withWindow(Box(.vertical) { gate }) { _ in
      XCTAssertTrue(gate.activate())
      wait("GTK has shown the press and clicked") { clicks == 1 }
      XCTAssertEqual(gate.log, ["activate", "click"])
      gate.letsActivationThrough = false
      gate.activate()
      XCTAssertEqual(gate.log, ["activate", "click", "activate"])
      XCTAssertFalse(gate.stateFlags.contains(.active), "GTK shows no press that was stopped.")
    }
  }

  func testAClassOfAnotherLanguageThatOverridesTheClickIsStillAsked() throws {
    let parent = g_type_from_name(Gate.registerType())
    var query = GTypeQuery()
    g_type_query(parent, &query)
    let derived = g_type_register_static_simple(
      parent, "GateElsewhere", query.class_size,
      { table, _ in
        let own = table?.assumingMemoryBound(to: GtkButtonClass.self)
        own?.pointee.clicked = { button in
          let widget = UnsafeMutableRawPointer(button)?.assumingMemoryBound(to: GtkWidget.self)
          gtk_widget_add_css_class(widget, "overridden")
        }
      }, query.instance_size, nil, GTypeFlags(rawValue: 0))
    XCTAssertNotEqual(derived, 0)
    let pointer = try XCTUnwrap(makeInC("GateElsewhere"))
    let gate = try XCTUnwrap(Gate.adopt(unsafeGObject: OpaquePointer(pointer)))
    gate.letsClicksThrough = false
    gate.emit("clicked")
    XCTAssertEqual(gate.log, ["click"])
    XCTAssertFalse(gate.styleClasses.contains("overridden"), "The click was refused.")
    gate.letsClicksThrough = true
    gate.emit("clicked")
    XCTAssertEqual(gate.log, ["click", "click"])
    XCTAssertTrue(gate.styleClasses.contains("overridden"))
  }

  func testAButtonMayRemoveItselfBeforeItsClick() {
    weak var face: Gate?
    let box = Box(.vertical)
    do {
      let gate = Gate(Gate.make())
      gate.clicking = { [weak box] gate in box?.remove(gate) }
      gate.connect(Signal("clicked")) { gate in XCTAssertNil(gate.parent) }
      box.append(gate)
      face = gate
    }
    face?.emit("clicked")
    XCTAssertNil(face)
  }
}

/// Decides about activation.
@MainActor
private final class Gate: Widget, Activating {
  override class var nativeType: NativeType { .button(cssName: "button") }

  var letsClicksThrough = true
  var letsActivationThrough = true
  var clicking: (Gate) -> Void = { _ in }
  private(set) var log: [String] = []

  func willClick() -> Bool {
    log.append("click")
    clicking(self)
    return letsClicksThrough
  }

  func willActivate() -> Bool {
    log.append("activate")
    return letsActivationThrough
  }
}
