import CGtk

/// The target or the state of an action: one of the four plain kinds that menus, `.ui` files and D-Bus callers write.
///
/// ```swift
/// window.activateAction("win.zoom", target: 150)
/// ```
public enum ActionValue: Hashable, Sendable {
  case bool(Bool)
  /// Kept in 32 bits, as GLib reads a number in `win.zoom(150)`; larger ones become the nearest that fits.
  case int(Int)
  case double(Double)
  case string(String)

  public enum Kind: Hashable, Sendable, CaseIterable {
    case bool, int, double, string
  }

  public var kind: Kind {
    switch self {
    case .bool: .bool
    case .int: .int
    case .double: .double
    case .string: .string
    }
  }

  /// The value of a ``bool(_:)``, else nil.
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  /// The value of an ``int(_:)``, else nil.
  public var int: Int? { if case .int(let value) = self { value } else { nil } }
  /// The value of a ``double(_:)``, else nil.
  public var double: Double? { if case .double(let value) = self { value } else { nil } }
  /// The value of a ``string(_:)``, else nil.
  public var string: String? { if case .string(let value) = self { value } else { nil } }
}

extension ActionValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral
{
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int) { self = .int(value) }
  public init(floatLiteral value: Double) { self = .double(value) }
  public init(stringLiteral value: String) { self = .string(value) }
}

extension ActionValue: CustomStringConvertible {
  public var description: String {
    switch self {
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): "\"\(value)\""
    }
  }
}

// MARK: - GVariant

extension ActionValue {
  /// The value as a variant whose one reference floats.
  var variant: OpaquePointer {
    switch self {
    case .bool(let value): g_variant_new_boolean(value ? 1 : 0)
    case .int(let value): g_variant_new_int32(gint32(clamping: value))
    case .double(let value): g_variant_new_double(value)
    case .string(let value): g_variant_new_string(value)
    }
  }

  /// The content of a variant; nil for none, and for any other kind. Every integer type is read.
  init?(_ variant: OpaquePointer?) {
    guard let variant else { return nil }
    switch UInt8(bitPattern: g_variant_get_type_string(variant).pointee) {
    case UInt8(ascii: "b"): self = .bool(g_variant_get_boolean(variant) != 0)
    case UInt8(ascii: "y"): self = .int(Int(g_variant_get_byte(variant)))
    case UInt8(ascii: "n"): self = .int(Int(g_variant_get_int16(variant)))
    case UInt8(ascii: "q"): self = .int(Int(g_variant_get_uint16(variant)))
    case UInt8(ascii: "i"): self = .int(Int(g_variant_get_int32(variant)))
    case UInt8(ascii: "u"): self = .int(Int(g_variant_get_uint32(variant)))
    case UInt8(ascii: "x"): self = .int(Int(g_variant_get_int64(variant)))
    case UInt8(ascii: "t"): self = .int(Int(clamping: g_variant_get_uint64(variant)))
    case UInt8(ascii: "d"): self = .double(g_variant_get_double(variant))
    case UInt8(ascii: "s"): self = .string(String(cString: g_variant_get_string(variant, nil)))
    default: return nil
    }
  }

  /// The same, for a variant whose reference is ours to give back.
  init?(taking variant: OpaquePointer?) {
    guard let variant else { return nil }
    defer { g_variant_unref(variant) }
    self.init(variant)
  }
}

extension ActionValue.Kind {
  /// The type that our own actions declare.
  var typeString: String {
    switch self {
    case .bool: "b"
    case .int: "i"
    case .double: "d"
    case .string: "s"
    }
  }

  /// The kind of a type; nil for none, and for any other.
  init?(_ type: OpaquePointer?) {
    guard let type else { return nil }
    switch UInt8(bitPattern: g_variant_type_peek_string(type).pointee) {
    case UInt8(ascii: "b"): self = .bool
    case UInt8(ascii: "d"): self = .double
    case UInt8(ascii: "s"): self = .string
    case let letter where "ynqiuxt".utf8.contains(letter): self = .int
    default: return nil
    }
  }

  /// Lends the type for the length of `body`.
  func withType<Result>(_ body: (OpaquePointer?) -> Result) -> Result {
    let type = g_variant_type_new(typeString)
    defer { g_variant_type_free(type) }
    return body(type)
  }
}

extension SignalArguments {
  /// Returns the variant at `index`; nil if it is of no plain kind.
  func actionValue(_ index: Int) -> ActionValue? {
    guard let base = values.baseAddress, index + 1 < values.count else { return nil }
    return ActionValue(g_value_get_variant(base + index + 1))
  }
}
