package import CGtk

/// A type that properties can have and signals can carry.
@MainActor
public protocol ValueConvertible {
  static var valueType: ValueType { get }

  /// Returns the content of `value`; nil for a null string or object.
  static func read(_ value: ValueReference) -> Self?

  func write(to value: ValueReference)
}

/// A GType, as the type of a value.
public struct ValueType: Sendable {
  package let gtype: GType

  package init(_ gtype: GType) { self.gtype = gtype }
}

/// An initialized GValue that other code owns.
@MainActor
public struct ValueReference {
  package let pointer: UnsafeMutablePointer<GValue>

  package init(_ pointer: UnsafeMutablePointer<GValue>) { self.pointer = pointer }

  /// Lends an empty value of a type for the length of `body`, and releases its content at the end.
  package static func withValue<Result>(of type: GType, _ body: (ValueReference) -> Result) -> Result {
    var storage = GValue()
    g_value_init(&storage, type)
    defer { g_value_unset(&storage) }
    return withUnsafeMutablePointer(to: &storage) { body(ValueReference($0)) }
  }

  /// Lends a value that holds `content`.
  static func withValue<Own: ValueConvertible, Result>(
    _ content: Own, _ body: (ValueReference) -> Result
  ) -> Result {
    withValue(of: Own.valueType.gtype) { value in
      content.write(to: value)
      return body(value)
    }
  }

  /// Lends a value that holds a number of one of C's enumerations.
  static func withEnumeration<Result>(
    _ type: GType, _ number: UInt32, _ body: (ValueReference) -> Result
  ) -> Result {
    withValue(of: type) { value in
      g_value_set_enum(value.pointer, gint(clamping: number))
      return body(value)
    }
  }
}

// MARK: - Standard types

extension Bool: ValueConvertible {
  public static var valueType: ValueType { ValueType(cgtk_type_boolean) }
  public static func read(_ value: ValueReference) -> Bool? { g_value_get_boolean(value.pointer) != 0 }
  public func write(to value: ValueReference) { g_value_set_boolean(value.pointer, self ? 1 : 0) }
}

extension Int: ValueConvertible {
  public static var valueType: ValueType { ValueType(cgtk_type_int) }
  public static func read(_ value: ValueReference) -> Int? { Int(g_value_get_int(value.pointer)) }
  public func write(to value: ValueReference) { g_value_set_int(value.pointer, gint(clamping: self)) }
}

extension UInt: ValueConvertible {
  public static var valueType: ValueType { ValueType(cgtk_type_uint) }
  public static func read(_ value: ValueReference) -> UInt? { UInt(g_value_get_uint(value.pointer)) }
  public func write(to value: ValueReference) { g_value_set_uint(value.pointer, guint(clamping: self)) }
}

extension Double: ValueConvertible {
  public static var valueType: ValueType { ValueType(cgtk_type_double) }
  public static func read(_ value: ValueReference) -> Double? { g_value_get_double(value.pointer) }
  public func write(to value: ValueReference) { g_value_set_double(value.pointer, self) }
}

extension String: ValueConvertible {
  public static var valueType: ValueType { ValueType(cgtk_type_string) }
  public static func read(_ value: ValueReference) -> String? {
    g_value_get_string(value.pointer).map { String(cString: $0) }
  }
  public func write(to value: ValueReference) { g_value_set_string(value.pointer, self) }
}

extension Optional: ValueConvertible where Wrapped: ValueConvertible {
  public static var valueType: ValueType { Wrapped.valueType }
  public static func read(_ value: ValueReference) -> Wrapped?? { .some(Wrapped.read(value)) }
  public func write(to value: ValueReference) { self?.write(to: value) }
}
