import CGtk
import GtkHost
import GtkTesting
import XCTest

/// A change of the direction of text while windows are open.
@preconcurrency @MainActor
final class TextDirectionTests: GtkTestCase {
  /// The side of a label at which its lines begin.
  private func side(of label: Label) -> PangoAlignment {
    label.withUnsafeGtkWidget { pango_layout_get_alignment(gtk_label_get_layout(OpaquePointer($0))) }
  }

  func testTheLinesOfLabelsFollowTheDirection() {
    let label = Label(String(repeating: "word ", count: 50))
    label.wraps = true
    defer { TextDirection.default = .leftToRight }
    withWindow(Box(.vertical) { label }) { _ in
      wait("the label is laid out") { label.width > 0 }
      XCTAssertEqual(side(of: label), PANGO_ALIGN_LEFT)
      for (direction, wanted) in [(TextDirection.rightToLeft, PANGO_ALIGN_RIGHT), (.leftToRight, PANGO_ALIGN_LEFT)] {
        TextDirection.default = direction
        XCTAssertEqual(side(of: label), wanted, direction.rawValue)
      }
    }
  }
}
