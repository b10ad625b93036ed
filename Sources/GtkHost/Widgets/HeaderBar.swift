import CGtk

/// A window's title bar with room for controls: `GtkHeaderBar`.
///
/// ```swift
/// window.titlebar = HeaderBar {
///   Button("_New") { … }
/// } end: {
///   MenuButton(icon: "open-menu-symbolic", accessibilityLabel: "Main menu") { … }
/// }
/// ```
@MainActor
public final class HeaderBar: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_header_bar_get_type(), faceOf: HeaderBar.self) }

  required init(_ native: NativeInstance) { super.init(native) }

  /// A header bar with the window's title and buttons, and with widgets at its start and its end, each in the order of
  /// reading.
  public convenience init(
    @WidgetBuilder start: () -> [Widget] = { [] }, @WidgetBuilder end: () -> [Widget] = { [] }
  ) {
    self.init(Self.make())
    for widget in start() { packStart(widget) }
    for widget in end().reversed() { packEnd(widget) }
  }

  /// Adds a widget at the start, after the widgets already there.
  public func packStart(_ child: Widget) { gtk_header_bar_pack_start(opaque, child.pointer) }

  /// Adds a widget at the end, before the widgets already there.
  public func packEnd(_ child: Widget) { gtk_header_bar_pack_end(opaque, child.pointer) }

  /// Removes a widget, which is finalized unless other code holds it.
  public func remove(_ child: Widget) { gtk_header_bar_remove(opaque, child.pointer) }

  /// The widget in the middle; nil, the default, for the window's title.
  public var titleWidget: Widget? {
    get { Widget.face(of: gtk_header_bar_get_title_widget(opaque)) }
    set { gtk_header_bar_set_title_widget(opaque, newValue?.pointer) }
  }

  /// Indicates whether the bar has the window's buttons, such as the one that closes it. The default is true.
  public var showsTitleButtons: Bool {
    get { gtk_header_bar_get_show_title_buttons(opaque) != 0 }
    set { gtk_header_bar_set_show_title_buttons(opaque, newValue ? 1 : 0) }
  }
}
