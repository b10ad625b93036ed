import CGtk

/// A line between two things: `GtkSeparator`.
@MainActor
public final class Separator: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_separator_get_type(), faceOf: Separator.self) }

  required init(_ native: NativeInstance) { super.init(native) }

  public convenience init(_ orientation: Orientation = .horizontal) {
    self.init(Self.make())
    gtk_orientable_set_orientation(opaque, orientation.gtk)
  }
}
