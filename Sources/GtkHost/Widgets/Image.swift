import CGtk

/// A picture at icon size: `GtkImage`.
@MainActor
public final class Image: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_image_get_type(), faceOf: Image.self) }

  required init(_ native: NativeInstance) { super.init(native) }

  /// An empty image. Pass `isPresentation` true for an image that only repeats a text: assistive technologies pass over
  /// it.
  public convenience init(isPresentation: Bool = false) {
    self.init(isPresentation ? Self.make(accessibleRole: .presentation) : Self.make())
  }

  public func setIcon(named name: String) { gtk_image_set_from_icon_name(opaque, name) }

  /// Shows an image file. A name ending in `-symbolic.svg` takes the text's colour. A file that ``Files/read(_:)``
  /// would refuse shows the sign for a missing image, and logs a warning.
  public func setFile(path: String) {
    guard let icon = Files.icon(path) else { return setIcon(named: "image-missing") }
    gtk_image_set_from_gicon(opaque, icon)
    g_object_unref(UnsafeMutableRawPointer(icon))
  }

  package func setPaintable(_ paintable: Paintable) { gtk_image_set_from_paintable(opaque, paintable.opaque) }

  public func clear() { gtk_image_clear(opaque) }

  /// The icon's size, logical pixels, -1 for the one that CSS says.
  public var pixelSize: Int {
    get { Int(gtk_image_get_pixel_size(opaque)) }
    set { gtk_image_set_pixel_size(opaque, Int32(spacing: max(newValue, -1))) }
  }
}
