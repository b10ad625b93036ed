/// The tokens of a theme that have a value in the chosen contexts, and diagnostics about the others.
public struct ResolvedTokens: Sendable {
  /// The tokens in the order they were written.
  public private(set) var tokens: [ResolvedToken]
  /// All problems found while reading and resolving, by place.
  ///
  /// They include each token without a value.
  public let diagnostics: [Diagnostic]
  /// The descriptions and extensions of groups, by their paths; the path of the root is empty.
  let groupNotes: [String: [JSONMember]]
  /// About the number of tokens whose reading takes as long as it took to resolve the tokens and list the problems.
  package let work: Int
  private var indices: [String: Int]
  private let sources: [SourceFile]

  init(
    _ tokens: [ResolvedToken], diagnostics: [Diagnostic], sources: [SourceFile], groupNotes: [String: [JSONMember]],
    work: Int
  ) {
    self.work = work
    self.tokens = tokens
    self.groupNotes = groupNotes
    self.diagnostics = diagnostics
    self.sources = sources
    indices = Dictionary(tokens.enumerated().map { ($0.element.path, $0.offset) }) { $1 }
  }

  /// The token with this path; nil if there is none, or it has no value.
  public subscript(path: String) -> ResolvedToken? {
    indices[path].map { tokens[$0] }
  }

  /// Returns the names directly below a group, in order and each once, such as the variants that a file defines.
  ///
  /// The group is a path such as `theme.color.button`; the empty string is the root.
  public func children(of group: String) -> [String] { tokens.lazy.map(\.path).children(of: group) }

  /// Returns the location of a token's name; nil if there is no such token or it has no value.
  ///
  /// The call takes time in proportion to the size of that file.
  public func location(of path: String) -> SourceLocation? {
    var locator = locator
    return self[path].flatMap { locator.location($0.place) }
  }

  /// A locator for many places.
  package var locator: SourceLocator { SourceLocator(sources) }

  /// Returns these tokens with other values for some paths. Tokens that refer to these paths keep their values.
  package func replacing(_ values: some Sequence<(path: String, value: TokenValue)>) -> ResolvedTokens {
    var result = self
    for (path, value) in values {
      let token = ResolvedToken(path: path, value)
      if let index = result.indices[path] {
        result.tokens[index] = token
      } else {
        result.indices[path] = result.tokens.count
        result.tokens.append(token)
      }
    }
    return result
  }

  // MARK: - One type at a time

  /// Returns the color of a token as a screen shows it, nil if there is no such color token.
  public func color(_ path: String) -> RGBA? { self[path]?.value.color?.rgba }

  /// Returns the length of a token in logical pixels at a text scale, nil if there is no such dimension token.
  public func pixels(_ path: String, textScale: Double = 1) -> Double? {
    self[path]?.value.dimension?.pixels(textScale: textScale)
  }

  /// Returns the number of a token, nil if there is no such number token.
  public func number(_ path: String) -> Double? { self[path]?.value.number }
}

extension ResolvedTokens: RandomAccessCollection {
  /// The first position.
  public var startIndex: Int { tokens.startIndex }
  /// The position after the last.
  public var endIndex: Int { tokens.endIndex }
  /// The token at a position.
  public subscript(position: Int) -> ResolvedToken { tokens[position] }
}

/// The names of token sets, and the tokens of those that the chosen themes leave out, for hints.
struct OtherSets {
  /// The names of all sets.
  private let names: Set<String>
  /// The first set that has each path.
  private var sets: [String: String] = [:]

  init(_ sets: [(name: String, tree: JSONValue)], names: Set<String>) {
    self.names = names
    for (name, tree) in sets { add(tree, path: "", of: name) }
  }

  /// Returns the name of the set that has a token.
  func set(with path: String) -> String? { sets[path] }

  /// Returns the set that a path begins with, and the rest of the path; nil if it begins with none.
  func named(in path: String) -> (set: String, path: String)? {
    guard let dot = path.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    let set = String(path[..<dot])
    return names.contains(set) ? (set, String(path[path.utf8.index(after: dot)...])) : nil
  }

  private mutating func add(_ node: JSONValue, path: String, of set: String) {
    WorkCount.add()
    if TokenTree.isToken(node), sets[path] == nil { sets[path] = set }
    for member in node.members ?? [] where !member.key.hasPrefix("$") && member.value.members != nil {
      add(member.value, path: path.isEmpty ? member.key : "\(path).\(member.key)", of: set)
    }
  }
}

extension Sequence<String> {
  /// Returns the names directly below a group in these paths, in order and each once.
  func children(of group: String) -> [String] {
    let prefix = (group.isEmpty ? "" : group + ".").utf8
    var seen: Set<Substring> = []
    return compactMap { path in
      guard path.utf8.starts(with: prefix) else { return nil }
      let name = Substring(path.utf8.dropFirst(prefix.count).prefix { $0 != UInt8(ascii: ".") })
      return seen.insert(name).inserted ? String(name) : nil
    }
  }
}
