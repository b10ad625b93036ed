import PlainText

/// Prints JSON as UTF-8 bytes: members in order, two spaces a level, or all on one line.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private let isIndented: Bool
  /// The end of a line and the indentation of the next.
  private var newLine = [UInt8(ascii: "\n")]

  package init(indented: Bool = true) {
    isIndented = indented
  }

  /// Returns the text of a value on one line.
  package static func line(_ value: JSONValue) -> String {
    var writer = JSONWriter(indented: false)
    writer.write(value)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Returns the shortest text that reads back as the same number. Whole numbers have no decimal point.
  package static func text(of number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  /// Prints an object piece by piece, so that not all of its text is in memory at once.
  package static func print(count: Int, member: (Int) -> JSONMember, piece: (String) -> Void) {
    var writer = JSONWriter()
    writer.list("{", "}", 0..<count, isFlat: count == 0) { writer, index in
      writer.write(member(index))
      guard writer.bytes.count >= 1 << 15 else { return }
      piece(String(decoding: writer.bytes, as: UTF8.self))
      writer.bytes.removeAll(keepingCapacity: true)
    }
    piece(String(decoding: writer.bytes, as: UTF8.self))
  }

  package mutating func write(_ value: JSONValue) {
    switch value.content {
    case .object(let members): list("{", "}", members, isFlat: members.isEmpty) { $0.write($1) }
    case .array(let elements):
      list("[", "]", elements, isFlat: elements.allSatisfy { $0.members == nil }) { $0.write($1) }
    case .string(let text): write(text)
    case .number(let number): append(Self.text(of: number))
    case .bool(let bool): append(bool ? "true" : "false")
    case .null: append("null")
    }
  }

  private mutating func write(_ member: JSONMember) {
    write(member.key)
    append(": ")
    write(member.value)
  }

  private mutating func list<Elements: Collection>(
    _ open: String, _ close: String, _ elements: Elements, isFlat: Bool, _ write: (inout Self, Elements.Element) -> Void
  ) {
    let isFlat = isFlat || !isIndented
    append(open)
    newLine += "  ".utf8
    for (index, element) in elements.enumerated() {
      if index > 0 { append(isFlat ? ", " : ",") }
      if !isFlat { bytes += newLine }
      write(&self, element)
    }
    newLine.removeLast(2)
    if !isFlat { bytes += newLine }
    append(close)
  }

  private mutating func append(_ text: String) {
    bytes += text.utf8
  }

  private mutating func write(_ text: String) { Quoting.appendJSON(text, to: &bytes) }
}
