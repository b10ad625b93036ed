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
    guard Self.isTheme(resolver) else { return add(resolver, resolver.permutations()) }
    let bases = Theme.baseDocuments
    let layered = bases.first.map { Resolver($0, overrides: bases.dropFirst() + documents) } ?? resolver
    add(layered, resolver.permutations())
    do throws(TokenError) {
      try Theme(documents: documents).diagnostics.forEach { add($0) }
    } catch {
      // What makes it no theme has been told of.
    }
  }

  /// Whether any path begins with `theme.`, in any context.
  private static func isTheme(_ resolver: Resolver) -> Bool {
    resolver.permutations().contains { inputs in
      guard let tokens = try? resolver.resolve(inputs) else { return false }
      return tokens.contains { $0.path.hasPrefix("theme.") }
        || tokens.diagnostics.contains { $0.path?.hasPrefix("theme.") == true }
    }
  }

  private mutating func add(_ resolver: Resolver, _ permutations: [[String: String]]) {
    resolver.diagnostics.forEach { add($0) }
    var found: [Diagnostic] = []
    for inputs in permutations {
      do throws(TokenError) {
        found += try resolver.resolve(inputs).diagnostics
      } catch {
        found.append(error.diagnostic)
        break
      }
    }
    let isFault = { (diagnostic: Diagnostic) in diagnostic.code == .resolver && diagnostic.path == nil }
    let known = Set(diagnostics.filter(isFault).map(\.message))
    found.filter { !isFault($0) || !known.contains($0.message) }.forEach { add($0) }
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
