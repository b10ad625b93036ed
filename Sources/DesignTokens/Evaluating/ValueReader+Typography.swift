// MARK: - Typographies

extension ValueReader {
  mutating func typography(_ node: JSONValue) -> TokenValue? {
    let apart = ["letterSpacing", "lineHeight"]
    guard let values = composite(node, .typography, defaults: apart, apart: apart) else { return nil }
    let size = values[1]?.dimension
    let height = node["lineHeight"].map { part(.lineHeight(size), $0, as: .number)?.number }
    let spacing = node["letterSpacing"].map { part(.letterSpacing(size), $0, as: .dimension)?.dimension }
    guard let family = values[0]?.fontFamily, let size, let weight = values[2]?.fontWeight,
      let height = height ?? TypographyValue.usualLineHeight, let spacing = spacing ?? DimensionValue(value: 0)
    else { return nil }
    return .typography(
      TypographyValue(
        fontFamily: family, fontSize: size, fontWeight: weight, letterSpacing: spacing, lineHeight: height))
  }

  private mutating func part(_ part: OtherPart, _ node: JSONValue, as type: TokenType) -> TokenValue? {
    forms.part(part, node, in: &self).flatMap { value($0, as: type) }
  }
}
