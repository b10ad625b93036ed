import CGtk
import GtkHost

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
  /// The value in a new object, as ``GtkHost/Object/propertyText(_:)`` returns it.
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
  package static var propertySummaries: [PropertySummary] { PropertySummary.all(of: valueType.gtype) }

  /// The properties of this object's type, which may be a type that has no Swift class.
  package var propertySummaries: [PropertySummary] {
    PropertySummary.all(of: unsafe withUnsafeGObject { unsafe cgtk_type_of_instance($0) })
  }
}

@MainActor
extension PropertySummary {
  fileprivate static func all(of type: GType) -> [PropertySummary] {
    guard let structure = unsafe g_type_class_ref(type) else { return [] }
    defer { unsafe g_type_class_unref(structure) }
    let table = unsafe structure.assumingMemoryBound(to: GObjectClass.self)
    var own: [PropertySummary] = []
    if let declared = Object.declaredProperties(of: type) {
      own = declared.compactMap { property, owner in
        let statement = { SwiftStatements.statement(setting: property.name, of: owner, isFlag: $0) }
        return unsafe g_object_class_find_property(table, property.name).map {
          unsafe PropertySummary($0, property.suggestions(), statement)
        }
      }
    } else {
      var count: guint = 0
      let all = unsafe g_object_class_list_properties(table, &count)
      defer { unsafe g_free(all) }
      for index in 0..<Int(count) {
        guard let specification = unsafe all?[index], unsafe isSpecific(specification.pointee.owner_type) else {
          continue
        }
        unsafe own.append(PropertySummary(specification, []) { _ in nil })
      }
    }
    guard !own.isEmpty, let sensitive = unsafe g_object_class_find_property(table, "sensitive") else { return [] }
    return unsafe own + [PropertySummary(sensitive, []) { _ in "isEnabled = %" }]
  }

  /// Returns whether a type that declares properties is neither the base of all widgets nor of all objects.
  private static func isSpecific(_ type: GType) -> Bool {
    type != gtk_widget_get_type() && type != cgtk_type_object && type != gtk_accessible_get_type()
  }

  private init(
    _ specification: UnsafeMutablePointer<GParamSpec>, _ suggestions: [String],
    _ statement: (_ isFlag: Bool) -> String?
  ) {
    let flags = unsafe specification.pointee.flags.rawValue
    name = unsafe String(cString: specification.pointee.name)
    let kind = unsafe Self.kind(of: specification)
    self.kind = kind == .text && !suggestions.isEmpty ? .choice(suggestions) : kind
    initial = ValueReference.withValue(of: unsafe specification.pointee.value_type) { value in
      unsafe g_param_value_set_default(specification, value.pointer)
      return PropertyText.text(of: value)
    }
    isReadable = flags & cgtk_param_readable.rawValue != 0
    isWritable = flags & cgtk_param_writable.rawValue != 0 && flags & cgtk_param_construct_only.rawValue == 0
    let type = unsafe specification.pointee.value_type
    enumeration = g_type_fundamental(type) == cgtk_type_enum ? unsafe String(cString: g_type_name(type)) : nil
    blurb = unsafe g_param_spec_get_blurb(specification).map { unsafe String(cString: $0) } ?? ""
    self.statement = statement(kind == .bool)
  }

  private static func kind(of specification: UnsafeMutablePointer<GParamSpec>) -> Kind {
    let type = unsafe specification.pointee.value_type
    let raw = UnsafeMutableRawPointer(specification)
    switch g_type_fundamental(type) {
    case cgtk_type_boolean: return .bool
    case cgtk_type_int:
      let range = unsafe raw.assumingMemoryBound(to: GParamSpecInt.self)
      return unsafe .int(Double(range.pointee.minimum)...Double(range.pointee.maximum))
    // A character is a number, too, in another structure.
    case cgtk_type_uint where unsafe String(cString: g_type_name(cgtk_type_of_instance(raw))) == "GParamUInt":
      let range = unsafe raw.assumingMemoryBound(to: GParamSpecUInt.self)
      return unsafe .int(Double(range.pointee.minimum)...Double(range.pointee.maximum))
    case cgtk_type_double:
      let range = unsafe raw.assumingMemoryBound(to: GParamSpecDouble.self)
      return unsafe .double(range.pointee.minimum...range.pointee.maximum)
    case cgtk_type_float:
      let range = unsafe raw.assumingMemoryBound(to: GParamSpecFloat.self)
      return unsafe .double(Double(range.pointee.minimum)...Double(range.pointee.maximum))
    case cgtk_type_enum: return .choice(EnumerationNicks.all(of: type).map(\.nick))
    case cgtk_type_string: return .text
    default: return type == gdk_rgba_get_type() ? .color : .other(unsafe String(cString: g_type_name(type)))
    }
  }
}
