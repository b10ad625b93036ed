// MARK: - JSON pointers

extension Evaluation {
  /// Returns the target of a pointer.
  ///
  /// The pointer goes through the authored values and follows references on the way.
  func pointerTarget(_ steps: [String], at place: Place, for index: Int) -> Target {
    guard let (token, rest) = step(.pointer(steps), at: place) else {
      reportNoToken(steps, steps.prefix { $0 != "$value" }.joined(separator: "."), at: place, for: index)
      return .nothing
    }
    if rest.isEmpty { return .token(token) }
    return parts[place] ?? part(rest, of: token, at: place, for: index)
  }

  /// Returns the index of the token with these names as its path. No token has a name with a dot.
  private func index(of names: ArraySlice<String>) -> Int? {
    names.contains { $0.utf8.contains(UInt8(ascii: ".")) } ? nil : indices[names.joined(separator: ".")]
  }

  private func reportNoToken(_ steps: [String], _ path: String, at place: Place, for index: Int) {
    guard steps.count <= 256 else {
      return fail(.missing, "the pointer has \(steps.count) steps", at: place, for: index)
    }
    if let step = steps.first(where: { $0.utf8.contains(UInt8(ascii: ".")) }) {
      let advice = "no name has a `.`; write \"\(step.split(separator: ".").joined(separator: "/").prefix(80))\""
      return fail(.missing, "no name is \"\(step.prefix(80))\"", at: place, for: index, advice: advice)
    }
    guard
      let tokenLength = names.tokenBefore(endOf: path)?.utf8.count(where: { $0 == UInt8(ascii: ".") }).advanced(by: 1)
    else {
      return reportMissing(path, at: place, for: index, asPointer: true)
    }
    let name = steps[tokenLength]
    let token = "#/" + steps[..<tokenLength].joined(separator: "/")
    fail(
      .reference,
      name.hasPrefix("$") ? "`\(name)` is not a value that can be referred to" : "the token has no part \"\(name)\"",
      at: place, for: index,
      advice: name.hasPrefix("$")
        ? "write \"\(token)\" for the token's value"
        : "values lie under `$value`: \"\(token)/$value/\(steps[tokenLength...].joined(separator: "/"))\"")
  }

  /// Returns the token and the part of its value that a path in braces names, as in `{heading.fontSize}` or
  /// `{heading.value.fontSize}`; nil in files of today's format, which have pointers for that.
  func part(in path: String, at place: Place) -> (token: Int, steps: ArraySlice<String>)? {
    guard reporter.rules(at: place).allowOldForms, path.utf8.count <= 2000 else { return nil }
    let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    for count in (1..<max(names.count, 1)).reversed() {
      WorkCount.add()
      guard let token = indices[names[..<count].joined(separator: ".")] else { continue }
      let rest = names[count...].drop { $0 == "value" || $0 == "$value" }
      let authored = entries[token].authored
      let hasParts = authored.members != nil || authored.elements != nil || reference(authored) != nil
      return hasParts && !rest.isEmpty ? (token, rest) : nil
    }
    return nil
  }

