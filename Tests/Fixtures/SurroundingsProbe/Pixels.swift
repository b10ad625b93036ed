import CGtk
import Glibc
import Thimble

/// The pixels of a widget.
@MainActor
struct Pixels {
  private var bytes: [UInt8] = []
  private var width = 0

  init(of widget: Widget) {
    let path = "/tmp/surroundings-\(getpid()).png"
    defer { unlink(path) }
    guard (try? widget.render(toPNG: path)) != nil, let texture = gdk_texture_new_from_filename(path, nil) else {
      return
    }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    width = Int(gdk_texture_get_width(texture))
    bytes = [UInt8](repeating: 0, count: width * Int(gdk_texture_get_height(texture)) * 4)
    gdk_texture_download(texture, &bytes, gsize(width * 4))
  }

  /// Returns the most frequent of the pixels (blue, green, red, alpha) that pass a test.
  private func mostFrequent(where passes: (ArraySlice<UInt8>) -> Bool) -> ArraySlice<UInt8>? {
    var counts: [ArraySlice<UInt8>: Int] = [:]
    for start in stride(from: 0, to: bytes.count, by: 4) where passes(bytes[start..<start + 4]) {
      counts[bytes[start..<start + 4], default: 0] += 1
    }
    return counts.max { $0.value < $1.value }?.key
  }

  /// The most frequent opaque colour, `#rrggbb`; empty if there is none.
  var mainColor: String {
    guard let color = mostFrequent(where: { $0.last == 255 }) else { return "" }
    return "#" + color.dropLast().reversed().map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The opacity of the surface at rest, 0…255: that of the most frequent pixel.
  var surface: Int { Int(mostFrequent { _ in true }?.last ?? 0) }

  /// The first and the last row of the text or icon, without the edges of the control.
  var ink: [Int] {
    guard width > 0, let ground = mostFrequent(where: { _ in true }) else { return [] }
    let rows = (0..<bytes.count / 4 / width).filter { row in
      (6..<width - 6).contains { column in
        let pixel = bytes[(row * width + column) * 4..<(row * width + column) * 4 + 4]
        return row > 4 && row < 30 && zip(pixel, ground).contains { abs(Int($0) - Int($1)) > 96 }
      }
    }
    return [rows.first, rows.last].compactMap(\.self)
  }
}
