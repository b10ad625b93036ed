import CGtk

/// A closed set of values that C, `.ui` files and the inspector know by nick: a GEnum.
///
/// ```swift
/// extension Corner: NativeEnumeration {}   // an enum of strings that is CaseIterable needs no more
/// ```
/// Its GType is named as a class's is, `Thimble.Button.Size` is `ThimbleButtonSize`, and is registered when it is first
/// needed. The numbers are the places in ``allNicks``.
@MainActor
public protocol NativeEnumeration: PropertyValue {
  /// The nicks, in the order of their numbers: lower case, with dashes.
  static var allNicks: [String] { get }
  /// The value of a nick that is among them.
  static func value(ofNick nick: String) -> Self?
  /// The value's nick.
  var nick: String { get }
}

extension NativeEnumeration where Self: CaseIterable & RawRepresentable, RawValue == String {
  public static var allNicks: [String] { allCases.map(\.rawValue) }
  public static func value(ofNick nick: String) -> Self? { Self(rawValue: nick) }
  public var nick: String { rawValue }
}

extension NativeEnumeration {
  public static var valueType: ValueType { ValueType(EnumerationTypes.gtype(of: Self.self)) }

  public static func read(_ value: ValueReference) -> Self? {
    let number = Int(g_value_get_enum(value.pointer))
    return allNicks.indices.contains(number) ? self.value(ofNick: allNicks[number]) : nil
  }

  public func write(to value: ValueReference) {
    g_value_set_enum(value.pointer, gint(Self.allNicks.firstIndex(of: nick) ?? 0))
  }

  public static func specification(of property: PropertyDescription, initial: Self) -> PropertySpecification {
    let number = gint(allNicks.firstIndex(of: initial.nick) ?? 0)
    return PropertySpecification(
      pointer: g_param_spec_enum(property.name, nil, property.blurb, valueType.gtype, number, property.flags))
  }
}

/// Which GEnum belongs to which Swift type.
@MainActor
private enum EnumerationTypes {
  private static var known: [ObjectIdentifier: GType] = [:]

  static func gtype<Enumeration: NativeEnumeration>(of type: Enumeration.Type) -> GType {
    if let known = known[ObjectIdentifier(type)] { return known }
    let name = TypeName.native(of: type)
    let nicks = type.allNicks
    // GLib keeps the table and its texts for as long as the type is there: for ever.
    let table = UnsafeMutablePointer<GEnumValue>.allocate(capacity: nicks.count + 1)
    for (number, nick) in nicks.enumerated() {
      (table + number).initialize(
        to: GEnumValue(value: gint(number), value_name: g_strdup("\(name).\(nick)"), value_nick: g_strdup(nick)))
    }
    (table + nicks.count).initialize(to: GEnumValue())
    let gtype = g_enum_register_static(name, table)
    precondition(gtype != 0, "\(type): the type name \(name) is taken.")
    known[ObjectIdentifier(type)] = gtype
    return gtype
  }
}
