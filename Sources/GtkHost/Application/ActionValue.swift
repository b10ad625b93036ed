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

  /// The kind of a value.
  public enum Kind: Hashable, Sendable, CaseIterable {
    case bool, int, double, string
  }

  /// The kind of a value.
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
  /// The value, for messages.
  public var description: String {
    switch self {
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): "\"\(value)\""
    }
  }
}
