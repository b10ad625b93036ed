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

  /// Draws a node, from its origin on. `width` and `height` are in logical pixels.
  @MainActor
  package init(of node: OpaquePointer, width: Int, height: Int, scale: Int) {
    var bytes = [UInt8](repeating: 0, count: width * scale * height * scale * 4)
    bytes.withUnsafeMutableBufferPointer { buffer in
      let surface = cairo_image_surface_create_for_data(
        buffer.baseAddress, CAIRO_FORMAT_ARGB32, gint(clamping: width * scale), gint(clamping: height * scale),
        gint(clamping: width * scale * 4))
      cairo_surface_set_device_scale(surface, Double(scale), Double(scale))
      let context = cairo_create(surface)
      gsk_render_node_draw(node, context)
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    self.init(width: width * scale, height: height * scale, bytes: bytes)
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
    let texture = texture()
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    guard let texture else { throw HostError(.notWritten, "Could not write \(path): there is no picture.") }
    try PNGFile.write(texture, to: path)
  }

  /// Returns the picture as GTK draws it, with a reference that the caller owns.
  @MainActor
  func texture() -> OpaquePointer? { Self.texture(width, height, bytes, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED) }

  /// Returns the picture in the format from which GTK 4.8 draws fastest, with a reference that the caller owns: it converts
  /// every other format, even its own, by floating-point numbers each time.
  @MainActor
  func straightTexture() -> OpaquePointer? {
    var straight = bytes
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = Int(bytes[start + 3])
      for (channel, from) in [(0, 2), (1, 1), (2, 0)] where alpha > 0 {
        straight[start + channel] = UInt8(clamping: (Int(bytes[start + from]) * 255 + alpha / 2) / alpha)
      }
    }
    return Self.texture(width, height, straight, GDK_MEMORY_R8G8B8A8)
  }

  @MainActor
  private static func texture(
    _ width: Int, _ height: Int, _ bytes: [UInt8], _ format: GdkMemoryFormat
  ) -> OpaquePointer? {
    let content = bytes.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(content) }
    return gdk_memory_texture_new(gint(clamping: width), gint(clamping: height), format, content, gsize(width * 4))
  }
}
