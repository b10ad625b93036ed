import PlainText

// MARK: - Text in the forms of CSS and of older tools

extension ValueReader {
  /// Returns the text to read as an ``OldForm``, with references inside it replaced.
  ///
  /// Nil if the value is in the format's own form; empty if it has no text, which has been reported.
  mutating func oldText(of node: JSONValue) -> String? {
    guard let written = node.string else { return nil }
    let trimmed = written.hasBlanksAround ? written.withoutBlanks : written
    let text = trimmed.isEmpty ? written : trimmed
    guard allowsOldForms(node) else { return OldForm.isLiteral(text) ? text : nil }
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
      let path = rest[rest.index(after: open)..<close].withoutBlanks
      guard let part = partText(path, node) else { return "" }
      result += part
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

  /// Returns the text that a reference inside other text stands for; nil if there is none, which has been reported.
  private mutating func partText(_ path: String, _ node: JSONValue) -> String? {
    switch evaluation.target(of: .token(path), at: node.place, for: index) {
    case .nothing: return nil
    case .token(let other):
      if let text = evaluation.share(of: other) ?? piece(of: other, in: node) { return text }
      guard let value = result(of: other, at: node.place)?.value else { return nil }
      return evaluation.texts[other] ?? value.text
    case .part(let part, _):
      // The place of the text may have other references, to other parts.
      evaluation.parts[node.place] = nil
      guard let text = part.word else {
        return fail(.value, "\"{\(path.prefix(80))}\" is \(part.kind), and stands inside other text", at: node)
      }
      return text.contains("{") ? nested(text, node) : text
    }
  }

  /// Returns the text of a part with its own references replaced; nil if they lead nowhere, which has been reported.
  private mutating func nested(_ text: String, _ node: JSONValue) -> String? {
    evaluation.partHops += 1
    guard textDepth < 16, evaluation.partHops <= 100_000 else {
      evaluation.reportNesting(at: node.place, for: index)
      return nil
    }
    textDepth += 1
    defer { textDepth -= 1 }
    let result = substituted(text, node)
    return result.isEmpty ? nil : result
  }

  /// Returns the text of a token without a type that is only a piece of a color, such as `0.5 0.1 200` for
  /// `oklch({base} / {alpha})`; nil for all others. The token itself is reported.
  private func piece(of token: Int, in node: JSONValue) -> String? {
    guard node.string.map(OldForm.isColorFunction) == true else { return nil }
    evaluation.evaluate(token)
    let target = evaluation.entries[token]
    guard case .broken(token) = evaluation.results[token], target.ownType == nil, target.groupType == nil,
      let text = target.authored.string, !text.contains("{")
    else { return nil }
    return text.withoutBlanks
  }

  /// Keeps the text that a token's value was read from, for references inside other text.
  func keepText(_ node: JSONValue, of value: TokenValue) {
    guard allowsOldForms(node) else { return }
    if let number = node.number {
      evaluation.texts[index] = CSSNumber.text(number)
    } else if let string = node.string {
      let text = substitutedText?.text ?? string.withoutBlanks
      evaluation.texts[index] =
        switch value.type {
        case .number, .dimension, .duration: OldForm.quantity(text).map(Formula.text) ?? text
        case .color: OldForm.hashed(text) ?? text
        default: text
        }
    }
  }
}

// MARK: - Values of text

extension ValueReader {
  /// The path, the type's name if it is that of a tool, such as `borderRadius`, and the name of the part of another token
  /// that is read: the form of some text depends on them.
  var formName: String {
    let type = entry.object["$type"]?.string.flatMap { TokenType(rawValue: $0) == nil ? $0 : nil }
    return [entry.path, type, partName].compactMap(\.self).joined(separator: ".")
  }

