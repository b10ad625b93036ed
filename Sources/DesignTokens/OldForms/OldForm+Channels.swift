// MARK: - Colors as objects of channels

extension OldForm {
  /// Returns the names of the channels that an object has, of those that tinycolor2 reads; nil for any other value.
  static func channels(of node: JSONValue) -> [String]? {
    guard let members = node.members else { return nil }
    let names = Set(members.map(\.key)).subtracting(["a"])
    return [["r", "g", "b"], ["h", "s", "l"], ["h", "s", "v"]].first { Set($0) == names }
  }

  /// Reads a color of channels: `{ "r": 146, "g": 153, "b": 162, "a": 0.5 }` up to 255, or `{ "h": 210, "s": 50, "l": 40 }`
  /// in degrees and percent, where all of `s` and `l` or `v` may be shares of 1. Nil if the numbers may also be others.
  static func color(ofChannels node: JSONValue) -> ColorValue? {
    guard let names = channels(of: node) else { return nil }
    let channels = names.compactMap { node[$0]?.number }
    let alpha = node["a"].map(\.number) ?? 1
    guard channels.count == 3, let alpha, 0...1 ~= alpha else { return nil }
    if names[0] == "r" { return rgb(channels, alpha) }
    return hue(channels[0], channels[1], channels[2], isValue: names[2] == "v", alpha)
  }

  /// If all channels are up to 1, they may be shares, as in Figma.
  private static func rgb(_ channels: [Double], _ alpha: Double) -> ColorValue? {
    guard channels.allSatisfy({ 0...255 ~= $0 }), channels.contains(where: { $0 > 1 }) || channels == [0, 0, 0] else {
      return nil
    }
    return ColorValue(
      RGBA(red: channels[0] / 255, green: channels[1] / 255, blue: channels[2] / 255, alpha: alpha))
  }

  /// If the other two are shares, a hue up to 1 may be one of a turn.
  private static func hue(
    _ hue: Double, _ saturation: Double, _ last: Double, isValue: Bool, _ alpha: Double
  ) -> ColorValue? {
    let areShares = max(saturation, last) <= 1 && (hue == 0 || hue > 1)
    guard areShares || (saturation == 0 || saturation > 1) && (last == 0 || last > 1) else { return nil }
    let (s, l) = areShares ? (saturation * 100, last * 100) : (saturation, last)
    guard 0...360 ~= hue, 0...100 ~= s, 0...100 ~= l else { return nil }
    return ColorValue(
      space: isValue ? .hwb : .hsl,
      components: [ColorSpace.turned(hue)] + (isValue ? [(100 - s) * l / 100, 100 - l] : [s, l]), alpha: alpha)
  }
}
