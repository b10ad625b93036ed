/// A problem of a token file: its place, its token, a message, and advice.
public struct Diagnostic: Sendable, Hashable {
  /// The severity of a diagnostic.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// The text breaks the specification. ``Diagnostic/keepsValue`` says whether the token is usable all the same.
    case error
    /// The text is allowed, or belongs to an older dialect, but is probably a mistake.
    case warning
  }

  /// Error or warning.
  public var severity: Severity
  /// The kind of problem, for programs.
  public var code: DiagnosticCode
  /// The problem, in one sentence without a full stop.
  public var message: String
  /// The location in a file.
  public var location: SourceLocation?
  /// The path of the token or group with the problem, such as `theme.color.background.brand`.
  public var path: String?
  /// The text to write instead, or other advice.
  public var advice: String?
  /// The path of the token that is really broken, when this one only refers to it.
  public var rootCause: String?
  /// True if the token has a value in spite of this problem.
  public var keepsValue: Bool
  /// True for a warning of something in the file that no value has: a token that is left out, or a part of one.
  package var isLoss = false
  /// The cause that a reference to no token shares with others; nil for other problems.
  package var missing: Missing?

  /// A cause that many references to no token share.
  package enum Missing: Sendable, Hashable {
    /// The group whose name they lack: `global` for `{palette.white}` where `global.palette.white` is a token.
    case group(String)
    /// The first name of their paths, with which no token's path begins.
    case start(String)
    /// The token set that has them, which the chosen themes leave out.
    case set(String)
    /// The token set that they name, which references leave out.
    case setName(String)
  }

  package init(
    severity: Severity, code: DiagnosticCode, message: String, location: SourceLocation? = nil, path: String? = nil,
    advice: String? = nil, rootCause: String? = nil, keepsValue: Bool = false, missing: Missing? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.location = location
    self.path = path
    self.advice = advice
    self.rootCause = rootCause
    self.keepsValue = keepsValue
    self.missing = missing
  }
}

// MARK: - Order

extension [Diagnostic] {
  /// Returns the diagnostics by place; those at the same place keep their order.
  func sortedByPlace() -> [Diagnostic] {
    enumerated().sorted { left, right in
      guard let first = left.element.location, let second = right.element.location, first != second else {
        return left.offset < right.offset
      }
      return first < second
    }.map(\.element)
  }
}

// MARK: - Strictness

extension Diagnostic {
  /// The diagnostic for authors of 2025.10 files: old forms and duplicate keys are errors.
  ///
  /// Doubts about what the specification allows, such as a `hex` that contradicts the components, stay warnings.
  package var strict: Diagnostic {
    var strict = self
    if [.oldForm, .duplicateKey].contains(code) { strict.severity = .error }
    return strict
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `file:line:column: error: path: message; advice`.
  public var description: String {
    var text = ""
    if let location { text += "\(location): " }
    text += "\(severity.rawValue): "
    if let path { text += "\(path): " }
    text += message
    if let advice { text += "; \(advice)" }
    return text
  }
}

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
