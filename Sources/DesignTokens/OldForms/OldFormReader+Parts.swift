// MARK: - Parts of composite values

extension OldFormReader {
  func part(_ part: OtherPart, _ node: JSONValue, in reader: inout ValueReader) -> JSONValue? {
    switch part {
    case .lineHeight(let fontSize): return lineHeight(node, fontSize, &reader)
    case .letterSpacing(let fontSize): return letterSpacing(node, fontSize, &reader)
    case .shadowLayer:
      guard reader.allowsOldForms(node), let renamed = OldForm.shadowLayer(node) else { return node }
      reader.isRepaired = true
      return renamed
    }
  }

  /// A line height as a multiple of the font size; most systems there are give a length, whose multiple is clear.
  private func lineHeight(
    _ node: JSONValue, _ fontSize: DimensionValue?, _ reader: inout ValueReader
  ) -> JSONValue? {
    guard let literal = reader.scalar(node) else { return nil }
    let text = meantText(node, &reader) ?? literal.string.flatMap { OldForm.isLiteral($0) ? $0 : nil }
    var length = text.flatMap(OldForm.lineLength)
    let isNumber = text.map { length == nil && OldForm.number($0) != nil } ?? (literal["unit"] == nil)
    if isNumber { return node }
    let height: Double?
    var problem = "the line height is a length"
    if let text, length == nil {
      guard let fontSize else { return nil }
      height = OldForm.lineHeight(text, fontSize)
      problem = "the line height is \"\(text.prefix(60))\""
    } else {
      length = length ?? reader.dimension(literal)
      guard let length, let fontSize else { return nil }
      height = OldForm.lineHeight(length, fontSize)
    }
    guard let height else { return node }
    let advice = "write \(JSONWriter.text(of: height))" + (length == nil ? "" : ", which it is of the font size")
    warn(problem, at: node, advice: advice, &reader)
    return JSONValue(.number(height), at: node.place)
  }

  /// Letter spacing as a length; older tools give it in `%` or `em` of the font size.
  private func letterSpacing(
    _ node: JSONValue, _ fontSize: DimensionValue?, _ reader: inout ValueReader
  ) -> JSONValue? {
    guard reader.scalar(node) != nil else { return nil }
    guard let text = meantText(node, &reader),
      let multiple = OldForm.multiple(text) ?? (text.lowercased() == "normal" ? 0 : nil)
    else { return node }
    guard let fontSize else { return nil }
    let length = DimensionValue(value: (multiple * fontSize.value * 1e6).rounded() / 1e6, unit: fontSize.unit)
    let json = TokenValue.dimension(length).json
    warn(
      "the letter spacing is \"\(text.prefix(60))\"", at: node,
      advice: "write \(JSONWriter.line(json)), which it is of the font size", &reader)
    return json
  }

  /// The text of a string, or of the token that a reference leads to, in older files.
  private func meantText(_ node: JSONValue, _ reader: inout ValueReader) -> String? {
    guard reader.allowsOldForms(node) else { return nil }
    guard let reference = reader.reference(node) else {
      return node.number.map { CSSNumber.text($0) } ?? text(of: node, in: &reader)
    }
    guard let other = reader.target(of: reference, at: node), reader.result(of: other, at: node.place) != nil else {
      return nil
    }
    return reader.evaluation.texts[other]
  }

  private func warn(_ message: String, at node: JSONValue, advice: String, _ reader: inout ValueReader) {
    reader.isRepaired = true
    reader.evaluation.reporter.warning(.oldForm, message, at: node.place, path: reader.entry.path, advice: advice)
  }
}
