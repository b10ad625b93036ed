/// A value on the bus, free of pointers.
///
/// The integers of the wire are all read into one case; ``Variant`` writes the types that calls of AT-SPI take.
enum BusValue: Hashable, Sendable {
  case bool(Bool)
  case int(Int64)
  case int32(Int32)
  case uint32(UInt32)
  case uint64(UInt64)
  case double(Double)
  case string(String)
  case strings([String])
  case list([BusValue])
  case dictionary([String: BusValue])
}

// MARK: - Reading

extension BusValue {
  var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  var int: Int? {
    switch self {
    case .int(let value): Int(value)
    case .int32(let value): Int(value)
    case .uint32(let value): Int(value)
    case .uint64(let value): Int(exactly: value)
    default: nil
    }
  }

  var list: [BusValue]? {
    switch self {
    case .list(let values): values
    case .strings(let values): values.map(BusValue.string)
    default: nil
    }
  }

  var dictionary: [String: BusValue]? {
    if case .dictionary(let values) = self { values } else { nil }
  }

  /// The member of a list or a tuple; nil when there are fewer.
  subscript(index: Int) -> BusValue? {
    guard let list, list.indices.contains(index) else { return nil }
    return list[index]
  }
}
