import CGtk
import GtkHost
import GtkTesting
import XCTest

@preconcurrency @MainActor
final class IdentityTests: GtkTestCase {
  func testTheSamePointerGivesTheSameObject() {
    let label = Label("one")
    let box = Box(.vertical) { label }
    XCTAssertTrue(box.children.first === label)
    XCTAssertTrue(label.parent === box)
    XCTAssertEqual(Set([label, box.children[0]]).count, 1)
  }

  func testAnObjectOfOurOwnTypeIsFoundWithItsState() {
    let box = Box(.vertical) { TestButton(note: "kept") }
    XCTAssertEqual((box.children.first as? TestButton)?.note, "kept")
  }

  func testStockWidgetsFoundThroughCGetTheirBestFace() throws {
    let box = Box(.vertical)
    let parent = UnsafeMutableRawPointer(box.instance).assumingMemoryBound(to: GtkBox.self)
    gtk_box_append(parent, gtk_label_new("label"))
    gtk_box_append(parent, gtk_separator_new(GTK_ORIENTATION_VERTICAL))
    gtk_box_append(parent, gtk_level_bar_new())
    gtk_box_append(parent, gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    let kinds = box.children.map { ObjectIdentifier(type(of: $0)) }
    XCTAssertEqual(kinds, [Label.self, Separator.self, Widget.self, Box.self].map { ObjectIdentifier($0) })
    XCTAssertEqual((box.children[0] as? Label)?.text, "label")
  }

  func testAPropertyReturnsAnObjectOfTheMostExactClass() throws {
    let view = TextView(code: "text")
    let found = view[Property<TextView, Object?>("buffer")]
    XCTAssertTrue(found is TextBuffer, "\(String(describing: found))")
    if found is TextBuffer { XCTAssertTrue(view.buffer === found) }
  }

  func testAdoptingTwiceGivesOneObject() throws {
    let pointer = try XCTUnwrap(gtk_label_new("floating"))
    let first = try XCTUnwrap(Widget.adopt(unsafeGtkWidget: pointer))
    let second = try XCTUnwrap(Label.adopt(unsafeGtkWidget: pointer))
    XCTAssertTrue(first === second)
    XCTAssertEqual(first.referenceCount, 1, "The floating reference is sunk, not another one added.")
    XCTAssertEqual(g_object_is_floating(pointer), 0)
  }

  func testAdoptingAsAnotherClassGivesNothing() throws {
    let pointer = try XCTUnwrap(gtk_label_new("label"))
    g_object_ref_sink(pointer)
    defer { g_object_unref(pointer) }
    XCTAssertNil(Box.adopt(unsafeGtkWidget: pointer))
    XCTAssertNil(TestButton.adopt(unsafeGtkWidget: pointer))
    XCTAssertNotNil(Label.adopt(unsafeGtkWidget: pointer))
  }

  func testAFaceMadeAgainIsWhole() throws {
    let pointer = try XCTUnwrap(gtk_label_new("again"))
    g_object_ref_sink(pointer)
    weak var first: Label?
    do {
      let label = try XCTUnwrap(Label.adopt(unsafeGtkWidget: pointer))
      first = label
    }
    XCTAssertNotNil(first, "C holds the label, so the face stays.")
    XCTAssertTrue(Label.adopt(unsafeGtkWidget: pointer) === first)
    g_object_unref(pointer)
    XCTAssertNil(first)
  }
}
