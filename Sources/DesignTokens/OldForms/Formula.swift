internal import Glibc

/// Evaluates calculations as older tools and CSS write them: `8 * 2`, `(16px - 2) / 3`, `-(4px)`, `calc(1px + 2px)`,
/// `min(1rem, 2rem)`.
///
/// Units follow Tokens Studio: a bare number beside pixels is in pixels, and the product of two lengths is a length in
/// their unit, as is a power of a length. A length divided by a length is a bare number, as in CSS. Each byte is read
/// once.
struct Formula {
  /// A number and its unit in small letters, which is empty for a bare number.
  typealias Quantity = (value: Double, unit: String)

  /// The reason why a text has no value.
  enum Problem: Error {
    /// The text is not a calculation.
    case noCalculation
    /// The text is a calculation with a mistake in it.
    case mistake(String, advice: String)
  }

  /// The deepest nesting of parentheses and signs.
  private static let deepest = 64

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  private init(_ text: String) {
    bytes = Array(text.utf8)
    WorkCount.add(bytes.count)
  }

  /// Returns the value of a whole text, rounded to four decimals as the tools do.
  static func quantity(_ text: String) throws(Problem) -> Quantity {
    var formula = Formula(text)
    let (value, unit) = try formula.sum()
    guard formula.next == nil else { throw .noCalculation }
    return ((value * 1e4).isFinite ? (value * 1e4).rounded() / 1e4 : value, unit)
  }

  // MARK: - Grammar

