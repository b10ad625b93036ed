/// Collects diagnostics while a document is worked on, and turns places into lines and columns.
final class Reporter {
  /// More problems than anyone reads are not worth the memory.
  private static let most = 10_000

  private(set) var diagnostics: [Diagnostic] = []
  private var lines: [Int32: LineIndex] = [:]
  private(set) var sources: [SourceFile]

  init(sources: [SourceFile] = []) {
    self.sources = sources
  }

  func add(_ source: SourceFile) -> Int32 {
    sources.append(source)
    return Int32(sources.count - 1)
  }

  func dialect(at place: Place) -> Dialect {
    sources.indices.contains(Int(place.file)) ? sources[Int(place.file)].dialect : .dtcg
  }

  func location(_ place: Place) -> SourceLocation? {
    guard sources.indices.contains(Int(place.file)) else { return nil }
    let source = sources[Int(place.file)]
    let index = lines[place.file] ?? LineIndex(source.bytes)
    lines[place.file] = index
    let (line, column) = index.position(of: Int(place.offset), in: source.bytes)
    return SourceLocation(file: source.name, line: line, column: column)
  }

  func error(
    _ code: DiagnosticCode,
    _ message: String,
    at place: Place,
    path: String? = nil,
    advice: String? = nil,
    rootCause: String? = nil,
    keepsValue: Bool = false
  ) {
    append(
      Diagnostic(
        severity: .error,
        code: code,
        message: message,
        location: location(place),
        path: path,
        advice: advice,
        rootCause: rootCause,
        keepsValue: keepsValue
      )
    )
  }

  func warning(
    _ code: DiagnosticCode,
    _ message: String,
    at place: Place,
    path: String? = nil,
    advice: String? = nil
  ) {
    append(
      Diagnostic(
        severity: .warning,
        code: code,
        message: message,
        location: location(place),
        path: path,
        advice: advice,
        keepsValue: true
      )
    )
  }

  /// Lists the error of a file that a document names; without a place of its own it is reported where it is named.
  func add(_ error: TokenError, at place: Place) {
    var diagnostic = error.diagnostic
    diagnostic.location = error.location ?? location(place)
    append(diagnostic)
  }

  private func append(_ diagnostic: Diagnostic) {
    if diagnostics.count < Self.most {
      diagnostics.append(diagnostic)
    } else if diagnostics.count == Self.most {
      diagnostics.append(
        Diagnostic(
          severity: .error,
          code: .tooLarge,
          message: "there is more, but only \(Self.most) problems are listed"
        )
      )
    }
  }
}
