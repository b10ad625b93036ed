/// The tokens of one choice of contexts before they are evaluated.
///
/// A theme reads the colours that others derive from, lays the derived ones over the tokens, and resolves all tokens
/// once. Tokens that refer to a laid value follow it.
package struct TokenDraft {
  private var entries: [TokenEntry]
  private var indices: [String: Int]
  private let groupNotes: [String: [JSONMember]]
  /// The problems of the sources and of the structure of their tokens.
  private let reporter: Reporter
  private let plainValues: [JSONValue]
  private let otherSets: (() -> OtherSets)?
  /// The work that it took to collect the tokens; see ``ResolvedTokens/work``.
  private let work: Int

  init(
    _ collector: TokenCollector, work: Int, reporter: Reporter, plainValues: [JSONValue],
    otherSets: (() -> OtherSets)?
  ) {
    self.work = work
    entries = collector.entries
    indices = Dictionary(entries.enumerated().map { ($0.element.path, $0.offset) }) { $1 }
    groupNotes = collector.groupNotes
    self.reporter = reporter
    self.plainValues = plainValues
    self.otherSets = otherSets
  }

  /// Returns the place of the token with this path; nil if there is none. The token may have no value.
  package func place(of path: String) -> Place? { indices[path].map { entries[$0].place } }

  /// Returns the names directly below a group, in order, also of tokens that may have no value.
  package func children(of group: String) -> [String] { entries.lazy.map(\.path).children(of: group) }

  /// Returns the values of some tokens, without those that have none.
  package func values(of paths: [String]) -> [String: TokenValue] {
    // The problems are reported when all tokens are resolved.
    let evaluation = evaluation(Reporter(sources: reporter.sources))
    var values: [String: TokenValue] = [:]
    for path in paths {
      guard let index = indices[path] else { continue }
      evaluation.evaluate(index)
      if case .value(let value, _) = evaluation.results[index] { values[path] = value }
    }
    return values
  }

  /// Lays values below some of the tokens and over all others.
  ///
  /// A group takes over a laid value if it extends the group of the token.
  ///
  /// - Parameters:
  ///   - values: the values by path. A path without a token gets one, unless a group has that path.
  ///   - winsOver: returns whether the value wins over the token at a place.
  package mutating func lay(
    _ values: some Sequence<(path: String, value: TokenValue)>, over winsOver: (Place) -> Bool
  ) {
    var originals: [Place: TokenValue] = [:]
    for (path, value) in values {
      if let index = indices[path] {
        guard winsOver(entries[index].place) else { continue }
        originals[entries[index].place] = value
        entries[index].lay(value)
      } else if !entries.contains(where: { $0.path.hasPrefix("\(path).") }) {
        indices[path] = entries.count
        entries.append(TokenEntry(path: path, value))
      }
    }
    originals[.none] = nil
    guard !originals.isEmpty else { return }
    // The copies that a group got by extending another have the place of the original.
    for index in entries.indices {
      if let value = originals[entries[index].place] { entries[index].lay(value) }
    }
  }

  /// Evaluates tokens, and all tokens that they need.
  ///
  /// - Parameter isWanted: returns whether the token with a path is evaluated; nil for all tokens.
  /// - Returns: these tokens, and no others.
  package func resolved(where isWanted: ((String) -> Bool)? = nil) -> ResolvedTokens {
    let reporter = Reporter(reporter)
    let evaluation = evaluation(reporter)
    evaluation.otherSets = otherSets
    evaluation.run(where: isWanted)
    let found = reporter.diagnostics.sortedByPlace()
    return ResolvedTokens(
      evaluation.tokens, diagnostics: found, sources: reporter.sources, groupNotes: groupNotes, work: work + found.count
    )
  }

  private func evaluation(_ reporter: Reporter) -> Evaluation {
    Evaluation(entries, indices, PlainValues(plainValues), reporter: reporter)
  }
}

extension TokenEntry {
  /// Creates a token with a value that is not from a file.
  fileprivate init(path: String, _ value: TokenValue) {
    self.init(
      path: path, place: .none, object: JSONValue(.object([])), authored: value.json, ownType: value.type)
  }

  /// Gives the token another value, which is not from a file.
  fileprivate mutating func lay(_ value: TokenValue) {
    let old = self
    self = TokenEntry(path: old.path, value)
    place = old.place
    deprecation = old.deprecation
  }
}
