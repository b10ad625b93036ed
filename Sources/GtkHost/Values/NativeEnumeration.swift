package import CGtk

/// A closed set of values that C, `.ui` files and the inspector know by nick: a GEnum.
///
/// ```swift
/// extension Corner: NativeEnumeration {}   // an enum of strings that is CaseIterable needs no more
/// ```
/// Its GType is named like that of a class, such as `ThimbleButtonSize` for `Thimble.Button.Size`, and is registered
/// when it is first needed. The numbers are the indices in ``nativeValues``.
@MainActor
public protocol NativeEnumeration: PropertyValue {
  /// Every value with its nick, lower case with dashes, in the order of their numbers.
  static var nativeValues: [(nick: String, value: Self)] { get }
  /// The name of the GType. The default joins the names of the module and the types, as a class's does.
  static var nativeName: String { get }
  /// Indicates whether a `none` precedes them, so that a property may have no value.
  static var hasNone: Bool { get }
}

/// A closed set of values for optional properties: nil is `none` in C.
@MainActor
public protocol NullableEnumeration: NativeEnumeration, NullableValue {}

extension NativeEnumeration where Self: CaseIterable & RawRepresentable, RawValue == String {
  public static var nativeValues: [(nick: String, value: Self)] { allCases.map { ($0.rawValue, $0) } }
}

extension NullableEnumeration {
  public static var hasNone: Bool { true }

  public static func optionalSpecification(of property: PropertyDescription) -> PropertySpecification {
    PropertySpecification(g_param_spec_enum(property.name, nil, property.blurb, valueType.gtype, 0, property.flags))
  }
}

extension NativeEnumeration {
  public static var hasNone: Bool { false }

  public static var nativeName: String { TypeName.native(of: self) }

  public static var valueType: ValueType { ValueType(EnumerationTypes.gtype(of: Self.self)) }

  public static func read(_ value: ValueReference) -> Self? { Self(number: g_value_get_enum(value.pointer)) }

  /// The value of a number; nil for an unknown number and for `none`.
  package init?(number: Int32) {
    let index = Int(number) - Self.firstNumber
    let values = Self.nativeValues
    guard values.indices.contains(index) else { return nil }
    self = values[index].value
  }

  public func write(to value: ValueReference) { g_value_set_enum(value.pointer, number) }

  public static func specification(of property: PropertyDescription, initial: Self) -> PropertySpecification {
    PropertySpecification(
      g_param_spec_enum(property.name, nil, property.blurb, valueType.gtype, initial.number, property.flags))
  }

  /// The nick that C knows the value by.
  public var nick: String { Self.nativeValues.first { $0.value == self }?.nick ?? "" }

  /// The number in C.
  package var number: Int32 {
    gint(clamping: (Self.nativeValues.firstIndex { $0.value == self } ?? 0) + Self.firstNumber)
  }

  private static var firstNumber: Int { hasNone ? 1 : 0 }
}

@MainActor
private enum EnumerationTypes {
  private static var known: [ObjectIdentifier: GType] = [:]

  static func gtype<Enumeration: NativeEnumeration>(of type: Enumeration.Type) -> GType {
    if let known = known[ObjectIdentifier(type)] { return known }
    let name = type.nativeName
    let nicks = (type.hasNone ? ["none"] : []) + type.nativeValues.map(\.nick)
    // GLib keeps the table and its texts as long as the type, which is for ever.
    let table = UnsafeMutablePointer<GEnumValue>.allocate(capacity: nicks.count + 1)
    for (number, nick) in nicks.enumerated() {
      let constant = TypeName.constant(nick, of: name)
      (table + number).initialize(
        to: GEnumValue(value: gint(clamping: number), value_name: g_strdup(constant), value_nick: g_strdup(nick)))
    }
    (table + nicks.count).initialize(to: GEnumValue())
    TypeName.requireUnused(name, for: type)
    let gtype = g_enum_register_static(name, table)
    known[ObjectIdentifier(type)] = gtype
    return gtype
  }
}

// MARK: - Enumerations of C

/// The values of an enumeration, as C has them.
package enum EnumerationNicks {
  /// Returns the numbers and the nicks of an enumeration, in the order of the numbers; none for another type.
  @MainActor
  package static func all(of type: GType) -> [(number: gint, nick: String)] {
    guard g_type_fundamental(type) == cgtk_type_enum, let table = g_type_class_ref(type) else { return [] }
    defer { g_type_class_unref(table) }
    let all = table.assumingMemoryBound(to: GEnumClass.self).pointee
    return (0..<Int(all.n_values)).map { (all.values[$0].value, String(cString: all.values[$0].value_nick)) }
  }
}
