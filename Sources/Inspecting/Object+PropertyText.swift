import CGtk
import GtkHost

// MARK: - Properties as text, in the words of `.ui` files

extension Object {
  /// Returns the value of a property as text; nil for no text, and for a property that does not exist or has no text.
  package func propertyText(_ name: String) -> String? {
    unsafe withUnsafeGObject { instance in
      guard let specification = unsafe Self.specification(of: name, in: instance),
        unsafe specification.pointee.flags.rawValue & cgtk_param_readable.rawValue != 0
      else { return nil }
      return ValueReference.withValue(of: unsafe specification.pointee.value_type) { value in
        unsafe g_object_get_property(instance, name, value.pointer)
        return PropertyText.text(of: value)
      }
    }
  }

  /// Sets a property to the value that a `.ui` file would have as that text; nil sets the initial value.
  ///
  /// - Returns: false if the text is no value of the property, or is out of its range. Then nothing changes.
  @discardableResult
  package func setProperty(_ name: String, fromText text: String?) -> Bool {
    unsafe withUnsafeGObject { instance in
      guard let specification = unsafe Self.specification(of: name, in: instance),
        unsafe specification.pointee.flags.rawValue & cgtk_param_writable.rawValue != 0
      else { return false }
      guard let text else {
        ValueReference.withValue(of: unsafe specification.pointee.value_type) { value in
          unsafe g_param_value_set_default(specification, value.pointer)
          unsafe g_object_set_property(instance, name, value.pointer)
        }
        return true
      }
      let builder = unsafe gtk_builder_new()
      defer { unsafe g_object_unref(builder.map { unsafe UnsafeMutableRawPointer($0) }) }
      var value = GValue()
      guard unsafe gtk_builder_value_from_string(builder, specification, text, &value, nil) != 0 else { return false }
      defer { unsafe g_value_unset(&value) }
      // GObject would change a number that is out of range, and say so only in the log.
      guard unsafe g_param_value_validate(specification, &value) == 0 else { return false }
      unsafe g_object_set_property(instance, name, &value)
      return true
    }
  }

  private static func specification(
    of name: String, in instance: UnsafeMutablePointer<GObject>
  ) -> UnsafeMutablePointer<GParamSpec>? {
    guard let table = unsafe g_type_class_peek(cgtk_type_of_instance(instance)) else { return nil }
    return unsafe g_object_class_find_property(table.assumingMemoryBound(to: GObjectClass.self), name)
  }
}

/// The values of properties as text.
@MainActor
enum PropertyText {
  /// Returns a value as text; nil for no text, and for a value that has none, such as an object.
  static func text(of value: ValueReference) -> String? {
    let pointer = unsafe value.pointer
    let type = unsafe pointer.pointee.g_type
    switch g_type_fundamental(type) {
    case cgtk_type_boolean: return unsafe g_value_get_boolean(pointer) != 0 ? "true" : "false"
    case cgtk_type_int: return unsafe "\(g_value_get_int(pointer))"
    case cgtk_type_uint: return unsafe "\(g_value_get_uint(pointer))"
    case cgtk_type_double: return plain(unsafe g_value_get_double(pointer))
    case cgtk_type_float: return plain(Double("\(unsafe g_value_get_float(pointer))") ?? 0)
    case cgtk_type_enum:
      let number = unsafe g_value_get_enum(pointer)
      return EnumerationNicks.all(of: type).first { $0.number == number }?.nick
    case cgtk_type_string: return unsafe g_value_get_string(pointer).map { unsafe String(cString: $0) }
    default:
      guard type == gdk_rgba_get_type(), let color = unsafe g_value_get_boxed(pointer),
        let text = unsafe gdk_rgba_to_string(color.assumingMemoryBound(to: GdkRGBA.self))
      else { return nil }
      defer { unsafe g_free(text) }
      return unsafe String(cString: text)
    }
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
