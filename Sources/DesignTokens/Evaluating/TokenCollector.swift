/// Walks the merged tree, checks its structure and lists its tokens in order.
struct TokenCollector {
  private(set) var entries: [TokenEntry] = []
  /// The descriptions and extensions of groups, by their paths.
  private(set) var groupNotes: [String: [JSONMember]] = [:]
  private let reporter: Reporter
  private let limits: ReadingLimits
  private let modes: ModeChoice
  /// The number of members of groups.
  private(set) var visited = 0
  private var groups = 0
  private var isFull = false

  /// The properties that a group hands down to its tokens and groups.
  private struct Inherited {
    var type: TokenType?
    var foreignType: String?
    var deprecation: Deprecation?
    var hasTypeProblem = false
  }

  init(_ root: JSONValue, modes: ModeChoice, reporter: Reporter, limits: ReadingLimits) {
    self.modes = modes
    self.reporter = reporter
    self.limits = limits
    walk(group: root, path: "", Inherited())
  }

  // MARK: - Groups

  private mutating func walk(group node: JSONValue, path: String, _ inherited: Inherited) {
    guard let members = node.members, !isFull else { return }
    groups += 1
    visited += members.count
    if groups > limits.tokens { stopAsTooLarge(at: node.place, path: path) }
    var inherited = inherited
    if path.isEmpty, let members = node.members, TokenTree.isToken(node) {
      let place = members.first { $0.key == "$value" || $0.key == "$ref" }?.place ?? node.place
      reporter.error(.structure, "the document itself cannot be a token", at: place, advice: "give the token a name")
    }
    readCommon(&inherited, of: node, path: path)
    if members.allSatisfy({ $0.key.hasPrefix("$") }), node["$type"] != nil, !path.isEmpty {
      reporter.warning(
        .doubtful, "this has a `$type` but neither a `$value` nor tokens in it", at: node.place, path: path,
        advice: "write a `$value` if it is meant to be a token")
    }
    warnOfCase(members, path: path)
    for member in members {
      let child = path.isEmpty ? member.key : "\(path).\(member.key)"
      if member.key == "$root" {
        addRoot(member, path: child, inherited)
      } else if member.key.utf8.first == UInt8(ascii: "$") {
        if member.key == "$description" ? member.value.string != nil : member.key == "$extensions" {
          groupNotes[path, default: []].append(member)
        }
        checkGroupMember(member, path: path, child)
      } else if isName(member, path: child) {
        walk(child: member, path: child, inherited)
      }
    }
  }

