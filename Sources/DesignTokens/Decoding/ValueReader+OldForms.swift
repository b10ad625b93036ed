// MARK: - Old forms

extension ValueReader {
  /// The text to read as CSS, with references inside it replaced; nil when the text is one of today's values.
  ///
  /// Empty when that is not possible, which has been told.
  mutating func oldText(_ text: String, _ node: JSONValue) -> String? {
    guard dialect(node).allowsOldForms else { return OldForm.isLiteral(text) ? text : nil }
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    if let known = substitutedText, known.place == node.place { return known.text }
    let result = substituted(text, node)
    substitutedText = (node.place, result)
    return result
  }

  private mutating func substituted(_ text: String, _ node: JSONValue) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      let path = referencePath(rest[rest.index(after: open)..<close])
      guard case .token(let other) = evaluation.target(of: .token(path), at: node.place, for: index),
        let value = self.result(of: other, at: node.place)?.value
      else { return "" }
      result += evaluation.texts[other] ?? value.text
      rest = rest[rest.index(after: close)...]
      if result.utf8.count > OldForm.longest { break }
    }
    result += rest
    if result.utf8.count <= OldForm.longest { return result }
    fail(
      .tooLarge, "with what its references stand for, the text is longer than \(OldForm.longest) bytes", at: node,
      advice: "write the value that it gives")
    return ""
  }

  /// The path a reference inside text names; older tools allow spaces around it, and `.value` after it.
  private func referencePath(_ text: Substring) -> String {
    var path = text.drop { $0 == " " }
    while path.last == " " { path.removeLast() }
    let suffix = ".value"
    let isNamed = !path.hasSuffix(suffix) || evaluation.index(of: String(path)) != nil
    return String(isNamed ? path : path.dropLast(suffix.count))
  }

  /// Reads text as CSS.
  mutating func oldLiteral(_ text: String, _ node: JSONValue, as type: TokenType) -> TokenValue? {
    guard text.utf8.count <= OldForm.longest else {
      return fail(.tooLarge, "the text is longer than \(OldForm.longest) bytes", at: node)
    }
    let value = oldValue(text, node, as: type)
    if case .fontFamily(let families)? = value, families.isEmpty { return wrong(node, "the name of a font") }
    if let value {
      let isCurrent = [.strokeStyle, .fontFamily, .fontWeight].contains(type) && value.json == node
      return isCurrent && mistakenType == nil ? value : oldForm(value, at: node, note: note(on: text, type))
    }
    if text.isEmpty, node.string?.isEmpty == false { return nil }
    if dialect(node).allowsOldForms, case .mistake(let message, let advice)? = OldForm.problem(in: text) {
      return fail(.value, message, at: node, advice: advice)
    }
    return fail(
      .value, "\(node.kind) does not read as \(type.phrase)", at: node,
      advice: OldForm.advice(for: text) ?? "write \(type.example)")
  }

  /// The value that a text has as one of a type; nil if none.
  private func oldValue(_ text: String, _ node: JSONValue, as type: TokenType) -> TokenValue? {
    switch type {
    case .color: OldForm.color(text).map { .color($0) }
    case .dimension: dimension(text, node).map { .dimension($0) }
    case .duration: OldForm.duration(text).map { .duration($0) }
    case .number: number(text).map { .number($0) }
    case .cubicBezier: OldForm.cubicBezier(text).map { .cubicBezier($0) }
    case .shadow: OldForm.shadow(text).map { .shadow($0) }
    case .fontFamily: .fontFamily(OldForm.fontFamily(text))
    case .fontWeight: OldForm.fontWeight(text).map { .fontWeight($0.weight) }
    case .strokeStyle: StrokeStyleValue.Name(rawValue: text).map { .strokeStyle(.named($0)) }
    case .border: OldForm.border(text).map { .border($0) }
    case .transition: OldForm.transition(text).map { .transition($0) }
    case .typography: OldForm.typography(text).map { .typography($0) }
    case .gradient: OldForm.gradient(text).map { .gradient($0) }
    }
  }

  /// What reading a text leaves out, or takes it to mean.
  private func note(on text: String, _ type: TokenType) -> String {
    switch type {
    case .fontWeight:
      OldForm.fontWeight(text)?.slant.map { "; the slant `\($0)` is left out, which the format has no place for" } ?? ""
    case .dimension where text.hasSuffix("%"): ", which makes every side round; the format has no lengths in `%`"
    case .number where OldForm.isOfFont(entry.path) && OldForm.multiple(text) != nil:
      ", a multiple of the font size, which typographies that refer to it make a length"
    case .gradient: "; the direction is left out, which the format has no place for"
    default: ""
    }
  }

  /// A number; of letters and lines, `em` and `%` are multiples of the font size.
  private func number(_ text: String) -> Double? {
    OldForm.number(text) ?? (OldForm.isOfFont(entry.path) ? OldForm.multiple(text) : nil)
  }

  /// A length with its unit; where old forms are the rule, pixels may be left out.
  private func dimension(_ text: String, _ node: JSONValue) -> DimensionValue? {
    guard dialect(node).allowsOldForms else { return OldForm.dimension(text) }
    if let length = OldForm.length(text) { return length }
    return OldForm.namedLength(text, path: entry.path)
  }

  // MARK: - What references stand for

  /// Remembers what the token's value was read from.
  func keepText(of value: TokenValue) {
    guard dialect(entry.authored).allowsOldForms else { return }
    if let number = entry.authored.number {
      evaluation.texts[index] = CSSNumber.text(number)
    } else if let authored = entry.authored.string {
      let text = substitutedText?.text ?? authored
      let isMeasure = [.number, .dimension, .duration].contains(value.type)
      evaluation.texts[index] = isMeasure ? OldForm.quantity(text).map(Formula.text) ?? text : text
    }
  }

  /// The text of a string, or of the token that a reference leads to, in old dialects.
  mutating func oldText(of node: JSONValue) -> String? {
    guard dialect(node).allowsOldForms else { return nil }
    guard let reference = reference(node) else {
      return node.number.map { CSSNumber.text($0) } ?? node.string.flatMap { oldText($0, node) }
    }
    guard case .token(let other) = evaluation.target(of: reference, at: node.place, for: index),
      result(of: other, at: node.place) != nil
    else { return nil }
    return evaluation.texts[other]
  }

  /// The value of a token as one of another type: in old dialects a reference stands for a text, such as `8`, which may be
  /// a number here and a length there.
  mutating func reread(_ other: Int, as type: TokenType, at node: JSONValue) -> TokenValue? {
    guard dialect(node).allowsOldForms, [.number, .dimension, .fontWeight].contains(type),
      let text = evaluation.texts[other],
      let value = oldValue(text, node, as: type)
    else { return nil }
    isRepaired = true
    return value
  }

  /// Whether an alias was given a type that the text of its target, which has another, shows to be a mistake.
  func isMistaken(_ type: TokenType, for other: Int, _ found: TokenType) -> Bool {
    guard dialect(entry.authored).allowsOldForms, let text = evaluation.texts[other] else { return false }
    return OldForm.type(of: text, insteadOf: type, path: entry.path) == found
  }
}
