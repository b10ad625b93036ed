import CGtk

/// The pixels of a picture.
package struct PixelMap: Equatable, Sendable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// Row after row; blue, green, red and alpha of each pixel, each 0…255, the colours multiplied by alpha.
  package var bytes: [UInt8]

  /// Creates a picture. `bytes` has four for each pixel.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 4, "A picture has four bytes for each pixel.")
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// Reads a PNG file.
  ///
  /// - Throws: ``HostError`` when there is no such file, or when it is no picture.
  @MainActor
  package init(contentsOfPNG path: String) throws(HostError) {
    var error: ErrorPointer?
    guard let texture = gdk_texture_new_from_filename(path, &error) else {
      throw HostError(.notAPicture, taking: error, doing: "read the picture \(path)")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    let (width, height) = (Int(gdk_texture_get_width(texture)), Int(gdk_texture_get_height(texture)))
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      if let base = buffer.baseAddress { gdk_texture_download(texture, base, gsize(width * 4)) }
      count = width * height * 4
    }
    self.init(width: width, height: height, bytes: bytes)
  }

  /// Writes the picture as a PNG file.
  ///
  /// - Throws: ``HostError`` when the file cannot be written.
  @MainActor
  package func write(toPNG path: String) throws(HostError) {
    let content = bytes.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(content) }
    let texture = gdk_memory_texture_new(
      gint(width), gint(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, content, gsize(width * 4))
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    guard let texture else { throw HostError(.notWritten, "Could not write \(path): there is no picture.") }
    try PNGFile.write(texture, to: path)
  }
}
