import CGtk
import Foundation
import GtkHost
import XCTest

/// The pixels of a drawn widget.
@MainActor
struct Picture {
  /// The red, green, blue (each multiplied by alpha) and alpha values of each pixel, row by row.
  let pixels: [[UInt8]]
  private let width: Int

  /// Draws a widget of a visible window, after two more frames.
  init(of widget: Widget) throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try widget.waitForFrames(2)
    try widget.render(toPNG: path)
    let texture = try XCTUnwrap(gdk_texture_new_from_filename(path, nil))
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    width = Int(gdk_texture_get_width(texture))
    let height = Int(gdk_texture_get_height(texture))
    var data = [UInt8](repeating: 0, count: width * height * 4)
    gdk_texture_download(texture, &data, gsize(width * 4))
    pixels = stride(from: 0, to: data.count, by: 4).map { [data[$0 + 2], data[$0 + 1], data[$0], data[$0 + 3]] }
  }

  /// Returns the number of opaque pixels with this colour.
  func count(red: UInt8, green: UInt8, blue: UInt8) -> Int { pixels.count { $0 == [red, green, blue, 255] } }

  /// Returns the columns with opaque pixels of this colour, from the first to the last; nil if there are none.
  func columns(red: UInt8, green: UInt8, blue: UInt8) -> ClosedRange<Int>? {
    let columns = pixels.indices.filter { pixels[$0] == [red, green, blue, 255] }.map { $0 % width }
    guard let first = columns.min(), let last = columns.max() else { return nil }
    return first...last
  }

  /// The most frequent colour, `#rrggbb`.
  var mainColor: String {
    let counts = Dictionary(grouping: pixels, by: \.self).mapValues(\.count)
    let color = counts.max { $0.value < $1.value }?.key ?? []
    return "#" + color.dropLast().map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
