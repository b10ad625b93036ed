import CGtk

/// One walk of GTK's own picking to which every widget that matters answers no. It finds what is visible at a point and
/// which reaching widgets are near, with GTK's clipping, transforms and order.
@MainActor
final class PickProbe {
  /// The reaching widgets near the point, and the visible one, topmost first.
  private var widgets: [(widget: UnsafeMutablePointer<GtkWidget>, isReaching: Bool)] = []
  /// The topmost widget that has the point among its own pixels.
  private var visible: UnsafeMutablePointer<GtkWidget>?
  /// The visible widget or its nearest ancestor that reacts to the pointer.
  private var blocker: UnsafeMutablePointer<GtkWidget>?

  /// The widgets that matter to a point of `surface`. The walk begins at `top`, in which is every reaching widget near
  /// the point.
  func survey(
    _ point: Point, on surface: UnsafeMutablePointer<GtkWidget>, lookingFrom top: UnsafeMutablePointer<GtkWidget>
  ) -> PickSurvey? {
    var (x, y) = (point.x, point.y)
    if top != surface, gtk_widget_translate_coordinates(surface, top, point.x, point.y, &x, &y) == 0 { return nil }
    Picking.probe = self
    let last = gtk_widget_pick(top, x, y, GTK_PICK_INSENSITIVE)
    Picking.probe = nil
    // A class with its own `contains` ends the walk.
    if visible == nil, let last { _ = found(last) }
    guard widgets.contains(where: \.isReaching) else { return nil }
    return PickSurvey(widgets, visible: visible, on: surface)
  }

  /// A widget of any type has the point among its own pixels.
  ///
  /// - Returns: whether the walk can end: GTK has asked everything inside the blocker by then, and nothing outside it
  ///   can have the point.
  func found(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    if visible == nil {
      visible = widget
      blocker = Self.nearestInteractive(widget)
      if widgets.last?.widget != widget { widgets.append((widget, false)) }
    }
    return widget == blocker
  }

  /// A reaching widget near the point was asked.
  ///
  /// - Returns: whether the walk can end.
  func asked(_ widget: UnsafeMutablePointer<GtkWidget>, x: Double, y: Double) -> Bool {
    widgets.append((widget, true))
    return Picking.realContains(widget, x, y) && found(widget)
  }

  private static func nearestInteractive(
    _ widget: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWidget>? {
    var next: UnsafeMutablePointer<GtkWidget>? = widget
    while let current = next {
      if PointerReaction.isThere(on: current) { return current }
      next = gtk_widget_get_parent(current)
    }
    return nil
  }
}
