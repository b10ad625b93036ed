import Thimble

/// Swift statements that make changes to properties, to copy below a sample's source.
enum ChangeCode {
  /// Returns the statement that sets a property of a variable of type `type`; a comment for a value that needs more
  /// than one statement.
  static func statement(_ variable: String, _ type: String, _ property: PropertySummary, _ text: String?) -> String {
    guard let value = literal(text, of: property) else {
      return "// \(variable): \(property.name) is \(text ?? "none")"
    }
    if let statement = property.statement { return "\(variable).\(statement.replacing("%", with: value))" }
    guard let swiftType = swiftType(of: property) else {
      return "// \(variable): \(property.name) is \(text ?? "none")"
    }
    return "\(variable)[Property<\(type), \(swiftType)>(\"\(property.name)\")] = \(value)"
  }

  /// Returns the name of a variable for an object of a type: `toggleButton` for `ToggleButton`.
  static func variable(of type: String) -> String {
    let name = type.prefix { $0.isLetter || $0.isNumber }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  private static func literal(_ text: String?, of property: PropertySummary) -> String? {
    guard let text else { return "nil" }
    switch property.kind {
    case .bool, .int, .double: return text
    case .text: return quoted(text)
    case .choice: return property.statement == nil ? nil : text == "none" ? "nil" : "." + camelCase(text)
    case .color, .other: return nil
    }
  }

  private static func swiftType(of property: PropertySummary) -> String? {
    switch property.kind {
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .text: property.initial == nil ? "String?" : "String"
    case .choice, .color, .other: nil
    }
  }

  private static func camelCase(_ nick: String) -> String {
    let words = nick.split(separator: "-")
    return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.properties.generalCategory == .control: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
