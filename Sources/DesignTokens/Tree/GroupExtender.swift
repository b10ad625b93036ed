/// Carries out `$extends`: a group starts as a copy of another, and its own members win.
///
/// Each group is extended once and shared, so groups that extend groups need little memory.
final class GroupExtender {
  private let root: JSONValue
  private let reporter: Reporter
  private let limits: ReadingLimits
  private var isFull = false
  /// The number of members that may still be inherited. Groups that extend each other would be slow otherwise.
  private var budget: Int
  private var suggestions = Suggestion.Budget()
  private var extended: [String: JSONValue] = [:]
  private var inProgress: [(path: String, place: Place)] = []
  /// The members of large groups, by the group's path. Extended groups have keys of their own.
  private var index = MemberIndex<String>()

  init(_ root: JSONValue, reporter: Reporter, limits: ReadingLimits) {
    self.root = root
    self.reporter = reporter
    self.limits = limits
    budget = 4 * limits.tokens
  }

  /// Returns the tree with all extensions applied.
  func result() -> JSONValue {
    Self.mentionsExtension(root) ? expand(root, path: [], type: nil) : root
  }

  private static func mentionsExtension(_ node: JSONValue) -> Bool {
    guard let members = node.members, !members.contains(where: { $0.key == "$value" }) else { return false }
    return members.contains { $0.key == "$extends" || $0.key == "$ref" || mentionsExtension($0.value) }
  }

  /// Returns the group with all extensions in it applied; `type` is the type of the enclosing groups.
  private func expand(_ node: JSONValue, path: [String], type: JSONValue?) -> JSONValue {
    // Each group that extends a large one looks through it.
    guard !isFull, let members = node.members else { return node }
    let key = path.joined(separator: ".")
    if let done = extended[key] { return done }
    WorkCount.add(members.count)
    if node["$value"] != nil { return node }
    // Another step reports the length.
    if key.utf8.count > ReadingLimits.path { return node }
    guard extended.count <= limits.tokens else {
      reportFull(at: node.place, path: key)
      return node
    }
    guard let source = extensionSource(of: node, path) else {
      if node["$ref"] != nil { return node }
      let result = JSONValue(.object(children(members, path: path, type: node["$type"] ?? type)), at: node.place)
      extended[key] = result
      return result
    }
    inProgress.append((key, source.place))
    let found = target(source, for: key)
    inProgress.removeLast()
    let own = members.filter { $0.key != "$extends" && $0.key != "$ref" }
    let type = node["$type"] ?? found?.group["$type"] ?? type ?? found?.type
    var result = JSONValue(.object(children(own, path: path, type: type)), at: node.place)
    if var base = found?.group {
      if base["$type"] == nil, let type, case .object(let members) = base.content {
        base.content = .object([JSONMember(key: "$type", value: type)] + members)
      }
      result = TokenTree.merge(base, result, path: key, reporter: reporter, budget: &budget)
      if budget < 0 { reportFull(at: node.place, path: key) }
    }
    extended[key] = result
    return result
  }

  private func reportFull(at place: Place, path: String) {
    if !isFull {
      reporter.error(.tooLarge, "there are more than \(limits.tokens) tokens or groups", at: place, path: path)
    }
    isFull = true
  }

  private func children(_ members: [JSONMember], path: [String], type: JSONValue?) -> [JSONMember] {
    members.map { member in
      if member.key.hasPrefix("$"), member.key != "$root" { return member }
      // No name has a dot: such a path would be that of another group.
      if member.key.utf8.contains(UInt8(ascii: ".")) { return member }
      return JSONMember(
        key: member.key, value: expand(member.value, path: path + [member.key], type: type), place: member.place)
    }
  }

  /// Returns the value of `$extends`, or of a `$ref` that names a group.
  ///
  /// A `$ref` belongs to a token if no tokens stand beside it and it has a type, or names a group around it.
  private func extensionSource(of node: JSONValue, _ path: [String]) -> JSONValue? {
    if let source = node["$extends"] { return source }
    guard let source = node["$ref"], let text = source.string, case .pointer(let steps) = Reference.pointer(text) else {
      return nil
    }
    let hasMembers = node.members?.contains { !$0.key.hasPrefix("$") || $0.key == "$root" } == true
    if !hasMembers, node["$type"] != nil || path.starts(with: steps) { return nil }
    var target = root
    var key = ""
    for step in steps {
      guard let next = index.member(step, of: target, key) else { return nil }
      target = next
      key += ".\(step)"
    }
    return target.members == nil || steps.contains("$value") || TokenTree.isToken(target) ? nil : source
  }

