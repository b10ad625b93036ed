import CGtk
import GtkHost
import GtkTesting
import XCTest

/// The unsafe access to GTK, used as in an application with other bindings of GTK.
@preconcurrency @MainActor
final class InteroperationTests: GtkTestCase {
  func testAWidgetOfOursStandsInAWindowMadeInC() throws {
    let window = try XCTUnwrap(gtk_window_new())
    let gtkWindow = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    var clicks = 0
    weak var face: TestButton?
    do {
      let button = TestButton(note: "ours")
      button.connect(.clicked) { _ in clicks += 1 }
      button.withUnsafeGtkWidget { gtk_window_set_child(gtkWindow, $0) }
      face = button
    }
    gtk_window_present(gtkWindow)
    wait("the button is on screen") { face?.isMapped == true }
    let child = try XCTUnwrap(gtk_window_get_child(gtkWindow))
    XCTAssertNotEqual(gtk_widget_activate(child), 0)
    wait("GTK has clicked") { clicks == 1 }
    XCTAssertEqual(face?.note, "ours")
    gtk_window_destroy(gtkWindow)
    XCTAssertNil(face)
  }

  func testAWidgetOfTheirsIsAdoptedFromAWindowMadeInC() throws {
    let window = try XCTUnwrap(gtk_window_new())
    let gtkWindow = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_child(gtkWindow, gtk_label_new("theirs"))
    weak var face: Label?
    do {
      let label = try XCTUnwrap(Label.adopt(unsafeGtkWidget: XCTUnwrap(gtk_window_get_child(gtkWindow))))
      XCTAssertEqual(label.text, "theirs")
      XCTAssertEqual(label.referenceCount, 2)
      XCTAssertTrue(label.window === Window.adopt(unsafeGtkWidget: window))
      face = label
    }
    XCTAssertNotNil(face, "The window holds the label, so its face stays.")
    gtk_window_destroy(gtkWindow)
    XCTAssertNil(face)
  }

  func testTheirHandlerAndOursSeeOneWidget() throws {
    let pointer = try XCTUnwrap(gtk_switch_new())
    let toggle = try XCTUnwrap(Switch.adopt(unsafeGtkWidget: pointer))
    var seen: [Bool] = []
    toggle.observe(.active) { _, isOn in seen.append(isOn) }
    gtk_switch_set_active(OpaquePointer(pointer), 1)
    XCTAssertEqual(seen, [true])
  }
}
