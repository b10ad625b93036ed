/// A change that Tokens Studio makes to the colour of a token, by `modify` in its `$extensions`.
///
/// It is computed as in the plugin and its transforms: a lightened colour moves by the given share towards white in the
/// given space, a darkened one towards black. Both lower the chroma.
struct ColorModifier {
  /// The kinds of changes.
  enum Kind: String, CaseIterable {
    case lighten, darken, mix, alpha
  }

  /// Returns true if an object is a change in the tool's form, `{ "type": "alpha", "value": "{half}" }`.
  static func isWritten(as node: JSONValue) -> Bool {
    node["value"] != nil && node["type"]?.string.flatMap(Kind.init) != nil
  }

  /// The spaces to choose from, by the tool's names.
  static let spaces: [(name: String, space: ColorSpace)] = [
    ("lch", .lch), ("srgb", .srgb), ("p3", .displayP3), ("hsl", .hsl),
  ]

  var kind: Kind
  /// The amount, 0…1; the new opacity for an alpha.
  var amount: Double
  /// The space in which colors are changed; an alpha does not depend on it.
  var space = ColorSpace.srgb
  /// The color that is mixed in.
  var other: ColorValue?

  /// Returns the changed colour.
  func callAsFunction(_ color: ColorValue) -> ColorValue {
    var color = color
    if kind == .alpha {
      color.alpha = amount
      return color
    }
    guard let parts = space.components(ofSRGB: color.unclampedSRGB) else { return color }
    color.space = space
    color.hex = nil
    color.components = kind == .mix ? parts : zip(parts.indices, parts).map(shaded)
    if kind == .mix, let other, let others = space.components(ofSRGB: other.unclampedSRGB) {
      color.components = parts.indices.map { mixed(parts[$0], others[$0], isHue: $0 == space.hueIndex) }
      color.alpha += (other.alpha - color.alpha) * amount
    }
    return color
  }

  private func shaded(_ index: Int, _ component: Double?) -> Double? {
    guard let component else { return nil }
    switch (space, index) {
    case (.hsl, 0), (.hsl, 1), (.lch, 2): return component
    case (.lch, 1): return component * (1 - amount)
    default:
      let end = kind == .darken ? 0.0 : [.hsl, .lch].contains(space) ? 100 : 1
      return component + (end - component) * amount
    }
  }

  /// Returns a value between two components. Hues go the shorter way; a missing component takes the other's value.
  private func mixed(_ from: Double?, _ to: Double?, isHue: Bool) -> Double? {
    guard let from, var to else { return from ?? to }
    if isHue {
      if to - from > 180 { to -= 360 } else if to - from < -180 { to += 360 }
    }
    let result = from + (to - from) * amount
    return isHue ? ColorSpace.turned(result) : result
  }
}
