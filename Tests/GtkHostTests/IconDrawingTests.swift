import CGtk
import GtkHost
import GtkTesting
import XCTest

/// Icons that many widgets draw, compared with GTK's own drawing.
@preconcurrency @MainActor
final class IconDrawingTests: GtkTestCase {
  private let red = Snapshot.Color(red: 1, green: 0, blue: 0)
  private let blue = Snapshot.Color(red: 0, green: 0, blue: 1, opacity: 0.5)
  private let box = Rectangle(x: 0, y: 0, width: 16, height: 16)

  /// Returns the type and the pixels of the icon's drawing.
  private func drawn(
    _ icon: IconDrawing, on widget: Widget, _ color: Snapshot.Color
  ) throws -> (type: GskRenderNodeType, pixels: PixelMap) {
    let snapshot = try XCTUnwrap(gtk_snapshot_new())
    icon.draw(on: widget, Snapshot(snapshot), in: box, color)
    let node = try XCTUnwrap(gtk_snapshot_free_to_node(snapshot))
    defer { gsk_render_node_unref(node) }
    return (gsk_render_node_get_node_type(node), PixelMap(of: node, width: 16, height: 16, scale: 1))
  }

  func testAColourThatComesAgainIsATextureWithTheSamePixels() throws {
    let icon = IconDrawing(named: "list-add-symbolic")
    try withWindow(Label("Place")) { window in
      let first = [try drawn(icon, on: window, red), try drawn(icon, on: window, blue)]
      let second = [try drawn(icon, on: window, red), try drawn(icon, on: window, blue)]
      for (first, second) in zip(first, second) {
        XCTAssertNotEqual(first.type, GSK_TEXTURE_NODE)
        XCTAssertEqual(second.type, GSK_TEXTURE_NODE)
        XCTAssertTrue(zip(first.pixels.bytes, second.pixels.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
      }
      XCTAssertNotEqual(second[0].pixels, second[1].pixels)
    }
  }

  func testAShapeKeepsItsProportions() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="32" height="16"><path d="M0 0h32v16H0z"/></svg>
      """
    let icon = IconDrawing(try SymbolicPaintable(shapeOf: Array(svg.utf8)))
    try withWindow(Label("Place")) { window in
      let pixels = try drawn(icon, on: window, red).pixels
      for (y, isDrawn) in [(1, false), (5, true), (10, true), (14, false)] {
        XCTAssertEqual(pixels.bytes[(y * pixels.width + 8) * 4 + 3] > 127, isDrawn, "at \(y)")
      }
    }
  }

  func testColoursOfATransitionAreNoTexturesAndDisplaceNone() throws {
    let icon = IconDrawing(named: "list-add-symbolic")
    try withWindow(Label("Place")) { window in
      for _ in 0..<2 { _ = try drawn(icon, on: window, red) }
      for step in 0..<100 {
        XCTAssertNotEqual(try drawn(icon, on: window, red.faded(to: Double(step) / 200)).type, GSK_TEXTURE_NODE)
      }
      XCTAssertEqual(try drawn(icon, on: window, red).type, GSK_TEXTURE_NODE)
      icon.forget()
      XCTAssertNotEqual(try drawn(icon, on: window, red).type, GSK_TEXTURE_NODE)
    }
  }
}
