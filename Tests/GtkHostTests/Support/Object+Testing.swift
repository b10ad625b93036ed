import CGtk
import GtkHost

extension Object {
  /// The number of references to the GObject.
  var referenceCount: Int { Int(instance.pointee.ref_count) }
}

/// Creates a GObject of a type by its name, as C does.
@MainActor
func makeInC(_ typeName: String) -> UnsafeMutablePointer<GObject>? {
  g_object_new_with_properties(g_type_from_name(typeName), 0, nil, nil)
}
