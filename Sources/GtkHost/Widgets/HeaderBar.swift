import CGtk

/// A window's title bar with room for controls: `GtkHeaderBar`.
@MainActor
public final class HeaderBar: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_header_bar_get_type(), faceOf: HeaderBar.self) }

  /// A header bar with the window's title and buttons.
  public convenience init() { self.init(Self.make()) }

  /// Adds a widget at the start, after the widgets already there.
  public func packStart(_ child: Widget) { gtk_header_bar_pack_start(opaque, child.pointer) }

  /// Adds a widget at the end, before the widgets already there.
  public func packEnd(_ child: Widget) { gtk_header_bar_pack_end(opaque, child.pointer) }
}
