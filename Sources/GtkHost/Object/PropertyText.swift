import CGtk

/// The values of properties as text, in the words of `.ui` files.
@MainActor
enum PropertyText {
  /// Returns a value as text; nil for no text, and for a value that has none, such as an object.
  static func text(of value: UnsafePointer<GValue>) -> String? {
    let type = value.pointee.g_type
    switch g_type_fundamental(type) {
    case cgtk_type_boolean: return g_value_get_boolean(value) != 0 ? "true" : "false"
    case cgtk_type_int: return "\(g_value_get_int(value))"
    case cgtk_type_uint: return "\(g_value_get_uint(value))"
    case cgtk_type_double: return plain(g_value_get_double(value))
    case cgtk_type_float: return plain(Double("\(g_value_get_float(value))") ?? 0)
    case cgtk_type_enum:
      let number = g_value_get_enum(value)
      return nicks(of: type).first { $0.number == number }?.text
    case cgtk_type_string: return g_value_get_string(value).map { String(cString: $0) }
    default:
      guard type == gdk_rgba_get_type(), let color = g_value_get_boxed(value) else { return nil }
      return String(taking: gdk_rgba_to_string(color.assumingMemoryBound(to: GdkRGBA.self)))
    }
  }

  /// Returns the values of an enumeration of C, in the order of their numbers.
  static func nicks(of type: GType) -> [(number: gint, text: String)] {
    guard let table = g_type_class_ref(type) else { return [] }
    defer { g_type_class_unref(table) }
    let all = table.assumingMemoryBound(to: GEnumClass.self).pointee
    return (0..<Int(all.n_values)).map { (all.values[$0].value, String(cString: all.values[$0].value_nick)) }
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}

// MARK: - Reading and setting

extension Object {
  /// Returns the value of a property as text; nil for no text, and for a property that does not exist or has no text.
  package func propertyText(_ name: String) -> String? {
    guard let specification = specification(of: name),
      specification.pointee.flags.rawValue & cgtk_param_readable.rawValue != 0
    else { return nil }
    return ValueReference.withValue(of: specification.pointee.value_type) { value in
      g_object_get_property(instance, name, value.pointer)
      return PropertyText.text(of: value.pointer)
    }
  }

  /// Sets a property to the value that a `.ui` file would have as that text; nil sets the initial value.
  ///
  /// - Returns: false if the text is no value of the property, or is out of its range. Then nothing changes.
  @discardableResult
  package func setProperty(_ name: String, fromText text: String?) -> Bool {
    guard let specification = specification(of: name),
      specification.pointee.flags.rawValue & cgtk_param_writable.rawValue != 0
    else { return false }
    guard let text else {
      ValueReference.withValue(of: specification.pointee.value_type) { value in
        g_param_value_set_default(specification, value.pointer)
        g_object_set_property(instance, name, value.pointer)
      }
      return true
    }
    let builder = gtk_builder_new()
    defer { g_object_unref(builder.map { UnsafeMutableRawPointer($0) }) }
    var value = GValue()
    guard gtk_builder_value_from_string(builder, specification, text, &value, nil) != 0 else { return false }
    defer { g_value_unset(&value) }
    // GObject would change a number that is out of range, and say so only in the log.
    guard g_param_value_validate(specification, &value) == 0 else { return false }
    g_object_set_property(instance, name, &value)
    return true
  }

  private func specification(of name: String) -> UnsafeMutablePointer<GParamSpec>? {
    g_type_class_peek(cgtk_type_of_instance(instance))
      .flatMap { g_object_class_find_property($0.assumingMemoryBound(to: GObjectClass.self), name) }
  }
}
