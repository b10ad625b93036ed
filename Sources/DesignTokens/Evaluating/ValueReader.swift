/// Reads the authored value of one token into a typed value, follows its references and reports problems.
struct ValueReader {
  let evaluation: Evaluation
  let index: Int
  /// The broken token that this one refers to, if that is why there is no value.
  private(set) var cause: Int?
  /// True if the value differs from the authored one. It must then be printed again.
  var isRepaired = false
  /// True if a reference in the value was followed. Its target must then be printed.
  var followsReferences = false

  /// The name of the part of another token, if the token refers to one.
  private(set) var partName: String?
  /// The declared type, if the text shows another type.
  var mistakenType: TokenType?
  /// The text of a string with its references replaced, kept so that they are followed only once.
  var substitutedText: (place: Place, text: String)?
  /// The number of texts around the one whose references are being replaced.
  var textDepth = 0
  /// The places of reported references to deprecated tokens. A part may be read twice, and is reported once.
  private var toldDeprecations: Set<Place> = []
  /// True if the reason for a missing type was already reported.
  var hasTold = false

  init(_ evaluation: Evaluation, _ index: Int) {
    self.evaluation = evaluation
    self.index = index
  }

  var entry: TokenEntry { evaluation.entries[index] }

  /// Returns true if older forms are usual in the file that a node is in.
  func allowsOldForms(_ node: JSONValue) -> Bool { evaluation.reporter.rules(at: node.place).allowOldForms }

  // MARK: - Tokens

  /// Returns the token's value and its DTCG form; nil if there is no value, which has been reported.
  mutating func token(_ target: Evaluation.Target?) -> (TokenValue, JSONValue)? {
    entry.isUnclear ? nil : unmodified(target).flatMap { faded($0) }.flatMap { modified($0) }
  }

  private mutating func unmodified(_ target: Evaluation.Target?) -> (TokenValue, JSONValue)? {
    switch target {
    case .nothing?: return nil
    case .token(let other)?: return alias(other)
    case .part(let node, let type)?: return part(node, type)
    case nil:
      guard let type = type(of: entry.authored) else { return untyped() }
      guard let value = literal(entry.authored, as: type) else { return nil }
      keepText(entry.authored, of: value)
      warnOfBareSize(value)
      return (value, isRepaired ? value.json : followsReferences ? substituted(entry.authored) : entry.authored)
    }
  }

  /// Reads a reference to a part of another token's value. In older tools it stands for the text of the part, such as
  /// `30px` for a line height.
  private mutating func part(_ node: JSONValue, _ type: TokenType?) -> (TokenValue, JSONValue)? {
    followsReferences = true
    let node = node.referred(from: entry.authored)
    if allowsOldForms(node) { partName = Reference(entry.authored)?.lastName }
    guard var wanted = entry.ownType ?? type ?? self.type(of: node) else { return untyped() }
    if let type, type != wanted, !showsType(node) { return mismatch(type, wanted, at: entry.authored.place) }
    warnOfDeprecation(entry.authored)
    if allowsOldForms(node), let text = oldText(of: node),
      let shown = OldForm.type(of: text, insteadOf: wanted, path: formName)
    {
      if entry.ownType != nil { mistakenType = wanted }
      wanted = shown
    }
    guard let value = literal(node, as: wanted) else { return nil }
    keepText(node, of: value)
    return (value, isRepaired ? value.json : substituted(node))
  }

  /// Returns true if a part of a value is text of an older tool that shows its type, as a bare number does not.
  private func showsType(_ node: JSONValue) -> Bool {
    guard allowsOldForms(node), let text = node.string else { return false }
    return OldForm.quantity(text)?.unit.isEmpty != true
  }

  /// Reads an alias of a percentage that is left out, if the alias says of what it is one.
  private mutating func share(_ other: Int) -> (TokenValue, JSONValue)? {
    guard allowsOldForms(entry.authored), let text = evaluation.share(of: other) else { return nil }
    evaluation.texts[index] = text
    let type = entry.ownType ?? OldForm.type(of: JSONValue(.string(text)), path: formName)
    return type.flatMap { meaning(of: text, as: $0, at: entry.authored) }.map { ($0, $0.json) }
  }

