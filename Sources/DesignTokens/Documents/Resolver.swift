/// Turns documents into resolved tokens: loads the files that a resolver document names, merges, extends and resolves.
///
/// ```swift
/// let resolver = try Resolver(contentsOf: "theme.resolver.json")
/// for modifier in resolver.modifiers { print(modifier.name, modifier.contexts) }
/// let dark = try resolver.resolve(["theme": "dark"])
/// dark.color("theme.color.background.brand")?.css
/// dark.diagnostics.forEach { print($0) }
/// ```
public struct Resolver: Sendable {
  /// A function that reads the bytes of a source file that a resolver document names.
  package typealias Loader = @Sendable (_ path: String) throws(TokenError) -> [UInt8]
  /// A function that reads a source file that a resolver document names. Places in the result have the number of the
  /// file among the sources.
  package typealias DocumentLoader =
    @Sendable (
      _ path: String, _ file: Int32, _ limits: ReadingLimits
    ) throws(TokenError) -> TokenDocument

  /// The choices the document offers, in order.
  public let modifiers: [Modifier]
  /// The problems found while loading the sources: syntax errors, duplicate keys, errors of the resolver document itself.
  public let diagnostics: [Diagnostic]
  /// The files that were read, in order; an application watches them for changes.
  public let files: [String]
  /// The size of all files together, in bytes.
  package var byteCount: Int { sources.reduce(0) { $0 + $1.bytes.count } }
  /// The number of groups that extend others.
  var extendingGroups: Int { plan.extendingGroups }
  private let plan: ResolverPlan
  private let sources: [SourceFile]
  private let limits: ReadingLimits
  private let loader: DocumentLoader

  /// Reads a file and all the files it names.
  ///
  /// - Throws: ``TokenError`` when the file itself cannot be read. A named file that cannot be read is a diagnostic.
  public init(contentsOf path: String, limits: ReadingLimits = ReadingLimits()) throws(TokenError) {
    self.init(try TokenDocument(contentsOf: path, limits: limits), limits: limits)
  }

  /// Takes a document, and reads the files it names.
  ///
  /// - Parameters:
  ///   - document: Tokens, or a resolver document.
  ///   - overrides: Documents laid over it in order; the last one wins for each token.
  ///   - limits: The limits of each file.
  public init(
    _ document: TokenDocument, overrides: [TokenDocument] = [], limits: ReadingLimits = ReadingLimits()
  ) {
    self.init(document, overrides: overrides, limits: limits) { path throws(TokenError) in
      try FileReader.bytes(of: path, limits: limits)
    }
  }

  /// Takes a document, and reads the files it names with a loader. Their paths are relative to the document.
  package init(
    _ document: TokenDocument, overrides: [TokenDocument] = [], limits: ReadingLimits = ReadingLimits(),
    loader: @escaping Loader
  ) {
    self.init(
      document, overrides: overrides, limits: limits,
      documents: { path, file, limits throws(TokenError) in
        try TokenDocument(loader(path), name: path, file: file, limits: limits)
      })
  }

  /// Takes a document, and reads the files it names with a loader of documents. Their paths are relative to the document.
  package init(
    _ document: TokenDocument, overrides: [TokenDocument] = [], limits: ReadingLimits = ReadingLimits(),
    documents loader: @escaping DocumentLoader
  ) {
    let loading = SourceLoading.all([document] + overrides, limits: limits, loader: loader)
    plan = loading.plan
    modifiers = loading.plan.modifiers
    diagnostics = loading.reporter.diagnostics
    sources = loading.reporter.sources
    files = sources.map(\.name)
    self.limits = limits
    self.loader = loader
  }

  /// Resolves every token for a choice of contexts.
  ///
  /// - Parameter inputs: The context of each modifier, by name; case does not matter. Missing inputs take the default.
  /// - Returns: The tokens that have a value, and the diagnostics about all tokens.
  /// - Throws: ``DiagnosticCode/input`` when an input names nothing or is missing; ``DiagnosticCode/resolver`` when the
  ///   resolver document breaks a rule that leaves it without a meaning.
  public func resolve(_ inputs: [String: String] = [:]) throws(TokenError) -> ResolvedTokens {
    try checkMeaning()
    let choice = try choice(inputs)
    return try resolve { choice[$0.name] }
  }

  /// Resolves every token, and asks for the context of each modifier, even of those that share a name. Nil, or a
  /// context that the modifier does not have, selects its default.
  ///
  /// - Throws: As ``resolve(_:)``, except for errors of inputs.
  package func resolve(choosing context: (Modifier) -> String?) throws(TokenError) -> ResolvedTokens {
    try draft(choosing: context).resolved()
  }

