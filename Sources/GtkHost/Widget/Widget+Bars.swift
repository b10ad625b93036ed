import CGtk

/// The origin of a widget's vertical alignment.
enum HeightOwner {
  /// It is GTK's default, or the application has set it through C.
  case nobody
  case bar
  case application
}

// MARK: - Bars

extension Widget {
  /// Centres the widget while it is in a bar, so that it keeps its own height there.
  ///
  /// A bar offers its members its whole height. The desktop's stylesheets make GTK's own buttons smaller again, but no
  /// other widgets. A widget whose alignment the application has set, or that expands vertically, stays as it is. From
  /// a `.ui` file, use `vexpand` to fill a bar: GTK does not distinguish an alignment of `fill` from the default.
  ///
  /// Call it each time the widget comes into a window, with its ``bar`` there.
  package func keepHeight(in bar: Bar?) {
    guard heightOwner != .application else { return }
    let isCentered = heightOwner == .bar
    guard gtk_widget_get_valign(pointer) == (isCentered ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL) else { return }
    let isWanted = !expandsVertically && bar != nil
    guard isWanted != isCentered else { return }
    heightOwner = isWanted ? .bar : .nobody
    gtk_widget_set_valign(pointer, isWanted ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL)
  }

  /// The nearest bar around the widget, in the same window or popover; nil if there is none.
  package var bar: Bar? {
    guard let surface = gtk_widget_get_native(pointer) else { return nil }
    var next = gtk_widget_get_parent(pointer)
    while let widget = next, OpaquePointer(widget) != surface {
      if let bar = Bar(widget) { return bar }
      next = gtk_widget_get_parent(widget)
    }
    return nil
  }
}

/// A bar of GTK or libadwaita, recognized by its CSS node or style class.
package enum Bar {
  /// A bar of tools: its stock buttons with an icon or an arrow have no surface at rest.
  case tools
  /// A bar whose buttons look as elsewhere.
  case plain

  @MainActor
  fileprivate init?(_ widget: WidgetPointer) {
    let (names, node) = (Self.names, gtk_widget_get_css_name(widget))
    // Most containers have no style class, and GTK would look up every name that it is asked for.
    let classes = gtk_widget_get_css_classes(widget)
    defer { g_strfreev(classes) }
    func hasClass(_ name: UnsafePointer<CChar>?) -> Bool { g_strv_contains(.init(OpaquePointer(classes)), name) != 0 }
    if node == names.header || node == names.action || node == names.search || hasClass(names.toolbar) {
      self = .tools
    } else if node == names.info || hasClass(names.top) || hasClass(names.bottom) {
      self = .plain
    } else {
      return nil
    }
  }

  /// The names of nodes and style classes. Those of nodes are interned, so that a comparison of addresses is enough.
  /// `AdwToolbarView` gives `top-bar` and `bottom-bar` to bars that can contain any widget.
  @MainActor private static let names = (
    header: g_intern_string("headerbar"), action: g_intern_string("actionbar"), search: g_intern_string("searchbar"),
    info: g_intern_string("infobar"), toolbar: g_intern_string("toolbar"), top: g_intern_string("top-bar"),
    bottom: g_intern_string("bottom-bar")
  )
}
