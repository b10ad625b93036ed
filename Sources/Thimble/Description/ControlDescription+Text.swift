extension ControlDescription: CustomStringConvertible {
  /// The text, without a trailing line break.
  public var description: String { text(indent: "").joined(separator: "\n") }

  private func text(indent: String) -> [String] {
    let head = [type, name.isEmpty ? "" : Self.quoted(name), role].filter { !$0.isEmpty }.joined(separator: " ")
    let inside = indent + "  "
    let own = lines.filter { !$0.value.isEmpty }.map { "\(inside)\($0.key): \(Self.plain($0.value))" }
    return [indent + head] + own + children.flatMap { $0.text(indent: inside) }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + plain(text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")) + "\""
  }

  /// Returns the text with line breaks and invisible characters replaced by their numbers.
  private static func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension ControlDescription {
  /// Returns a size as text, in whole logical pixels.
  static func size(_ box: Rectangle) -> String { "\(number(box.width)) × \(number(box.height))" }

  /// Returns a size and a position as text, in whole logical pixels.
  static func box(_ box: Rectangle) -> String { "\(size(box)) at \(number(box.x)), \(number(box.y))" }

  private static func number(_ value: Double) -> Int { Int(value.rounded()) }
}
