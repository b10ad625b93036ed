import PlainText

/// Finds the value of every token of a merged tree.
///
/// Each token is evaluated once. Aliases of whole tokens are followed in a loop, however long the chain; references
/// inside values recurse, with a bound. A token that needs its own value closes a cycle.
final class Evaluation {
  let reporter: Reporter
  let entries: [TokenEntry]
  private(set) var results: [Result]
  let indices: [String: Int]
  private(set) lazy var hasDeprecations = entries.contains { $0.deprecation != nil }
  /// Returns the token sets that the chosen themes leave out. It is asked once, when a token is missing.
  var otherSets: (() -> OtherSets)?
  private lazy var others = otherSets?()
  private(set) lazy var names = NameIndex(entries.map(\.path))
  /// Tokens being evaluated, in the order of the requests.
  private var stack: [Int] = []
  private var depth = 0
  /// Tokens that are left out with a warning, because the format has no type for them.
  var leftOut: Set<Int> = []
  /// The texts of tokens, where older forms are allowed. A text replaces a reference to its token inside other text.
  var texts: [Int: String] = [:]
  /// The targets of pointers into values, by the place of the pointer.
  var parts: [Place: Target] = [:]
  /// The places of references with blanks that were reported.
  private var toldBlanks: Set<Place> = []
  private var plainValues: PlainValues
  /// The plain values that a reference is being followed through.
  private var passed: Set<Place> = []
  /// The members of large values.
  var members = MemberIndex<Place>()
  var suggestions = Suggestion.Budget()
  /// The number of references that pointers have followed. It is limited, because not all of them are cached.
  var partHops = 0
  /// The size of each value, and of all of them. A value that references repeat counts each time.
  private var sizes: [Int]
  private var size = 0

  /// The state of a token.
  enum Result {
    case new
    case inProgress
    case value(TokenValue, JSONValue)
    /// No value, and the index of the broken token: itself, or one that it refers to.
    case broken(cause: Int)
  }

  /// - Parameters:
  ///   - entries: The tokens.
  ///   - indices: The index of each token, by its path.
  ///   - plainValues: The values that are no tokens.
  ///   - reporter: The list that problems go to.
  init(_ entries: [TokenEntry], _ indices: [String: Int], _ plainValues: PlainValues, reporter: Reporter) {
    self.entries = entries
    self.indices = indices
    self.plainValues = plainValues
    self.reporter = reporter
    results = Array(repeating: .new, count: entries.count)
    sizes = Array(repeating: 0, count: entries.count)
  }

  /// Evaluates the tokens with some paths, and all tokens that these need. Nil stands for all tokens.
  func run(where isWanted: ((String) -> Bool)? = nil) {
    for index in entries.indices where isWanted?(entries[index].path) ?? true { evaluate(index) }
  }

  /// The tokens that have a value, in order.
  var tokens: [ResolvedToken] {
    var tokens: [ResolvedToken] = []
    tokens.reserveCapacity(entries.count)
    for (entry, result) in zip(entries, results) {
      guard case .value(let value, let json) = result else { continue }
      let token = ResolvedToken(
        path: entry.path, place: entry.place, authored: entry.authored, value: value, json: json,
        description: entry.object["$description"]?.string, extensions: entry.object["$extensions"],
        deprecation: entry.deprecation)
      tokens.append(token)
    }
    return tokens
  }

  // MARK: - Tokens

  /// Evaluates a token and every token it needs.
  func evaluate(_ index: Int) {
    guard case .new = results[index] else { return }
    guard depth < 48 else { return }
    depth += 1
    defer { depth -= 1 }
    let start = stack.count
    var current = index
    var target: Target?
    while true {
      WorkCount.add()
      results[current] = .inProgress
      stack.append(current)
      let authored = entries[current].authored
      target = reference(authored).map { self.target(of: $0, at: authored.place, for: current) }
      guard case .token(let next)? = target, case .new = results[next] else { break }
      current = next
    }
    while stack.count > start {
      let last = stack[stack.count - 1]
      if case .inProgress = results[last] { results[last] = finish(last, target) }
      stack.removeLast()
      target = .token(last)
    }
  }

  /// Returns the result of one token whose target, if it is a reference, has been evaluated.
  private func finish(_ index: Int, _ target: Target?) -> Result {
    // The error for the first value without room is enough.
    if size > ReadingLimits.values { return .broken(cause: index) }
    var reader = ValueReader(self, index)
    guard let (value, json) = reader.token(target) else { return .broken(cause: reader.cause ?? index) }
    return hasRoom(for: json, of: index, target) ? .value(value, json) : .broken(cause: index)
  }

