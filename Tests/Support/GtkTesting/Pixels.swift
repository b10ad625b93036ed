import CGtk
import Foundation
package import GtkHost
import XCTest

/// The pixels of a widget as it is drawn now.
@MainActor
package struct Pixels: @MainActor Equatable {
  /// Red, green, blue and opacity, 0…255; colours are multiplied by the opacity.
  package struct Color: Equatable {
    package let red, green, blue, alpha: UInt8

    /// Returns true if a component differs by more than 8.
    package func isVisiblyOther(than other: Color) -> Bool {
      func isFar(_ one: UInt8, _ two: UInt8) -> Bool { max(one, two) - min(one, two) > 8 }
      return isFar(red, other.red) || isFar(green, other.green) || isFar(blue, other.blue) || isFar(alpha, other.alpha)
    }
  }

  package let width: Int
  package let height: Int
  private let bytes: [UInt8]

  /// Draws a widget that is on screen; nil, with a test failure, if that is not possible.
  package init?(of widget: Widget, file: StaticString = #filePath, line: UInt = #line) {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("pixels-\(UUID().uuidString).png").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    do {
      // The next frame draws the changes since the last one.
      try widget.waitForFrames(1)
      try widget.render(toPNG: path)
    } catch {
      XCTFail("\(error)", file: file, line: line)
      return nil
    }
    guard let texture = gdk_texture_new_from_filename(path, nil) else {
      XCTFail("What was drawn cannot be read.", file: file, line: line)
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    width = Int(gdk_texture_get_width(texture))
    height = Int(gdk_texture_get_height(texture))
    var bytes = [UInt8](repeating: 0, count: 4 * width * height)
    gdk_texture_download(texture, &bytes, gsize(4 * width))
    self.bytes = bytes
  }

  /// The pixel at a place from the top left. GDK's default format has blue first on little-endian machines.
  package subscript(x: Int, y: Int) -> Color {
    let at = 4 * (y * width + x)
    return Color(red: bytes[at + 2], green: bytes[at + 1], blue: bytes[at], alpha: bytes[at + 3])
  }

  /// Returns the number of visibly different pixels between two places, each with a margin for its focus ring. It checks
  /// every second pixel.
  package func difference(_ one: Rectangle, _ two: Rectangle, margin: Int = 6) -> Int {
    var count = 0
    for y in -margin..<Int(one.height) + margin {
      for x in stride(from: -margin, to: Int(one.width) + margin, by: 2) {
        let pixel = self[Int(one.x) + x, Int(one.y) + y]
        if pixel.isVisiblyOther(than: self[Int(two.x) + x, Int(two.y) + y]) { count += 1 }
      }
    }
    return count
  }

  /// Returns the number of visibly different pixels between two pictures of the same size.
  package func difference(from other: Pixels) -> Int {
    var count = 0
    for y in 0..<min(height, other.height) {
      for x in 0..<min(width, other.width) where self[x, y].isVisiblyOther(than: other[x, y]) { count += 1 }
    }
    return count
  }

  /// Returns true if all pixels outside a box equal those of another picture.
  package func equals(_ other: Pixels, outside box: Rectangle) -> Bool {
    guard (width, height) == (other.width, other.height) else { return false }
    let (columns, rows) = (Int(box.x)..<Int(box.x + box.width), Int(box.y)..<Int(box.y + box.height))
    return (0..<height).allSatisfy { y in
      (0..<width).allSatisfy { x in columns.contains(x) && rows.contains(y) || self[x, y] == other[x, y] }
    }
  }
}