  /// Warns of names that differ only in case. They are allowed, but are usually one name spelt in two ways.
  private func warnOfCase(_ members: [JSONMember], path: String) {
    // Nearly all names are in lower case, so the check is fast.
    let isSmall = { (byte: UInt8) in byte < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
    guard members.count > 1, !members.allSatisfy({ $0.key.utf8.allSatisfy(isSmall) }) else { return }
    var names: [String: String] = [:]
    for member in members where !member.key.hasPrefix("$") {
      guard let other = names.updateValue(member.key, forKey: member.key.lowercased()) else { continue }
      reporter.warning(
        .doubtful, "the name differs from \"\(other.prefix(80))\" only in case", at: member.place,
        path: path.isEmpty ? member.key : "\(path).\(member.key)",
        advice: "did you mean \"\(other.prefix(80))\"? References tell the two apart, and CSS may not")
    }
  }

  private mutating func walk(child member: JSONMember, path: String, _ inherited: Inherited) {
    if TokenTree.isToken(member.value) || (!modes.isEmpty && isOfModesOnly(member.value)) {
      addToken(member, path: path, inherited)
    } else if member.value.members != nil {
      walk(group: member.value, path: path, inherited)
    } else {
      reporter.error(
        .structure, "a token or a group is an object, but this is \(member.value.kind)", at: member.value.place,
        path: path, advice: Self.advice(onBareValue: member))
    }
  }

  /// Returns the advice on a value that stands in the place of a token; nil for a long one.
  private static func advice(onBareValue member: JSONMember) -> String? {
    let property = "$\(member.key)"
    if ["$value", "$type", "$description", "$extends", "$ref", "$deprecated"].contains(property) {
      return "did you mean \"\(property)\"?"
    }
    if ToolForm.isDescription(member) { return ToolForm.comment.advice }
    let literal = JSONWriter.line(member.value)
    return literal.utf8.count < 60 ? "write { \"$value\": \(literal) }" : nil
  }

  private mutating func addRoot(_ member: JSONMember, path: String, _ inherited: Inherited) {
    if TokenTree.isToken(member.value) {
      addToken(member, path: path, inherited)
    } else {
      reporter.error(
        .structure, "`$root` must be a token", at: member.value.place, path: path,
        advice: "give it a `$value`, or put the group beside it")
    }
  }

  private func checkGroupMember(_ member: JSONMember, path: String, _ child: String) {
    let known = ["$type", "$description", "$extensions", "$extends", "$deprecated", "$root", "$ref", "$value"]
    if known.contains(member.key) || (path.isEmpty && ["$schema", "$defs", "$version"].contains(member.key)) { return }
    let isNamed = member.value.members != nil
    reporter.error(
      isNamed ? .structure : .unknownProperty,
      isNamed ? "the name \"\(member.key)\" begins with `$`" : "groups have no property \"\(member.key)\"",
      at: member.place, path: child,
      advice: Suggestion.advice(on: member.key, in: known)
        ?? (isNamed ? "names of tokens and groups may not begin with `$`" : "tools keep their data in `$extensions`"),
      keepsValue: !isNamed)
  }

  private func isName(_ member: JSONMember, path: String) -> Bool {
    guard path.utf8.count <= ReadingLimits.path else {
      reporter.error(
        .tooLarge, "the path is longer than \(ReadingLimits.path) bytes", at: member.place,
        path: "\(path.prefix(80))…", advice: "write shorter names; what is in it has no value")
      return false
    }
    guard member.key.isEmpty || member.key.utf8.contains(where: { $0 == 0x7B || $0 == 0x7D || $0 == 0x2E }) else {
      return true
    }
    reporter.error(
      .structure,
      member.key.isEmpty ? "a name is empty" : "the name \"\(member.key.prefix(80))\" contains `{`, `}` or `.`",
      at: member.place, path: path.isEmpty ? nil : path,
      advice: member.key.isEmpty
        ? "write a name, such as \"default\""
        : "references use these characters; write a name without them, such as \"\(Self.spelled(member.key))\"")
    return false
  }

  private static func spelled(_ name: String) -> String {
    let name = name.prefix(80).filter { $0 != "{" && $0 != "}" }.map { $0 == "." ? "-" : String($0) }.joined()
    return name.isEmpty ? "default" : name
  }

  // MARK: - Tokens

  private mutating func addToken(_ member: JSONMember, path: String, _ inherited: Inherited) {
    guard let node = chosen(member, path: path) else { return }
    if entries.count >= limits.tokens { stopAsTooLarge(at: node.place, path: path) }
    if isFull { return }
    var own = Inherited(deprecation: inherited.deprecation)
    readCommon(&own, of: node, path: path)
    var tokensInside: [JSONMember] = []
    var isUnclear = false
    for member in node.members ?? [] {
      if member.key.utf8.first == UInt8(ascii: "$") || !reporter.rules(at: node.place).allowOldForms {
        isUnclear = !checkTokenMember(member, of: node, path: path) || isUnclear
      } else if TokenTree.holdsTokens(member.value) {
        tokensInside.append(member)
      } else if ToolForm.changesValue(member) {
        isUnclear = isUnclear || !canRead(member, path: path)
      } else {
        reporter.warning(
          .unknownProperty, "tokens have no property \"\(member.key.prefix(80))\"", at: member.place, path: path,
          advice: "tools keep their data in `$extensions`")
      }
    }
    entries.append(
      TokenEntry(
        path: path, place: member.place, object: node, authored: node["$value"] ?? node, ownType: own.type,
        groupType: inherited.type, deprecation: own.deprecation,
        foreignType: node["$type"] == nil ? inherited.foreignType : own.foreignType,
        hasTypeProblem: own.hasTypeProblem || (node["$type"] == nil && inherited.hasTypeProblem), isUnclear: isUnclear)
    )
    // A token does not hand its type to the tokens in it.
    for member in tokensInside where isName(member, path: "\(path).\(member.key)") {
      walk(child: member, path: "\(path).\(member.key)", inherited)
    }
  }

  /// Returns true if a member that changes a token's value can be read. Otherwise reports it, and the token has no value.
  private func canRead(_ member: JSONMember, path: String) -> Bool {
    if member.key == "alpha", member.value.number != nil || member.value.string != nil { return true }
    reporter.error(
      .unknownProperty, "`\(member.key)` beside the value changes it in a way that is not read", at: member.place,
      path: path, advice: "write the resulting value")
    return false
  }

  /// Returns the token in the chosen mode.
  private func chosen(_ member: JSONMember, path: String) -> JSONValue? {
    if modes.isEmpty { return member.value }
    let token = member.value
    let isComplete = TokenTree.isToken(token)
    let all = isComplete ? [] : Mode.all(of: token)
    let usual = SchemeName.usual(of: all.map(\.name))
    let mode = modes.mode(of: token) ?? all.first { $0.name == usual }
    if !isComplete {
      reporter.error(
        .modes, "the token has values for modes, but no `$value`", at: member.place, path: path,
        advice: "write the value of \"\(usual?.prefix(80) ?? "")\" as its `$value`; that is used", keepsValue: true)
    }
    return mode.map { $0.token(token) } ?? token
  }

  /// Returns true if an object without a value of its own, and without tokens in it, has values for modes.
  private func isOfModesOnly(_ node: JSONValue) -> Bool {
    guard let members = node.members, members.allSatisfy({ $0.key.hasPrefix("$") }) else { return false }
    return !Mode.all(of: node).isEmpty
  }

  private mutating func stopAsTooLarge(at place: Place, path: String) {
    if !isFull {
      reporter.error(.tooLarge, "there are more than \(limits.tokens) tokens or groups", at: place, path: path)
    }
    isFull = true
  }

  /// Returns false, after an error, if a member changes the value in some tool: the token has no value.
  private func checkTokenMember(_ member: JSONMember, of node: JSONValue, path: String) -> Bool {
    switch member.key {
    case "$value", "$type", "$description", "$extensions", "$deprecated": return true
    default: if let isRead = reportChange(by: member, path: path) { return isRead }
    }
    switch member.key {
    case "$ref":
      if node["$value"] != nil {
        reporter.error(
          .structure, "`$value` and `$ref` stand in one token", at: member.place, path: path,
          advice: "remove one of them; `$value` is used", keepsValue: true)
      }
    case "$extends", "$root":
      reporter.error(
        .structure, "a token cannot have `\(member.key)`; only groups can", at: member.place, path: path,
        keepsValue: true)
    case _ where member.value.members != nil && !member.key.hasPrefix("$"):
      reporter.error(
        .structure, "a token cannot have tokens or groups in it, but this has \"\(member.key)\"", at: member.place,
        path: path, advice: "make it a group, and this value its `$root` token", keepsValue: true)
    default:
      let known = ["$value", "$type", "$description", "$extensions", "$deprecated", "$ref"]
      reporter.error(
        .unknownProperty, "tokens have no property \"\(member.key.prefix(80))\"", at: member.place, path: path,
        advice: Suggestion.advice(on: member.key, in: known)
          ?? (ToolForm.isDescription(member) ? ToolForm.comment.advice : "tools keep their data in `$extensions`"),
        keepsValue: true)
    }
    return true
  }

  /// Reports a member that changes the value of its token in some tools. Returns true if it is read all the same; nil
  /// for any other member.
  private func reportChange(by member: JSONMember, path: String) -> Bool? {
    let name = member.key.hasPrefix("$") ? String(member.key.dropFirst()) : member.key
    let plain = JSONMember(key: name, value: member.value, place: member.place)
    let isMode = ToolForm.mode(ofMember: name) != nil && member.value.bool == nil
    let changes = ToolForm.changesValue(plain) || isMode || ToolForm.holdsModes(plain)
    guard changes, !TokenTree.holdsTokens(member.value) else { return nil }
    // Primer and Helios write it; there is only one way to read it.
    let isRead = name == "alpha" && member.value.number != nil
    reporter.error(
      .unknownProperty, "tokens have no property \"\(member.key.prefix(80))\", which changes the value in some tools",
      at: member.place, path: path, advice: ToolForm.adviceToday(on: plain), keepsValue: isRead)
    return isRead
  }

  // MARK: - Common properties

  private func readCommon(_ inherited: inout Inherited, of node: JSONValue, path: String) {
    let path = path.isEmpty ? nil : path
    if let type = node["$type"] { readType(type, &inherited, path: path) }
    if let description = node["$description"], description.string == nil {
      reportKind(of: "$description", description, wanted: "a string", path)
    }
    if let extensions = node["$extensions"], extensions.members == nil {
      reportKind(of: "$extensions", extensions, wanted: "an object", path)
    }
    if let deprecated = node["$deprecated"] {
      inherited.deprecation = Deprecation(deprecated)
      if deprecated.string == nil, deprecated.bool == nil {
        reportKind(of: "$deprecated", deprecated, wanted: "true, false or a string", path)
      }
    }
  }

  private func readType(_ type: JSONValue, _ inherited: inout Inherited, path: String?) {
    let usesVendorTypes = reporter.rules(at: type.place).allowOldForms
    inherited.type = type.string.flatMap { name in
      TokenType(rawValue: name) ?? (usesVendorTypes ? OldForm.type(named: name) : nil)
    }
    inherited.foreignType = usesVendorTypes ? type.string.flatMap { OldForm.isForeign(type: $0) ? $0 : nil } : nil
    inherited.hasTypeProblem = inherited.type == nil && !usesVendorTypes
    guard inherited.hasTypeProblem else { return }
    guard let name = type.string else {
      let message = "`$type` is \(type.kind), not a string"
      reporter.error(.type, message, at: type.place, path: path, advice: "the types are \(Self.types)")
      return
    }
    let others = ["string", "boolean", "object", "link", "asset", "other", "composition", "content", "icon", "file"]
    reporter.error(
      .type, "there is no type \"\(name.prefix(80))\"", at: type.place, path: path,
      advice: Suggestion.advice(on: name, in: TokenType.allCases.map(\.rawValue))
        ?? (others.contains(name)
          ? "the format has none for such values; tools keep them in `$extensions`; " : "")
        + "the types are \(Self.types)")
  }

  private static let types = TokenType.allCases.map(\.rawValue).joined(separator: ", ")

  private func reportKind(of key: String, _ value: JSONValue, wanted: String, _ path: String?) {
    reporter.error(
      .structure, "`\(key)` is \(value.kind), not \(wanted)", at: value.place, path: path, keepsValue: true)
  }
}
