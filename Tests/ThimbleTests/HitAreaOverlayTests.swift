import CGtk
import Foundation
import GtkTesting
import XCTest

@testable import Thimble

/// What the overlay draws, and what it leaves alone.
final class HitAreaOverlayTests: ThimbleTestCase {
  func testItColoursCellsAndOutlinesBoxesWhileItIsShown() {
    let button = IconButton(icon: "starred-symbolic", accessibilityLabel: "A").with { $0.contentEdgeInsets = .zero }
    withWindow(Box(.horizontal) { button }.with { $0.setMargins(top: 40, bottom: 40, start: 40, end: 40) }) { window in
      let before = colors(window)
      let widgets = children(of: window)
      HitAreaOverlay.isShown = true
      defer { HitAreaOverlay.isShown = false }
      let shown = colors(window)
      // One rectangle of the cell and four sides of the outline.
      XCTAssertEqual(shown, before + 5)
      XCTAssertEqual(children(of: window), widgets)
      HitAreaOverlay.isShown = false
      XCTAssertEqual(colors(window), before)
    }
  }

  func testTheEnvironmentShowsItFromTheStart() {
    defer {
      unsetenv("THIMBLE_HIT_AREAS")
      HitAreaOverlay.isShown = false
    }
    for (value, isShown) in [("0", false), ("yes", false), ("1", true)] {
      HitAreaOverlay.isShown = false
      setenv("THIMBLE_HIT_AREAS", value, 1)
      HitAreaOverlay.followEnvironment()
      XCTAssertEqual(HitAreaOverlay.isShown, isShown, value)
    }
  }

  /// How many children GTK counts: one of them may be a tooltip's window, which outlives the test.
  private func children(of window: Window) -> Int {
    window.withUnsafeGtkWidget { pointer in
      var (count, next) = (0, gtk_widget_get_first_child(pointer))
      while let child = next { (count, next) = (count + 1, gtk_widget_get_next_sibling(child)) }
      return count
    }
  }

  /// How many plain colours the window draws.
  private func colors(_ window: Window) -> Int {
    window.withUnsafeGtkWidget { pointer in
      guard let snapshot = gtk_snapshot_new() else { return -1 }
      UnsafeMutableRawPointer(pointer.pointee.parent_instance.g_type_instance.g_class)
        .assumingMemoryBound(to: GtkWidgetClass.self).pointee.snapshot?(pointer, snapshot)
      guard let node = gtk_snapshot_free_to_node(snapshot) else { return 0 }
      defer { gsk_render_node_unref(node) }
      guard let bytes = gsk_render_node_serialize(node) else { return -1 }
      defer { g_bytes_unref(bytes) }
      var size: gsize = 0
      guard let data = g_bytes_get_data(bytes, &size) else { return -1 }
      let text = String(decoding: UnsafeRawBufferPointer(start: data, count: Int(size)), as: UTF8.self)
      return text.split(separator: "color {", omittingEmptySubsequences: false).count - 1
    }
  }
}
