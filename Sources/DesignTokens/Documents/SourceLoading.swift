import PlainText

/// Reads the documents of a theme and the files they name, each file once.
final class SourceLoading {
  let reporter = Reporter()
  private(set) var plan = ResolverPlan()
  private let loader: Resolver.DocumentLoader
  /// True if the files whose rules are not certain have those of older tools, because a file beside them has.
  private let readsUncertainAsOlder: Bool
  private var loaded: [String: ResolverPlan.Source?] = [:]
  private var room: ReadingRoom
  var modes: ModePlanner

  /// Reads documents, and the files that they name.
  ///
  /// A file of references alone has the rules of the files beside it. If one that a resolver document names turns out
  /// to be of an older tool, all are read again.
  static func all(
    _ documents: [TokenDocument], limits: ReadingLimits, loader: @escaping Resolver.DocumentLoader
  ) -> SourceLoading {
    let areOlder = documents.contains { $0.source.rules == .older }
    let first = SourceLoading(documents, readsUncertainAsOlder: areOlder, limits: limits, loader: loader)
    let rules = first.reporter.sources
    guard !areOlder, rules.contains(where: { $0.rules == .older }), rules.contains(where: { !$0.isCertain }) else {
      return first
    }
    return SourceLoading(documents, readsUncertainAsOlder: true, limits: limits, loader: loader)
  }

  private init(
    _ documents: [TokenDocument], readsUncertainAsOlder: Bool, limits: ReadingLimits,
    loader: @escaping Resolver.DocumentLoader
  ) {
    self.loader = loader
    room = ReadingRoom(limits)
    self.readsUncertainAsOlder = readsUncertainAsOlder
    modes = ModePlanner(reporter: reporter)
    add(documents)
  }

  /// Takes the documents of a theme in order: the tokens of each, or the steps of its resolution order; files that
  /// differ only in the mode become contexts.
  private func add(_ documents: [TokenDocument]) {
    let files = ModeFiles(documents)
    documents.forEach { room.take($0) }
    var parts: [(position: (Int, Int), steps: [ResolverPlan.Step])] = []
    for (index, document) in documents.enumerated() {
      let file = reporter.add(source(of: document))
      let root = file == document.root.place.file ? document.root : document.root.moved(to: file)
      report(document.duplicates.map { ($0.key, Place(file: file, offset: $0.place.offset)) })
      if document.isResolver, document.dialect != .tokensStudio {
        modes.add(root, prefix: nil)
        let planner = ResolverPlanner(root, name: document.name, reporter: reporter) { [self] reference, place in
          load(reference, from: document.name, at: place)
        }
        parts.append((files.position(of: index), planner.plan.steps))
      } else {
        reportFilesBeside(document, at: root.place, given: files.names)
        parts.append((files.position(of: index), [files.step(source(root, document), of: index)]))
      }
    }
    plan.steps = parts.sorted { $0.position < $1.position }.flatMap(\.steps)
    plan.offer(modes)
  }

  /// Warns of files in the same folder that hold the tokens of this one for other modes.
  private func reportFilesBeside(_ document: TokenDocument, at place: Place, given: Set<String>) {
    guard document.isFile, !document.isResolver else { return }
    for other in ModeFiles.beside(document.name) where !given.contains(other) {
      reporter.warning(
        .modes, "\"\(other.prefix(200))\" has these tokens for another mode, and is not read", at: place,
        advice: "give both files together, or name both in a resolver document")
    }
  }

  private func source(of document: TokenDocument) -> SourceFile {
    var source = document.source
    if readsUncertainAsOlder, !source.isCertain { source.rules = .older }
    return source
  }

  private func source(_ root: JSONValue, _ document: TokenDocument) -> ResolverPlan.Source {
    let dialect = document.dialect
    if dialect == .tokensStudio { return tokenSets(root, of: document.name) }
    if let tool = ForeignFile(root) {
      reporter.error(
        .structure, "the file is \(tool.name), which is not read", at: root.place, advice: tool.advice)
      return ResolverPlan.Source(tree: JSONValue(.object([]), at: root.place))
    }
    let isOlder = source(of: document).rules == .older
    if dialect == .dtcg, !isOlder, TokenTree.isOtherData(root) {
      reporter.error(
        .structure, "the file has no tokens", at: root.place,
        advice: "a token is an object with a `$value`, as in { \"name\": { \"$type\": \"number\", \"$value\": 1 } }")
      return ResolverPlan.Source(tree: JSONValue(.object([]), at: root.place))
    }
    var tree = dialect.translate(root)
    let darkTree = dialect.hasSides ? dialect.translate(root, isDark: true) : nil
    if isOlder { tree = readToolForms(tree) }
    if dialect == .draft || dialect == .legacy, Dialect.isTokensStudio(root) {
      reporter.warning(
        .modes, "the references name the token sets, so the themes are not read", at: root.place,
        advice: "leave the names of the sets out of the references, as Tokens Studio writes them")
    }
    modes.add(tree)
    let plain = isOlder || dialect == .palette ? root : nil
    if isOlder || dialect != .dtcg { reportUnread(root, [tree, darkTree].compactMap(\.self), isPlain: plain != nil) }
    return ResolverPlan.Source(tree: tree, darkTree: darkTree, plain: plain)
  }