  /// Reads an alias. It takes the type of its target, not of its own group (format module, section on types).
  private mutating func alias(_ other: Int) -> (TokenValue, JSONValue)? {
    if let share = share(other) { return share }
    guard var (value, json) = result(of: other, at: entry.authored.place) else { return nil }
    if let text = evaluation.texts[other] { evaluation.texts[index] = text }
    if let type = entry.ownType, type != value.type, !isMistaken(type, for: other, value.type) {
      guard let reread = oldValue(ofToken: other, at: entry.authored, as: type) else {
        return mismatch(value.type, type, at: entry.authored.place)
      }
      (value, json) = (reread, reread.json)
    }
    warnOfDeprecation(entry.authored)
    return (value, json)
  }

  /// Warns of a reference to a deprecated token, unless this one is deprecated, too.
  private mutating func warnOfDeprecation(_ node: JSONValue) {
    guard evaluation.hasDeprecations, entry.deprecation == nil, !toldDeprecations.contains(node.place),
      let (other, _) = Reference(node).flatMap({ evaluation.step($0, at: node.place) }),
      let deprecation = evaluation.entries[other].deprecation
    else { return }
    toldDeprecations.insert(node.place)
    warn(.deprecated, "\"\(evaluation.entries[other].path)\" is deprecated", at: node, advice: deprecation.reason)
  }

  private mutating func untyped<Value>() -> Value? {
    if entry.hasTypeProblem || cause != nil || hasTold { return nil }
    if let type = entry.foreignType {
      leaveOut("a token of the type \"\(type)\" is left out; the format has none for it")
      return nil
    }
    if allowsOldForms(entry.authored) {
      reportNoOldType()
    } else {
      let guess = guess(entry.authored)
      fail(
        .type, "the token has no type", at: entry.authored,
        advice: guess.map { "write \"$type\": \"\($0.rawValue)\" here or in a group around it" }
          ?? "write a `$type` here or in a group around it; no type has such values")
    }
    return nil
  }

  /// Leaves the token out with a warning, because the format has no type for it.
  func leaveOut(_ message: String, advice: String? = nil) {
    evaluation.leftOut.insert(index)
    warn(.type, message, at: entry.authored, advice: advice, isLoss: true)
  }

  /// Returns the type to suggest for a value. It is never used to read the value.
  func guess(_ value: JSONValue) -> TokenType? {
    if value["colorSpace"] != nil { return .color }
    if let element = value.elements?.first {
      return element.number != nil ? .cubicBezier : element.string != nil ? .fontFamily : guess(element)
    }
    let parts = Set(value.members?.map(\.key) ?? [])
    let composites = TokenType.allCases.filter { !$0.parts.isEmpty }
    if let type = composites.first(where: { !$0.parts.isEmpty && parts.isSuperset(of: $0.parts.prefix(2).map(\.name)) })
    {
      return type
    }
    if let text = value.string, Reference(value) == nil {
      if StrokeStyleValue.Name(rawValue: text) != nil { return .strokeStyle }
      if FontWeightValue(name: text) != nil { return .fontWeight }
      if ["italic", "oblique"].contains(text) { return nil }
      return OldForm.type(of: value, path: entry.path) ?? (OldForm.isShare(text) ? .number : .fontFamily)
    }
    guard let unit = value["unit"]?.string else { return OldForm.type(of: value, path: entry.path) }
    return DurationValue.Unit(rawValue: unit) == nil ? .dimension : .duration
  }

  // MARK: - Values

  /// Reads a node as a value of the given type. It may be a literal or a reference.
  mutating func value(_ node: JSONValue, as type: TokenType) -> TokenValue? {
    guard let reference = reference(node) else { return literal(node, as: type) }
    followsReferences = true
    switch evaluation.target(of: reference, at: node.place, for: index) {
    case .nothing: return nil
    case .token(let other):
      if allowsOldForms(node), let text = evaluation.share(of: other),
        let value = meaning(of: text, as: type, at: node)
      {
        isRepaired = true
        return value
      }
      guard let (value, _) = result(of: other, at: node.place) else { return nil }
      warnOfDeprecation(node)
      if value.type == type { return value }
      return oldValue(ofToken: other, at: node, as: type) ?? mismatch(value.type, type, at: node.place)
    case .part(let part, let partType):
      let part = part.referred(from: node)
      if let partType, partType != type, !showsType(part) { return mismatch(partType, type, at: node.place) }
      warnOfDeprecation(node)
      return literal(part, as: type)
    }
  }

