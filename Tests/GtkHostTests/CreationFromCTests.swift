import CGtk
import GtkHost
import GtkTesting
import XCTest

/// Objects that C creates by their type's name get their Swift object at once, and the ownership is right.
@preconcurrency @MainActor
final class CreationFromCTests: GtkTestCase {
  func testCMakesAWidgetByItsTypeName() throws {
    let pointer = try XCTUnwrap(makeInC(Made.registerType()))
    let watch = Watch(pointer)
    XCTAssertNotEqual(g_object_is_floating(pointer), 0, "C has the floating reference.")
    g_object_ref_sink(pointer)
    weak var face: Made?
    do {
      let made = try XCTUnwrap(Made.adopt(unsafeGtkWidget: widget(pointer)))
      XCTAssertEqual(made.note, "from its initializer")
      XCTAssertEqual(made.styleClasses.contains("made"), true)
      made.note = "changed"
      face = made
    }
    XCTAssertEqual(face?.note, "changed", "C holds the widget, so its state stays.")
    g_object_unref(pointer)
    XCTAssertNil(face)
    XCTAssertTrue(watch.isGone)
  }

  func testATypeThatAnotherLanguageDerivesHasTheSwiftObjectOfItsParent() throws {
    let parent = g_type_from_name(Made.registerType())
    var query = GTypeQuery()
    g_type_query(parent, &query)
    let derived = g_type_register_static_simple(
      parent, "MadeElsewhere", query.class_size, nil, query.instance_size, nil, GTypeFlags(rawValue: 0))
    XCTAssertNotEqual(derived, 0)
    let pointer = try XCTUnwrap(makeInC("MadeElsewhere"))
    let watch = Watch(pointer)
    g_object_ref_sink(pointer)
    do {
      let made = try XCTUnwrap(Made.adopt(unsafeGtkWidget: widget(pointer)))
      XCTAssertEqual(made.note, "from its initializer")
      XCTAssertEqual(made.typeName, "MadeElsewhere")
      XCTAssertEqual(made.describedProperties.map(\.name), Made(Made.make()).describedProperties.map(\.name))
    }
    g_object_unref(pointer)
    XCTAssertTrue(watch.isGone)
  }

  func testLookingAWidgetUpLeavesItsFloatingReference() throws {
    let pointer = try XCTUnwrap(makeInC("GtkBox"))
    do {
      let label = Label("child")
      gtk_box_append(UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkBox.self), label.pointer)
      XCTAssertNotNil(label.parent)
    }
    XCTAssertNotEqual(g_object_is_floating(pointer), 0)
    let box = try XCTUnwrap(Box.adopt(unsafeGtkWidget: widget(pointer)))
    XCTAssertEqual(box.referenceCount, 1)
    XCTAssertEqual((box.children.first as? Label)?.text, "child")
  }

  func testAContainerTakesTheFloatingReference() throws {
    let box = Box(.vertical)
    let pointer = try XCTUnwrap(makeInC(Made.registerType()))
    gtk_box_append(UnsafeMutableRawPointer(box.instance).assumingMemoryBound(to: GtkBox.self), widget(pointer))
    XCTAssertEqual(g_object_is_floating(pointer), 0)
    XCTAssertEqual((box.children.first as? Made)?.note, "from its initializer")
    XCTAssertEqual(pointer.pointee.ref_count, 1)
    let watch = Watch(pointer)
    gtk_box_remove(UnsafeMutableRawPointer(box.instance).assumingMemoryBound(to: GtkBox.self), widget(pointer))
    XCTAssertTrue(watch.isGone)
  }

  func testSwiftAdoptsAFloatingWidgetOfItsOwnType() throws {
    let pointer = try XCTUnwrap(makeInC(Made.registerType()))
    let watch = Watch(pointer)
    do {
      let made = try XCTUnwrap(Made.adopt(unsafeGtkWidget: widget(pointer)))
      XCTAssertEqual(g_object_is_floating(pointer), 0)
      XCTAssertEqual(made.referenceCount, 1)
    }
    XCTAssertTrue(watch.isGone)
  }

  func testAWidgetIsMadeFromBuilderXML() throws {
    Made.registerType()
    let xml = """
      <interface><object class="GtkBox" id="box"><child>
        <object class="\(Made.registerType())" id="made"><property name="tooltip-text">From XML</property></object>
      </child></object></interface>
      """
    weak var face: Made?
    do {
      let builder = try XCTUnwrap(gtk_builder_new_from_string(xml, -1))
      let made = try XCTUnwrap(gtk_builder_get_object(builder, "made"))
      let box = try XCTUnwrap(gtk_builder_get_object(builder, "box"))
      let hosted = try XCTUnwrap(Made.adopt(unsafeGtkWidget: widget(made)))
      let parent = try XCTUnwrap(Box.adopt(unsafeGtkWidget: widget(box)))
      g_object_unref(UnsafeMutableRawPointer(builder))
      XCTAssertEqual(hosted.tooltip, "From XML")
      XCTAssertEqual(hosted.note, "from its initializer")
      XCTAssertTrue(parent.children.first === hosted)
      XCTAssertEqual(parent.referenceCount, 1)
      face = hosted
    }
    XCTAssertNil(face)
  }

  func testMakingOneTypeInsideAnothersInitializer() throws {
    // One is created by Swift and one by C; Swift creates the inner objects of both.
    let bySwift = Nest(Nest.make())
    XCTAssertEqual(bySwift.egg.note, "from its initializer")
    XCTAssertTrue(bySwift.children.first === bySwift.egg)
    let pointer = try XCTUnwrap(makeInC(Nest.registerType()))
    let byC = try XCTUnwrap(Nest.adopt(unsafeGtkWidget: widget(pointer)))
    XCTAssertTrue(byC.children.first === byC.egg)
    XCTAssertEqual(byC.egg.referenceCount, 2)
  }

  func testASubclassOfASubclassIsMadeOnce() throws {
    let before = LiveCounts.objects
    let pointer = try XCTUnwrap(makeInC(MadeAgain.registerType()))
    XCTAssertEqual(LiveCounts.objects, before + 1)
    XCTAssertNotNil(MadeAgain.adopt(unsafeGtkWidget: widget(pointer)))
  }

  func testAPlainObjectIsMadeInC() throws {
    let pointer = try XCTUnwrap(makeInC(Plain.registerType()))
    let watch = Watch(pointer)
    XCTAssertEqual(pointer.pointee.ref_count, 1, "Swift adds no reference to what C makes.")
    g_object_unref(pointer)
    XCTAssertTrue(watch.isGone)
  }

  private func widget(_ pointer: UnsafeMutablePointer<GObject>) -> UnsafeMutablePointer<GtkWidget> {
    UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkWidget.self)
  }
}

@MainActor
private class Made: Widget {
  override class var nativeType: NativeType { .button(cssName: "button") }
  var note = "from its initializer"

  required init(_ native: NativeInstance) {
    super.init(native)
    addStyleClass("made")
  }
}

@MainActor
private final class MadeAgain: Made {}

@MainActor
private final class Nest: Widget {
  override class var nativeType: NativeType { .button(cssName: "button") }
  let egg = Made(Made.make())

  required init(_ native: NativeInstance) {
    super.init(native)
    egg.setParent(self)
  }
}

@MainActor
private final class Plain: Object {
  override class var nativeType: NativeType { NativeType(deriving: cgtk_type_object) }
}
