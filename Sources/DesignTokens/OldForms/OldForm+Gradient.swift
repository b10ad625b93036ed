// MARK: - Gradients

extension OldForm {
  /// Reads the stops of a CSS `linear-gradient()`, whose direction is left out.
  ///
  /// Stops without a place stand evenly between those that have one.
  static func gradient(_ text: String) -> [GradientStop]? {
    let start = "linear-gradient("
    guard text.hasPrefix(start), text.hasSuffix(")") else { return nil }
    var parts = split(String(text.dropFirst(start.count).dropLast()), at: ",")[...]
    if let first = parts.first, isDirection(first) { parts.removeFirst() }
    guard parts.count > 1 else { return nil }
    var stops: [(color: ColorValue, position: Double?)] = []
    for part in parts {
      var words = split(part, at: \.isWhitespace)
      let position = words.count == 2 ? words.last.flatMap(number) : nil
      if position != nil { words.removeLast() }
      guard words.count == 1, let color = color(words[0]) else { return nil }
      stops.append((color, position))
    }
    return placed(stops)
  }

  private static func isDirection(_ text: String) -> Bool {
    text.hasPrefix("to ") || ["deg", "turn", "rad", "grad"].contains(literal(text)?.unit)
  }

  private static func placed(_ stops: [(color: ColorValue, position: Double?)]) -> [GradientStop] {
    var result: [GradientStop] = []
    var last = (index: 0, position: stops[0].position ?? 0)
    for (index, stop) in stops.enumerated() {
      guard let position = index == 0 ? last.position : stop.position ?? (index == stops.count - 1 ? 1 : nil) else {
        continue
      }
      let end = max(position, last.position)
      for between in (last.index + 1)..<max(index, last.index + 1) {
        let share = Double(between - last.index) / Double(index - last.index)
        let place = last.position + (end - last.position) * share
        result.append(GradientStop(color: stops[between].color, position: place))
      }
      result.append(GradientStop(color: stop.color, position: end))
      last = (index, end)
    }
    return result
  }
}
