import CGtk
import GtkHost
import GtkTesting
import OwnModule
import XCTest

/// An application's own C module beside ours: both include GTK, and have the same types.
@preconcurrency @MainActor
final class OwnModuleTests: GtkTestCase {
  func testTheirFlagsAreOurs() throws {
    let label = try XCTUnwrap(own_label("Hello"))
    let face = try XCTUnwrap(Label.adopt(unsafeGtkWidget: label))
    XCTAssertEqual(face.text, "Hello")
    let table = UnsafeMutableRawPointer(label).assumingMemoryBound(to: GTypeInstance.self).pointee.g_class
    let type = UnsafeMutableRawPointer(try XCTUnwrap(table)).assumingMemoryBound(to: GObjectClass.self)
    let flags = own_flags(g_object_class_find_property(type, "label"))
    XCTAssertEqual(flags.rawValue & cgtk_param_writable.rawValue, cgtk_param_writable.rawValue)
    XCTAssertEqual(own_is_writable(cgtk_param_writable), 1)
    XCTAssertEqual(own_is_writable(cgtk_param_readable), 0)
    XCTAssertEqual(face.typeName, "GtkLabel")
  }
}