  private mutating func sum() throws(Problem) -> Quantity {
    var left = try product()
    while let sign = next, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      // In `1px -2px` the sign belongs to a second value.
      guard isSpace(position - 1) == isSpace(position + 1) else { throw .noCalculation }
      position += 1
      let right = try product()
      let (first, second, unit) = try Self.inOneUnit(left, right)
      left = try Self.finite(sign == UInt8(ascii: "+") ? first + second : first - second, unit)
    }
    return left
  }

  private mutating func product() throws(Problem) -> Quantity {
    var left = try factor()
    while let sign = next, sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/") {
      position += 1
      let right = try factor()
      if sign == UInt8(ascii: "*") {
        // The product of two lengths is in their unit. Of two units there is none that is right.
        guard left.unit.isEmpty || right.unit.isEmpty || left.unit == right.unit else {
          throw Self.mixed(left, right, advice: "write both in one unit")
        }
        left = try Self.finite(left.value * right.value, left.unit.isEmpty ? right.unit : left.unit)
      } else {
        if right.value == 0 {
          throw .mistake("the calculation divides by zero", advice: "write the number that is meant")
        }
        if right.unit.isEmpty {
          left = try Self.finite(left.value / right.value, left.unit)
        } else {
          let (first, second, _) = try Self.inOneUnit(left, right)
          left = try Self.finite(first / second, "")
        }
      }
    }
    return left
  }

  private mutating func factor() throws(Problem) -> Quantity {
    WorkCount.add()
    guard let byte = next else { throw .noCalculation }
    depth += 1
    defer { depth -= 1 }
    if depth > Self.deepest {
      throw .mistake("the calculation is nested more than \(Self.deepest) deep", advice: "write the result")
    }
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "+"):
      position += 1
      let (value, unit) = try factor()
      return (byte == UInt8(ascii: "-") ? -value : value, unit)
    default: return try power()
    }
  }

  /// Reads a power, as in `{base} * {scale}^2`. It binds more than a sign before it, and the right one comes first.
  private mutating func power() throws(Problem) -> Quantity {
    let base = try primary()
    guard next == UInt8(ascii: "^") else { return base }
    position += 1
    let exponent = try factor()
    guard exponent.unit.isEmpty else {
      throw .mistake("the exponent is \(Self.text(of: exponent))", advice: "write it without a unit")
    }
    return try Self.finite(pow(base.value, exponent.value), base.unit)
  }

  private mutating func primary() throws(Problem) -> Quantity {
    guard let byte = next else { throw .noCalculation }
    switch byte {
    case UInt8(ascii: "("):
      position += 1
      let result = try sum()
      try close()
      return result
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): return try number()
    default: return try function()
    }
  }

  private mutating func number() throws(Problem) -> Quantity {
    let start = position
    while position < bytes.count, bytes[position] &- 48 < 10 || bytes[position] == UInt8(ascii: ".") { position += 1 }
    guard let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)) else { throw .noCalculation }
    let end = position
    while position < bytes.count, isLetter(bytes[position]) || bytes[position] == UInt8(ascii: "%") { position += 1 }
    return try Self.finite(value, String(decoding: bytes[end..<position], as: UTF8.self).lowercased())
  }

  private mutating func function() throws(Problem) -> Quantity {
    let start = position
    while position < bytes.count, isLetter(bytes[position]) { position += 1 }
    let name = String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
    let isKnown = ["calc", "min", "max", "clamp", "abs", "round", "roundto", "floor", "ceil"].contains(name)
    guard isKnown, position < bytes.count, bytes[position] == UInt8(ascii: "(") else { throw .noCalculation }
    position += 1
    var values = [try sum()]
    while next == UInt8(ascii: ",") {
      position += 1
      values.append(try sum())
    }
    try close()
    return try Self.result(of: name, values)
  }

  private static func result(of name: String, _ values: [Quantity]) throws(Problem) -> Quantity {
    var unit = values[0].unit
    var numbers = values.map(\.value)
    if name != "roundto" {
      for value in values.dropFirst() { unit = try Self.inOneUnit((values[0].value, unit), value).unit }
      numbers = try values.map { value throws(Problem) in try Self.inOneUnit(value, (0, unit)).first }
    }
    let first = numbers[0]
    switch (name, values.count) {
    case ("calc", 1): return (first, unit)
    case ("abs", 1): return (first.magnitude, unit)
    case ("floor", 1): return (first.rounded(.down), unit)
    case ("ceil", 1): return (first.rounded(.up), unit)
    case ("round", 1), ("roundto", 1): return (first.rounded(), unit)
    case ("roundto", 2) where 0...9 ~= numbers[1]:
      var scale = 1.0
      for _ in 0..<Int(numbers[1]) { scale *= 10 }
      return try finite((first * scale).rounded() / scale, unit)
    case ("min", _): return (numbers.min() ?? first, unit)
    case ("max", _): return (numbers.max() ?? first, unit)
    case ("clamp", 3): return (max(numbers[0], min(numbers[1], numbers[2])), unit)
    default: throw .mistake("`\(name)` does not take \(values.count) values", advice: "write the result")
    }
  }

  // MARK: - Units

  /// Returns two quantities in one unit. Of px and rem that is px, as a rem is 16 of them; of ms and s it is ms.
  private static func inOneUnit(
    _ left: Quantity, _ right: Quantity
  ) throws(Problem) -> (first: Double, second: Double, unit: String) {
    if left.unit == right.unit { return (left.value, right.value, left.unit) }
    let units = [left.unit, right.unit]
    for (small, large, factor) in [("px", "rem", 16.0), ("ms", "s", 1000)] where Set(units) == [small, large] {
      return (left.value * (left.unit == large ? factor : 1), right.value * (right.unit == large ? factor : 1), small)
    }
    // 0 is the same in every unit, and a number without a unit is in pixels.
    if left.unit.isEmpty, left.value == 0 || right.unit == "px" { return (left.value, right.value, right.unit) }
    if right.unit.isEmpty, right.value == 0 || left.unit == "px" { return (left.value, right.value, left.unit) }
    let hasBare = units.contains("")
    throw mixed(
      left, right, advice: hasBare ? "write both with the unit `\(units.joined())`" : "write both in one unit")
  }

  private static func mixed(_ left: Quantity, _ right: Quantity, advice: String) -> Problem {
    .mistake("the calculation mixes \(text(of: left)) and \(text(of: right))", advice: advice)
  }

  private static func finite(_ value: Double, _ unit: String) throws(Problem) -> Quantity {
    if value.isFinite { return (value, unit) }
    throw .mistake("the result is not a finite number", advice: "write the number that is meant")
  }

  /// Returns a quantity as it is written.
  static func text(of quantity: Quantity) -> String { CSSNumber.text(quantity.value) + quantity.unit }

  // MARK: - Bytes

  /// The next byte that is not white space.
  private var next: UInt8? {
    mutating get {
      while isSpace(position) { position += 1 }
      return position < bytes.count ? bytes[position] : nil
    }
  }

  private func isSpace(_ index: Int) -> Bool {
    bytes.indices.contains(index) && [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index])
  }

  private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  private mutating func close() throws(Problem) {
    guard next == UInt8(ascii: ")") else { throw .noCalculation }
    position += 1
  }
}