  /// Reads text as a value, or reports that it is not one.
  mutating func oldValue(of text: String, at node: JSONValue, as type: TokenType) -> TokenValue? {
    guard text.utf8.count <= OldForm.longest else {
      return fail(.tooLarge, "the text is longer than \(OldForm.longest) bytes", at: node)
    }
    let value = meaning(of: text, as: type, at: node)
    if case .fontFamily(let families)? = value, families.isEmpty { return wrong(node, "the name of a font") }
    if let value {
      let isCurrent = [.strokeStyle, .fontFamily, .fontWeight].contains(type) && value.json == node
      if !isCurrent || mistakenType != nil { warnOfOldForm(of: value, at: node, note: note(on: text, type)) }
      return value
    }
    if text.isEmpty, node.string?.isEmpty == false { return nil }
    if allowsOldForms(node), case .mistake(let message, let advice)? = OldForm.problem(in: text) {
      return fail(.value, message, at: node, advice: advice)
    }
    return fail(
      .value, "\(node.kind) does not read as \(type.phrase)", at: node,
      advice: OldForm.advice(for: text) ?? "write \(type.example)")
  }

  /// Reads the text of another token as a value of this type; nil if it is not one.
  ///
  /// In older files a reference stands for text. The text `8` may be a number in one place and a length in another.
  mutating func oldValue(ofToken target: Int, at node: JSONValue, as type: TokenType) -> TokenValue? {
    guard allowsOldForms(node), [.number, .dimension, .duration, .fontWeight].contains(type),
      let text = evaluation.texts[target], let value = meaning(of: text, as: type, at: node)
    else { return nil }
    isRepaired = true
    return value
  }

  func meaning(of text: String, as type: TokenType, at node: JSONValue) -> TokenValue? {
    switch type {
    case .color where allowsOldForms(node):
      (OldForm.color(text) ?? OldForm.hashed(text).flatMap(OldForm.color)).map { .color($0) }
    case .duration where allowsOldForms(node): OldForm.milliseconds(text).map { .duration($0) }
    case .dimension where allowsOldForms(node):
      (OldForm.length(text) ?? OldForm.namedLength(text, path: formName)).map { .dimension($0) }
    case .number:
      // For letter spacings and line heights, `em` and `%` are multiples of the font size.
      (OldForm.number(text) ?? OldForm.fontNumber(text, path: formName)).map { .number($0) }
    default: OldForm.value(of: text, as: type)
    }
  }

  /// Returns a note on the parts of a text that are left out or interpreted.
  private func note(on text: String, _ type: TokenType) -> String {
    switch type {
    case .fontWeight:
      OldForm.fontWeight(text)?.slant.map { "; the slant `\($0)` is left out, which the format has no place for" } ?? ""
    case .dimension where text.hasSuffix("%"): ", which makes every side round; the format has no lengths in `%`"
    case .number where OldForm.isOfFont(formName) && OldForm.multiple(text) != nil:
      ", a multiple of the font size, which typographies that refer to it make a length"
    case .gradient: "; the direction is left out, which the format has no place for"
    default: ""
    }
  }

  /// Warns of an old form whose value is clear, except in files of a tool without a newer form.
  mutating func warnOfOldForm(of value: TokenValue, at node: JSONValue, note: String = "") {
    isRepaired = true
    if evaluation.reporter.rules(at: node.place) == .foreign { return }
    let type = mistakenType.map { "the type is \($0.rawValue), but " } ?? ""
    let typeAdvice = mistakenType == nil ? "" : "\"$type\": \"\(value.type.rawValue)\" and "
    warn(
      .oldForm, "\(type)\(node.kind) is an old way to write \(value.type.phrase)", at: node,
      advice: "write \(typeAdvice)\(Self.text(of: value))\(note)", isLoss: note.contains(text: "left out"))
  }

