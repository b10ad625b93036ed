/// An error that makes a file, a resolver document or an input unusable.
///
/// A problem of single tokens is never thrown: it is a ``Diagnostic`` beside the tokens that do have values.
public struct TokenError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of the error.
  public var code: DiagnosticCode
  /// The problem, in one sentence without a full stop.
  public var message: String
  /// The location, if the error is about the text of a file.
  public var location: SourceLocation?
  /// The text to write instead, or other advice.
  public var advice: String?

  package init(code: DiagnosticCode, message: String, location: SourceLocation? = nil, advice: String? = nil) {
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
