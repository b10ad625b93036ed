// MARK: - Typographies

extension ValueReader {
  mutating func typography(_ node: JSONValue) -> TokenValue? {
    let parts = ["letterSpacing", "lineHeight"]
    let values = composite(node, .typography, defaults: parts, apart: parts)
    guard let values else { return nil }
    let height = node["lineHeight"].map { lineHeight($0, values[1]?.dimension) } ?? OldForm.usualLineHeight
    let spacing = node["letterSpacing"].map { letterSpacing($0, values[1]?.dimension) } ?? DimensionValue(value: 0)
    guard let family = values[0]?.fontFamily, let size = values[1]?.dimension, let weight = values[2]?.fontWeight,
      let height, let spacing
    else { return nil }
    return .typography(
      TypographyValue(
        fontFamily: family,
        fontSize: size,
        fontWeight: weight,
        letterSpacing: spacing,
        lineHeight: height
      )
    )
  }

  /// A line height as a multiple of the font size; most systems there are give a length, whose multiple is clear.
  private mutating func lineHeight(_ node: JSONValue, _ fontSize: DimensionValue?) -> Double? {
    guard let literal = scalar(node) else { return nil }
    let text = oldText(of: node) ?? literal.string.flatMap { OldForm.isLiteral($0) ? $0 : nil }
    let length = text.flatMap(OldForm.lineLength)
    let isNumber = text.map { length == nil && OldForm.number($0) != nil } ?? (literal["unit"] == nil)
    if isNumber { return value(node, as: .number)?.number }
    if let text, length == nil {
      guard let fontSize else { return nil }
      guard let height = OldForm.lineHeight(text, fontSize) else { return value(node, as: .number)?.number }
      outdated("the line height is \"\(text.prefix(60))\"", at: node, advice: "write \(JSONWriter.text(of: height))")
      return height
    }
    guard let length = length ?? dimension(literal), let fontSize else { return nil }
    guard let height = OldForm.lineHeight(length, fontSize) else { return value(node, as: .number)?.number }
    let advice = "write \(JSONWriter.text(of: height)), which it is of the font size"
    outdated("the line height is a length", at: node, advice: advice)
    return height
  }

  /// Room between letters; older tools give it in `%` or `em` of the font size.
  private mutating func letterSpacing(_ node: JSONValue, _ fontSize: DimensionValue?) -> DimensionValue? {
    guard scalar(node) != nil else { return nil }
    guard let text = oldText(of: node),
      let multiple = OldForm.multiple(text) ?? (text.lowercased() == "normal" ? 0 : nil)
    else { return value(node, as: .dimension)?.dimension }
    guard let fontSize else { return nil }
    let length = DimensionValue(value: (multiple * fontSize.value * 1e6).rounded() / 1e6, unit: fontSize.unit)
    outdated(
      "the letter spacing is \"\(text.prefix(60))\"", at: node,
      advice: "write \(JSONWriter.line(TokenValue.dimension(length).json)), which it is of the font size")
    return length
  }

  /// Warns of a part in an old form.
  private mutating func outdated(_ message: String, at node: JSONValue, advice: String) {
    isRepaired = true
    evaluation.reporter.warning(.oldForm, message, at: node.place, path: entry.path, advice: advice)
  }
}
