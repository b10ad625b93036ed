import CGtk

/// A time in which the widgets near an area of a window show no tooltip to the pointer: GTK would lay it over the area.
/// Releasing the object ends the time.
@MainActor
package final class TooltipPause {
  /// The length that a tooltip reaches beyond its widget, in logical pixels: GTK puts it below the widget or the pointer,
  /// a few lines high.
  private static let (reachX, reachY) = (200.0, 100.0)

  private var widgets: [Widget] = []

  /// Begins the time. `area` is in the coordinates of the window.
  package init(near area: Rectangle, in window: Window) { pause(window.pointer, area, window) }

  isolated deinit { for widget in widgets { widget.showsTooltip = true } }

  private func pause(_ parent: WidgetPointer, _ area: Rectangle, _ window: Window) {
    for child in Widget.children(of: parent) where gtk_widget_get_mapped(child) != 0 {
      if gtk_widget_get_has_tooltip(child) != 0, let box = Widget.bounds(of: child, in: window.pointer),
        Self.isNear(box, area), let widget = Widget.face(of: child)
      {
        widget.showsTooltip = false
        widgets.append(widget)
      }
      pause(child, area, window)
    }
  }

  private static func isNear(_ box: Rectangle, _ area: Rectangle) -> Bool {
    box.x - reachX < area.x + area.width && area.x < box.x + box.width + reachX
      && box.y - reachY < area.y + area.height && area.y < box.y + box.height + reachY
  }
}