  /// Counts a value. Returns false, with an error for the first, if it would make all values too large.
  private func hasRoom(for json: JSONValue, of index: Int, _ target: Target?) -> Bool {
    if case .token(let other)? = target { sizes[index] = sizes[other] } else { sizes[index] = json.size }
    let isFull = size > ReadingLimits.values
    size += sizes[index]
    if size <= ReadingLimits.values { return true }
    if !isFull {
      fail(
        .tooLarge, "all values together are larger than \(ReadingLimits.values) bytes",
        at: entries[index].authored.place, for: index, advice: "this token and the ones after it have no value")
    }
    return false
  }

  /// Returns the reference in a node. Old files also write references inside strings, such as `"0 1px {color.grey}"`.
  func reference(_ node: JSONValue) -> Reference? {
    guard let reference = Reference(node) else { return nil }
    if case .malformed = reference, reporter.rules(at: node.place).allowOldForms { return nil }
    return reference
  }

  /// Returns the text of a token that is a percentage, and is left out because neither its name nor its type says of
  /// what. Its use may say so.
  func share(of token: Int) -> String? {
    evaluate(token)
    guard case .broken(let cause) = results[token], leftOut.contains(cause) else { return nil }
    return texts[token]
  }

  // MARK: - References

  /// The target of a reference.
  enum Target {
    /// A whole token.
    case token(Int)
    /// A part of a token's value, which may be a reference, and its type if its place determines it.
    case part(JSONValue, TokenType?)
    /// No target; this has been reported.
    case nothing
  }

  /// Returns the index of the token that braces name. Older tools allow blanks around its name, and `.value` or
  /// `.$value` after it.
  func index(of path: String, at place: Place) -> Int? {
    if let index = indices[path] { return index }
    let name = path.withoutBlanks
    if let index = indices[name] { return index }
    guard name.utf8.count <= 2000, reporter.rules(at: place).allowOldForms,
      let end = [".value", ".$value"].first(where: name.hasSuffix)
    else { return nil }
    return indices[String(name.dropLast(end.count))]
  }

  func target(of reference: Reference, at place: Place, for index: Int) -> Target {
    switch reference {
    case .token(let path):
      if let target = self.index(of: path, at: place) {
        if path.hasBlanksAround { warnOfBlanks(path, at: place, for: index) }
        return .token(target)
      }
      let name = path.withoutBlanks
      if let (token, steps) = part(in: name, at: place) {
        return parts[place] ?? part(steps, of: token, at: place, for: index)
      }
      if let value = plainTarget(name, at: place, for: index) { return value }
      reportMissing(name, at: place, for: index)
    case .pointer(let steps): return pointerTarget(steps, at: place, for: index)
    case .malformed(let problem, let advice): fail(.reference, problem, at: place, for: index, advice: advice)
    }
    return .nothing
  }

  /// Returns the target of a path to a value that is no token, which may itself refer to another; nil if there is none, or
  /// in a file of today's format.
  private func plainTarget(_ path: String, at place: Place, for index: Int) -> Target? {
    guard reporter.rules(at: place).allowOldForms, let value = plainValues[path] else { return nil }
    guard value.word != nil else {
      let message = "\"\(path.prefix(200))\" is \(value.kind), neither a token nor a text or a number"
      fail(.reference, message, at: place, for: index)
      return .nothing
    }
    guard let reference = reference(value) else { return .part(value, nil) }
    guard passed.count < 48, passed.insert(value.place).inserted else {
      reportNesting(at: place, for: index)
      return .nothing
    }
    defer { passed.remove(value.place) }
    return target(of: reference, at: value.place, for: index)
  }

  func reportNesting(at place: Place, for index: Int) {
    fail(
      .cycle, "the references lead in a circle, or through too many values", at: place, for: index,
      advice: "give one of them a value of its own")
  }

  /// Warns of blanks in a reference, in a file of today's format.
  private func warnOfBlanks(_ path: String, at place: Place, for index: Int) {
    let name = path.withoutBlanks
    guard indices[path] == nil, !reporter.rules(at: place).allowOldForms, toldBlanks.insert(place).inserted else {
      return
    }
    reporter.warning(
      .oldForm, "the reference has blanks around the name", at: place, path: entries[index].path,
      advice: "write \"{\(name)}\"")
  }

