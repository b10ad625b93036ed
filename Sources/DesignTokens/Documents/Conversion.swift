import PlainText

/// The tokens of any form that is read, written in the format 2025.10.
///
/// Without modifiers that is a token file; otherwise a resolver document with the tokens of the default contexts as its
/// set, and those that differ as the contexts of its modifiers. The result is read again and compared, so
/// ``losses`` lists each token that has another value there.
package struct Conversion {
  /// The document.
  package let json: JSONValue
  /// The problems of the tokens that were read.
  package let diagnostics: [Diagnostic]
  /// The tokens that have another path or value in the result, in sentences without a full stop.
  package let losses: [String]
  /// True if every token has the same value in the result.
  package let isComplete: Bool

  /// Returns the most work in all contexts together, by ``ResolvedTokens/work``: about a second for each megabyte.
  private static func mostWork(_ resolver: Resolver) -> Int { max(1 << 20, resolver.byteCount) / 24 }

  /// The context of each modifier, by its name.
  private typealias Choice = [String: String]

  /// Converts the tokens of a resolver in all its contexts.
  ///
  /// - Throws: As ``Resolver/resolve(_:)``, and ``DiagnosticCode/tooLarge`` for many tokens in many contexts, or where
  ///   the result is larger than a file that can be read.
  package init(_ resolver: Resolver) throws(TokenError) {
    let modifiers = Self.modifiers(of: resolver)
    let usual = Dictionary(modifiers.map { ($0.name, $0.defaultContext ?? $0.contexts.first ?? "") }) { $1 }
    let base = try resolver.resolve(usual)
    var known = [usual: base]
    let count = modifiers.reduce(1) { $0 + $1.contexts.count - 1 }
    guard base.work * count <= Self.mostWork(resolver) else {
      throw TokenError(
        code: .tooLarge, message: "\(base.count) tokens in \(count) contexts are more than can be converted together",
        advice: "convert the files of fewer contexts at a time")
    }
    var diagnostics = base.diagnostics
    var contexts: [(modifier: Modifier, tokens: [ResolvedTokens])] = []
    // The format refuses a modifier with one context. The tokens have it always.
    let (chosen, single) = (modifiers.filter { $0.contexts.count > 1 }, modifiers.filter { $0.contexts.count < 2 })
    for modifier in chosen {
      var all: [ResolvedTokens] = []
      for context in modifier.contexts {
        let choice = usual.merging([modifier.name: context]) { $1 }
        let tokens = try Self.tokens(resolver, choice, known)
        known[choice] = tokens
        diagnostics += tokens.diagnostics
        all.append(tokens)
      }
      contexts.append((modifier, all))
    }
    var seen: Set<Diagnostic> = []
    self.diagnostics = diagnostics.filter { seen.insert($0).inserted }
    // References whose targets have another value in the result are written as values, until none is left.
    var literal: Set<String> = []
    var found = try Self.document(base, contexts, literal: literal)
    var wrong = try Self.differences(resolver, known, found)
    for _ in 0..<4 where !wrong.allSatisfy({ literal.contains($0.path) }) {
      literal.formUnion(wrong.map(\.path))
      found = try Self.document(base, contexts, literal: literal)
      wrong = try Self.differences(resolver, known, found)
    }
    json = found
    isComplete = wrong.isEmpty
    let renamed = TokenWriter.outer(base).sorted().map {
      "the token \"\($0)\" has tokens in it, and is \"\($0).$root\""
    }
    let copied = resolver.extendingGroups
    let copies =
      copied == 1
      ? ["a group has copies of the tokens that it extends"]
      : copied > 1 ? ["\(copied) groups have copies of the tokens that they extend"] : []
    losses =
      renamed + copies + single.map(Self.leftOut) + Self.lostReferences(base, literal)
      + wrong.map { "the token \"\($0.path)\" has another value in the output\($0.choice)" }
  }

  /// Returns the modifiers, each name once: several documents may have one of the same name.
  private static func modifiers(of resolver: Resolver) -> [Modifier] {
    resolver.modifiers.reduce(into: []) { modifiers, modifier in
      guard let index = modifiers.firstIndex(where: { $0.name == modifier.name }) else {
        return modifiers.append(modifier)
      }
      modifiers[index].contexts += modifier.contexts.filter {
        Modifier.context($0, in: modifiers[index].contexts) == nil
      }
    }
  }

  /// Returns a sentence on a modifier with one context.
  private static func leftOut(_ modifier: Modifier) -> String {
    let context = modifier.contexts.first.map { " only the context \"\($0)\", which the output always has" }
    return "the modifier \"\(modifier.name)\" has\(context ?? " no context")"
  }

  /// Returns a sentence on the tokens that refer to others, and have values instead in the result.
  private static func lostReferences(_ tokens: ResolvedTokens, _ literal: Set<String>) -> [String] {
    let writer = TokenWriter(tokens, literal: literal)
    let lost = tokens.filter { Reference.occurs(in: $0.authored) && !writer.keepsReference($0) }
    guard let first = lost.first else { return [] }
    return [
      lost.count == 1
        ? "the token \"\(first.path)\" has a value instead of its reference"
        : "\(lost.count) tokens have values instead of their references; the first is \"\(first.path)\""
    ]
  }

  /// Returns the tokens for a choice of contexts, which may be known.
  private static func tokens(
    _ resolver: Resolver, _ choice: Choice, _ known: [Choice: ResolvedTokens]
  ) throws(TokenError) -> ResolvedTokens {
    if let tokens = known[choice] { return tokens }
    return try resolver.resolve(choice)
  }

  // MARK: - Documents

  private static func document(
    _ base: ResolvedTokens, _ contexts: [(modifier: Modifier, tokens: [ResolvedTokens])], literal: Set<String>
  ) throws(TokenError) -> JSONValue {
    let writer = TokenWriter(base, literal: literal)
    let all = base.map { ($0.path, writer.token($0)) }
    if contexts.isEmpty {
      let schema = JSONMember(
        key: "$schema", value: .string("https://www.designtokens.org/schemas/2025.10/format.json"))
      return JSONValue(.object([schema] + TokenWriter.group(all, notes: base.groupNotes)))
    }
    let known = Dictionary(all) { $1 }
    // A context cannot take a token away, so a token that some contexts lack is written in all others.
    var removed: Set<String> = []
    var length = 0
    let modifiers = try contexts.map { modifier, all throws(TokenError) in
      let partial = Self.partial(all)
      removed.formUnion(partial)
      let sources = try zip(modifier.contexts, all).map { context, tokens throws(TokenError) in
        let writer = TokenWriter(tokens, literal: literal)
        let others = tokens.map { ($0.path, writer.token($0)) }
          .filter { partial.contains($0.0) || known[$0.0] != $0.1 }
        let source = others.isEmpty ? [] : [JSONValue(.object(TokenWriter.group(others, in: base)))]
        // The trees of all contexts could need much memory before the whole turns out to be too long.
        length += Self.bytes(of: .array(source)).count
        try checkLength(length)
        return JSONMember(key: context, value: .array(source))
      }
      let usual = modifier.defaultContext.map { JSONMember(key: "default", value: .string($0)) }
      let members = [JSONMember(key: "contexts", value: JSONValue(.object(sources)))] + [usual].compactMap(\.self)
      return JSONMember(key: modifier.name, value: JSONValue(.object(members)))
    }
    // The notes of the files themselves are of one mode.
    let notes = base.groupNotes.filter { !$0.key.isEmpty }
    let kept = TokenWriter.group(all.filter { !removed.contains($0.0) }, in: base, notes: notes)
    let tokens = JSONValue(.object(kept))
    let order = modifiers.map { JSONValue.object(["$ref": .string("#/modifiers/\(TokenWriter.escaped($0.key))")]) }
    return .object([
      "version": .string("2025.10"),
      "sets": .object(["tokens": .object(["sources": .array([tokens])])]),
      "modifiers": JSONValue(.object(modifiers)),
      "resolutionOrder": .array([.object(["$ref": .string("#/sets/tokens")])] + order),
    ])
  }

  /// Returns the paths of tokens that some contexts of a modifier have, but not all.
  private static func partial(_ contexts: [ResolvedTokens]) -> Set<String> {
    let paths = contexts.map { Set($0.map(\.path)) }
    guard let first = paths.first else { return [] }
    let everywhere = paths.reduce(first) { $0.intersection($1) }
    return paths.reduce(Set()) { $0.union($1) }.subtracting(everywhere)
  }

  private static func bytes(of json: JSONValue) -> [UInt8] {
    var writer = JSONWriter(indented: false)
    writer.write(json)
    return writer.bytes
  }

  /// Throws an error for a result that cannot be read again.
  private static func checkLength(_ count: Int) throws(TokenError) {
    let limit = ReadingLimits().bytes
    guard count > limit else { return }
    throw TokenError(
      code: .tooLarge, message: "the result has more than \(limit) bytes, and cannot be read again",
      advice: "convert the files of fewer contexts at a time")
  }

  // MARK: - Comparison

  /// Reads a result, and returns the tokens whose values differ from those of the resolver in any choice of contexts,
  /// some of which are known.
  private static func differences(
    _ resolver: Resolver, _ known: [Choice: ResolvedTokens], _ result: JSONValue
  ) throws(TokenError) -> [(path: String, choice: String)] {
    let bytes = bytes(of: result)
    try checkLength(bytes.count)
    let again = Resolver(try TokenDocument(bytes, name: "converted.json"))
    let names = again.modifiers.map(\.name)
    var wrong: [(path: String, choice: String)] = []
    var seen: Set<String> = []
    // If all combinations would be too many, each context is compared once.
    let usual = known.values.reduce(1) { max($0, $1.work) }
    let most = max(1, min(64, mostWork(resolver) / (2 * usual)))
    for choice in resolver.permutations(limit: most) {
      let (first, second) = (
        try tokens(resolver, choice, known), try again.resolve(choice.filter { names.contains($0.key) })
      )
      let outer = TokenWriter.outer(first)
      let inputs = choice.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ", ")
      let place = inputs.isEmpty ? "" : " with \(inputs)"
      var expected: Set<String> = []
      for token in first {
        let path = outer.contains(token.path) ? token.path + ".$root" : token.path
        expected.insert(path)
        if second[path]?.value != token.value, seen.insert(token.path).inserted { wrong.append((token.path, place)) }
      }
      for token in second where !expected.contains(token.path) && seen.insert(token.path).inserted {
        wrong.append((token.path, place))
      }
    }
    return wrong
  }
}
