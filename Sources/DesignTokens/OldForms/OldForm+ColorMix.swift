// MARK: - Mixed colours

extension OldForm {
  /// Reads the content of a `color-mix()`: `in oklab, #36f 40%, white`.
  ///
  /// Colours are mixed as in CSS Color 5, section "Color-mix", in the spaces srgb, srgb-linear, xyz, oklab and oklch.
  /// Hues take the shorter way.
  static func mixed(_ content: String) -> ColorValue? {
    let parts = split(content, at: ",")
    guard parts.count == 3, let space = mixingSpace(parts[0]), let first = ingredient(parts[1]),
      let second = ingredient(parts[2])
    else { return nil }
    let (left, right) = shares(first.percent, second.percent)
    guard left + right > 0 else { return nil }
    let share = right / (left + right)
    let alpha = first.color.alpha * (1 - share) + second.color.alpha * share
    guard var from = space.coordinates(ofSRGB: first.color.unclampedSRGB),
      var to = space.coordinates(ofSRGB: second.color.unclampedSRGB)
    else { return nil }
    var hue: Double?
    if space == .oklch { hue = mixedHue(from, to, share) }
    // Colours are weighted by their opacity, except for the hue.
    from *= first.color.alpha * (1 - share)
    to *= second.color.alpha * share
    let mixed = alpha > 0 ? (from + to) / alpha : .zero
    let components = [mixed.x, mixed.y, hue ?? mixed.z].map { ($0 * 1e9).rounded() / 1e9 }
    return ColorValue(
      space: space, components: components.map { hue != nil && $0 == 360 ? 0 : $0 },
      alpha: alpha * min((left + right) / 100, 1))
  }

  private static func mixingSpace(_ text: String) -> ColorSpace? {
    switch split(text.lowercased(), at: " ") {
    case ["in", "srgb"]: .srgb
    // XYZ is a matrix away from linear sRGB, so mixing gives the same result.
    case ["in", "srgb-linear"], ["in", "xyz"], ["in", "xyz-d50"], ["in", "xyz-d65"]: .srgbLinear
    case ["in", "oklab"]: .oklab
    case ["in", "oklch"], ["in", "oklch", "shorter", "hue"]: .oklch
    default: nil
    }
  }

  private static func ingredient(_ text: String) -> (color: ColorValue, percent: Double?)? {
    var words = split(text, at: " ")
    guard let index = words.firstIndex(where: { $0.last == "%" }) else { return color(text).map { ($0, nil) } }
    guard let (percent, unit) = quantity(words.remove(at: index)), unit == "%", 0...100 ~= percent, words.count == 1,
      let color = color(words[0])
    else { return nil }
    return (color, percent)
  }

  /// Returns both shares in percent. One or both may be missing.
  private static func shares(_ first: Double?, _ second: Double?) -> (Double, Double) {
    switch (first, second) {
    case (nil, nil): (50, 50)
    case (nil, let second?): (100 - second, second)
    case (let first?, nil): (first, 100 - first)
    case (let first?, let second?): (first, second)
    }
  }

  /// Returns the hue between two, in degrees. A color without chroma has no hue.
  private static func mixedHue(_ from: SIMD3<Double>, _ to: SIMD3<Double>, _ share: Double) -> Double {
    let colorless = 4e-6
    let start = from.y < colorless ? to.z : from.z
    let end = to.y < colorless ? start : to.z
    let way = (end - start).remainder(dividingBy: 360)
    return ColorSpace.turned(start + way * share)
  }
}
