// MARK: - Old forms

extension ValueReader {
  /// The text to read as CSS, with references inside it replaced; nil when the text is one of today's values.
  mutating func oldText(_ text: String, _ node: JSONValue) -> String? {
    guard dialect(node).allowsOldForms else { return OldForm.isLiteral(text) ? text : nil }
    guard text.contains("{") else { return text }
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      let path = String(rest[rest.index(after: open)..<close])
      guard case .token(let other) = evaluation.target(of: .token(path), at: node.place, for: index),
        let value = self.result(of: other, at: node.place)?.value
      else { return "" }
      result += value.css
      rest = rest[rest.index(after: close)...]
      if result.utf8.count > OldForm.longest { break }
    }
    return result + rest
  }

  /// Reads text as CSS.
  ///
  /// In today's format this is an error, whose value is kept.
  mutating func oldLiteral(_ text: String, _ node: JSONValue, as type: TokenType) -> TokenValue? {
    guard text.utf8.count <= OldForm.longest else { return fail(.value, "the text is too long", at: node) }
    let value: TokenValue? =
      switch type {
      case .color: OldForm.color(text).map { .color($0) }
      case .dimension: dimension(text, node).map { .dimension($0) }
      case .duration: OldForm.duration(text).map { .duration($0) }
      case .number: OldForm.number(text).map { .number($0) }
      case .cubicBezier: OldForm.cubicBezier(text).map { .cubicBezier($0) }
      case .shadow: OldForm.shadow(text).map { .shadow($0) }
      case .fontFamily: .fontFamily(OldForm.fontFamily(text))
      case .fontWeight: oldWeight(text).map { .fontWeight($0) }
      case .strokeStyle: StrokeStyleValue.Name(rawValue: text).map { .strokeStyle(.named($0)) }
      default: nil
      }
    if case .fontFamily(let families)? = value, families.isEmpty { return wrong(node, "the name of a font") }
    if let value {
      let isCurrent = [.strokeStyle, .fontFamily, .fontWeight].contains(type) && value.json == node
      return isCurrent ? value : oldForm(value, at: node)
    }
    if text.isEmpty, node.string?.isEmpty == false { return nil }
    return fail(
      .value, "\(node.kind) does not read as \(type.phrase)", at: node,
      advice: OldForm.advice(for: text) ?? "write \(type.example)")
  }

  /// A length with its unit; where old forms are the rule, pixels may be left out.
  private func dimension(_ text: String, _ node: JSONValue) -> DimensionValue? {
    if let length = OldForm.dimension(text) { return length }
    guard dialect(node).allowsOldForms, let (value, unit) = OldForm.quantity(text), unit.isEmpty else { return nil }
    return DimensionValue(value: value)
  }

  /// A weight as a number in a string, or a name in any spelling.
  private func oldWeight(_ text: String) -> FontWeightValue? {
    if let number = OldForm.number(text) { return 1...1000 ~= number ? FontWeightValue(number) : nil }
    let name = text.lowercased().filter { $0 != "-" && $0 != " " }
    return FontWeightValue.names.first { $0.key.filter { $0 != "-" } == name }.map { FontWeightValue($0.value) }
  }
}
