// MARK: - Typographies

extension ValueReader {
  mutating func typography(_ node: JSONValue) -> TokenValue? {
    let apart = ["letterSpacing", "lineHeight"]
    guard let values = composite(node, .typography, defaults: apart, apart: apart) else { return nil }
    let size = values[1]?.dimension
    let height = node["lineHeight"].map { part in
      lineHeight(part, size).flatMap { value($0, as: .number)?.number }
    }
    let spacing = node["letterSpacing"].map { part in
      letterSpacing(part, size).flatMap { value($0, as: .dimension)?.dimension }
    }
    guard let family = values[0]?.fontFamily, let size, let weight = values[2]?.fontWeight,
      let height = height ?? TypographyValue.usualLineHeight, let spacing = spacing ?? DimensionValue(value: 0)
    else { return nil }
    return .typography(
      TypographyValue(
        fontFamily: family, fontSize: size, fontWeight: weight, letterSpacing: spacing, lineHeight: height))
  }

  /// Returns a line height as a multiple of the font size, as the format requires. Most design systems give a length,
  /// which has a clear multiple. Nil without a line height, which has been reported.
  private mutating func lineHeight(_ node: JSONValue, _ fontSize: DimensionValue?) -> JSONValue? {
    guard let literal = scalar(node) else { return nil }
    let text = meantText(node) ?? literal.string.flatMap { OldForm.isLiteral($0) ? $0 : nil }
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
      length = length ?? dimension(literal)
      guard let length, let fontSize else { return nil }
      height = OldForm.lineHeight(length, fontSize)
    }
    guard let height else { return node }
    let advice = "write \(JSONWriter.text(of: height))" + (length == nil ? "" : ", which it is of the font size")
    isRepaired = true
    warn(.oldForm, problem, at: node, advice: advice)
    return JSONValue(.number(height), at: node.place)
  }

  /// Returns letter spacing as a length. Older tools give it in `%` or `em` of the font size.
  private mutating func letterSpacing(_ node: JSONValue, _ fontSize: DimensionValue?) -> JSONValue? {
    guard scalar(node) != nil else { return nil }
    guard let text = meantText(node),
      let multiple = OldForm.multiple(text) ?? (text.lowercased() == "normal" ? 0 : nil)
    else { return node }
    guard let fontSize else { return nil }
    let length = DimensionValue(value: (multiple * fontSize.value * 1e6).rounded() / 1e6, unit: fontSize.unit)
    let json = TokenValue.dimension(length).json
    isRepaired = true
    warn(
      .oldForm, "the letter spacing is \"\(text.prefix(60))\"", at: node,
      advice: "write \(JSONWriter.line(json)), which it is of the font size")
    return json
  }

  /// Returns the text of a string, or of the token that a reference leads to, in older files.
  private mutating func meantText(_ node: JSONValue) -> String? {
    guard allowsOldForms(node) else { return nil }
    guard let reference = reference(node) else { return plainText(of: node) }
    if let other = target(of: reference, at: node) {
      if let text = evaluation.share(of: other) { return text }
      return result(of: other, at: node.place) == nil ? nil : evaluation.texts[other]
    }
    return scalar(node).flatMap { plainText(of: $0) }
  }
}