  /// Returns the tokens for a choice of contexts before they are evaluated.
  ///
  /// - Parameter context: Returns the context of a modifier, as for ``resolve(choosing:)``.
  /// - Returns: The draft.
  /// - Throws: As ``resolve(choosing:)``.
  package func draft(choosing context: (Modifier) -> String?) throws(TokenError) -> TokenDraft {
    try checkMeaning()
    let reporter = Reporter(sources: sources, diagnostics)
    var tree = TokenTree(reporter: reporter)
    for source in plan.trees(context) { tree.merge(source) }
    let root = GroupExtender(tree.root, reporter: reporter, limits: limits).result()
    let collector = TokenCollector(root, modes: plan.modes(context), reporter: reporter, limits: limits)
    // To merge a member takes a fiftieth of the time of a token.
    let work = collector.visited + tree.visited / 50
    return TokenDraft(
      collector, work: work, reporter: reporter, plainValues: plan.plainValues(context), otherSets: otherSets(context))
  }

  /// Returns a function that reads the token sets that a choice of contexts leaves out; nil if there are none.
  private func otherSets(_ context: (Modifier) -> String?) -> (() -> OtherSets)? {
    guard plan.hasSets else { return nil }
    let choice = modifiers.map { ($0, context($0)) }
    return { [loader, plan, limits] in
      var room = ReadingRoom(limits)
      let context = { (modifier: Modifier) in choice.first { $0.0 == modifier }?.1 }
      return OtherSets(
        plan.otherSets(context).compactMap { set in
          switch set {
          case .read(let name, let tree): (name, tree)
          case .unread(let name, let file):
            (try? room.read(file) { limits throws(TokenError) in try loader(file, 0, limits) })
              .flatMap { Dialect.tokenSet($0.root) }.map { (name, $0) }
          }
        }, names: plan.setNames(context))
    }
  }

  /// Throws the error that leaves the resolver document without a meaning.
  private func checkMeaning() throws(TokenError) {
    guard let fault = diagnostics.first(where: { $0.code == .resolver && !$0.keepsValue }) else { return }
    throw TokenError(code: .resolver, message: fault.message, location: fault.location, advice: fault.advice)
  }

  /// Returns choices that include every context.
  ///
  /// These are all combinations if there are no more than `limit`; otherwise every context once, among defaults.
  /// Without modifiers there is one empty choice.
  package func permutations(limit: Int = 64) -> [[String: String]] {
    var count = 1
    for modifier in modifiers { count = min(count * modifier.contexts.count, limit + 1) }
    let all: [[String: String]]
    if count > limit {
      var usual: [String: String] = [:]
      for modifier in modifiers { usual[modifier.name] = modifier.defaultContext ?? modifier.contexts.first }
      all = modifiers.flatMap { modifier in modifier.contexts.map { usual.merging([modifier.name: $0]) { $1 } } }
    } else {
      all = modifiers.reduce([[:]]) { choices, modifier in
        choices.flatMap { choice in modifier.contexts.map { choice.merging([modifier.name: $0]) { $1 } } }
      }
    }
    // The defaults come once for each modifier, and modifiers that share a name get the same context.
    var seen: Set<[String: String]> = []
    return all.filter { seen.insert($0).inserted }
  }

  // MARK: - Inputs

  /// Returns the context of each modifier. One error reports all mistakes in the inputs.
  private func choice(_ inputs: [String: String]) throws(TokenError) -> [String: String] {
    var choice: [String: String] = [:]
    var faults: [(problem: String, advice: String)] = []
    for (name, context) in inputs.sorted(by: { $0.key < $1.key }) {
      let names = modifiers.map(\.name)
      guard let known = Modifier.match(name, in: names) else {
        faults.append(("there is no modifier \"\(name)\"", Self.advice(name, names)))
        continue
      }
      if choice[known] != nil {
        faults.append(("the modifier \"\(known)\" has two inputs", "leave one of them out"))
      }
      // Several merged documents may each have a modifier of this name.
      let contexts = modifiers.filter { $0.name == known }.flatMap(\.contexts)
      choice[known] = Modifier.context(context, in: contexts) ?? context
      if Modifier.context(context, in: contexts) == nil {
        let problem = "the modifier \"\(known)\" has no context \"\(context)\""
        faults.append((problem, Self.advice(context, contexts)))
      }
    }
    for modifier in modifiers where choice[modifier.name] == nil {
      choice[modifier.name] = modifier.defaultContext
      guard modifier.defaultContext == nil else { continue }
      let problem = "the modifier \"\(modifier.name)\" has no default and no input"
      faults.append((problem, "choose one of \(Suggestion.list(modifier.contexts))"))
    }
    guard let first = faults.first else { return choice }
    if faults.count == 1 { throw TokenError(code: .input, message: first.problem, advice: first.advice) }
    let message = faults.map { problem, advice in
      advice.hasPrefix("did you mean") ? "\(problem) (\(advice))" : problem
    }.joined(separator: ", ")
    let known = modifiers.map { "\($0.name) (\(Suggestion.list($0.contexts)))" }
    throw TokenError(code: .input, message: message, advice: "there are \(Suggestion.list(known, length: 2_000))")
  }

  private static func advice(_ name: String, _ names: [String]) -> String {
    Suggestion.advice(on: name, in: names)
      ?? (names.isEmpty ? "this file has no modifiers" : "there are \(Suggestion.list(names))")
  }
}
