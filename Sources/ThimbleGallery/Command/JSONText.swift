import PlainText

/// A JSON value to print, with members in the order of the code.
indirect enum JSONText {
  case null
  case text(String)
  case bool(Bool)
  case number(Double)
  case list([JSONText])
  case object([(name: String, value: JSONText)])

  /// Returns the value as text. Lists and objects of simple values stay on one line.
  func printed(indent: Int = 0) -> String {
    switch self {
    case .null: "null"
    case .text(let text): Quoting.json(text)
    case .bool(let value): value ? "true" : "false"
    case .number(let value): value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    case .list(let values): joined(values.map { ("", $0) }, "[", "]", indent)
    case .object(let members): joined(members.map { ("\(Quoting.json($0.name)): ", $0.value) }, "{", "}", indent)
    }
  }

  private func joined(_ parts: [(String, JSONText)], _ open: String, _ close: String, _ indent: Int) -> String {
    let isFlat = parts.allSatisfy { $0.1.isSimple }
    let texts = parts.map { $0.0 + $0.1.printed(indent: indent + 2) }
    if isFlat { return open + texts.joined(separator: ", ") + close }
    let space = "\n" + String(repeating: " ", count: indent + 2)
    return open + space + texts.joined(separator: "," + space) + "\n" + String(repeating: " ", count: indent) + close
  }

  private var isSimple: Bool {
    switch self {
    case .null, .text, .bool, .number: true
    case .list(let values): values.allSatisfy(\.isSimple)
    case .object: false
    }
  }
}
