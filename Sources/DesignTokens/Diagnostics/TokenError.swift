/// Why a file, a resolver document or an input cannot be used at all.
///
/// Trouble with single tokens is never thrown: it is a ``Diagnostic`` beside the tokens that do have values.
public struct TokenError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What kind of error this is.
  public var code: DiagnosticCode
  /// What is wrong, in one sentence without a full stop.
  public var message: String
  /// Where, when it is about the text of a file.
  public var location: SourceLocation?
  /// What to write instead, when there is something to say.
  public var advice: String?

  /// Creates an error.
  public init(code: DiagnosticCode, message: String, location: SourceLocation? = nil, advice: String? = nil) {
    self.code = code
    self.message = message
    self.location = location
    self.advice = advice
  }

  /// The error as a diagnostic of severity `error`, to list it among the others.
  public var diagnostic: Diagnostic {
    Diagnostic(severity: .error, code: code, message: message, location: location, advice: advice)
  }

  /// `file:line:column: error: message; advice`.
  public var description: String { diagnostic.description }
}
