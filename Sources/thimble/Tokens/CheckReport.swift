import DesignTokens
import Theming

/// What `check` found in all files, each thing once however many contexts show it.
struct CheckReport {
  private let isStrict: Bool
  private(set) var unreadable: [TokenError] = []
  private var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []

  init(isStrict: Bool) {
    self.isStrict = isStrict
  }

  /// Checks documents laid over each other; those of a theme over the default one, too.
  mutating func add(_ documents: [TokenDocument]) {
    guard let first = documents.first else { return }
    let resolver = Resolver(first, overrides: Array(documents.dropFirst()))
    let (found, isTheme) = Self.resolve(resolver, resolver.permutations())
    guard isTheme, let base = Theme.baseDocuments.first else { return add(resolver.diagnostics + found) }
    let layered = Resolver(base, overrides: Theme.baseDocuments.dropFirst() + documents)
    add(layered.diagnostics + Self.resolve(layered, resolver.permutations()).diagnostics)
    do throws(TokenError) {
      try Theme(documents: documents).diagnostics.forEach { add($0) }
    } catch {
      // What makes it no theme has been told of.
    }
  }

  /// The most tokens that are resolved, in all contexts together, where a hundred bytes count as one: a file that offers
  /// thousands of them is not worth hours.
  private static let most = 500_000

  /// What is found in each context, and whether any path begins with `theme.`.
  private static func resolve(
    _ resolver: Resolver, _ permutations: [[String: String]]
  ) -> (diagnostics: [Diagnostic], isTheme: Bool) {
    var found: [Diagnostic] = []
    var isTheme = false
    let isOurs = { (path: String?) in path?.hasPrefix("theme.") == true }
    var count = 0
    for (index, inputs) in permutations.enumerated() {
      guard count < most else {
        let message = "only the first \(index) of \(permutations.count) choices of contexts were checked"
        found.append(Diagnostic(severity: .warning, code: .tooLarge, message: message, keepsValue: true))
        break
      }
      do throws(TokenError) {
        let tokens = try resolver.resolve(inputs)
        count += tokens.count + tokens.diagnostics.count + resolver.byteCount / 100
        found += tokens.diagnostics
        isTheme = isTheme || tokens.contains { isOurs($0.path) } || tokens.diagnostics.contains { isOurs($0.path) }
      } catch {
        found.append(error.diagnostic)
        break
      }
    }
    return (found, isTheme)
  }

  /// Adds what is new; faults of a resolver document are told of once, though they come with each context.
  private mutating func add(_ found: [Diagnostic]) {
    let isFault = { (diagnostic: Diagnostic) in diagnostic.code == .resolver }
    let key = { (diagnostic: Diagnostic) in
      [diagnostic.message] + (diagnostic.location.map { [$0.description] } ?? [])
    }
    var known = Set(diagnostics.filter(isFault).map(key))
    for diagnostic in found where !isFault(diagnostic) || known.insert(key(diagnostic)).inserted { add(diagnostic) }
  }

  mutating func add(_ error: TokenError) {
    switch error.code {
    case .unreadable, .tooLarge: unreadable.append(error)
    default: add(error.diagnostic)
    }
  }

  private mutating func add(_ diagnostic: Diagnostic) {
    let diagnostic = isStrict ? diagnostic.strict : diagnostic
    if seen.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  // MARK: - Results

  private var errorCount: Int { diagnostics.count { $0.severity == .error } }
  private var warningCount: Int { diagnostics.count { $0.severity == .warning } }

  var exitStatus: Int32 { unreadable.isEmpty ? errorCount == 0 ? 0 : 1 : 2 }

  var text: String {
    if diagnostics.isEmpty { return unreadable.isEmpty ? "no problems\n" : "" }
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    let lines = diagnostics.map { $0.description + "\n" }.joined()
    return lines + "\(count(errorCount, "error")), \(count(warningCount, "warning"))\n"
  }

  var json: String {
    let list = diagnostics.map { diagnostic in
      var members = [
        JSONMember(key: "severity", value: string(diagnostic.severity.rawValue)),
        JSONMember(key: "code", value: string(diagnostic.code.rawValue)),
      ]
      func add(_ key: String, _ text: String?) {
        if let text { members.append(JSONMember(key: key, value: string(text))) }
      }
      add("file", diagnostic.location?.file)
      if let location = diagnostic.location {
        members.append(JSONMember(key: "line", value: number(location.line)))
        members.append(JSONMember(key: "column", value: number(location.column)))
      }
      add("path", diagnostic.path)
      add("message", diagnostic.message)
      add("advice", diagnostic.advice)
      add("rootCause", diagnostic.rootCause)
      members.append(JSONMember(key: "keepsValue", value: JSONValue(.bool(diagnostic.keepsValue))))
      return JSONValue(.object(members))
    }
    var writer = JSONWriter()
    writer.write(
      JSONValue(
        .object([
          JSONMember(key: "errors", value: number(errorCount)),
          JSONMember(key: "warnings", value: number(warningCount)),
          JSONMember(key: "diagnostics", value: JSONValue(.array(list))),
        ])
      )
    )
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  private func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }
  private func number(_ number: Int) -> JSONValue { JSONValue(.number(Double(number))) }
}
