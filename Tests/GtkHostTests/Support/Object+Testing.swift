import CGtk
import GtkHost

extension Object {
  /// Emits a signal that carries nothing, as C does.
  func emit(_ name: String) {
    var values = [GValue()]
    g_value_init(&values[0], cgtk_type_of_instance(instance))
    g_value_set_object(&values[0], instance)
    g_signal_emitv(&values, g_signal_lookup(name, cgtk_type_of_instance(instance)), 0, nil)
    g_value_unset(&values[0])
  }

  /// How many references there are to the GObject.
  var referenceCount: Int { Int(instance.pointee.ref_count) }
}

/// A new GObject of a type by its name, as C makes it.
@MainActor
func makeInC(_ typeName: String) -> UnsafeMutablePointer<GObject>? {
  g_object_new_with_properties(g_type_from_name(typeName), 0, nil, nil)
}
