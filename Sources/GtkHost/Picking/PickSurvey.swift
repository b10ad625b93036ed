import CGtk

/// Widgets of one surface, as picking sees them at one moment: all of them, or those that matter to one point.
@MainActor
package struct PickSurvey {
  /// Parents before children, siblings from the bottom up.
  package private(set) var nodes: [PickNode] = []
  /// The reaching widgets, by the indices of their nodes; of one point, only those near it that nothing clips.
  package private(set) var reaching: [Int: Widget] = [:]
  /// The node of the topmost widget that has the point among its own pixels; nil where none has, and without a point.
  package private(set) var visible: Int?

  private let surface: WidgetPointer
  private var indices: [WidgetPointer: Int] = [:]

  /// Surveys the whole surface that `widget` is on, without hidden widgets, widgets that the pointer ignores, and
  /// widgets with a surface of their own. Nil where the widget is on no surface.
  package init?(surfaceOf widget: Widget) {
    guard let surface = Picking.surface(of: widget.pointer) else { return nil }
    self.surface = surface
    addAll(surface)
  }

  /// Surveys a widget and everything inside it, in its own coordinates and as if nothing else were on its surface.
  package init(below root: Widget) {
    surface = root.pointer
    addAll(root.pointer)
  }

  /// Surveys the widgets that a walk of GTK's came by, topmost first, and their ancestors.
  init(
    _ widgets: [(widget: WidgetPointer, isReaching: Bool)],
    visible: WidgetPointer?, on surface: WidgetPointer
  ) {
    self.surface = surface
    // GTK asks children before their parents and the last sibling first.
    for entry in widgets.reversed() {
      guard let index = add(entry.widget) else { continue }
      if entry.isReaching { reaching[index] = Widget.face(of: entry.widget) }
    }
    self.visible = visible.flatMap { indices[$0] }
  }

  private mutating func addAll(_ widget: WidgetPointer) {
    guard gtk_widget_get_mapped(widget) != 0, gtk_widget_get_can_target(widget) != 0,
      widget == surface || cgtk_is_a(widget, gtk_native_get_type()) == 0, let index = add(widget)
    else { return }
    if TypeRegistry.hostedType(of: widget.cast())?.swiftType is any Reaching.Type {
      reaching[index] = Widget.face(of: widget)
    }
    for child in Widget.children(of: widget) { addAll(child) }
  }

  /// Adds a widget after its ancestors, unless it was added before.
  private mutating func add(_ widget: WidgetPointer) -> Int? {
    if let known = indices[widget] { return known }
    var parent: Int?
    if widget != surface {
      guard let above = gtk_widget_get_parent(widget), let index = add(above) else { return nil }
      parent = index
    }
    guard let node = PickNode(widget, parent: parent, on: surface) else { return nil }
    nodes.append(node)
    indices[widget] = nodes.count - 1
    return nodes.count - 1
  }
}
