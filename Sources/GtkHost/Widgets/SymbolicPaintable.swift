import CGtk

/// A picture that is drawn in the colour of the text around it; only its shape counts.
///
/// GTK does that for symbolic icons of the theme, but not for the files and bytes of an application. An SVG is sharp at
/// any size.
@MainActor
public final class SymbolicPaintable: Paintable, InterfaceAdding {
  override public class var nativeType: NativeType { NativeType(deriving: cgtk_type_object) }

  private var file: [UInt8] = []
  private var drawn: (pixels: Int, shape: Paintable)?

  required init(_ native: NativeInstance) { super.init(native) }

  /// The shape of a picture, from the bytes of its file.
  ///
  /// - Throws: ``HostError`` with the decoder's message when the bytes are no picture.
  public convenience init(shapeOf bytes: [UInt8]) throws(HostError) {
    self.init(Self.make())
    file = bytes
    drawn = (32, try Self.shape(of: bytes, pixels: 32))
  }

  /// The shape of the picture in a file.
  ///
  /// - Throws: ``HostError`` with the path and the reason.
  public convenience init(shapeIn path: String) throws(HostError) {
    try self.init(shapeOf: try Files.read(path))
  }

  /// The width over the height of the picture.
  fileprivate var ratio: Double { drawn.map { gdk_paintable_get_intrinsic_aspect_ratio($0.shape.opaque) } ?? 0 }

  /// Draws twice as many pixels as asked for, which is sharp on dense displays too.
  fileprivate func draw(_ snapshot: OpaquePointer, _ width: Double, _ height: Double, _ color: GdkRGBA) {
    let pixels = 2 * Int(length: Int(clamping: max(width, height).rounded(.up)))
    if drawn?.pixels != pixels, let shape = try? Self.shape(of: file, pixels: pixels) { drawn = (pixels, shape) }
    guard let shape = drawn?.shape else { return }
    // Red, green and blue come from the colour, alpha from the shape times the colour's.
    var values = [Float](repeating: 0, count: 16)
    values[15] = color.alpha
    var matrix = graphene_matrix_t()
    graphene_matrix_init_from_float(&matrix, values)
    var offset = graphene_vec4_t()
    graphene_vec4_init(&offset, color.red, color.green, color.blue, 0)
    gtk_snapshot_push_color_matrix(snapshot, &matrix, &offset)
    gdk_paintable_snapshot(shape.opaque, snapshot, width, height)
    gtk_snapshot_pop(snapshot)
  }

  private static func shape(of bytes: [UInt8], pixels: Int) throws(HostError) -> Paintable {
    var error: ErrorPointer?
    let data = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(data) }
    let stream = g_memory_input_stream_new_from_bytes(data)
    defer { g_object_unref(UnsafeMutableRawPointer(stream)) }
    guard
      let pixbuf = gdk_pixbuf_new_from_stream_at_scale(
        stream, gint(clamping: pixels), gint(clamping: pixels), 1, nil, &error)
    else {
      throw HostError(.notAPicture, taking: error, doing: "decode \(bytes.count) bytes as a picture")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    let pixelBytes = gdk_pixbuf_read_pixel_bytes(pixbuf)
    defer { g_bytes_unref(pixelBytes) }
    let format = gdk_pixbuf_get_has_alpha(pixbuf) != 0 ? GDK_MEMORY_R8G8B8A8 : GDK_MEMORY_R8G8B8
    guard
      let texture = gdk_memory_texture_new(
        gdk_pixbuf_get_width(pixbuf), gdk_pixbuf_get_height(pixbuf), format, pixelBytes,
        gsize(gdk_pixbuf_get_rowstride(pixbuf)))
    else { throw HostError(.notAPicture, taking: nil, doing: "draw a picture of \(bytes.count) bytes") }
    return Paintable(NativeInstance(made: texture))
  }

  // MARK: Interfaces

  static func addInterfaces(to gtype: GType) {
    var paintable = GInterfaceInfo()
    paintable.interface_init = { table, _ in
      let table = table?.cast(to: GdkPaintableInterface.self)
      table?.pointee.get_intrinsic_aspect_ratio = { paintable in
        guard let paintable else { return 0 }
        return (ToggleReference.object(of: UnsafeMutableRawPointer(paintable)) as? SymbolicPaintable)?.ratio ?? 0
      }
      table?.pointee.snapshot = { paintable, snapshot, width, height in
        var color = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
        gtk_symbolic_paintable_snapshot_symbolic(paintable, snapshot, width, height, &color, 1)
      }
    }
    g_type_add_interface_static(gtype, gdk_paintable_get_type(), &paintable)
    var symbolic = GInterfaceInfo()
    symbolic.interface_init = { table, _ in
      table?.cast(to: GtkSymbolicPaintableInterface.self).pointee.snapshot_symbolic = {
        paintable, snapshot, width, height, colors, count in
        guard let paintable, let snapshot, let colors, count > 0 else { return }
        let object = ToggleReference.object(of: UnsafeMutableRawPointer(paintable)) as? SymbolicPaintable
        object?.draw(snapshot, width, height, colors.pointee)
      }
    }
    g_type_add_interface_static(gtype, gtk_symbolic_paintable_get_type(), &symbolic)
  }
}
