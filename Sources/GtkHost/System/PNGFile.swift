import CGtk

/// Pictures as PNG files.
///
/// GDK's own writer tries every filter of PNG for each row and compresses thoroughly, which takes longer than drawing a page.
/// This one takes one filter, with which most rows of a window are empty.
enum PNGFile {
  /// Writes the pixels of a `GdkTexture`.
  ///
  /// - Throws: ``HostError`` when the file cannot be written.
  static func write(_ texture: OpaquePointer, to path: String) throws(HostError) {
    let (width, height) = (Int(gdk_texture_get_width(texture)), Int(gdk_texture_get_height(texture)))
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      buffer.withMemoryRebound(to: UInt8.self) { bytes in
        if let base = bytes.baseAddress { gdk_texture_download(texture, base, gsize(width * 4)) }
      }
      count = width * height
    }
    var file: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    // Eight bits for each of red, green, blue and alpha.
    add("IHDR", bigEndian(width) + bigEndian(height) + [8, 6, 0, 0, 0], to: &file)
    add("IDAT", compressed(rows(of: pixels, width: width, height: height)), to: &file)
    add("IEND", [], to: &file)
    let isWritten = file.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        text.baseAddress.map { g_file_set_contents(path, $0, gssize(text.count), nil) != 0 } ?? false
      }
    }
    guard isWritten else {
      throw HostError(.notWritten, "Could not write \(path): is the folder there, and may it be written to?")
    }
  }

  // MARK: Pixels

  /// The filter that stores each byte as its difference to the byte above.
  private static let differenceToRowAbove: UInt8 = 2

  /// Returns the filtered rows of pixels, whose colours are multiplied by alpha.
  private static func rows(of pixels: [UInt32], width: Int, height: Int) -> [UInt8] {
    let length = width * 4 + 1
    return [UInt8](unsafeUninitializedCapacity: length * height) { buffer, count in
      let room = UnsafeMutableRawBufferPointer(buffer)
      var above = [UInt32](repeating: 0, count: width)
      for y in 0..<height {
        room[y * length] = differenceToRowAbove
        for x in 0..<width {
          let color = straight(pixels[y * width + x])
          room.storeBytes(
            of: difference(color, above[x]).littleEndian, toByteOffset: y * length + 1 + 4 * x, as: UInt32.self)
          above[x] = color
        }
      }
      count = length * height
    }
  }

  /// Returns a colour whose parts are not multiplied by alpha: alpha, blue, green and red, from the highest byte down.
  private static func straight(_ color: UInt32) -> UInt32 {
    let alpha = color >> 24
    let (red, green, blue) = (color >> 16 & 0xff, color >> 8 & 0xff, color & 0xff)
    switch alpha {
    case 0xff: return alpha << 24 | blue << 16 | green << 8 | red
    case 0: return 0
    default:
      let divided = { (part: UInt32) in min((part * 0xff + alpha / 2) / alpha, 0xff) }
      return alpha << 24 | divided(blue) << 16 | divided(green) << 8 | divided(red)
    }
  }

  /// Returns the differences of four bytes, each without a borrow from the next one.
  private static func difference(_ one: UInt32, _ other: UInt32) -> UInt32 {
    let high: UInt32 = 0x8080_8080
    return ((one | high) &- (other & ~high)) ^ ((one ^ ~other) & high)
  }

  // MARK: Parts of a file

  /// Returns bytes as zlib compresses them at its fastest.
  private static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    guard let compressor = g_zlib_compressor_new(G_ZLIB_COMPRESSOR_FORMAT_ZLIB, 1) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(compressor)) }
    // Bytes that cannot be compressed take a few more.
    return [UInt8](unsafeUninitializedCapacity: bytes.count + bytes.count / 100 + 1_024) { buffer, count in
      var (read, written) = (gsize(0), gsize(0))
      bytes.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress, let room = buffer.baseAddress else { return }
        let result = g_converter_convert(
          compressor, start, gsize(bytes.count), room, gsize(buffer.count), cgtk_converter_input_at_end, &read,
          &written, nil)
        precondition(result == G_CONVERTER_FINISHED, "The room is larger than any compressed form.")
      }
      count = Int(written)
    }
  }

  /// Adds a chunk: its length, its name and its bytes, and the checksum of name and bytes.
  private static func add(_ name: String, _ bytes: [UInt8], to file: inout [UInt8]) {
    file += bigEndian(bytes.count)
    let start = file.count
    file += Array(name.utf8)
    file += bytes
    var remainder: UInt32 = 0xffff_ffff
    for byte in file[start...] { remainder = remainder >> 8 ^ remainders[Int((remainder ^ UInt32(byte)) & 0xff)] }
    file += bigEndian(Int(~remainder))
  }

  /// The remainder of each byte by the polynomial of CRC-32, as in the PNG specification, annex D.
  private static let remainders: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { remainder, _ in remainder & 1 == 1 ? 0xedb8_8320 ^ remainder >> 1 : remainder >> 1 }
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