  /// Returns the node itself, or the target of its reference: for parts without a type of their own, such as a unit or
  /// a component.
  mutating func scalar(_ node: JSONValue) -> JSONValue? {
    guard let reference = reference(node) else { return node }
    followsReferences = true
    switch evaluation.target(of: reference, at: node.place, for: index) {
    case .nothing: return nil
    case .token(let other):
      if let text = evaluation.share(of: other) { return JSONValue(.string(text), at: node.place) }
      guard let json = result(of: other, at: node.place)?.json else { return nil }
      warnOfDeprecation(node)
      return json.referred(from: node)
    case .part(let part, _):
      warnOfDeprecation(node)
      return part.referred(from: node)
    }
  }

  func reference(_ node: JSONValue) -> Reference? { evaluation.reference(node) }

  /// Returns the value of another token. If it has none, reports that this token depends on it.
  mutating func result(of other: Int, at place: Place) -> (value: TokenValue, json: JSONValue)? {
    evaluation.evaluate(other)
    switch evaluation.results[other] {
    case .value(let value, let json): return (value, json)
    case .inProgress:
      _ = evaluation.closeCycle(at: other)
      return nil
    case .new:
      return fail(.tooLarge, "references are nested too deeply here", at: JSONValue(.null, at: place))
    case .broken(let cause):
      self.cause = cause
      let root = evaluation.entries[cause]
      if evaluation.leftOut.contains(cause) {
        evaluation.reporter.warning(
          .dependent, "left out, because \"\(evaluation.entries[other].path)\" is", at: place, path: entry.path,
          isLoss: true)
        return nil
      }
      evaluation.reporter.error(
        .dependent, "no value, because \"\(evaluation.entries[other].path)\" has none", at: place, path: entry.path,
        advice: "put \"\(root.path)\" right"
          + (evaluation.reporter.location(root.authored.place).map { ", \($0)" } ?? ""),
        rootCause: root.path)
      return nil
    }
  }

  /// Returns the node with every reference replaced by its target.
  ///
  /// The node must have been read without a problem.
  private func substituted(_ node: JSONValue) -> JSONValue {
    if let reference = reference(node) {
      switch evaluation.target(of: reference, at: node.place, for: index) {
      case .token(let other):
        if case .value(_, let json) = evaluation.results[other] { return json }
        return node
      case .part(let part, _): return substituted(part)
      case .nothing: return node
      }
    }
    return node.mapChildren { _, child in substituted(child) }
  }

  // MARK: - Reports

  @discardableResult
  func fail<Value>(_ code: DiagnosticCode, _ message: String, at node: JSONValue, advice: String? = nil) -> Value? {
    evaluation.reporter.error(code, message, at: node.place, path: entry.path, advice: advice)
    return nil
  }

  func fail(_ code: DiagnosticCode, _ message: String, at node: JSONValue, advice: String? = nil) {
    evaluation.reporter.error(code, message, at: node.place, path: entry.path, advice: advice)
  }

  func mismatch<Value>(_ found: TokenType, _ wanted: TokenType, at place: Place) -> Value? {
    evaluation.reporter.error(
      .type, "this needs \(wanted.phrase), but refers to \(found.phrase)", at: place, path: entry.path,
      advice: "name a token of type \"\(wanted.rawValue)\"")
    return nil
  }

  /// Reports an error in spite of which the value is clear.
  mutating func repair(_ code: DiagnosticCode, _ message: String, at node: JSONValue, advice: String? = nil) {
    isRepaired = true
    evaluation.reporter.error(code, message, at: node.place, path: entry.path, advice: advice, keepsValue: true)
  }

  func warn(
    _ code: DiagnosticCode, _ message: String, at node: JSONValue, advice: String? = nil, isLoss: Bool = false
  ) {
    evaluation.reporter.warning(code, message, at: node.place, path: entry.path, advice: advice, isLoss: isLoss)
  }
}
