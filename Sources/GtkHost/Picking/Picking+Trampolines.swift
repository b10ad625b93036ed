import CGtk

// GTK's own `contains`, which nearly all widget types share, gets an addition: a widget that is asked first leaves a
// point to the reaching widget that has it. Without it the order of siblings would decide.

extension Picking {
  typealias Contains = @convention(c) (UnsafeMutablePointer<GtkWidget>?, Double, Double) -> gboolean

  private static var original: Contains?

  /// Replaces `contains` in every class that shares GTK's implementation. Later classes inherit it.
  static func install() {
    guard original == nil, let table = g_type_class_ref(gtk_widget_get_type()) else { return }
    original = UnsafeMutableRawPointer(table).assumingMemoryBound(to: GtkWidgetClass.self).pointee.contains
    replace(in: gtk_widget_get_type())
  }

  /// GTK's answer for the widget's own class: its border box, rounded corners left out.
  static func realContains(_ widget: UnsafeMutablePointer<GtkWidget>, _ x: Double, _ y: Double) -> Bool {
    if let hosted = TypeRegistry.hostedType(of: UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)) {
      return contains(hosted.widgetClass, widget, x, y)
    }
    return contains(Widget.classStructure(of: widget), widget, x, y)
  }

  /// The answer of a class, without the addition.
  static func contains(
    _ table: UnsafeMutablePointer<GtkWidgetClass>, _ widget: UnsafeMutablePointer<GtkWidget>, _ x: Double, _ y: Double
  ) -> Bool {
    guard let slot = table.pointee.contains else { return false }
    return (isAddition(slot) ? original ?? slot : slot)(widget, x, y) != 0
  }

  private static func isAddition(_ function: Contains) -> Bool { address(function) == address(containsOrLeaves) }

  private static func address(_ function: Contains) -> UnsafeRawPointer {
    unsafeBitCast(function, to: UnsafeRawPointer.self)
  }

  private static func replace(in type: GType) {
    // A class that is not there yet will copy its parent's.
    guard let table = g_type_class_peek(type)?.assumingMemoryBound(to: GtkWidgetClass.self) else { return }
    if let slot = table.pointee.contains, let original, address(slot) == address(original) {
      table.pointee.contains = containsOrLeaves
    }
    var count: guint = 0
    guard let children = g_type_children(type, &count) else { return }
    for index in 0..<Int(count) { replace(in: children[index]) }
    g_free(children)
  }

  fileprivate static func answer(_ widget: UnsafeMutablePointer<GtkWidget>, _ x: Double, _ y: Double) -> Bool {
    guard let original, original(widget, x, y) != 0 else { return false }
    if let probe { return probe.found(widget) }
    return arbiter == nil || !isLeft(widget, x: x, y: y)
  }
}

// MARK: - Trampoline

private let containsOrLeaves: Picking.Contains = trampoline(
  { widget, x, y in
    guard let widget else { return 0 }
    return Picking.answer(widget, x, y) ? 1 : 0
  } as @MainActor @convention(c) (UnsafeMutablePointer<GtkWidget>?, Double, Double) -> gboolean
)
