import CGtk

/// A walk of GTK's own picking in which every widget that matters answers no. It finds what is visible at a point and
/// which reaching widgets are near, with GTK's clipping, transforms and order.
@MainActor
final class PickProbe {
  /// The reaching widgets near the point, and the visible one, topmost first.
  private var widgets: [(widget: WidgetPointer, isReaching: Bool)] = []
  /// The topmost widget that has the point among its own pixels.
  private var visible: WidgetPointer?
  /// The visible widget or its nearest ancestor that reacts to the pointer.
  private var blocker: WidgetPointer?

  /// Returns the widgets that matter to a point of `surface`. The walk begins at `top`, which contains every reaching
  /// widget near the point.
  func survey(
    _ point: Point, on surface: WidgetPointer, lookingFrom top: WidgetPointer
  ) -> PickSurvey? {
    guard let place = Widget.convert(point, from: surface, to: top) else { return nil }
    Picking.probe = self
    let last = gtk_widget_pick(top, place.x, place.y, GTK_PICK_INSENSITIVE)
    Picking.probe = nil
    // A class with its own `contains` ends the walk.
    if visible == nil, let last { _ = found(last) }
    guard widgets.contains(where: \.isReaching) else { return nil }
    return PickSurvey(widgets, visible: visible, on: surface)
  }

  /// Notes a widget of any type that has the point among its own pixels.
  ///
  /// - Returns: whether the walk can end: GTK has asked everything inside the blocker by then, and nothing outside it
  ///   can have the point.
  func found(_ widget: WidgetPointer) -> Bool {
    if visible == nil {
      visible = widget
      blocker = Self.nearestInteractive(widget)
      if widgets.last?.widget != widget { widgets.append((widget, false)) }
    }
    return widget == blocker
  }

  /// Notes a reaching widget near the point, which GTK has asked.
  ///
  /// - Returns: whether the walk can end.
  func asked(_ widget: WidgetPointer, x: Double, y: Double) -> Bool {
    widgets.append((widget, true))
    return Picking.realContains(widget, x, y) && found(widget)
  }

  private static func nearestInteractive(_ widget: WidgetPointer) -> WidgetPointer? {
    sequence(first: widget) { gtk_widget_get_parent($0) }.first { PointerReaction.isThere(on: $0) }
  }
}
