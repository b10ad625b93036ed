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

  /// The widget in the middle; nil for the window's title.
  public func setTitleWidget(_ widget: Widget?) { gtk_header_bar_set_title_widget(opaque, widget?.pointer) }

  /// Indicates whether the window's close button and its neighbours are shown here. The default is true.
  public var showsTitleButtons: Bool {
    get { gtk_header_bar_get_show_title_buttons(opaque) != 0 }
    set { gtk_header_bar_set_show_title_buttons(opaque, newValue ? 1 : 0) }
  }
}
