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
  /// a `.ui` file, use `vexpand` to fill a bar: GTK does not tell an alignment of `fill` from the default.
  ///
  /// Call it each time the widget comes into a window.
  package func keepHeightInBars() {
    guard heightOwner != .application else { return }
    let isCentered = heightOwner == .bar
    guard gtk_widget_get_valign(pointer) == (isCentered ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL) else { return }
    let isWanted = !expandsVertically && isInBar
    guard isWanted != isCentered else { return }
    heightOwner = isWanted ? .bar : .nobody
    gtk_widget_set_valign(pointer, isWanted ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL)
  }

  /// Indicates whether the widget is in a bar of the same window or popover.
  package var isInBar: Bool {
    guard let surface = gtk_widget_get_native(pointer) else { return false }
    var next = gtk_widget_get_parent(pointer)
    while let widget = next, OpaquePointer(widget) != surface {
      if Self.isBar(widget) { return true }
      next = gtk_widget_get_parent(widget)
    }
    return false
  }

  private static func isBar(_ widget: WidgetPointer) -> Bool {
    let name = gtk_widget_get_css_name(widget).map { String(cString: $0) } ?? ""
    return barNames.contains(name) || barClasses.contains { gtk_widget_has_css_class(widget, $0) != 0 }
  }

  /// The CSS nodes of GTK's and libadwaita's bars.
  private static let barNames: Set<String> = ["headerbar", "actionbar", "searchbar", "infobar"]

  /// The style classes that make a bar of any widget; the last two are those of `AdwToolbarView`.
  private static let barClasses = ["toolbar", "top-bar", "bottom-bar"]
}
