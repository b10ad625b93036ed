import CGtk

/// A view on a larger child: `GtkScrolledWindow`.
@MainActor
public final class ScrolledWindow: Widget {
  override public class var nativeType: NativeType {
    NativeType(gtk_scrolled_window_get_type(), faceOf: ScrolledWindow.self)
  }

  /// Scrolls `child`, vertically unless `horizontally` is true as well.
  public convenience init(_ child: Widget, horizontally: Bool = false) {
    self.init(Self.make())
    gtk_scrolled_window_set_policy(
      opaque,
      horizontally ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
      GTK_POLICY_AUTOMATIC
    )
    gtk_scrolled_window_set_child(opaque, child.pointer)
  }

  /// Whether the view grows with its child where there is room. The default is false.
  public var propagatesNaturalHeight: Bool {
    get { gtk_scrolled_window_get_propagate_natural_height(opaque) != 0 }
    set { gtk_scrolled_window_set_propagate_natural_height(opaque, newValue ? 1 : 0) }
  }
}
