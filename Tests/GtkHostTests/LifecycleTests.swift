import CGtk
import CMalloc
import GtkHost
import GtkTesting
import XCTest

/// Ten thousand objects are created and released: no object and no memory is left.
@preconcurrency @MainActor
final class LifecycleTests: GtkTestCase {
  func testTenThousandButtonsLeaveNothing() {
    let box = Box(.vertical)
    let growth = growth(over: 10_000) { round in
      let button = TestButton(note: "round")
      button.connect(.clicked) { [weak box] button in box?.remove(button) }
      button.observe(Property<TestButton, String?>("tooltip-text")) { _, _ in }
      button.tooltip = "Button \(round)"
      box.append(button)
      button.emit("clicked")
    }
    XCTAssertLessThan(growth, 64 * 1024)
  }

  func testTenThousandLabelsMadeInCLeaveNothing() {
    let box = Box(.vertical)
    let parent = UnsafeMutableRawPointer(box.instance).assumingMemoryBound(to: GtkBox.self)
    let growth = growth(over: 10_000) { _ in
      gtk_box_append(parent, gtk_label_new("label"))
      if let label = box.children.first { box.remove(label) }
    }
    XCTAssertLessThan(growth, 64 * 1024)
  }

  func testTenThousandTextsLeaveNothing() {
    let text = String(repeating: "long ", count: 200)
    let label = Label()
    let property = Property<Label, String>("label")
    let growth = growth(over: 10_000) { round in
      label[property] = text + String(round)
      XCTAssertTrue(label[property].hasSuffix(String(round)))
    }
    XCTAssertLessThan(growth, 64 * 1024)
  }

  func testAThousandWindowsLeaveNothing() {
    let growth = growth(over: 1_000) { round in
      let window = Window("Window \(round)", child: Box(.vertical) { TestButton(note: "inside") })
      window.connect(.closeRequest) { _ in false }
      window.destroy()
    }
    XCTAssertLessThan(growth, 256 * 1024)
  }

  /// Returns the growth in allocated bytes over `count` rounds, after a tenth of that to fill caches.
  private func growth(over count: Int, _ body: (Int) -> Void) -> Int {
    for round in 1...(count / 10) { body(round) }
    drain()
    let (objects, handlers, bytes) = (LiveCounts.objects, LiveCounts.handlers, mallinfo2().uordblks)
    for round in 1...count { body(round) }
    drain()
    XCTAssertEqual(LiveCounts.objects, objects)
    XCTAssertEqual(LiveCounts.handlers, handlers)
    let growth = Int(mallinfo2().uordblks) - Int(bytes)
    print("\(name): \(growth) bytes more after \(count) rounds")
    return growth
  }
}
