import CGtk

/// One walk of GTK's own picking to which everybody that matters answers no: it finds what is visible at a point and
/// which reaching widgets are near, just as GTK would come by them, with its clipping, transforms and order.
@MainActor
final class PickProbe {
  /// The topmost widget that has the point among its own pixels.
  private var visible: UnsafeMutablePointer<GtkWidget>?
  /// The nearest widget around it, or itself, that reacts to the pointer.
  private var blocker: UnsafeMutablePointer<GtkWidget>?
  /// The reaching widgets near the point, topmost first.
  private var near: [(widget: UnsafeMutablePointer<GtkWidget>, point: Point, isUnder: Bool)] = []

  /// The reaching widgets that may have a point of `surface`, in focus order.
  func candidates(
    at point: Point, on surface: UnsafeMutablePointer<GtkWidget>, lookingFrom top: UnsafeMutablePointer<GtkWidget>
  ) -> [PickCandidate] {
    var (x, y) = (point.x, point.y)
    if top != surface, gtk_widget_translate_coordinates(surface, top, point.x, point.y, &x, &y) == 0 { return [] }
    Picking.probe = self
    let last = gtk_widget_pick(top, x, y, GTK_PICK_INSENSITIVE)
    Picking.probe = nil
    // A class with a way of its own to answer ends the walk.
    if visible == nil, let last { _ = found(last) }
    return near.reversed().compactMap { entry in
      guard gtk_widget_is_sensitive(entry.widget) != 0, isFree(entry.widget, entry.isUnder),
        let face = Widget.face(of: entry.widget)
      else { return nil }
      return PickCandidate(widget: face, point: entry.point)
    }
  }

  /// A widget of any type has the point among its own pixels.
  ///
  /// - Returns: whether the walk can end: what is outside the interactive widget that is visible here is shut out, and
  ///   all inside has been asked before it.
  func found(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    if visible == nil {
      visible = widget
      blocker = Self.nearestInteractive(widget)
    }
    return widget == blocker
  }

  /// A reaching widget near the point was asked.
  ///
  /// - Returns: whether the walk can end.
  func asked(_ widget: UnsafeMutablePointer<GtkWidget>, x: Double, y: Double) -> Bool {
    let isUnder = visible != nil
    let ends = Picking.realContains(widget, x, y) && found(widget)
    near.append((widget, Point(x: x, y: y), isUnder))
    return ends
  }

  private func isFree(_ widget: UnsafeMutablePointer<GtkWidget>, _ isUnder: Bool) -> Bool {
    if let blocker, widget == blocker || gtk_widget_is_ancestor(widget, blocker) == 0 { return false }
    guard isUnder, let visible, visible != widget else { return true }
    return !Self.isStacked(visible, over: widget)
  }

  // MARK: The tree

  /// The nearest widget, from this one outwards, that reacts to the pointer.
  static func nearestInteractive(_ widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
    var next: UnsafeMutablePointer<GtkWidget>? = widget
    while let current = next {
      if PointerReaction.isThere(on: current) { return current }
      next = gtk_widget_get_parent(current)
    }
    return nil
  }

  /// Whether two widgets lie above each other, not beside: what they belong to, below their nearest common container,
  /// overlaps. Of two that do, the one that GTK asks first covers the other.
  static func isStacked(
    _ upper: UnsafeMutablePointer<GtkWidget>, over lower: UnsafeMutablePointer<GtkWidget>
  ) -> Bool {
    guard let common = commonAncestor(upper, lower), common != upper, common != lower,
      let first = branch(of: upper, in: common), let second = branch(of: lower, in: common)
    else { return false }
    var (a, b, overlap) = (graphene_rect_t(), graphene_rect_t(), graphene_rect_t())
    guard gtk_widget_compute_bounds(first, common, &a) != 0, gtk_widget_compute_bounds(second, common, &b) != 0,
      graphene_rect_intersection(&a, &b, &overlap)
    else { return false }
    return overlap.size.width > 0 && overlap.size.height > 0
  }

  private static func commonAncestor(
    _ a: UnsafeMutablePointer<GtkWidget>, _ b: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWidget>? {
    var next: UnsafeMutablePointer<GtkWidget>? = a
    while let current = next {
      if current == b || gtk_widget_is_ancestor(b, current) != 0 { return current }
      next = gtk_widget_get_parent(current)
    }
    return nil
  }

  private static func branch(
    of widget: UnsafeMutablePointer<GtkWidget>, in ancestor: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWidget>? {
    var current = widget
    while let parent = gtk_widget_get_parent(current) {
      if parent == ancestor { return current }
      current = parent
    }
    return nil
  }
}