  /// Returns a value as it is written in the format; an example of its type instead of a long one.
  private static func text(of value: TokenValue) -> String {
    let json = value.json
    return json.size > 4_000 ? value.type.example : JSONWriter.line(json)
  }
}

// MARK: - Types of text

extension ValueReader {
  /// Returns the declared type; where older forms are allowed, the type that the form of the value shows. Types are
  /// optional there, and often wrong.
  mutating func type(of value: JSONValue) -> TokenType? {
    let declared = entry.ownType ?? entry.groupType
    if declared == nil, value.string == nil, let type = OldForm.onlyType(of: value) {
      return forgotten(type, of: value)
    }
    if declared == nil, allowsOldForms(value), OldForm.channels(of: value) != nil { return .color }
    if !allowsOldForms(value) || (declared != nil && value.string == nil) { return declared }
    let text = oldText(of: value)
    // A reference in it has no target, which has been reported.
    if text?.isEmpty == true, value.string?.isEmpty == false {
      hasTold = true
      return nil
    }
    guard let declared else { return OldForm.type(of: text.map { .string($0) } ?? value, path: formName) }
    guard let text, let shown = OldForm.type(of: text, insteadOf: declared, path: formName) else { return declared }
    mistakenType = declared
    return shown
  }

  /// Returns the only type that a value without a type can have. In today's format its absence is an error.
  private mutating func forgotten(_ type: TokenType, of value: JSONValue) -> TokenType? {
    if entry.hasTypeProblem || entry.foreignType != nil { return nil }
    if allowsOldForms(value) { return type }
    evaluation.reporter.error(
      .type, "the token has no type; it is read as \(type.phrase)", at: value.place, path: entry.path,
      advice: "write \"$type\": \"\(type.rawValue)\" here or in a group around it", keepsValue: true)
    return type
  }

  /// Returns true if the text of an alias's target shows that the type of the alias is wrong.
  func isMistaken(_ type: TokenType, for target: Int, _ found: TokenType) -> Bool {
    guard allowsOldForms(entry.authored), let text = evaluation.texts[target] else { return false }
    return OldForm.type(of: text, insteadOf: type, path: formName) == found
  }

  /// Warns of a number without a type below `size`, or with an unknown one. Below `size`, Style Dictionary's own
  /// transforms write it in rem, those of many teams in pixels, and it may be a plain number.
  func warnOfBareSize(_ value: TokenValue) {
    guard case .number(let number) = value, number != 0, entry.ownType ?? entry.groupType == nil,
      allowsOldForms(entry.authored)
    else { return }
    if let type = entry.object["$type"]?.string, entry.foreignType == nil, mistakenType == nil {
      return warn(
        .doubtful, "there is no type \"\(type.prefix(80))\", so this is a plain number", at: entry.authored,
        advice: "write a type of the format, such as \"dimension\" or \"number\"")
    }
    guard entry.path.hasPrefix("size.") else { return }
    warn(
      .doubtful, "a number without a unit; Style Dictionary writes those below `size` in rem", at: entry.authored,
      advice: "write \"\(CSSNumber.text(number))rem\", or a type")
  }

  /// Reports that a token has no type, in a file that allows older forms.
  mutating func reportNoOldType() {
    let authored = entry.authored
    if ColorModifier.isWritten(as: authored) {
      return leaveOut("a change of colors, for the `modify` of others, is left out; the format has no place for it")
    }
    let written = authored.string.map { "\"\($0.prefix(60))\"" } ?? authored.kind
    let type = entry.object["$type"]?.string.map { " of the type \"\($0.prefix(60))\"" } ?? ""
    let message = "\(written)\(type) has no form in the token format"
    let text = oldText(of: authored)
    if let text, text.utf8.count <= OldForm.longest,
      case .mistake(let message, let advice)? = OldForm.problem(in: text)
    {
      return fail(.value, message, at: authored, advice: advice)
    }
    let advice = text.flatMap { OldForm.advice(for: $0) } ?? modesAdvice(on: authored)
    if text.map(OldForm.isOfCSSAlone) == true {
      if text.map(OldForm.isShare) == true { evaluation.texts[index] = text }
      leaveOut("\(message), and is left out", advice: advice)
    } else {
      fail(.value, message, at: authored, advice: advice)
    }
  }
}
