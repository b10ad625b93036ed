// MARK: - JSON pointers

extension Evaluation {
  /// What a pointer leads to.
  ///
  /// It is applied to the values as authored, following references met on the way.
  func pointerTarget(_ steps: [String], at place: Place, for index: Int) -> Target {
    let split = steps.firstIndex(of: "$value") ?? steps.endIndex
    let path = steps[..<split].joined(separator: ".")
    guard let token = self.index(of: path) else {
      reportNoToken(steps, path, at: place, for: index)
      return .nothing
    }
    let rest = Array(steps[split...].dropFirst())
    return rest.isEmpty ? .token(token) : part(rest, of: token, at: place, for: index)
  }

  private func reportNoToken(_ steps: [String], _ path: String, at place: Place, for index: Int) {
    let tokenLength = steps.indices.reversed().first { self.index(of: steps[..<$0].joined(separator: ".")) != nil }
    guard let tokenLength else {
      _ = target(of: .token(path), at: place, for: index)
      return
    }
    let name = steps[tokenLength]
    let token = "#/" + steps[..<tokenLength].joined(separator: "/")
    fail(
      .reference,
      name.hasPrefix("$") ? "`\(name)` is not a value that can be referred to" : "the token has no part \"\(name)\"",
      at: place,
      for: index,
      advice: name.hasPrefix("$")
        ? "write \"\(token)\" for the token's value"
        : "values lie under `$value`: \"\(token)/$value/\(steps[tokenLength...].joined(separator: "/"))\""
    )
  }

  private func part(_ steps: [String], of token: Int, at place: Place, for index: Int) -> Target {
    var node = entries[token].authored
    var type = type(of: token)
    var rest = steps[...]
    var hops = 0
    while true {
      while let reference = Reference(node), reporter.dialect(at: node.place) == .dtcg || !isMalformed(reference) {
        hops += 1
        guard hops <= 64 else {
          fail(.cycle, "the pointer leads in a circle, or through more than 64 references", at: place, for: index)
          return .nothing
        }
        guard !rest.isEmpty else { return .part(node, type) }
        switch reference {
        case .token(let path):
          guard let next = self.index(of: path) else { return target(of: reference, at: place, for: index) }
          (node, type) = (entries[next].authored, self.type(of: next))
        case .pointer(let steps):
          let split = steps.firstIndex(of: "$value") ?? steps.endIndex
          guard let next = self.index(of: steps[..<split].joined(separator: ".")) else {
            return target(of: reference, at: place, for: index)
          }
          (node, type) = (entries[next].authored, self.type(of: next))
          rest = steps[split...].dropFirst() + rest
        case .malformed: return target(of: reference, at: place, for: index)
        }
      }
      guard let step = rest.popFirst() else { return .part(node, type) }
      guard let next = node.child(step) else {
        let names = node.members?.map(\.key) ?? []
        let advice =
          Suggestion.nearest(to: step, in: names).map { "did you mean \"\($0)\"?" }
          ?? (names.isEmpty ? nil : "its parts are \(names.prefix(10).joined(separator: ", "))")
        fail(.missing, "\(node.kind) has no part \"\(step)\"", at: place, for: index, advice: advice)
        return .nothing
      }
      type = type.flatMap { Self.type(of: step, in: $0) }
      node = next
    }
  }

  private func isMalformed(_ reference: Reference) -> Bool {
    if case .malformed = reference { true } else { false }
  }

  /// The type a token has or would have, without reading its value.
  private func type(of token: Int) -> TokenType? {
    if case .value(let value, _) = results[token] { return value.type }
    return entries[token].ownType ?? entries[token].groupType
  }

  /// The type of a part of a value; nil for parts that are not values of a type, such as a unit.
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
