/// Texts in outputs, by the rules of the language of each output.
package enum Quoting {
  /// Returns a text in quotes, as a literal of Swift, or of another language that has its quotes and backslashes.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - control: returns the escape for a control character; by default that of Swift.
  /// - Returns: the text in quotes.
  package static func literal(
    _ text: String, control: (UInt32) -> String = { "\\u{\(String($0, radix: 16))}" }
  ) -> String {
    "\"\(escaped(text, control: control))\""
  }

  /// Returns a text with escapes for quotes, backslashes and control characters, as between the quotes of a literal of
  /// Swift.
  package static func escaped(
    _ text: String, control: (UInt32) -> String = { "\\u{\(String($0, radix: 16))}" }
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.properties.generalCategory == .control: result += control(scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns text for XML and HTML, in an attribute or between tags. A question mark replaces characters that XML 1.0 does
  /// not allow.
  package static func markup(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case "\r": result += "&#13;"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "?"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a text in quotes, as a string of JSON.
  package static func json(_ text: String) -> String {
    var bytes: [UInt8] = []
    appendJSON(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a text in quotes, as a string of JSON.
  package static func appendJSON(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if needsEscapes(text) {
      for byte in text.utf8 { appendEscaped(byte, to: &bytes) }
    } else {
      bytes += text.utf8
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscapes(_ text: String) -> Bool {
    let bytes = text.utf8.span
    for index in bytes.indices where needsEscape(bytes[index]) { return true }
    return false
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func appendEscaped(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case UInt8(ascii: "\n"): bytes += "\\n".utf8
    case 0..<0x20: bytes += ("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)).utf8
    default: bytes.append(byte)
    }
  }
}
