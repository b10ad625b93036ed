import CGtk
import GtkHost
import GtkTesting
import XCTest

/// Objects of C without a Swift class: any GObject can be wrapped and passed on.
@preconcurrency @MainActor
final class DoorTests: GtkTestCase {
  func testAnyObjectIsAdoptedWithItsPropertiesAndSignals() throws {
    let pointer = try XCTUnwrap(gtk_file_filter_new())
    let filter = try XCTUnwrap(Object.adopt(unsafeGObject: pointer, ownership: .transferred))
    XCTAssertEqual(filter.typeName, "GtkFileFilter")
    XCTAssertEqual(filter.referenceCount, 1, "The reference was transferred.")
    XCTAssertTrue(Object.adopt(unsafeGObject: pointer) === filter, "The same pointer gives the same object.")
    let name = Property<Object, String?>("name")
    var seen: [String?] = []
    filter.observe(name) { seen.append($1) }
    filter[name] = "Text"
    XCTAssertEqual(filter[name], "Text")
    XCTAssertEqual(seen, ["Text"])
    filter.connect(Signal<Object, Void, Void>("changed")) { _ in seen.append("changed") }
    gtk_filter_changed(
      UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkFilter.self), GTK_FILTER_CHANGE_DIFFERENT)
    XCTAssertEqual(seen.last, "changed")
  }

  func testABorrowedObjectStaysItsOwners() throws {
    let pointer = try XCTUnwrap(g_object_new_with_properties(g_object_get_type(), 0, nil, nil))
    weak var face: Object?
    do {
      let object = try XCTUnwrap(Object.adopt(unsafeGObject: OpaquePointer(pointer)))
      face = object
      XCTAssertEqual(object.withUnsafeGObject { $0 }, pointer)
    }
    XCTAssertNotNil(face, "C holds the GObject, which holds its Swift object.")
    g_object_unref(pointer)
    XCTAssertNil(face)
  }

  func testAFloatingObjectIsTakenOver() throws {
    let object = try XCTUnwrap(
      Object.adopt(unsafeGObject: OpaquePointer(gtk_adjustment_new(1, 0, 10, 1, 1, 0))))
    XCTAssertEqual(object.referenceCount, 1)
    XCTAssertEqual(object[Property<Object, Double>("value")], 1)
    XCTAssertNil(Label.adopt(unsafeGObject: object.withUnsafeGObject { OpaquePointer($0) }))
    XCTAssertNil(Object.adopt(unsafeGObject: nil))
  }

  func testATypeOfAnotherLibraryGetsASwiftClass() throws {
    let spinner = Whirl()
    XCTAssertEqual(spinner.typeName, "GtkSpinner")
    spinner[.spinning] = true
    XCTAssertTrue(spinner[.spinning])
    let found = try Builder(xml: "<interface><object class=\"GtkSpinner\" id=\"whirl\"/></interface>")
    let whirl: Whirl = try found.object("whirl")
    XCTAssertFalse(whirl[.spinning])
    let own = OwnWhirl(OwnWhirl.make())
    XCTAssertTrue(cgtk_is_a(own.withUnsafeGObject { $0 }, gtk_list_box_row_get_type()) != 0)
    XCTAssertNotEqual(own.typeName, "GtkListBoxRow")
  }

  private final class Whirl: Widget {
    override class var nativeType: NativeType { NativeType(unsafeGType: gtk_spinner_get_type(), faceOf: Whirl.self) }

    convenience init() { self.init(Self.make()) }
  }

  private final class OwnWhirl: Widget {
    override class var nativeType: NativeType { NativeType(unsafeDeriving: gtk_list_box_row_get_type()) }
  }
}

extension Property where Owner: Widget, Value == Bool {
  fileprivate static var spinning: Self { Property("spinning") }
}
