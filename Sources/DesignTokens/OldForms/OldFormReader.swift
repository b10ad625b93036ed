/// Reads values in the forms of CSS and of older tools, for the core's ``ValueReader``.
///
/// ``OldForm`` knows the forms. This type adds references inside text, and warnings.
struct OldFormReader: OtherForms {
  // MARK: - Text

  func text(of node: JSONValue, in reader: inout ValueReader) -> String? {
    guard let text = node.string else { return nil }
    guard reader.allowsOldForms(node) else { return OldForm.isLiteral(text) ? text : nil }
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    if let known = reader.substitutedText, known.place == node.place { return known.text }
    let result = substituted(text, node, &reader)
    reader.substitutedText = (node.place, result)
    return result
  }

  private func substituted(_ text: String, _ node: JSONValue, _ reader: inout ValueReader) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      let path = referencePath(rest[rest.index(after: open)..<close], reader)
      guard let other = reader.target(of: .token(path), at: node), let value = reader.result(of: other, at: node.place)
      else { return "" }
      result += reader.evaluation.texts[other] ?? value.value.text
      rest = rest[rest.index(after: close)...]
      if result.utf8.count > OldForm.longest { break }
    }
    result += rest
    if result.utf8.count <= OldForm.longest { return result }
    reader.fail(
      .tooLarge, "with what its references stand for, the text is longer than \(OldForm.longest) bytes", at: node,
      advice: "write the value that it gives")
    return ""
  }

  /// The path a reference inside text names; older tools allow spaces around it, and `.value` after it.
  private func referencePath(_ text: Substring, _ reader: ValueReader) -> String {
    var path = text.drop { $0 == " " }
    while path.last == " " { path.removeLast() }
    let suffix = ".value"
    let isNamed = !path.hasSuffix(suffix) || reader.evaluation.index(of: String(path)) != nil
    return String(isNamed ? path : path.dropLast(suffix.count))
  }

  // MARK: - Values

  func value(
    of text: String, at node: JSONValue, as type: TokenType, in reader: inout ValueReader
  ) -> TokenValue? {
    guard text.utf8.count <= OldForm.longest else {
      return reader.fail(.tooLarge, "the text is longer than \(OldForm.longest) bytes", at: node)
    }
    let value = value(of: text, as: type, at: node, in: reader)
    if case .fontFamily(let families)? = value, families.isEmpty { return reader.wrong(node, "the name of a font") }
    if let value {
      let isCurrent = [.strokeStyle, .fontFamily, .fontWeight].contains(type) && value.json == node
      if !isCurrent || reader.mistakenType != nil {
        warn(of: value, at: node, note: note(on: text, type, path: reader.entry.path), &reader)
      }
      return value
    }
    if text.isEmpty, node.string?.isEmpty == false { return nil }
    if reader.allowsOldForms(node), case .mistake(let message, let advice)? = OldForm.problem(in: text) {
      return reader.fail(.value, message, at: node, advice: advice)
    }
    return reader.fail(
      .value, "\(node.kind) does not read as \(type.phrase)", at: node,
      advice: OldForm.advice(for: text) ?? "write \(type.example)")
  }

  /// In older files a reference stands for a text, such as `8`, which may be a number here and a length there.
  func value(of target: Int, as type: TokenType, at node: JSONValue, in reader: inout ValueReader) -> TokenValue? {
    guard reader.allowsOldForms(node), [.number, .dimension, .fontWeight].contains(type),
      let text = reader.evaluation.texts[target],
      let value = value(of: text, as: type, at: node, in: reader)
    else { return nil }
    reader.isRepaired = true
    return value
  }

  /// The value that a text has as one of a type; nil if none.
  private func value(
    of text: String, as type: TokenType, at node: JSONValue, in reader: ValueReader
  ) -> TokenValue? {
    let path = reader.entry.path
    return switch type {
    case .dimension where reader.allowsOldForms(node):
      (OldForm.length(text) ?? OldForm.namedLength(text, path: path)).map { .dimension($0) }
    case .number:
      // For letters and lines, `em` and `%` are multiples of the font size.
      (OldForm.number(text) ?? (OldForm.isOfFont(path) ? OldForm.multiple(text) : nil)).map { .number($0) }
    default: OldForm.value(of: text, as: type)
    }
  }

  /// A note on the parts of a text that reading leaves out or interprets.
  private func note(on text: String, _ type: TokenType, path: String) -> String {
    switch type {
    case .fontWeight:
      OldForm.fontWeight(text)?.slant.map { "; the slant `\($0)` is left out, which the format has no place for" } ?? ""
    case .dimension where text.hasSuffix("%"): ", which makes every side round; the format has no lengths in `%`"
    case .number where OldForm.isOfFont(path) && OldForm.multiple(text) != nil:
      ", a multiple of the font size, which typographies that refer to it make a length"
    case .gradient: "; the direction is left out, which the format has no place for"
    default: ""
    }
  }

  /// Warns of an old form whose value is clear; not in files that know no other form.
  private func warn(of value: TokenValue, at node: JSONValue, note: String, _ reader: inout ValueReader) {
    reader.isRepaired = true
    if reader.evaluation.reporter.rules(at: node.place) == .foreign { return }
    let type = reader.mistakenType.map { "the type is \($0.rawValue), but " } ?? ""
    let message = "\(type)\(node.kind) is an old way to write \(value.type.phrase)"
    let typeAdvice = reader.mistakenType == nil ? "" : "\"$type\": \"\(value.type.rawValue)\" and "
    let advice = "write \(typeAdvice)\(JSONWriter.line(value.json))\(note)"
    reader.evaluation.reporter.warning(.oldForm, message, at: node.place, path: reader.entry.path, advice: advice)
  }

  func keepText(of value: TokenValue, in reader: ValueReader) {
    let authored = reader.entry.authored
    guard reader.allowsOldForms(authored) else { return }
    if let number = authored.number {
      reader.evaluation.texts[reader.index] = CSSNumber.text(number)
    } else if let string = authored.string {
      let text = reader.substitutedText?.text ?? string
      let isMeasure = [.number, .dimension, .duration].contains(value.type)
      reader.evaluation.texts[reader.index] = isMeasure ? OldForm.quantity(text).map(Formula.text) ?? text : text
    }
  }

  func meaning(of text: String, as type: TokenType) -> TokenValue? { OldForm.value(of: text, as: type) }

  func advice(for text: String) -> String? { OldForm.advice(for: text) }
}