  /// Returns the extended group that an extension names, and the type of its enclosing groups.
  private func target(_ source: JSONValue, for path: String) -> (group: JSONValue, type: JSONValue?)? {
    let steps: [String]
    switch Reference(source) ?? source.string.map(Reference.pointer) {
    case .token(let name):
      if name.hasBlanksAround, !reporter.rules(at: source.place).allowOldForms {
        reporter.warning(
          .oldForm, "the reference has blanks around the name", at: source.place, path: path,
          advice: "write \"{\(name.withoutBlanks)}\"")
      }
      steps = name.withoutBlanks.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    case .pointer(let names): steps = names
    case .malformed(let problem, let advice):
      reporter.error(.reference, problem, at: source.place, path: path, advice: advice)
      return nil
    case nil:
      reporter.error(
        .reference, "`$extends` is \(source.kind)", at: source.place, path: path,
        advice: "write the group to extend, as in \"{button}\"")
      return nil
    }
    var node = root
    var type: JSONValue?
    var key = ""
    for (index, step) in steps.enumerated() {
      type = self.index.member("$type", of: node, key) ?? type
      if self.index.member("$extends", of: node, key) != nil {
        guard let expanded = expanded(node, Array(steps[..<index]), type: type, source, for: path) else { return nil }
        node = expanded
        key = "$" + steps[..<index].joined(separator: ".")
      }
      guard !step.utf8.contains(UInt8(ascii: ".")), let next = self.index.member(step, of: node, key),
        next.members != nil
      else {
        let nearest = nearestGroup(to: step, in: node)
          .map { (steps[..<index] + [$0] + steps[(index + 1)...]).joined(separator: ".") }
        reporter.error(
          .missing, "no group \"\(steps.joined(separator: "."))\" to extend", at: source.place, path: path,
          advice: nearest.map { "did you mean \"{\($0)}\"?" })
        return nil
      }
      node = next
      key += ".\(step)"
    }
    if TokenTree.isToken(node), extensionSource(of: node, steps) == nil {
      reporter.error(
        .reference, "\"\(steps.joined(separator: "."))\" is a token; only groups can be extended", at: source.place,
        path: path, advice: "to reuse a token's value write \"$value\": \"{\(steps.joined(separator: "."))}\"")
      return nil
    }
    return expanded(node, steps, type: type, source, for: path).map { ($0, type) }
  }

  /// Returns the group in a node whose name is most like another.
  private func nearestGroup(to name: String, in node: JSONValue) -> String? {
    let members = node.members ?? []
    guard suggestions.allows(members.count) else { return nil }
    let groups = members.filter { $0.value.members != nil && !$0.key.hasPrefix("$") }
    return Suggestion.nearest(to: name, in: groups.map(\.key))
  }

  private static func name(_ path: String) -> String { path.isEmpty ? "the whole file" : path }

  private func expanded(
    _ node: JSONValue, _ steps: [String], type: JSONValue?, _ source: JSONValue, for path: String
  ) -> JSONValue? {
    let key = steps.joined(separator: ".")
    let prefix = key + "."
    if let start = inProgress.firstIndex(where: { $0.path == key || $0.path.hasPrefix(prefix) }) {
      let cycle = inProgress[start...].map { Self.name($0.path) }
      for (name, place) in inProgress[start...] {
        reporter.error(
          .cycle, "the group extends itself: \((cycle + [Self.name(key)]).joined(separator: " → "))", at: place,
          path: name.isEmpty ? nil : name, advice: "remove one of these `$extends`")
      }
      return nil
    }
    if inProgress.count > 32 {
      reporter.error(.tooLarge, "groups extend one another more than 32 times in a row", at: source.place, path: path)
      return nil
    }
    return expand(node, path: steps, type: type)
  }
}
