import CGtk

// GTK's own `contains`, which nearly all widget types share, gets an addition: a widget that is asked first leaves a
// point to the reaching widget that has it. Without it the order of siblings would decide.

extension Picking {
  private typealias Contains = @convention(c) (WidgetPointer?, Double, Double) -> gboolean

  private static var original: Contains?

  /// Replaces `contains` in every class that shares GTK's implementation. Later classes inherit it.
  static func install() {
    guard original == nil, let table = g_type_class_ref(gtk_widget_get_type()) else { return }
    let original = table.cast(to: GtkWidgetClass.self).pointee.contains
    self.original = original
    Widget.forEachClass(from: gtk_widget_get_type()) { table in
      if address(table.pointee.contains) == address(original) { table.pointee.contains = containsOrLeaves }
    }
  }

  /// Returns GTK's answer for the widget's own class: its border box, rounded corners left out.
  static func realContains(_ widget: WidgetPointer, _ x: Double, _ y: Double) -> Bool {
    let record = TypeRegistry.hostedType(of: widget.cast())
    return contains(record?.widgetClass ?? Widget.classStructure(of: widget), widget, x, y)
  }

  /// Returns the answer of a class, without the addition.
  static func contains(
    _ table: UnsafeMutablePointer<GtkWidgetClass>, _ widget: WidgetPointer, _ x: Double, _ y: Double
  ) -> Bool {
    let slot = table.pointee.contains
    return (address(slot) == address(containsOrLeaves) ? original : slot)?(widget, x, y) ?? 0 != 0
  }

  private static func address(_ function: Contains?) -> UnsafeRawPointer? {
    unsafeBitCast(function, to: UnsafeRawPointer?.self)
  }

  private static let containsOrLeaves: Contains = { widget, x, y in
    guard let widget, let original, original(widget, x, y) != 0 else { return 0 }
    if let probe { return probe.found(widget) ? 1 : 0 }
    return arbiter == nil || !isLeft(widget, x: x, y: y) ? 1 : 0
  }
}
