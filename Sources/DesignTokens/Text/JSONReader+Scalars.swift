// MARK: - Strings

extension JSONReader {
  mutating func string() throws(JSONSyntaxError) -> String {
    offset += 1
    let start = offset
    defer { WorkCount.add(offset - start) }
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        offset += 1
        return text
      case UInt8(ascii: "\\"): return try escapedString(from: start)
      case 0..<0x20: throw fault("a control character stands unescaped in a string")
      default: offset += 1
      }
    }
    throw fault("the string that begins here never ends", at: start - 1)
  }

  private mutating func escapedString(from start: Int) throws(JSONSyntaxError) -> String {
    var text = Array(bytes[start..<offset])
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text.append(contentsOf: String(Character(try escape())).utf8)
      case 0..<0x20: throw fault("a control character stands unescaped in a string")
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw fault("the string that begins here never ends", at: start - 1)
  }

  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = offset
    offset += 1
    let letter = next
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let high = try hexadecimal()
      if let scalar = Unicode.Scalar(high) { return scalar }
      if high < 0xDC00, next == UInt8(ascii: "\\"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "u") {
        offset += 2
        let low = try hexadecimal()
        if (0xDC00..<0xE000).contains(low),
          let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
        {
          return scalar
        }
      }
      throw fault("half of a surrogate pair", at: start)
    default: throw fault("no such escape; JSON knows \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX", at: start)
    }
  }

  private mutating func hexadecimal() throws(JSONSyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(next)).hexDigitValue, next < 0x80 else {
        throw fault("\\u needs four hexadecimal digits")
      }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }
}

// MARK: - Numbers

extension JSONReader {
  mutating func number() throws(JSONSyntaxError) -> Double {
    let start = offset
    defer { WorkCount.add(offset - start) }
    if next == UInt8(ascii: "-") { offset += 1 }
    var mantissa = 0
    let first = offset
    let digits = skipDigits(adding: &mantissa)
    if digits == 0 { throw unexpected("a digit") }
    if digits > 1, bytes[first] == UInt8(ascii: "0") { throw fault("a number may not begin with 0", at: start) }
    let isInteger = next != UInt8(ascii: ".") && next | 0x20 != UInt8(ascii: "e")
    if isInteger, digits < 16 {
      return bytes[start] == UInt8(ascii: "-") ? -Double(mantissa) : Double(mantissa)
    }
    if next == UInt8(ascii: ".") {
      offset += 1
      if skipDigits(adding: &mantissa) == 0 { throw unexpected("a digit after the decimal point") }
    }
    if next | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
      if skipDigits(adding: &mantissa) == 0 { throw unexpected("a digit in the exponent") }
    }
    guard let value = Double(Substring(decoding: bytes[start..<offset], as: UTF8.self)), value.isFinite else {
      throw fault("the number is too large", at: start)
    }
    return value
  }

  /// Skips digits and returns their number. With too many of them the mantissa wraps around, and is not used.
  private mutating func skipDigits(adding mantissa: inout Int) -> Int {
    let start = offset
    while offset < bytes.count, bytes[offset] &- UInt8(ascii: "0") < 10 {
      mantissa = mantissa &* 10 &+ Int(bytes[offset] &- UInt8(ascii: "0"))
      offset += 1
    }
    return offset - start
  }
}

// MARK: - Faults

extension JSONReader {
  func fault(_ problem: String, at place: Int? = nil) -> JSONSyntaxError {
    JSONSyntaxError(offset: place ?? offset, problem: problem, isLimit: false)
  }

  /// Returns an error that names the expected and the actual text, and usual mistakes.
  func unexpected(_ expected: String) -> JSONSyntaxError {
    if offset >= bytes.count { return fault("the file ends where \(expected) was expected") }
    let found = Character(Unicode.Scalar(next))
    switch found {
    case "/": return fault("JSON has no comments; expected \(expected)")
    case "'": return fault("JSON strings stand in double quotes; expected \(expected)")
    case "+" where expected == "a value": return fault("a number begins with a digit or `-`, not with `+`")
    case "." where expected == "a value": return fault("a number begins with a digit or `-`, as in 0.5")
    case _ where expected == "a value" && found.isLetter && found.isASCII:
      let word = String(decoding: bytes[offset...].prefix(20).prefix { $0 | 0x20 &- 0x61 < 26 }, as: UTF8.self)
      return fault("JSON has no word `\(word)`, only true, false and null")
    case "\0": return fault("this is a NUL byte; token files are text in UTF-8")
    case "}" where expected.hasPrefix("a key"), "]" where expected == "a value":
      return fault("a comma may not stand before `\(found)`; expected \(expected)")
    default:
      let name = next < 0x80 && next > 0x20 ? "`\(found)`" : "this character"
      return fault("\(name) stands where \(expected) was expected")
    }
  }
}
