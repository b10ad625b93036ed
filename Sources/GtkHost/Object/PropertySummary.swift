import CGtk

/// A GObject property as values: for editors, lists and documentation.
package struct PropertySummary: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case bool
    case int(ClosedRange<Double>)
    case double(ClosedRange<Double>)
    case text
    /// One of these texts: the nicks of an enumeration, or the usual values of a text.
    case choice([String])
    case color
    /// A value without a text, by the name of its type: an object, or flags.
    case other(String)
  }

  /// The name in C and in `.ui` files.
  package let name: String
  package let kind: Kind
  /// The value in a new object, as ``Object/propertyText(_:)`` returns it.
  package let initial: String?
  package let isReadable: Bool
  /// Indicates whether the property can be set at any time.
  package let isWritable: Bool
  /// The type of C of an enumeration's value, such as `GtkOrientation`; nil for other values.
  package let enumeration: String?
  /// One sentence; empty for none.
  package let blurb: String
  /// The Swift statement that sets the property, with `%` for the value; nil for a property of C.
  package let statement: String?
}

// MARK: - Finding

extension Object {
  /// The properties of this class, without those of every widget except `sensitive`.
  ///
  /// A Swift class has the properties that it and the Swift classes above it declare. The class of a stock type has those
  /// of C. A class's own properties stand before the ones of the classes above it.
  package static var propertySummaries: [PropertySummary] { summaries(of: valueType.gtype) }

  /// The properties of this object's type, which may be a type that has no Swift class.
  package var propertySummaries: [PropertySummary] { Self.summaries(of: cgtk_type_of_instance(instance)) }

  private static func summaries(of type: GType) -> [PropertySummary] {
    guard let structure = g_type_class_ref(type) else { return [] }
    defer { g_type_class_unref(structure) }
    let table = structure.assumingMemoryBound(to: GObjectClass.self)
    var own: [PropertySummary] = []
    if let hosted = TypeRegistry.nearestHostedType(type) {
      own = hosted.propertiesFromBelow.compactMap { property in
        g_object_class_find_property(table, property.name).map { PropertySummary($0, property) }
      }
    } else {
      var count: guint = 0
      let all = g_object_class_list_properties(table, &count)
      defer { g_free(all) }
      own = (0..<Int(count)).compactMap { all?[$0] }.filter { isSpecific($0.pointee.owner_type) }.map {
        PropertySummary($0)
      }
    }
    guard !own.isEmpty, let sensitive = g_object_class_find_property(table, "sensitive") else { return [] }
    return own + [PropertySummary(sensitive, statement: "isEnabled = %")]
  }

  /// Returns whether a type that declares properties is neither the base of all widgets nor of all objects.
  private static func isSpecific(_ type: GType) -> Bool {
    type != gtk_widget_get_type() && type != cgtk_type_object && type != gtk_accessible_get_type()
  }
}

extension PropertySummary {
  @MainActor
  fileprivate init(
    _ specification: UnsafeMutablePointer<GParamSpec>, _ property: NativeProperty? = nil, statement: String? = nil
  ) {
    let flags = specification.pointee.flags.rawValue
    name = String(cString: specification.pointee.name)
    let kind = Self.kind(of: specification)
    let suggestions = property?.suggestions ?? []
    self.kind = kind == .text && !suggestions.isEmpty ? .choice(suggestions) : kind
    initial = g_param_spec_get_default_value(specification).flatMap { PropertyText.text(of: $0) }
    isReadable = flags & cgtk_param_readable.rawValue != 0
    isWritable = flags & cgtk_param_writable.rawValue != 0 && flags & cgtk_param_construct_only.rawValue == 0
    let type = specification.pointee.value_type
    enumeration = g_type_fundamental(type) == cgtk_type_enum ? String(cString: g_type_name(type)) : nil
    blurb = g_param_spec_get_blurb(specification).map { String(cString: $0) } ?? ""
    self.statement = property?.statement ?? statement
  }

  @MainActor
  private static func kind(of specification: UnsafeMutablePointer<GParamSpec>) -> Kind {
    let type = specification.pointee.value_type
    let raw = UnsafeMutableRawPointer(specification)
    switch g_type_fundamental(type) {
    case cgtk_type_boolean: return .bool
    case cgtk_type_int:
      let range = raw.assumingMemoryBound(to: GParamSpecInt.self).pointee
      return .int(Double(range.minimum)...Double(range.maximum))
    // A character is a number, too, in another structure.
    case cgtk_type_uint where String(cString: g_type_name(cgtk_type_of_instance(raw))) == "GParamUInt":
      let range = raw.assumingMemoryBound(to: GParamSpecUInt.self).pointee
      return .int(Double(range.minimum)...Double(range.maximum))
    case cgtk_type_double:
      let range = raw.assumingMemoryBound(to: GParamSpecDouble.self).pointee
      return .double(range.minimum...range.maximum)
    case cgtk_type_float:
      let range = raw.assumingMemoryBound(to: GParamSpecFloat.self).pointee
      return .double(Double(range.minimum)...Double(range.maximum))
    case cgtk_type_enum: return .choice(PropertyText.nicks(of: type).map(\.text))
    case cgtk_type_string: return .text
    default: return type == gdk_rgba_get_type() ? .color : .other(String(cString: g_type_name(type)))
    }
  }
}
