#if canImport(ArgumentParser)
  import DesignTokens

  /// Findings with one line for many of the same cause.
  struct FindingGroups {
    /// The lines, in the order of the first finding of each.
    private(set) var lines: [String] = []

    /// The cause that findings have in common.
    private enum Cause: Hashable {
      case missing(Diagnostic.Missing, file: String?)
      case brokenToken(String)
      case warnings(DiagnosticCode)
      case message(String, file: String?)

      /// The most findings that are listed one by one.
      var most: Int {
        switch self {
        case .missing: 2
        case .brokenToken, .message: 5
        case .warnings: 10
        }
      }

      init?(_ diagnostic: Diagnostic) {
        if let missing = diagnostic.missing {
          self = .missing(missing, file: diagnostic.location?.file)
        } else if diagnostic.severity == .warning {
          self = .warnings(diagnostic.code)
        } else if let cause = diagnostic.rootCause {
          self = .brokenToken(cause)
        } else if diagnostic.path != nil {
          self = .message(diagnostic.message, file: diagnostic.location?.file)
        } else {
          return nil
        }
      }
    }

    init(_ diagnostics: [Diagnostic]) {
      let groups = Dictionary(grouping: diagnostics.filter { Cause($0) != nil }) { Cause($0) }
      var counts: [Cause: Int] = [:]
      for diagnostic in diagnostics {
        guard let cause = Cause(diagnostic), let all = groups[cause], all.count > cause.most else {
          lines.append(diagnostic.description)
          continue
        }
        let count = counts[cause, default: 0]
        counts[cause] = count + 1
        switch cause {
        case .missing, .brokenToken, .message:
          if count == 0 { lines.append(Self.line(all, of: cause)) }
        case .warnings(let code):
          if count < 3 { lines.append(diagnostic.description) }
          if count == 3 {
            lines.append("warning: \(all.count - 3) more warnings of the kind \"\(code.rawValue)\"; --all lists them")
          }
        }
      }
    }

    /// Returns the one line for all findings of a cause.
    private static func line(_ all: [Diagnostic], of cause: Cause) -> String {
      var line = all[0]
      let example = "the first is in \"\(line.path ?? "")\": \(line.message)"
      switch cause {
      case .missing(.group(let group), let file):
        // Standard input has no path.
        let path = file.flatMap { $0 == TokenDocument.standardInput ? nil : $0 } ?? "tokens.json"
        let source = path + "#/" + group.split(separator: ".").joined(separator: "/")
        line.message = "\(all.count) references lack the group \"\(group)\"; \(example)"
        line.advice =
          "write the group in each, or make { \"$ref\": \"\(source)\" } a second source in a resolver document"
      case .missing(.start(let name), _):
        line.message = "\(all.count) references begin with \"\(name)\", and no token does; \(example)"
        line.advice = "give the file with \"\(name)\", too"
      case .missing(.set(let set), _):
        line.message =
          "\(all.count) references need the token set \"\(set.prefix(80))\", which no chosen theme selects; \(example)"
        line.advice = "select the set in `$themes` as \"source\""
      case .missing(.setName(let set), _):
        line.message = "\(all.count) references begin with \"\(set.prefix(80))\", the name of a token set; \(example)"
        line.advice = "leave the name of the set out, as Tokens Studio does"
      case .brokenToken(let token):
        line.message =
          "\(all.count) tokens have no value, because \"\(token)\" has none; the first is \"\(line.path ?? "")\""
      case .message(let message, _):
        line.message = "\(all.count) tokens have this error; the first is \"\(line.path ?? "")\": \(message)"
      case .warnings: break
      }
      line.path = nil
      return line.description
    }

    /// Returns the numbers of errors and warnings, and of each kind if there are many.
    static func counted(_ diagnostics: [Diagnostic]) -> String {
      func count(_ severity: Diagnostic.Severity) -> String {
        let all = diagnostics.filter { $0.severity == severity }
        let total = "\(all.count) \(severity.rawValue)\(all.count == 1 ? "" : "s")"
        guard all.count > 10 else { return total }
        let kinds = Dictionary(grouping: all, by: \.code).map { (code: $0.key.rawValue, count: $0.value.count) }
        let sorted = kinds.sorted { ($1.count, $0.code) < ($0.count, $1.code) }
        return "\(total) (\(sorted.map { "\($0.count) \($0.code)" }.joined(separator: ", ")))"
      }
      return "\(count(.error)), \(count(.warning))"
    }
  }
#endif
