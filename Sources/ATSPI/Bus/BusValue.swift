/// A value in an answer or a signal, without pointers. One case holds integers of all D-Bus types.
enum BusValue: Hashable, Sendable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case list([BusValue])
  case dictionary([String: BusValue])
}

/// An argument of a call, of a type that AT-SPI uses.
enum BusArgument: Hashable, Sendable {
  case int32(Int32)
  case uint32(UInt32)
  case string(String)
  /// A number in a variant, as the value of a property.
  case number(Double)
  /// An empty list of strings.
  case noStrings

  static func index(_ number: Int) -> BusArgument { .int32(Int32(clamping: number)) }
}

// MARK: - Reading

extension BusValue {
  var string: String? { if case .string(let value) = self { value } else { nil } }
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  var int: Int? { if case .int(let value) = self { value } else { nil } }
  var double: Double? { if case .double(let value) = self { value } else { nil } }
  var list: [BusValue]? { if case .list(let values) = self { values } else { nil } }
  var dictionary: [String: BusValue]? { if case .dictionary(let values) = self { values } else { nil } }

  /// The member of a list or a tuple; nil beyond its end.
  subscript(index: Int) -> BusValue? {
    guard let list, list.indices.contains(index) else { return nil }
    return list[index]
  }
}
