import CGtk

/// Something that can be drawn at any size: `GdkPaintable`.
@MainActor
public class Paintable: Object {
  override public class var nativeType: NativeType { NativeType(gdk_paintable_get_type(), faceOf: Paintable.self) }

  required init(_ native: NativeInstance) { super.init(native) }

  /// Decodes a picture: PNG, JPEG, TIFF, and the formats of the installed loaders.
  ///
  /// - Throws: ``HostError`` with the decoder's message when the bytes are no picture.
  public convenience init(bytes: [UInt8]) throws(HostError) {
    try self.init(bytes, doing: "decode \(bytes.count) bytes as a picture")
  }

  /// Reads and decodes a picture file, as ``Files/read(_:)`` does.
  ///
  /// - Throws: ``HostError`` with the path and the reason.
  public convenience init(path: String) throws(HostError) {
    try self.init(try Files.read(path), doing: "read the picture \(path)")
  }

  private convenience init(_ bytes: [UInt8], doing action: String) throws(HostError) {
    Gtk.initialize()
    var error: ErrorPointer?
    let data = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(data) }
    guard let texture = gdk_texture_new_from_bytes(data, &error) else {
      throw HostError(.notAPicture, taking: error, doing: action)
    }
    self.init(NativeInstance(made: texture))
  }
}
