import CGtk
import GtkHost
import GtkTesting
import XCTest

/// An object that a program uses on another thread logs one message, and does nothing.
@preconcurrency @MainActor
final class ThreadMisuseTests: GtkTestCase {
  private func button() -> Misused {
    let button = Misused(Misused.make())
    button.note = "before"
    return button
  }

  private func assert(_ complaints: [String], of button: Misused, _ message: String, line: UInt = #line) {
    XCTAssertEqual(complaints, ["Thimble: \(button.typeName): \(message)"], line: line)
  }

  func testAPropertyIsSetOnAnotherThread() {
    let button = button()
    let complaints = LogWatch.complaints {
      onThread(button.instance) { pointer in
        var value = GValue()
        g_value_init(&value, cgtk_type_string)
        g_value_set_string(&value, "after")
        g_object_set_property(pointer, "note", &value)
        g_value_unset(&value)
      }
    }
    assert(complaints, of: button, "the property \"note\" must be set on the main thread. This call does nothing.")
    XCTAssertEqual(button.note, "before")
  }

  func testAPropertyIsReadOnAnotherThread() {
    let button = button()
    let complaints = LogWatch.complaints {
      onThread(button.instance) { pointer in
        var value = GValue()
        g_value_init(&value, cgtk_type_string)
        g_object_get_property(pointer, "note", &value)
        g_value_unset(&value)
      }
    }
    assert(complaints, of: button, "the property \"note\" must be read on the main thread. The result is the default.")
  }

  func testAButtonIsPressedOnAnotherThread() {
    let button = button()
    let complaints = LogWatch.complaints {
      onThread(button.instance) { cgtk_button_emit_clicked($0) }
    }
    assert(complaints, of: button, "clicked must happen on the main thread. The kit ignores it.")
    XCTAssertEqual(button.presses, 0)
    button.emit("clicked")
    XCTAssertEqual(button.presses, 1)
  }

  func testAWidgetIsDisabledOnAnotherThread() {
    let button = button()
    let complaints = LogWatch.complaints {
      onThread(button.instance) { pointer in
        gtk_widget_set_sensitive(UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkWidget.self), 0)
      }
    }
    assert(complaints, of: button, "state_flags_changed must happen on the main thread. The kit ignores it.")
    XCTAssertFalse(button.isEnabled, "GTK's own part is done.")
  }

  func testAnActionIsActivatedOnAnotherThread() throws {
    let made = Object.adopt(unsafeGObject: g_simple_action_new("save", nil), ownership: .transferred)
    let (action, count) = (try XCTUnwrap(made), Count())
    action.connect(Signal<Object, Void, Void>("activate")) { _ in count.value += 1 }
    let complaints = LogWatch.complaints {
      onThread(action.instance) { g_action_activate(OpaquePointer($0), nil) }
    }
    XCTAssertEqual(
      complaints,
      [
        "Thimble: GSimpleAction: the signal \"activate\" of the action \"save\" must be emitted on the main thread. Its handlers in Swift are not called."
      ])
    XCTAssertEqual(count.value, 0)
  }

  func testASignalIsEmittedOnAnotherThread() {
    let (button, count) = (button(), Count())
    button.connect(Signal<Misused, Void, Void>("noticed")) { _ in count.value += 1 }
    let complaints = LogWatch.complaints {
      onThread(button.instance) { pointer in
        var value = GValue()
        g_value_init(&value, cgtk_type_of_instance(pointer))
        g_value_set_object(&value, pointer)
        g_signal_emitv(&value, g_signal_lookup("noticed", cgtk_type_of_instance(pointer)), 0, nil)
        g_value_unset(&value)
      }
    }
    assert(
      complaints, of: button,
      "the signal \"noticed\" must be emitted on the main thread. Its handlers in Swift are not called.")
    XCTAssertEqual(count.value, 0)
  }

  func testAnObjectIsDisposedOfOnAnotherThread() {
    let button = button()
    let complaints = LogWatch.complaints { onThread(button.instance) { g_object_run_dispose($0) } }
    assert(complaints, of: button, "g_object_run_dispose() must be called on the main thread. This call does nothing.")
  }

  func testAnObjectIsMadeOnAnotherThread() throws {
    let (button, before) = (button(), LiveCounts.objects)
    let complaints = LogWatch.complaints {
      onThread(button.instance) { pointer in
        let made = g_object_new_with_properties(cgtk_type_of_instance(pointer), 0, nil, nil)
        g_object_ref_sink(made)
        g_object_unref(made)
      }
      drain()
    }
    assert(complaints, of: button, "an object must be made on the main thread. This one does nothing there.")
    XCTAssertEqual(LiveCounts.objects, before)
  }
}

@MainActor
private final class Count {
  var value = 0
}

@MainActor
private class Misused: Widget, Activating, StateObserving {
  override class var nativeType: NativeType { .button(cssName: "button") }
  override class var nativeProperties: [NativeProperty] { [NativeProperty("note", \Misused.note, initial: "")] }
  override class var nativeSignals: [NativeSignal] { [NativeSignal("noticed")] }

  var note = ""
  private(set) var presses = 0

  func willClick() -> Bool {
    presses += 1
    return true
  }
  func willActivate() -> Bool { true }
  func stateFlagsChanged(from previous: StateFlags) {}
}
