// MARK: - Colors that Tokens Studio changes

extension ValueReader {
  /// Applies an `alpha` beside the value, which replaces the opacity of the color. Tokens of that name in a token are others.
  mutating func faded(_ result: (TokenValue, JSONValue)) -> (TokenValue, JSONValue)? {
    let isToday = !allowsOldForms(entry.authored)
    guard let node = entry.object["alpha"] ?? (isToday ? entry.object["$alpha"] : nil), !node.isNull,
      !TokenTree.holdsTokens(node)
    else { return result }
    guard let color = result.0.color else {
      return fail(.value, "`alpha` stands beside \(result.0.type.phrase); only colors have one", at: node)
    }
    guard let text = plainText(of: node) else { return fail(.value, "`alpha` is \(node.kind)", at: node) }
    if text.isEmpty { return nil }
    guard let amount = OldForm.number(text), 0...1 ~= amount else {
      return fail(.value, "`alpha` is \(node.kind), not a number from 0 to 1", at: node)
    }
    return changed(color, by: ColorModifier(kind: .alpha, amount: amount))
  }

  /// Returns the changed color. The text of the token is no longer that of its value.
  private func changed(_ color: ColorValue, by modifier: ColorModifier) -> (TokenValue, JSONValue) {
    evaluation.texts[index] = nil
    let value = TokenValue.color(modifier(color))
    return (value, value.json)
  }

  /// Applies the token's extension `modify` to its value. It counts only in files of older tools: in today's format no
  /// extension changes a value.
  mutating func modified(_ result: (TokenValue, JSONValue)) -> (TokenValue, JSONValue)? {
    guard let color = result.0.color, allowsOldForms(entry.authored),
      var node = entry.object["$extensions"]?["studio.tokens"]?["modify"]
    else { return result }
    if let reference = reference(node) {
      guard let other = target(of: reference, at: node) else { return nil }
      let authored = evaluation.entries[other].authored
      if ColorModifier.isWritten(as: authored) { node = authored }
    }
    let reader = self
    func unclear(_ reason: String, at part: JSONValue) -> (TokenValue, JSONValue)? {
      reader.fail(.value, "`modify` cannot be read: \(reason)", at: part, advice: "write the resulting color")
    }
    guard let kind = node["type"]?.string.flatMap(ColorModifier.Kind.init) else {
      let known = ColorModifier.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      return unclear("its type is none of \(known)", at: node["type"] ?? node)
    }
    guard let part = node["value"], let text = plainText(of: part) else {
      return unclear("it has no `value`", at: node)
    }
    // A reference in it has no target, which has been reported.
    if text.isEmpty { return nil }
    guard let amount = OldForm.number(text), 0...1 ~= amount else {
      return unclear("\(part.kind) is no number from 0 to 1", at: part)
    }
    var modifier = ColorModifier(kind: kind, amount: amount)
    if kind != .alpha {
      guard let space = ColorModifier.spaces.first(where: { $0.name == node["space"]?.string })?.space else {
        let known = ColorModifier.spaces.map(\.name).joined(separator: ", ")
        return unclear("its space is none of \(known)", at: node["space"] ?? node)
      }
      modifier.space = space
    }
    if kind == .mix {
      guard let part = node["color"] else { return unclear("it has no `color`", at: node) }
      if reference(part) != nil {
        guard let other = value(part, as: .color)?.color else { return nil }
        modifier.other = other
      } else {
        let text = plainText(of: part)
        if text?.isEmpty == true { return nil }
        guard let other = text.flatMap(OldForm.color) else { return unclear("\(part.kind) is no color", at: part) }
        modifier.other = other
      }
    }
    return changed(color, by: modifier)
  }

  /// Returns the text of a part with its references replaced; empty if one of them has no target, nil if there is no
  /// text.
  mutating func plainText(of node: JSONValue) -> String? {
    if let number = node.number { return JSONWriter.text(of: number) }
    return node.string?.isEmpty == true ? nil : oldText(of: node)
  }
}
