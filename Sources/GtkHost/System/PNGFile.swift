import CGtk

/// Pictures as PNG files.
enum PNGFile {
  /// Writes the pixels of a `GdkTexture`, by cairo's writer, which takes three fifths of the time of GDK's.
  ///
  /// - Throws: ``HostError`` when the file cannot be written.
  static func write(_ texture: OpaquePointer, to path: String) throws(HostError) {
    // The textures' own format of pixels: alpha, red, green and blue, the colours multiplied by alpha.
    let picture = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, gdk_texture_get_width(texture), gdk_texture_get_height(texture))
    defer { cairo_surface_destroy(picture) }
    if let pixels = cairo_image_surface_get_data(picture) {
      gdk_texture_download(texture, pixels, gsize(cairo_image_surface_get_stride(picture)))
      cairo_surface_mark_dirty(picture)
    }
    let status = cairo_surface_write_to_png(picture, path)
    guard status == CAIRO_STATUS_SUCCESS else {
      let reason = cairo_status_to_string(status).map { String(cString: $0) } ?? "cairo gives no reason"
      throw HostError(.notWritten, "Could not write \(path): \(reason). Check that the folder exists and is writable.")
    }
  }
}
