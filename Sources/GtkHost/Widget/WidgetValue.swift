import CGtk

/// A named value that any widget can have, and that everything inside it can ask for.
///
/// ```swift
/// @MainActor let density = WidgetValue<Double>("density")
/// toolbar.setValue(0.8, for: density)
/// button.inherited(density)   // 0.8 for a button in the toolbar
/// ```
@MainActor
package final class WidgetValue<Value> {
  fileprivate let quark: GQuark
  /// The number of widgets with a value; lookups are skipped at 0.
  fileprivate var count = 0

  package var isInUse: Bool { count > 0 }

  /// Names a value. The name is unique in the process.
  package init(_ name: String) { quark = g_quark_from_string("thimble-value-\(name)") }

  @MainActor fileprivate final class Holder {
    let value: Value
    private let name: WidgetValue

    init(_ value: Value, of name: WidgetValue) {
      self.value = value
      self.name = name
      name.count += 1
    }

    isolated deinit { name.count -= 1 }
  }
}

extension Widget {
  /// Sets the value of the widget; nil removes it.
  package func setValue<Value>(_ value: Value?, for name: WidgetValue<Value>) {
    guard let value else { return g_object_set_qdata(instance, name.quark, nil) }
    let box = Unmanaged.passRetained(WidgetValue<Value>.Holder(value, of: name) as AnyObject).toOpaque()
    g_object_set_qdata_full(instance, name.quark, box, released)
  }

  package func value<Value>(for name: WidgetValue<Value>) -> Value? { Widget.value(for: name, on: pointer) }

  /// Returns the value of the widget or of its nearest ancestor that has one.
  package func inherited<Value>(_ name: WidgetValue<Value>) -> Value? { inheritedValues(name).first { _ in true } }

  /// Returns the values of the widget and its ancestors, the nearest one first.
  package func inheritedValues<Value>(_ name: WidgetValue<Value>) -> some Sequence<Value> {
    let first = name.count > 0 ? pointer : nil
    return sequence(state: first) { (next: inout WidgetPointer?) -> Value? in
      while let widget = next {
        next = gtk_widget_get_parent(widget)
        if let value = Widget.value(for: name, on: widget) { return value }
      }
      return nil
    }
  }

  private static func value<Value>(for name: WidgetValue<Value>, on widget: WidgetPointer) -> Value? {
    guard let data = g_object_get_qdata(widget.cast(), name.quark) else { return nil }
    return (Unmanaged<AnyObject>.fromOpaque(data).takeUnretainedValue() as? WidgetValue<Value>.Holder)?.value
  }
}

// MARK: - Observations

extension ObservationToken {
  /// Keeps the token for as long as the widget lives. Its handler should capture the widget weakly.
  public func store(in widget: Widget) {
    widget.setValue((widget.value(for: storedTokens) ?? []) + [self], for: storedTokens)
  }
}

@MainActor private let storedTokens = WidgetValue<[ObservationToken]>("observations")
