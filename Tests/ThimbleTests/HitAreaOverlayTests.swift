import CGtk
import GtkTesting
import Thimble
import XCTest

@testable import Inspecting

/// The drawing of the overlay, and its absence of side effects.
final class HitAreaOverlayTests: ThimbleTestCase {
  func testItColoursCellsAndOutlinesBoxesWhileItIsShown() {
    let button = IconButton(icon: "starred-symbolic", accessibilityLabel: "A").with { $0.contentInsets = .zero }
    withWindow(Box(.horizontal) { button }.with { $0.setMargins(top: 40, bottom: 40, leading: 40, trailing: 40) }) {
      window in
      let before = (colors(window), lines(window))
      let widgets = children(of: window)
      HitAreaOverlay.isShown = true
      defer { HitAreaOverlay.isShown = false }
      XCTAssertEqual(colors(window), before.0 + 1, "The cell.")
      XCTAssertEqual(lines(window), before.1 + 1, "The outline.")
      XCTAssertEqual(children(of: window), widgets)
      HitAreaOverlay.isShown = false
      XCTAssertEqual(colors(window), before.0)
      XCTAssertEqual(lines(window), before.1)
    }
  }

  /// Returns the number of GTK's children. One may be a tooltip's window, which outlives the test.
  private func children(of window: Window) -> Int {
    window.withUnsafeGtkWidget { pointer in
      var (count, next) = (0, gtk_widget_get_first_child(pointer))
      while let child = next { (count, next) = (count + 1, gtk_widget_get_next_sibling(child)) }
      return count
    }
  }

  func testItDrawsWhatMoreThanOneCouldClaim() {
    let buttons = ["A", "B"].map {
      IconButton(icon: "starred-symbolic", accessibilityLabel: $0).with { $0.contentInsets = .zero }
    }
    let row = Box(.horizontal, spacing: 16) { buttons }
    (row.horizontalAlignment, row.verticalAlignment) = (.center, .center)
    withWindow(row) { window in
      guard let box = buttons[0].bounds(in: window) else { return XCTFail("It is not in the window.") }
      // Both are 16 pixels wide with 16 between them: each target reaches to the other's edge, 48 pixels high.
      let gap = Rectangle(x: box.x + 16, y: box.y - 16, width: 16, height: 48)
      // Above and below the visible box of one, the other's target ends at its edge.
      HitAreaOverlay.isShown = true
      defer { HitAreaOverlay.isShown = false }
      // Each of the two cells contains half of it. GTK 4.8 writes rgba(230,145,0,0.3); later versions write the opacity
      // last, too.
      let amber = nodes(window).filter { $0.contains("0.3)") || $0.contains("0.300") }
      for x in [gap.x, gap.x + 8] {
        let half = "bounds: \(Int(x)) \(Int(gap.y)) 8 48;"
        XCTAssertEqual(amber.filter { $0.contains(half) }.count, 1, "\(half) in \(amber)")
      }
      XCTAssertEqual(amber.count, 2)
    }
  }

  func testNothingIsKeptOfASurfaceThatHasGoneNorWhenItIsOff() {
    HitAreaOverlay.isShown = true
    defer { HitAreaOverlay.isShown = false }
    withWindow(IconButton(icon: "starred-symbolic", accessibilityLabel: "A")) { window in
      XCTAssertGreaterThan(colors(window), 0)
      XCTAssertTrue(HitAreaOverlay.isKept)
      HitAreaOverlay.isShown = false
      XCTAssertFalse(HitAreaOverlay.isKept)
      HitAreaOverlay.isShown = true
      XCTAssertGreaterThan(colors(window), 0)
      XCTAssertTrue(HitAreaOverlay.isKept)
    }
    wait("the memory of the released surfaces is free") { !HitAreaOverlay.isKept }
  }

  /// Returns the number of plain colours that the window draws.
  private func colors(_ window: Window) -> Int { nodes(window).count }

  private func lines(_ window: Window) -> Int { nodes(window, "border").count }

  /// Returns the plain colours that the window draws, or other nodes of one kind, in GTK's text form.
  private func nodes(_ window: Window, _ kind: String = "color") -> [String] {
    window.withUnsafeGtkWidget { pointer in
      guard let snapshot = gtk_snapshot_new() else { return [] }
      UnsafeMutableRawPointer(pointer.pointee.parent_instance.g_type_instance.g_class)
        .assumingMemoryBound(to: GtkWidgetClass.self).pointee.snapshot?(pointer, snapshot)
      guard let node = gtk_snapshot_free_to_node(snapshot) else { return [] }
      defer { gsk_render_node_unref(node) }
      guard let bytes = gsk_render_node_serialize(node) else { return [] }
      defer { g_bytes_unref(bytes) }
      var size: gsize = 0
      guard let data = g_bytes_get_data(bytes, &size) else { return [] }
      let text = String(decoding: UnsafeRawBufferPointer(start: data, count: Int(size)), as: UTF8.self)
      return text.components(separatedBy: "\(kind) {").dropFirst().map { String($0.prefix { $0 != "}" }) }
    }
  }
}
