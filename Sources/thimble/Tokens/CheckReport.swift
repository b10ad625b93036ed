#if canImport(ArgumentParser)
  import DesignTokens
  import PlainText
  import Theming

  /// The findings of `check` in all files. A finding in several contexts is listed once.
  struct CheckReport {
    /// A diagnostic. `isUsed` is true if the kit uses its token; nil in files that are no theme.
    private struct Finding {
      var diagnostic: Diagnostic
      var isUsed: Bool?
    }

    private let isStrict: Bool
    private let limit: Int?
    private(set) var unreadable: [TokenError] = []
    private var findings: [Finding] = []
    private var seen: Set<Diagnostic> = []

    /// - Parameters:
    ///   - isStrict: True if older forms and duplicate keys are errors.
    ///   - limit: The most work in all contexts together, by ``ResolvedTokens/work``. It keeps files with thousands of
    ///     contexts from taking hours. Nil for ``usualLimit(_:)``.
    init(isStrict: Bool, limit: Int? = nil) {
      self.isStrict = isStrict
      self.limit = limit
    }

    /// Returns the most tokens to resolve, which take about half a second for each megabyte of the files.
    private static func usualLimit(_ resolver: Resolver) -> Int { max(1, resolver.byteCount >> 20) * 75_000 }

    /// Checks documents that override each other in order. Documents of a theme are also checked over the default theme.
    mutating func add(_ documents: [TokenDocument]) {
      guard let first = documents.first else { return }
      let resolver = Resolver(first, overrides: Array(documents.dropFirst()))
      let limit = limit ?? Self.usualLimit(resolver)
      // If all combinations would be too many, each context is checked once. A token is about 50 bytes.
      let most = max(1, min(64, limit / max(1, resolver.byteCount / 50)))
      let permutations = resolver.permutations(limit: most)
      let (found, isTheme) = resolve(resolver, permutations, limit: limit)
      guard isTheme, let base = Theme.baseDocuments.first else { return add(resolver.diagnostics + found, of: nil) }
      let layered = Resolver(base, overrides: Theme.baseDocuments.dropFirst() + documents)
      let all = layered.diagnostics + resolve(layered, permutations, limit: limit).diagnostics
      do throws(TokenError) {
        let theme = try Theme(documents: documents)
        add(all + theme.diagnostics, of: theme)
      } catch {
        // Another diagnostic reports why it is no theme.
        add(all, of: nil)
      }
    }

    /// Returns the findings in each context, and true if any path begins with `theme.`.
    private func resolve(
      _ resolver: Resolver, _ permutations: [[String: String]], limit: Int
    ) -> (diagnostics: [Diagnostic], isTheme: Bool) {
      var found: [Diagnostic] = []
      var paths: Set<String> = []
      let isOurs = { (path: String) in path.hasPrefix("theme.") }
      var count = 0
      for (index, inputs) in permutations.enumerated() {
        guard count < limit else {
          let message = "only the first \(index) of \(permutations.count) choices of contexts were checked"
          found.append(Diagnostic(severity: .warning, code: .tooLarge, message: message, keepsValue: true))
          break
        }
        do throws(TokenError) {
          let tokens = try resolver.resolve(inputs)
          count += tokens.work
          found += tokens.diagnostics
          paths.formUnion(tokens.lazy.map(\.path).filter(isOurs))
          paths.formUnion(tokens.diagnostics.lazy.compactMap(\.path).filter(isOurs))
        } catch {
          found.append(error.diagnostic)
          break
        }
      }
      return (found, Theme.isTheme(paths.sorted()))
    }

    /// Adds new diagnostics. An error of a resolver document is listed once, although every context reports it.
    private mutating func add(_ found: [Diagnostic], of theme: Theme?) {
      let isFault = { (diagnostic: Diagnostic) in diagnostic.code == .resolver }
      let key = { (diagnostic: Diagnostic) in
        [diagnostic.message] + (diagnostic.location.map { [$0.description] } ?? [])
      }
      var known = Set(findings.map(\.diagnostic).filter(isFault).map(key))
      let new = found.map { isStrict ? $0.strict : $0 }.filter { diagnostic in
        seen.insert(diagnostic).inserted && (!isFault(diagnostic) || known.insert(key(diagnostic)).inserted)
      }
      let uses: [Bool?] = theme?.concerns(new) ?? new.map { _ in nil }
      findings += zip(new, uses).map { Finding(diagnostic: $0, isUsed: $1) }
    }

    mutating func add(_ error: TokenError) {
      switch error.code {
      case .unreadable, .tooLarge: unreadable.append(error)
      default: add([error.diagnostic], of: nil)
      }
    }

    // MARK: - Results

    /// The findings that are listed first: all except those about tokens that the kit does not use.
    private var used: [Diagnostic] { findings.filter { $0.isUsed != false }.map(\.diagnostic) }
    private var others: [Diagnostic] { findings.filter { $0.isUsed == false }.map(\.diagnostic) }

    /// All findings, those about tokens that the kit uses first.
    var all: [Diagnostic] { used + others }

    var exitStatus: Int32 {
      unreadable.isEmpty ? findings.contains { $0.diagnostic.severity == .error } ? 1 : 0 : 2
    }

    /// The findings for people.
    ///
    /// - Parameters:
    ///   - listsAll: True to list each finding, also about tokens that the kit does not use.
    ///   - isQuiet: True to list errors only.
    /// - Returns: The lines, with the numbers of errors and warnings at the end.
    func text(listsAll: Bool, isQuiet: Bool = false) -> String {
      if findings.isEmpty { return unreadable.isEmpty ? "no problems\n" : "" }
      func lines(_ diagnostics: [Diagnostic]) -> String {
        let shown = isQuiet ? diagnostics.filter { $0.severity == .error } : diagnostics
        let all = listsAll ? shown.map(\.description) : FindingGroups(shown).lines
        return all.map { $0.terminalSafe + "\n" }.joined()
      }
      let (used, others) = (used, others)
      if others.isEmpty { return lines(used) + FindingGroups.counted(used) + "\n" }
      let first = lines(used) + (used.isEmpty ? "no problems" : FindingGroups.counted(used)) + " in what the kit uses\n"
      let rest = FindingGroups.counted(others) + " in other tokens"
      return listsAll ? first + lines(others) + rest + "\n" : first + rest + "; --all lists them\n"
    }

    var json: String {
      let list = (findings.filter { $0.isUsed != false } + findings.filter { $0.isUsed == false }).map { finding in
        let diagnostic = finding.diagnostic
        let location = diagnostic.location
        return JSONValue.object([
          "severity": .string(diagnostic.severity.rawValue), "code": .string(diagnostic.code.rawValue),
          "file": location.map { .string($0.file) }, "line": location.map { .number(Double($0.line)) },
          "column": location.map { .number(Double($0.column)) }, "path": diagnostic.path.map(JSONValue.string),
          "message": .string(diagnostic.message), "advice": diagnostic.advice.map(JSONValue.string),
          "rootCause": diagnostic.rootCause.map(JSONValue.string), "keepsValue": .bool(diagnostic.keepsValue),
          "used": finding.isUsed.map(JSONValue.bool),
        ])
      }
      func count(_ severity: Diagnostic.Severity) -> JSONValue {
        .number(Double(findings.count { $0.diagnostic.severity == severity }))
      }
      var writer = JSONWriter()
      writer.write(.object(["errors": count(.error), "warnings": count(.warning), "diagnostics": .array(list)]))
      return String(decoding: writer.bytes, as: UTF8.self) + "\n"
    }
  }
#endif