  /// Returns a reference as it is written: in braces, or as a pointer.
  private static func spelled(_ path: String, asPointer isPointer: Bool) -> String {
    guard isPointer else { return "{\(path)}" }
    let steps = path.split(separator: ".", omittingEmptySubsequences: false)
    return "#/"
      + steps.map { $0.replacing(each: "~", with: "~0").replacing(each: "/", with: "~1") }.joined(separator: "/")
  }

  func reportMissing(_ path: String, at place: Place, for index: Int, asPointer isPointer: Bool = false) {
    func spelled(_ path: String) -> String { Self.spelled(path, asPointer: isPointer) }
    let shown = path.prefix(200)
    guard path.utf8.count <= 2000 else { return fail(.missing, "no token \"\(shown)…\"", at: place, for: index) }
    if names.hasGroup(path) {
      let advice =
        indices["\(path).$root"] != nil
        ? "write \"\(spelled("\(shown).$root"))\" for its root token"
        : names.firstToken(in: path).map { "name a token in it, such as \"\(spelled($0))\"" }
      fail(.reference, "\"\(shown)\" is a group, not a token", at: place, for: index, advice: advice)
      return
    }
    let (advice, missing) = meant(by: path, for: index, asPointer: isPointer)
    reporter.error(
      .missing, "no token \"\(shown)\"", at: place, path: entries[index].path, advice: advice, missing: missing)
  }

  /// Returns advice on a path that leads to no token, and the cause that it may share with others.
  private func meant(
    by path: String, for index: Int, asPointer isPointer: Bool
  ) -> (advice: String?, missing: Diagnostic.Missing?) {
    if let set = others?.set(with: path) {
      return (
        "the set \"\(set.prefix(80))\" has it, and no chosen theme selects it; select it there as \"source\"", .set(set)
      )
    }
    if let (set, rest) = others?.named(in: path), indices[rest] != nil || others?.set(with: rest) != nil {
      return ("write \"{\(rest)}\": references leave out the name of the set", .setName(set))
    }
    if let token = names.tokenBefore(endOf: path) {
      if path == token + ".$value" { return ("write \"{\(token)}\"", nil) }
      return ("\"\(token)\" is a token; parts of a value need { \"$ref\": \"#/…/$value/…\" }", nil)
    }
    let withDots = path.replacing(each: "/", with: ".")
    let nearest = indices[withDots] == nil ? names.nearest(to: path) : withDots
    // A token is no suggestion for itself.
    if let nearest, nearest != entries[index].path {
      let group =
        nearest.hasSuffix(".\(path)") ? Diagnostic.Missing.group(String(nearest.dropLast(path.count + 1))) : nil
      return ("did you mean \"\(isPointer ? Self.spelled(nearest, asPointer: true) : nearest)\"?", group)
    }
    let start = names.unknownStart(of: path)
    return (
      start.map { "nothing here begins with \"\($0.prefix(80))\"; is a file missing?" },
      start.map { .start(String($0)) }
    )
  }

  // MARK: - Reports

  func fail(_ code: DiagnosticCode, _ message: String, at place: Place, for index: Int, advice: String? = nil) {
    reporter.error(code, message, at: place, path: entries[index].path, advice: advice)
  }

  /// Returns the paths of tokens that lead to each other; of more than fifty, the first and the last.
  func chain(_ tokens: ArraySlice<Int>) -> String {
    WorkCount.add(tokens.count)
    let names = tokens.map { entries[$0].path }
    let shown = names.count > 50 ? names.prefix(25) + ["… (\(names.count - 49) more)"] + names.suffix(24) : names[...]
    return shown.joined(separator: " → ")
  }

  /// Reports a cycle for each token in it, and breaks them.
  ///
  /// Returns false when the token asked for is not in progress.
  func closeCycle(at target: Int) -> Bool {
    guard case .inProgress = results[target], let start = stack.lastIndex(of: target) else { return false }
    let cycle = stack[start...]
    WorkCount.add(cycle.count)
    let names = chain(cycle + [target])
    for member in cycle {
      guard case .inProgress = results[member] else { continue }
      results[member] = .broken(cause: member)
      let place = entries[member].authored.place
      let message = cycle.count == 1 ? "the token refers to itself: \(names)" : "the references form a cycle: \(names)"
      fail(.cycle, message, at: place, for: member, advice: "give one of them a value of its own")
    }
    return true
  }
}
