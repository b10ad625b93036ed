// MARK: - Colors that Tokens Studio changes

extension ValueReader {
  /// Applies the token's extension `modify` to its value. It counts only in files of older tools: in today's format no
  /// extension changes a value.
  mutating func modified(_ result: (TokenValue, JSONValue)) -> (TokenValue, JSONValue)? {
    guard let color = result.0.color, allowsOldForms(entry.authored),
      let node = entry.object["$extensions"]?["studio.tokens"]?["modify"]
    else { return result }
    let reader = self
    func unchanged(_ reason: String, at part: JSONValue) -> (TokenValue, JSONValue) {
      reader.warn(.doubtful, "`modify` does not change the color: \(reason)", at: part)
      return result
    }
    guard let kind = node["type"]?.string.flatMap(ColorModifier.Kind.init) else {
      let known = ColorModifier.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      return unchanged("its type is none of \(known)", at: node["type"] ?? node)
    }
    guard let part = node["value"], let text = plainText(of: part) else {
      return unchanged("it has no `value`", at: node)
    }
    // A reference in it has no target, which has been reported.
    if text.isEmpty { return nil }
    guard let amount = OldForm.number(text), 0...1 ~= amount else {
      return unchanged("\(part.kind) is no number from 0 to 1", at: part)
    }
    var modifier = ColorModifier(kind: kind, amount: amount)
    if kind != .alpha {
      guard let space = ColorModifier.spaces.first(where: { $0.name == node["space"]?.string })?.space else {
        let known = ColorModifier.spaces.map(\.name).joined(separator: ", ")
        return unchanged("its space is none of \(known)", at: node["space"] ?? node)
      }
      modifier.space = space
    }
    if kind == .mix {
      guard let part = node["color"] else { return unchanged("it has no `color`", at: node) }
      if reference(part) != nil {
        guard let other = value(part, as: .color)?.color else { return nil }
        modifier.other = other
      } else {
        let text = plainText(of: part)
        if text?.isEmpty == true { return nil }
        guard let other = text.flatMap(OldForm.color) else { return unchanged("\(part.kind) is no color", at: part) }
        modifier.other = other
      }
    }
    let value = TokenValue.color(modifier(color))
    return (value, value.json)
  }

  /// Returns the text of a part with its references replaced; empty if one of them has no target, nil if there is no
  /// text.
  private mutating func plainText(of node: JSONValue) -> String? {
    if let number = node.number { return JSONWriter.text(of: number) }
    return node.string?.isEmpty == true ? nil : oldText(of: node)
  }
}