  /// Follows a pointer into a value until there is no reference left to follow, or only one to a whole token.
  func part(_ steps: ArraySlice<String>, of token: Int, at place: Place, for index: Int) -> Target {
    var node = entries[token].authored
    var type = type(of: token)
    var rest = steps
    // References on the way that stand for the whole part; all of them have the same target.
    var passed: Set<Place> = [place]
    var passedTokens = [token]
    var result: Target?
    while result == nil {
      WorkCount.add(1 + rest.count)
      if let reference = reference(node) {
        guard let (next, more) = step(reference, at: node.place) else {
          result = target(of: reference, at: place, for: index)
          break
        }
        partHops += 1
        passedTokens.append(next)
        if rest.isEmpty {
          if let known = parts[node.place] { result = known } else if more.isEmpty { result = .token(next) }
        }
        let isCircle = rest.isEmpty && result == nil && !passed.insert(node.place).inserted
        if isCircle {
          let start = passedTokens.firstIndex(of: next) ?? 0
          fail(
            .cycle, "the pointer leads in a circle: \(chain(passedTokens[start...]))", at: place, for: index,
            advice: "give one of them a value of its own")
          result = .nothing
        } else if partHops > 100_000 || rest.count > 256 {
          let message = "the pointer leads through more references than are followed"
          fail(.tooLarge, message, at: place, for: index, advice: "point to where the value stands")
          result = .nothing
        }
        (node, type) = (entries[next].authored, self.type(of: next))
        rest = more + rest
      } else if let step = rest.popFirst() {
        let isOlder = reporter.rules(at: place).allowOldForms
        if isOlder, step == "stops", node.elements != nil { continue }
        let name = isOlder ? ToolForm.name(ofPart: step) : step
        type = type.flatMap { Self.type(of: name, in: $0) }
        let others = isOlder ? ToolForm.spellings(ofPart: name) : []
        if let next = child(step, of: node) ?? others.lazy.compactMap({ self.child($0, of: node) }).first {
          node = next
        } else {
          reportNoPart(step, of: node, at: place, for: index)
          result = .nothing
        }
      } else {
        result = .part(node, type)
      }
    }
    if case .nothing? = result { return .nothing }
    if case .token(index)? = result {
      let names = chain([index] + passedTokens)
      let message = "the references form a cycle: \(names)"
      fail(.cycle, message, at: place, for: index, advice: "give one of them a value of its own")
      return .nothing
    }
    for place in passed { parts[place] = result }
    return result ?? .nothing
  }

  /// Returns a part of a value. Many pointers may lead into one large object.
  private func child(_ step: String, of node: JSONValue) -> JSONValue? {
    node.members == nil ? node.child(step) : members.member(step, of: node, node.place)
  }

  /// Returns the token a reference leads to and the steps that remain below its value; nil if there is no such token.
  func step(_ reference: Reference, at place: Place) -> (Int, ArraySlice<String>)? {
    switch reference {
    case .token(let path): return index(of: path, at: place).map { ($0, []) }
    case .pointer(let steps):
      let split = steps.firstIndex(of: "$value") ?? steps.endIndex
      if let token = index(of: steps[..<split]) { return (token, steps[split...].dropFirst()) }
      guard reporter.rules(at: place).allowOldForms, let split = steps.firstIndex(of: "value") else { return nil }
      return index(of: steps[..<split]).map { ($0, steps[split...].dropFirst()) }
    case .malformed: return nil
    }
  }

  private func reportNoPart(_ name: String, of node: JSONValue, at place: Place, for index: Int) {
    fail(
      .missing, "\(node.kind) has no part \"\(name.prefix(80))\"", at: place, for: index,
      advice: advice(onPart: name, of: node))
  }

  private func advice(onPart name: String, of node: JSONValue) -> String? {
    if let members = node.members, !members.isEmpty {
      guard suggestions.allows(members.count) else { return nil }
      let names = members.map(\.key)
      return Suggestion.advice(on: name, in: names) ?? "its parts are \(Suggestion.list(names))"
    }
    guard let count = node.elements?.count, count > 0 else { return "end the pointer before \"/\(name.prefix(80))\"" }
    return count == 1 ? "its only element is 0" : "its elements are 0 to \(count - 1)"
  }

  /// Returns the type of a token without reading its value.
  private func type(of token: Int) -> TokenType? {
    if case .value(let value, _) = results[token] { return value.type }
    return entries[token].ownType ?? entries[token].groupType
  }

  /// Returns the type of a part of a value; nil for parts that are not values of a type, such as a unit.
  private static func type(of step: String, in type: TokenType) -> TokenType? {
    if let part = type.parts.first(where: { $0.name == step }) { return part.type }
    switch (type, step) {
    case (.color, "alpha"), (.dimension, "value"), (.duration, "value"): return .number
    case (.strokeStyle, "dashArray"): return .dimension
    case (.cubicBezier, _): return .number
    default: return Int(step) == nil ? nil : type
    }
  }
}
