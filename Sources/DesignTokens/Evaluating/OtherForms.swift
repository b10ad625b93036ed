/// Values in forms that 2025.10 does not have, such as text as in CSS: the seam at which they are plugged in.
///
/// The core reads the format's own forms and knows no other. It asks here when a value is a string, when a file's
/// ``SourceFile/Rules`` allow older forms, and for advice on a value that it cannot read.
protocol OtherForms: Sendable {
  // MARK: - Types

  /// The type of the format that another name stands for, such as `spacing`.
  func type(named name: String) -> TokenType?

  /// Returns true if a name stands for a type that the format has nothing for.
  func isForeign(type name: String) -> Bool

  /// The type that a value seems to have by its form and the token's name.
  func type(of value: JSONValue, path: String) -> TokenType?

  /// The type of a token's own value, in a file that allows older forms.
  func type(of value: JSONValue, declared: TokenType?, in reader: inout ValueReader) -> TokenType?

  /// Returns true if the text of an alias's target shows that the type of the alias is a mistake.
  func isMistaken(_ type: TokenType, for target: Int, _ found: TokenType, in reader: ValueReader) -> Bool

  /// Reports that a token has no type, in a file that allows older forms.
  func reportNoType(in reader: inout ValueReader)

  // MARK: - Values

  /// The text to read in another form, with references inside it replaced.
  ///
  /// It is nil where the value is in the format's own form, and empty where there is none, which has been reported.
  func text(of node: JSONValue, in reader: inout ValueReader) -> String?

  /// Reads text as a value, or reports that it is none.
  func value(of text: String, at node: JSONValue, as type: TokenType, in reader: inout ValueReader) -> TokenValue?

  /// The value of another token as one of another type; nil where the text that it was read from has none.
  func value(of target: Int, as type: TokenType, at node: JSONValue, in reader: inout ValueReader) -> TokenValue?

  /// A part of a composite value as the format writes it; nil where there is none, which has been reported.
  func part(_ part: OtherPart, _ node: JSONValue, in reader: inout ValueReader) -> JSONValue?

  /// A token's value as its extensions change it; nil where it has none, which has been reported.
  func modified(_ result: (TokenValue, JSONValue), in reader: inout ValueReader) -> (TokenValue, JSONValue)?

  /// Keeps the text that a token's value was read from, for references inside other text.
  func keepText(of value: TokenValue, in reader: ValueReader)

  // MARK: - Advice

  /// The value that text was probably meant to be.
  func meaning(of text: String, as type: TokenType) -> TokenValue?

  /// Advice on text that only a browser could work out.
  func advice(for text: String) -> String?
}

/// The parts of composite values that older tools write in other forms.
enum OtherPart {
  /// A layer of a shadow.
  case shadowLayer
  /// The line height of a typography, and its font size.
  case lineHeight(DimensionValue?)
  /// The letter spacing of a typography, and its font size.
  case letterSpacing(DimensionValue?)
}
