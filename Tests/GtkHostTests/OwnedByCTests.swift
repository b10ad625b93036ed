import CGtk
import Foundation
import GtkHost
import GtkTesting
import XCTest

/// An object that C makes owns its Swift object, so that the collector of another language can free both.
@preconcurrency @MainActor
final class OwnedByCTests: GtkTestCase {
  func testALanguagesOwnToggleReferenceIsNotifiedWhenItIsTheLast() throws {
    let pointer = try XCTUnwrap(makeInC(Owned.registerType()))
    let watch = Watch(pointer)
    g_object_ref_sink(pointer)
    let wrapper = Wrapper(pointer)
    XCTAssertNotNil(Owned.adopt(unsafeGObject: OpaquePointer(pointer)))
    g_object_unref(pointer)
    XCTAssertTrue(wrapper.isLast, "Another toggle reference silences the language's own.")
    wrapper.drop()
    XCTAssertTrue(watch.isGone)
  }

  func testAnObjectThatSwiftMadeAndHandsOverIsFreedByTheLanguage() throws {
    let box = Box(.vertical)
    let pointer: UnsafeMutablePointer<GObject>
    do {
      let button = Owned(Owned.make())
      button.note = "from Swift"
      box.append(button)
      button.handOver()
      pointer = button.instance
      XCTAssertEqual(button.referenceCount, 1)
    }
    let watch = Watch(pointer)
    let wrapper = Wrapper(pointer)
    XCTAssertEqual((box.children.first as? Owned)?.note, "from Swift")
    box.remove(box.children[0])
    XCTAssertTrue(wrapper.isLast)
    wrapper.drop()
    XCTAssertTrue(watch.isGone)
  }

  func testHandingOverAnObjectThatOnlySwiftHoldsKeepsIt() {
    weak var face: Owned?
    do {
      let button = Owned(Owned.make())
      face = button
      button.handOver()
      XCTAssertEqual(button.referenceCount, 1)
      XCTAssertTrue(Owned.adopt(unsafeGObject: button.opaque) === button)
    }
    XCTAssertNil(face)
  }

  func testTheLastReferenceFreesBothSides() throws {
    let pointer = try XCTUnwrap(makeInC(Owned.registerType()))
    let (watch, before) = (Watch(pointer), LiveCounts.objects)
    g_object_ref_sink(pointer)
    var log: [String] = []
    try withOwned(pointer) { $0.left = { log.append("left, and \($0)") } }
    XCTAssertEqual(pointer.pointee.ref_count, 1)
    g_object_unref(pointer)
    XCTAssertEqual(log, ["left, and going"])
    XCTAssertTrue(watch.isGone)
    XCTAssertEqual(LiveCounts.objects, before - 1)
  }

  func testSwiftKeepsAnObjectThatCDrops() throws {
    let pointer = try XCTUnwrap(makeInC(Owned.registerType()))
    let (watch, box) = (Watch(pointer), Box(.vertical))
    g_object_ref_sink(pointer)
    var left = 0
    do {
      let owned = try XCTUnwrap(Owned.adopt(unsafeGObject: OpaquePointer(pointer)))
      owned.note = "kept"
      owned.left = { _ in left += 1 }
      g_object_unref(pointer)
      XCTAssertEqual(owned.referenceCount, 1)
      for _ in 1...3 {
        box.append(owned)
        XCTAssertEqual(owned.referenceCount, 2)
        box.remove(owned)
      }
      XCTAssertEqual(owned.note, "kept")
      XCTAssertEqual(left, 0)
      XCTAssertFalse(watch.isGone)
    }
    XCTAssertEqual(left, 1)
    XCTAssertTrue(watch.isGone)
  }

  func testAHandlerThatDropsTheLastReferenceMayUseItsObject() throws {
    let pointer = try XCTUnwrap(makeInC(Owned.registerType()))
    let watch = Watch(pointer)
    g_object_ref_sink(pointer)
    var note = ""
    try withOwned(pointer) { owned in
      owned.note = "mine"
      owned.connect(Signal<Owned, Void, Void>("clicked")) { owned in
        g_object_unref(owned.instance)
        note = owned.note
      }
    }
    cgtk_button_emit_clicked(pointer)
    XCTAssertEqual(note, "mine")
    XCTAssertTrue(watch.isGone)
  }

  func testDisposingOfAnObjectThatIsHeldKeepsItsSwiftObject() throws {
    let pointer = try XCTUnwrap(makeInC(Owned.registerType()))
    let watch = Watch(pointer)
    g_object_ref_sink(pointer)
    try withOwned(pointer) { $0.note = "disposed" }
    g_object_run_dispose(pointer)
    try withOwned(pointer) { XCTAssertEqual($0.note, "disposed") }
    XCTAssertEqual(pointer.pointee.ref_count, 1)
    g_object_unref(pointer)
    XCTAssertTrue(watch.isGone)
  }

