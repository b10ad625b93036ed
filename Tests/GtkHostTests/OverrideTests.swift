import CGtk
import GtkHost
import GtkTesting
import XCTest

/// GTK calls the overrides of a Swift class, and chaining up calls GTK's implementation.
@preconcurrency @MainActor
final class OverrideTests: GtkTestCase {
  func testContainsDecidesPickingOutsideTheBox() {
    let probe = Probe(Probe.make())
    probe.horizontalAlignment = .center
    probe.verticalAlignment = .center
    let box = Box(.vertical) { probe }
    withWindow(box) { _ in
      XCTAssertTrue(probe.pick(x: -11, y: 1) === probe)
      XCTAssertNil(probe.pick(x: -13, y: 1))
      XCTAssertTrue(probe.pick(x: 1, y: 1) === probe, "The box itself comes from chaining up.")
    }
    XCTAssertFalse(probe.calls["contains", default: 0] == 0)
  }

  func testMeasureIsAskedAndChainsUp() {
    let probe = Probe(Probe.make())
    let plain = TestButton(note: "plain")
    for button in [probe, plain] as [Widget] { Label("A label").setParent(button) }
    // Two widgets of the same content: one measures itself, GTK's layout measures the other.
    let difference = probe.measured(.horizontal).natural - plain.measured(.horizontal).natural
    XCTAssertEqual(difference, 100)
    XCTAssertEqual(probe.measured(.vertical).natural, plain.measured(.vertical).natural)
    XCTAssertGreaterThan(probe.native.measure(.horizontal, crossSize: -1).natural, 0)
  }

  func testAllocateIsAskedAndChainsUp() {
    let probe = Probe(Probe.make())
    let label = Label("A label")
    label.setParent(probe)
    probe.shift = 20
    withWindow(Box(.vertical) { probe }) { _ in
      XCTAssertEqual(label.bounds(in: probe).map { Int($0.x) }, 20)
      probe.shift = nil
      probe.queueAllocate()
      wait("the child is placed again") { label.bounds(in: probe).map { $0.x < 20 } == true }
      XCTAssertEqual(label.width, probe.width)
    }
  }

  func testDrawIsAskedAndChainsUp() {
    let probe = Probe(Probe.make())
    let child = Probe(Probe.make())
    child.setParent(probe)
    withWindow(Box(.vertical) { probe }) { _ in
      wait("the probe and its child are drawn") {
        probe.calls["draw", default: 0] > 0 && child.calls["draw", default: 0] > 0
      }
    }
  }

  func testAStateChangeReportsThePreviousStates() {
    let probe = Probe(Probe.make())
    probe.isEnabled = false
    XCTAssertEqual(probe.previousStates.count, 1)
    XCTAssertEqual(probe.previousStates.first?.contains(.insensitive), false)
    probe.isEnabled = true
    XCTAssertEqual(probe.previousStates.last?.contains(.insensitive), true)
    XCTAssertFalse(probe.stateFlags.contains(.insensitive))
  }

  func testRootingAndMappingAreToldInPairs() {
    let probe = Probe(Probe.make())
    let box = Box(.vertical) { probe }
    XCTAssertEqual(probe.log, [])
    withWindow(box) { _ in
      XCTAssertEqual(probe.log, ["root", "map"])
      XCTAssertTrue(probe.isMapped)
      box.remove(probe)
      XCTAssertEqual(probe.log, ["root", "map", "unmap", "unroot"])
      XCTAssertFalse(probe.isMapped)
    }
  }

  func testAWidgetToldOfItsEndIsFreedWithItsWindow() {
    weak var face: Probe?
    do {
      let probe = Probe(Probe.make())
      withWindow(Box(.vertical) { probe }) { _ in }
      face = probe
    }
    wait("the probe has gone") { face == nil }
  }

  func testHeightForWidthIsAskedFor() {
    let short = (1...10).map { _ in Label("word") }
    let wrap = WrapBox(spacing: 4, lineSpacing: 4) { short }
    let line = wrap.measured(.vertical, crossSize: 10_000).natural
    let lines = wrap.measured(.vertical, crossSize: 100).natural
    XCTAssertGreaterThan(lines, line * 2)
    XCTAssertFalse(wrap.hasConstantSize)
    withWindow(Box(.vertical) { wrap }) { _ in
      let bottoms = short.compactMap { $0.bounds(in: wrap).map { $0.y + $0.height } }
      XCTAssertEqual(bottoms.max().map { Int($0) }, wrap.height)
    }
  }

  func testSwiftOverridesSwiftTwoLevelsDown() {
    let second = SecondProbe(SecondProbe.make())
    let name = second.typeName
    XCTAssertEqual(g_type_parent(g_type_from_name(name)), g_type_from_name(Probe.registerType()))
    XCTAssertEqual(second.measured(.horizontal).natural, Probe(Probe.make()).measured(.horizontal).natural + 1_000)
    withWindow(Box(.vertical) { second }) { _ in
      XCTAssertEqual(second.log, ["root", "second root", "map"])
    }
    second.isEnabled = false
    XCTAssertFalse(second.previousStates.isEmpty, "Inherited overrides are called too.")
  }

  func testATypeThatOverridesNothingPaysNothing() {
    let own = g_type_class_ref(g_type_from_name(TestButton.registerType()))
    let stock = g_type_class_ref(gtk_button_get_type())
    defer { for table in [own, stock] { g_type_class_unref(table) } }
    guard let own, let stock else { return XCTFail("A class without a structure.") }
    let (mine, theirs) = (
      own.assumingMemoryBound(to: GtkWidgetClass.self), stock.assumingMemoryBound(to: GtkWidgetClass.self)
    )
    XCTAssertEqual(
      unsafeBitCast(mine.pointee.contains, to: Int.self),
      unsafeBitCast(theirs.pointee.contains, to: Int.self)
    )
    XCTAssertEqual(
      unsafeBitCast(mine.pointee.snapshot, to: Int.self),
      unsafeBitCast(theirs.pointee.snapshot, to: Int.self)
    )
  }
}
