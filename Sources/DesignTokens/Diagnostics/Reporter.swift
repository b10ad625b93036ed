/// Collects diagnostics while a document is worked on, and turns places into lines and columns.
final class Reporter {
  /// The number of problems to keep, to limit the memory.
  private static let most = 10_000

  private(set) var diagnostics: [Diagnostic] = []
  private var locator: SourceLocator

  init(sources: [SourceFile] = [], _ diagnostics: [Diagnostic] = []) {
    locator = SourceLocator(sources)
    self.diagnostics = diagnostics
  }

  /// Creates a reporter that continues the list of another, which stays as it is.
  init(_ other: Reporter) {
    locator = other.locator
    diagnostics = other.diagnostics
  }

  var sources: [SourceFile] { locator.sources }

  func add(_ source: SourceFile) -> Int32 { locator.add(source) }

  /// Returns the rules of the file that a place is in.
  func rules(at place: Place) -> SourceFile.Rules { locator.source(of: place)?.rules ?? .current }

  func location(_ place: Place) -> SourceLocation? { locator.location(place) }

  func error(
    _ code: DiagnosticCode, _ message: @autoclosure () -> String, at place: Place, path: String? = nil,
    advice: @autoclosure () -> String? = nil, rootCause: String? = nil, keepsValue: Bool = false,
    missing: Diagnostic.Missing? = nil
  ) {
    if isFull { return }
    append(
      Diagnostic(
        severity: .error, code: code, message: message(), location: location(place), path: path, advice: advice(),
        rootCause: rootCause, keepsValue: keepsValue, missing: missing)
    )
  }

  func warning(
    _ code: DiagnosticCode, _ message: @autoclosure () -> String, at place: Place, path: String? = nil,
    advice: @autoclosure () -> String? = nil, isLoss: Bool = false
  ) {
    if isFull { return }
    var warning = Diagnostic(
      severity: .warning, code: code, message: message(), location: location(place), path: path, advice: advice(),
      keepsValue: true)
    warning.isLoss = isLoss
    append(warning)
  }

  /// Lists the error of a file that a document names. An error without a location gets the place of the name.
  func add(_ error: TokenError, at place: Place) {
    var diagnostic = error.diagnostic
    diagnostic.location = error.location ?? location(place)
    append(diagnostic)
  }

  /// True if the list is full. Callers then need not compose a message.
  private var isFull: Bool { diagnostics.count > Self.most }

  private func append(_ diagnostic: Diagnostic) {
    WorkCount.add()
    if diagnostics.count < Self.most {
      diagnostics.append(diagnostic)
    } else if diagnostics.count == Self.most {
      diagnostics.append(
        Diagnostic(
          severity: .error, code: .tooLarge, message: "there is more, but only \(Self.most) problems are listed")
      )
    }
  }
}
