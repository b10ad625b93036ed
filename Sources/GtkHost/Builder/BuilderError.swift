import CGtk

/// The first error in a `.ui` file.
public struct BuilderError: Error, Equatable, Sendable, CustomStringConvertible {
  public struct Code: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }

    public static let notRead = Code("notRead")
    /// The file is not XML, or an element or attribute is in a wrong place.
    public static let syntax = Code("syntax")
    /// An object's class is not known. Swift classes are known once they are registered.
    public static let unknownClass = Code("unknownClass")
    /// An object's class has no property of that name, or not one that can be set.
    public static let unknownProperty = Code("unknownProperty")
    /// The text is not a value of the property's type, or is out of range.
    public static let invalidValue = Code("invalidValue")
    public static let unknownSignal = Code("unknownSignal")
    public static let unknownHandler = Code("unknownHandler")
    /// An object lacks a property that it needs, or its parent refuses it.
    public static let incomplete = Code("incomplete")
    public static let unknownObject = Code("unknownObject")
    /// The object of that id is not of the class that was asked for.
    public static let wrongClass = Code("wrongClass")
  }

  public let code: Code
  /// The file, or `<xml>` for text that is in none.
  public let file: String
  /// Counted from 1; 0 where the problem has no place.
  public let line: Int
  /// Counted from 1, in characters; 0 where the problem has no place.
  public let column: Int
  /// The problem, and where possible the correction.
  public let message: String

  /// `window.ui:3:14: message`.
  public var description: String { line > 0 ? "\(file):\(line):\(column): \(message)" : "\(file): \(message)" }
}

extension BuilderError {
  /// Converts and frees an error of GLib or GTK, with the position at its beginning: `Error on line 3 char 14: message`
  /// or `<input>:3:14 message`.
  init(taking error: ErrorPointer?, in file: String) {
    let reported = String.message(taking: error) ?? "GTK gave no reason."
    let (head, tail) = reported.hasPrefix("Error on line ") ? Self.cut(reported, ":") : Self.cut(reported, " ")
    let numbers = head.split { $0 == ":" || $0 == " " }.compactMap { Int($0) }.suffix(2)
    let isPlace = numbers.count == 2 && !tail.isEmpty
    self.init(
      code: .syntax, file: file, line: isPlace ? numbers.first ?? 0 : 0, column: isPlace ? numbers.last ?? 0 : 0,
      message: isPlace ? tail : reported)
  }

  private static func cut(_ text: String, _ separator: Character) -> (head: String, tail: String) {
    guard let index = text.firstIndex(of: separator) else { return (text, "") }
    return (String(text[..<index]), String(text[text.index(after: index)...].drop { $0 == " " }))
  }
}
