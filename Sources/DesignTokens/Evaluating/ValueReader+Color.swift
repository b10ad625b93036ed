// MARK: - Colors

extension ValueReader {
  /// Reads a color object (color module, section "Format").
  mutating func color(_ node: JSONValue) -> TokenValue? {
    guard node.members != nil else {
      if let hex = node.string.flatMap(OldForm.hashed), let color = OldForm.color(hex) {
        let advice = "write \(JSONWriter.line(TokenValue.color(color).json)), the color \"\(hex)\""
        return fail(.value, "the value is \(node.kind)", at: node, advice: advice)
      }
      return wrong(node, "{ \"colorSpace\": \"srgb\", \"components\": [r, g, b] }")
    }
    if OldForm.channels(of: node) != nil { return channels(node) }
    guard let parts = parts(of: node, as: .color, required: ["colorSpace", "components"], optional: ["alpha", "hex"]),
      let space = colorSpace(parts[0]), let components = components(parts[1], of: space)
    else { return nil }
    var color = ColorValue(space: space, components: components)
    if let part = node["alpha"] {
      guard let alpha = plainNumber(part, "`alpha`") else { return nil }
      guard 0...1 ~= alpha else {
        let text = JSONWriter.text(of: alpha)
        let meant = 1..<101 ~= alpha ? "write \(JSONWriter.text(of: alpha / 100)) for \(text) of 100" : nil
        let advice = meant ?? (alpha < 0 ? "the least is 0" : "the most is 1")
        return fail(.value, "`alpha` is \(text), outside 0…1", at: part, advice: advice)
      }
      color.alpha = alpha
    }
    if let part = node["hex"] { color.hex = hex(part, color) }
    return .color(color)
  }

  /// Reads a color of channels, which the format does not have.
  private mutating func channels(_ node: JSONValue) -> TokenValue? {
    let value = OldForm.color(ofChannels: node).map { TokenValue.color($0) }
    let isOlder = allowsOldForms(node)
    if isOlder, let value {
      warnOfOldForm(of: value, at: node)
      return value
    }
    let example = value.map { JSONWriter.line($0.json) } ?? TokenType.color.example
    return fail(
      .value,
      isOlder
        ? "the channels may be shares of 1, or are not numbers in their ranges"
        : "the format has no channels with names",
      at: node, advice: "write \(example)")
  }

  private mutating func colorSpace(_ node: JSONValue) -> ColorSpace? {
    guard let value = scalar(node) else { return nil }
    guard let name = value.string else { return wrong(node, "the name of a color space") }
    if let space = ColorSpace(rawValue: name) { return space }
    let names = ColorSpace.allCases.map(\.rawValue)
    return noSuch(
      "color space", name, in: names, at: node,
      advice: name == "xyz"
        ? "write \"xyz-d65\" or \"xyz-d50\"" : "the color spaces are \(names.joined(separator: ", "))")
  }

  private mutating func components(_ node: JSONValue, of space: ColorSpace) -> [Double?]? {
    guard let list = scalar(node) else { return nil }
    guard let elements = list.elements, elements.count == 3 else {
      let found = list.elements.map { "has \($0.count) elements" } ?? "is \(list.kind)"
      return fail(.value, "`components` \(found)", at: node, advice: "write three numbers, or \"none\" for one of them")
    }
    var components: [Double?] = []
    for (index, element) in elements.enumerated() {
      guard let value = scalar(element) else { return nil }
      if value.string == "none" {
        components.append(nil)
      } else if let number = value.number {
        guard let number = checked(number, index, of: space, at: element) else { return nil }
        components.append(number)
      } else {
        return fail(
          .value, "component \(index + 1) is \(value.kind)", at: element,
          advice: meantNumber(value).map { "write \($0)" }
            ?? "write a number or \"none\"")
      }
    }
    return components
  }

  /// Checks the range of a component and returns it.
  ///
  /// A hue of 360 is 0, and XYZ may exceed 1 because white does.
  private mutating func checked(_ number: Double, _ index: Int, of space: ColorSpace, at node: JSONValue) -> Double? {
    let range = space.ranges[index]
    let isHue = space.hueIndex == index
    if range.contains(number), !(isHue && number == 360) { return number }
    func bound(_ value: Double) -> String { value.isInfinite ? "∞" : JSONWriter.text(of: value) }
    let limits = isHue ? "0…360 without 360" : "\(bound(range.lowerBound))…\(bound(range.upperBound))"
    let message = "component \(index + 1) of \(space.rawValue) is \(JSONWriter.text(of: number)), outside \(limits)"
    switch space {
    case .xyzD50, .xyzD65:
      warn(.doubtful, message, at: node)
      return number
    default:
      guard isHue, number == 360 else {
        return fail(.value, message, at: node, advice: advice(for: number, range, isHue: isHue))
      }
      repair(.value, message, at: node, advice: "write 0")
      return 0
    }
  }

  /// Returns advice on a component outside its range. It is probably a share of 255 or 100, or a hue outside of one
  /// turn.
  private func advice(for number: Double, _ range: ClosedRange<Double>, isHue: Bool) -> String {
    func text(_ number: Double) -> String { JSONWriter.text(of: (number * 10_000).rounded() / 10_000) }
    if isHue {
      let turn = number.truncatingRemainder(dividingBy: 360)
      return "write \(text(turn < 0 ? turn + 360 : turn))"
    }
    if number < range.lowerBound { return "the least is \(text(range.lowerBound))" }
    guard range.upperBound == 1, number > 2, number <= 255 else { return "the most is \(text(range.upperBound))" }
    return number > 100
      ? "write \(text(number / 255)) for \(text(number)) of 255"
      : "write \(text(number / 100)) for \(text(number)) of 100, \(text(number / 255)) for \(text(number)) of 255"
  }

  /// Returns the fallback if it is well formed; otherwise the components are used without it.
  private mutating func hex(_ node: JSONValue, _ color: ColorValue) -> String? {
    guard let value = scalar(node) else { return nil }
    guard let text = value.string, text.utf8.count == 7, let fallback = RGBA(hex: text) else {
      repair(
        .value, "`hex` is \(value.kind), not six digits", at: node,
        advice: color.isInSRGB ? "write \"\(color.rgba.hex)\"" : "write \"#rrggbb\"")
      return nil
    }
    if color.isInSRGB, zip(fallback.bytes, color.rgba.bytes).contains(where: { abs($0 - $1) > 1 }) {
      warn(.doubtful, "`hex` is not the color of the components", at: node, advice: "write \"\(color.rgba.hex)\"")
    }
    return text
  }
}
