import CGtk
import GtkHost
import GtkTesting
import XCTest

@preconcurrency @MainActor
final class OwnershipTests: GtkTestCase {
  func testDroppingTheOnlyVariableFreesBothSides() {
    weak var face: Label?
    var watch: Watch?
    do {
      let label = Label("short")
      (face, watch) = (label, Watch(label))
      XCTAssertEqual(label.referenceCount, 1)
    }
    XCTAssertNil(face)
    XCTAssertEqual(watch?.isGone, true)
  }

  func testAHandlerSurvivesTheVariable() {
    var clicks: [String] = []
    let box = Box(.vertical)
    do {
      let button = TestButton(note: "state")
      button.connect(.clicked) { button in clicks.append(button.note) }
      box.append(button)
    }
    withWindow(box) { _ in
      box.children[0].emit("clicked")
      box.children[0].emit("clicked")
    }
    XCTAssertEqual(clicks, ["state", "state"])
  }

  func testRemovalFrees() {
    let box = Box(.vertical)
    weak var face: TestButton?
    var watch: Watch?
    do {
      let button = TestButton(note: "removed")
      button.connect(.clicked) { _ in }
      (face, watch) = (button, Watch(button))
      box.append(button)
    }
    XCTAssertNotNil(face)
    if let button = face { box.remove(button) }
    XCTAssertNil(face)
    XCTAssertEqual(watch?.isGone, true)
  }

  func testAVariableKeepsAWidgetThatWasRemoved() {
    let box = Box(.vertical)
    let button = TestButton(note: "kept")
    for _ in 1...3 {
      box.append(button)
      XCTAssertEqual(button.referenceCount, 2)
      box.remove(button)
      XCTAssertEqual(button.referenceCount, 1)
    }
    XCTAssertEqual(button.note, "kept")
  }

  func testAButtonRemovesItselfInItsOwnHandler() {
    let box = Box(.vertical)
    weak var face: TestButton?
    var watch: Watch?
    var noteAfterwards = ""
    do {
      let button = TestButton(note: "mine")
      (face, watch) = (button, Watch(button))
      button.connect(.clicked) { [weak box] button in
        box?.remove(button)
        noteAfterwards = button.note
      }
      box.append(button)
    }
    withWindow(box) { _ in face?.emit("clicked") }
    XCTAssertEqual(noteAfterwards, "mine")
    XCTAssertNil(face)
    XCTAssertEqual(watch?.isGone, true)
  }

  func testAButtonClosesItsWindowInItsOwnHandler() {
    weak var face: Window?
    weak var pressed: TestButton?
    var watch: Watch?
    var noteAfterwards = ""
    do {
      let button = TestButton(note: "closes")
      button.connect(.clicked) { button in
        button.window?.destroy()
        noteAfterwards = button.note
      }
      let window = Window("Closes", child: button)
      window.present()
      wait("the window is on screen") { button.isMapped }
      (face, pressed, watch) = (window, button, Watch(window))
    }
    pressed?.emit("clicked")
    wait("the window has gone") { watch?.isGone == true }
    XCTAssertEqual(noteAfterwards, "closes")
    XCTAssertNil(face)
    XCTAssertNil(pressed)
  }

  func testGtkHoldsAWindowUntilItIsDestroyed() {
    weak var face: Window?
    weak var child: TestButton?
    do {
      let button = TestButton(note: "inside")
      let window = Window("Held", child: button)
      (face, child) = (window, button)
    }
    XCTAssertEqual(face?.title, "Held")
    XCTAssertEqual((face?.child as? TestButton)?.note, "inside")
    face?.destroy()
    XCTAssertNil(face)
    XCTAssertNil(child)
  }

  func testADestroyedWindowIsUsableWhileAVariableHoldsIt() {
    let window = Window("Gone", child: Label("child"))
    window.destroy()
    window.destroy()
    XCTAssertEqual((window.child as? Label)?.text, "child")
    XCTAssertEqual(window.referenceCount, 1)
  }

  func testEveryHandlerThatCHoldsIsCountedAndGoesWithItsWidget() {
    let before = LiveCounts.handlers
    do {
      let label = Label("held")
      label.onEachFrame { _ in true }
      label.add(ShortcutController("F9") { true })
      XCTAssertEqual(LiveCounts.handlers, before + 2)
    }
    XCTAssertEqual(LiveCounts.handlers, before)
  }

  func testADisposedObjectKeepsItsFace() {
    let button = TestButton(note: "disposed")
    var handled = 0
    button.connect(.clicked) { _ in handled += 1 }
    g_object_run_dispose(button.instance)
    button.emit("clicked")
    XCTAssertEqual(handled, 0, "Disposal removes the handlers.")
    XCTAssertEqual(button.note, "disposed")
    XCTAssertTrue(TestButton.adopt(unsafeGtkWidget: button.pointer) === button)
  }

  func testChildrenOfOurOwnTypesGoWithTheirParent() {
    weak var child: Label?
    do {
      let parent = TestButton(note: "parent")
      let label = Label("child")
      label.setParent(parent)
      child = label
    }
    XCTAssertNil(child)
  }

  func testADeinitializerMayUseItsWidget() {
    var log: [String] = []
    do {
      let farewell = Farewell(Farewell.make())
      farewell.says = { log.append($0) }
      farewell.connect(Signal("notify::tooltip-text")) { _ in log.append("never: the face has gone") }
    }
    XCTAssertEqual(log, ["bye"])
  }

  func testADeinitializerMayUseItsWidgetWhenCLetsGo() {
    var log: [String] = []
    let box = Box(.vertical)
    do {
      let farewell = Farewell(Farewell.make())
      farewell.says = { log.append($0) }
      box.append(farewell)
    }
    if let child = box.children.first { box.remove(child) }
    XCTAssertEqual(log, ["bye"])
    do {
      let farewell = Farewell(Farewell.make())
      farewell.says = { log.append($0) }
      gtk_box_append(UnsafeMutableRawPointer(box.instance).assumingMemoryBound(to: GtkBox.self), farewell.pointer)
    }
    // Without a variable in between: the last release happens inside GLib's notification.
    gtk_box_remove(
      UnsafeMutableRawPointer(box.instance).assumingMemoryBound(to: GtkBox.self),
      gtk_widget_get_first_child(box.pointer)
    )
    XCTAssertEqual(log, ["bye", "bye"])
  }
}

/// Changes its own widget in its deinitializer, which takes and drops references to it.
@preconcurrency @MainActor
private final class Farewell: Widget {
  override class var nativeType: NativeType { .button(cssName: "button") }

  var says: (String) -> Void = { _ in }

  isolated deinit {
    tooltip = "going"
    says("bye")
  }
}
