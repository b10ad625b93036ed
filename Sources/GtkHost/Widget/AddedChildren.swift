import CGtk

/// The children that Swift adds to a widget of a C class, such as the popover of a row.
///
/// A C class removes only its own children when it goes, and GTK warns of all others. A class of Swift removes every child.
@MainActor
enum AddedChildren {
  /// Notes that Swift has added a child to a parent.
  static func note(_ child: Widget, in parent: Widget) {
    guard parent.hostedType == nil else { return }
    g_object_set_qdata(child.instance, parentKey, parent.instance)
    guard g_object_get_qdata(parent.instance, watchKey) == nil else { return }
    g_object_set_qdata(parent.instance, watchKey, parent.instance)
    let ending = g_cclosure_new(unsafeBitCast(parentEnds, to: GCallback.self), nil, nil)
    g_signal_connect_closure(UnsafeMutableRawPointer(parent.instance), "destroy", ending, 0)
  }

  private typealias ParentEnds = @convention(c) (WidgetPointer?, gpointer?) -> Void

  /// Called after the C class has removed its own children.
  private static let parentEnds: ParentEnds = { parent, _ in
    var next = parent.flatMap { gtk_widget_get_first_child($0) }
    while let child = next {
      next = gtk_widget_get_next_sibling(child)
      let owner = g_object_get_qdata(child.cast(), parentKey)
      if owner == parent.map({ UnsafeMutableRawPointer($0) }) { gtk_widget_unparent(child) }
    }
  }

  private static let parentKey = g_quark_from_string("thimble-added-to")
  private static let watchKey = g_quark_from_string("thimble-watches-added-children")
}