  func testTheLastReferenceMayGoOnAnotherThread() throws {
    let before = LiveCounts.objects
    var threads: [Bool] = []
    for round in 1...50 {
      let pointer = try XCTUnwrap(makeInC(Owned.registerType()))
      let watch = Watch(pointer)
      g_object_ref_sink(pointer)
      try withOwned(pointer) { $0.left = { _ in threads.append(Thread.isMainThread) } }
      onThread(pointer) { g_object_unref($0) }
      XCTAssertEqual(threads.count, round - 1, "The other thread must not deinitialize.")
      wait("object \(round) is finalized") { watch.isGone }
    }
    XCTAssertEqual(threads, Array(repeating: true, count: 50))
    XCTAssertEqual(LiveCounts.objects, before)
  }

  func testTenThousandObjectsOfCLeaveNothing() throws {
    let name = Owned.registerType()
    let (objects, handlers) = (LiveCounts.objects, LiveCounts.handlers)
    let box = Box(.vertical)
    for round in 0..<10_000 {
      let pointer = try XCTUnwrap(makeInC(name))
      g_object_ref_sink(pointer)
      try withOwned(pointer) { owned in
        owned.connect(Signal<Owned, Void, Void>("clicked")) { _ in }
        // Every second one is also kept by Swift for a while.
        if round.isMultiple(of: 2) { g_object_unref(pointer) }
        box.append(owned)
        box.remove(owned)
      }
      if !round.isMultiple(of: 2) { g_object_unref(pointer) }
    }
    XCTAssertEqual(LiveCounts.objects, objects + 1, "All but the box have gone.")
    XCTAssertEqual(LiveCounts.handlers, handlers)
  }

  func testAStockWidgetOfAProgramInAnotherLanguageIsFreedByIt() throws {
    try leavingWidgets {
      let pointer = try XCTUnwrap(makeInC("GtkBox"))
      let watch = Watch(pointer)
      g_object_ref_sink(pointer)
      let wrapper = Wrapper(pointer)
      weak var face: Box?
      do {
        let box = try XCTUnwrap(Box.adopt(unsafeGObject: OpaquePointer(pointer)))
        XCTAssertEqual(box.referenceCount, 2)
        face = box
      }
      g_object_run_dispose(pointer)
      XCTAssertNotNil(face, "The object is still there.")
      g_object_unref(pointer)
      XCTAssertTrue(wrapper.isLast)
      wrapper.drop()
      XCTAssertTrue(watch.isGone)
      XCTAssertNil(face)
    }
  }

  func testSwiftMayHoldAStockWidgetThatTheProgramDrops() throws {
    try leavingWidgets {
      let pointer = try XCTUnwrap(makeInC("GtkBox"))
      g_object_ref_sink(pointer)
      weak var face: Box?
      do {
        let box = try XCTUnwrap(Box.adopt(unsafeGObject: OpaquePointer(pointer)))
        face = box
        g_object_unref(pointer)
        XCTAssertEqual(box.referenceCount, 1)
        box.append(Label("still valid"))
        XCTAssertEqual(box.children.count, 1)
      }
      XCTAssertNil(face)
    }
  }

  func testTheLastReferenceToAStockWidgetMayGoOnAnotherThread() throws {
    try leavingWidgets {
      let pointer = try XCTUnwrap(makeInC("GtkBox"))
      g_object_ref_sink(pointer)
      weak var face: Box?
      do { face = Box.adopt(unsafeGObject: OpaquePointer(pointer)) }
      onThread(pointer) { g_object_unref($0) }
      XCTAssertNotNil(face, "The other thread must not deinitialize.")
      wait("the Swift object has gone") { face == nil }
    }
  }

  private func leavingWidgets(_ body: () throws -> Void) rethrows {
    Object.leavesWidgetsToProgram = true
    defer { Object.leavesWidgetsToProgram = false }
    try body()
  }

  private func withOwned(_ pointer: UnsafeMutablePointer<GObject>, _ body: (Owned) throws -> Void) throws {
    try body(XCTUnwrap(Owned.adopt(unsafeGObject: OpaquePointer(pointer))))
  }
}

/// A reference as that of PyGObject and GJS.
@MainActor
private final class Wrapper {
  private(set) var isLast = false
  private let pointer: UnsafeMutablePointer<GObject>

  init(_ pointer: UnsafeMutablePointer<GObject>) {
    self.pointer = pointer
    g_object_add_toggle_ref(pointer, reported, Unmanaged.passUnretained(self).toOpaque())
  }

  func drop() { g_object_remove_toggle_ref(pointer, reported, Unmanaged.passUnretained(self).toOpaque()) }

  fileprivate func note(_ isLast: Bool) { self.isLast = isLast }
}

private let reported: GToggleNotify = { data, _, isLast in
  let address = UInt(bitPattern: data)
  MainActor.assumeIsolated {
    guard let data = UnsafeMutableRawPointer(bitPattern: address) else { return }
    Unmanaged<Wrapper>.fromOpaque(data).takeUnretainedValue().note(isLast != 0)
  }
}

/// Reports its deinitialization, and changes its widget there.
@MainActor
private final class Owned: Widget {
  override class var nativeType: NativeType { .button(cssName: "button") }

  var note = ""
  var left: (String) -> Void = { _ in }

  isolated deinit {
    tooltip = "going"
    left(tooltip ?? "")
  }
}
