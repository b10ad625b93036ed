import Inspecting

/// The facts about a property for readers and tools.
struct PropertyFacts {
  /// The type, such as `bool` or `choice`; for a value without a text the name of its type.
  let type: String
  /// The values to choose from; nil for another type.
  let values: [String]?
  /// The least and the greatest number; nil for another type.
  let range: ClosedRange<Double>?
  /// The Swift statement that sets the property, with `%` for the value; nil for none.
  let statement: String?
  private let initial: String?
  private let isWritable: Bool

  init(_ property: PropertySummary) {
    var (values, range): ([String]?, ClosedRange<Double>?) = (nil, nil)
    switch property.kind {
    case .bool: type = "bool"
    case .int(let bounds): (type, range) = ("int", bounds)
    case .double(let bounds): (type, range) = ("double", bounds)
    case .text: type = "text"
    case .choice(let choices): (type, values) = ("choice", choices)
    case .color: type = "color"
    case .other(let name): type = name
    }
    (self.values, self.range) = (values, range)
    statement = property.isReadable && property.isWritable ? property.statement : nil
    (initial, isWritable) = (property.initial, property.isWritable)
  }

  /// The facts as text.
  var lines: [(name: String, text: String)] {
    var lines = [("Type", type)]
    if let values { lines.append(("Values", values.joined(separator: ", "))) }
    // The whole range of a number in C says nothing.
    if let range, range.upperBound - range.lowerBound < 100_000 {
      lines.append(("Range", "\(Self.text(range.lowerBound)) to \(Self.text(range.upperBound))"))
    }
    if isWritable { lines.append(("Default", initial.map { $0.isEmpty ? "empty" : $0 } ?? "none")) }
    if let statement { lines.append(("Swift", statement)) }
    return isWritable ? lines : lines + [("Access", "read only")]
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
