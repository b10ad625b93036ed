import Inspecting
import PlainText
import Thimble

/// Changes to properties as code, to copy below a sample's source.
struct ChangeCode {
  /// A language for changes. The raw value is its title.
  enum Language: String, CaseIterable, Sendable {
    case swift = "Swift"
    case python = "Python"
    case c = "C"
    case interfaceFile = ".ui File"
  }

  /// A property, and its new value as text; nil for no text.
  typealias Change = (property: PropertySummary, text: String?)

  let language: Language

  /// Returns the code that makes changes to an object of type `type` in a variable; a comment for a value that needs more
  /// than one statement.
  func statements(_ variable: String, _ type: String, _ changes: [Change]) -> String {
    switch language {
    case .swift: changes.map { swift(variable, type, $0) }.joined(separator: "\n")
    case .python: changes.map { python(Self.snake(variable), $0) }.joined(separator: "\n")
    case .c: c(Self.snake(variable), changes)
    case .interfaceFile: changes.map(element).joined(separator: "\n")
    }
  }

  /// Returns a line that names the object of the statements below it.
  func heading(_ title: String) -> String {
    switch language {
    case .swift: "// \(title)"
    case .python: "# \(title)"
    case .c: "/* \(title.replacing("*/", with: "")) */"
    case .interfaceFile: "<!-- \(title.replacing("--", with: "")) -->"
    }
  }

  /// Returns the name of a variable for an object of a type: `toggleButton` for `ToggleButton`.
  static func variable(of type: String) -> String {
    let name = type.prefix { $0.isLetter || $0.isNumber }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  private func comment(_ variable: String, _ change: Change) -> String {
    heading("\(variable): \(change.property.name) is \(change.text ?? "none")")
  }

  // MARK: Swift

  private func swift(_ variable: String, _ type: String, _ change: Change) -> String {
    let property = change.property
    guard let value = swiftLiteral(change) else { return comment(variable, change) }
    if let statement = property.statement { return "\(variable).\(statement.replacing("%", with: value))" }
    guard let swiftType = swiftType(of: property) else { return comment(variable, change) }
    return "\(variable)[Property<\(type), \(swiftType)>(\"\(property.name)\")] = \(value)"
  }

  private func swiftLiteral(_ change: Change) -> String? {
    guard let text = change.text else { return "nil" }
    switch change.property.kind {
    case .bool, .int, .double: return text
    case .text: return Quoting.literal(text)
    case .choice:
      return change.property.statement == nil ? nil : text == "none" ? "nil" : "." + Self.camelCase(text)
    case .color, .other: return nil
    }
  }

  private func swiftType(of property: PropertySummary) -> String? {
    switch property.kind {
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .text: property.initial == nil ? "String?" : "String"
    case .choice, .color, .other: nil
    }
  }

  // MARK: Other languages

  private func python(_ variable: String, _ change: Change) -> String {
    guard let value = literal(change) else { return comment(variable, change) }
    return "\(variable).props.\(Self.snake(change.property.name)) = \(value)"
  }

  private func c(_ variable: String, _ changes: [Change]) -> String {
    let pairs = changes.compactMap { change in literal(change).map { "\"\(change.property.name)\", \($0)" } }
    let others = changes.filter { literal($0) == nil }
    let indent = "\n              "
    let call = "g_object_set (\(variable), " + pairs.joined(separator: "," + indent)
    let end = pairs.count > 1 ? ",\(indent)NULL);" : ", NULL);"
    return ((pairs.isEmpty ? [] : [call + end]) + others.map { comment(variable, $0) }).joined(separator: "\n")
  }

  func element(_ change: Change) -> String {
    guard let text = change.text else { return comment("object", change) }
    return "<property name=\"\(change.property.name)\">\(Quoting.markup(text))</property>"
  }

  /// Returns a value in Python or C; nil for a value without a literal.
  func literal(_ change: Change) -> String? {
    let isPython = language == .python
    guard let text = change.text else { return isPython ? "None" : "NULL" }
    switch change.property.kind {
    case .bool: return isPython ? (text == "true" ? "True" : "False") : text.uppercased()
    case .int: return text
    // A whole number would be an integer, which C's list of values takes for another type.
    case .double: return text.contains(".") ? text : text + ".0"
    case .choice:
      guard let type = change.property.enumeration else { return Quoting.literal(text) { Self.octal($0) } }
      return isPython ? Self.pythonEnumerator(type, text) : Self.cEnumerator(type, text)
    case .text: return Quoting.literal(text) { Self.octal($0) }
    case .color, .other: return nil
    }
  }

  private static func octal(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 8)
    return "\\" + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
  }

  /// Returns the value of an enumeration in Python: `Gtk.Orientation.VERTICAL`.
  private static func pythonEnumerator(_ type: String, _ nick: String) -> String {
    let namespace = ["Thimble", "Pango", "Gtk", "Gdk"].first { type.hasPrefix($0) } ?? ""
    return "\(namespace).\(type.dropFirst(namespace.count)).\(upper(nick))"
  }

  /// Returns the value of an enumeration in C: `GTK_ORIENTATION_VERTICAL`.
  private static func cEnumerator(_ type: String, _ nick: String) -> String { "\(upper(snake(type)))_\(upper(nick))" }

  static func upper(_ name: String) -> String { name.replacing("-", with: "_").uppercased() }

  // MARK: Names and texts

  /// Returns a name in lower case with underscores: `toggle_button` for `toggleButton`.
  static func snake(_ name: String) -> String {
    name.reduce(into: "") { result, letter in
      if letter == "-" {
        result += "_"
      } else {
        result += (letter.isUppercase && !result.isEmpty ? "_" : "") + letter.lowercased()
      }
    }
  }

  private static func camelCase(_ nick: String) -> String {
    let words = nick.split(separator: "-")
    return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