  /// Returns a tree with the forms of tools turned into those of the format, and reports them.
  func readToolForms(_ tree: JSONValue) -> JSONValue {
    var forms = ToolFormReader()
    let result = forms.read(tree)
    forms.report(to: reporter)
    return result
  }

  /// Warns of values that a file has beside its tokens, or in a form that is not read. References may lead to those that
  /// are plain.
  func reportUnread(_ root: JSONValue, _ trees: [JSONValue], isPlain: Bool = false) {
    let unread = UnreadValues(of: root, in: trees)
    guard let place = unread.first else { return }
    reporter.warning(
      .unread,
      "these values are no tokens, and \(isPlain ? "only references read them" : "are not read"): \(unread.summary)",
      at: place,
      advice: "write a token as { \"$type\": …, \"$value\": … }")
  }

  /// Returns the source that a document names; nil if it cannot be read, which is reported once for each file.
  private func load(_ reference: String, from document: String, at place: Place) -> ResolverPlan.Source? {
    do throws(TokenError) {
      if reference.contains(text: "://") {
        throw TokenError(
          code: .unreadable,
          message: "\"\(reference.prefix(200))\" is not a file; sources are not fetched from the network",
          advice: "save a copy and write its relative path")
      }
      if reference.isEmpty {
        throw TokenError(
          code: .unreadable, message: "the reference is empty", advice: "write the relative path of a file")
      }
      let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let path = FileReader.path(parts[0], from: document)
      if loaded[path] == nil {
        loaded[path] = .some(nil)
        loaded[path] = try read(path, at: place)
      }
      guard let source = loaded[path] ?? nil else { return nil }
      return parts.count == 2 && !parts[1].isEmpty ? try fragment(parts[1], of: source) : source
    } catch {
      reporter.add(error, at: place)
      return nil
    }
  }

  private func read(_ path: String, at place: Place) throws(TokenError) -> ResolverPlan.Source? {
    let document = try open(path)
    guard document.isResolver, document.dialect != .tokensStudio else { return source(document.root, document) }
    reporter.error(
      .resolver, "\(path) is itself a resolver document", at: place,
      advice: "name its files, or list its sets here", keepsValue: true)
    return nil
  }

  /// Reads a file that a document names, by the rules of its own dialect or those given.
  func open(_ path: String, by rules: SourceFile.Rules? = nil) throws(TokenError) -> TokenDocument {
    let file = Int32(reporter.sources.count)
    let document = try room.read(path) { limits throws(TokenError) in try loader(path, file, limits) }
    var source = source(of: document)
    if let rules { source.rules = rules }
    _ = reporter.add(source)
    report(document.duplicates)
    return document
  }

  /// Returns the part of a source that a pointer names. The resolver module's own example omits the first slash.
  private func fragment(
    _ pointer: String, of source: ResolverPlan.Source
  ) throws(TokenError) -> ResolverPlan.Source {
    let pointer = "#" + (pointer.hasPrefix("/") ? "" : "/") + pointer
    guard case .pointer(let steps) = Reference.pointer(pointer) else {
      throw TokenError(
        code: .reference, message: "\"\(pointer.prefix(80))\" is not a JSON pointer",
        advice: "write the file, then `#/` and the names of the groups, as in \"colors.json#/color/brand\"")
    }
    func part(_ tree: JSONValue) -> JSONValue? { steps.reduce(Optional(tree)) { $0?.child($1) } }
    guard let tree = part(source.tree), tree.members != nil else {
      let names = source.tree.members?.map(\.key).filter { !$0.hasPrefix("$") } ?? []
      throw TokenError(
        code: .missing, message: "the file has no group \"\(pointer.prefix(200))\"",
        advice: Suggestion.advice(on: steps[0], in: names) ?? "its groups are \(Suggestion.list(names))")
    }
    if TokenTree.isToken(tree) {
      throw TokenError(
        code: .structure, message: "\"\(pointer.prefix(200))\" is a token, not a group",
        advice: "name the group that it is in")
    }
    return ResolverPlan.Source(tree: tree, darkTree: source.darkTree.flatMap(part), plain: source.plain.flatMap(part))
  }

  private func report(_ duplicates: [(key: String, place: Place)]) {
    for (key, place) in duplicates.prefix(100) {
      reporter.warning(
        .duplicateKey, "the key \"\(key.prefix(80))\" is in this object twice; this one is used", at: place,
        advice: "remove one of them")
    }
    if let next = duplicates.dropFirst(100).first {
      reporter.warning(
        .duplicateKey, "\(duplicates.count - 100) more keys are in their objects twice, from here on", at: next.place,
        advice: "remove one of each")
    }
  }
}
