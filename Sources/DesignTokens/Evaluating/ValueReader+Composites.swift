// MARK: - Composites

extension ValueReader {
  mutating func strokeStyle(_ node: JSONValue) -> TokenValue? {
    if let name = node.string {
      if let style = StrokeStyleValue.Name(rawValue: name) { return .strokeStyle(.named(style)) }
      let names = StrokeStyleValue.Name.allCases.map(\.rawValue)
      return noSuch(
        "stroke style", name, in: names, at: node, advice: "the styles are \(names.joined(separator: ", "))")
    }
    guard node.members != nil else { return wrong(node, "a style such as \"solid\", or an object with `dashArray`") }
    guard let parts = parts(of: node, as: .strokeStyle, required: ["dashArray", "lineCap"]),
      let list = scalar(parts[0]),
      let cap = scalar(parts[1])
    else { return nil }
    guard let elements = list.elements, !elements.isEmpty else { return wrong(parts[0], "a list of dimensions") }
    guard isShort(elements.count, parts[0]) else { return nil }
    guard let lineCap = cap.string.flatMap(StrokeStyleValue.LineCap.init) else {
      return wrong(parts[1], "\"round\", \"butt\" or \"square\"")
    }
    var lengths: [DimensionValue] = []
    for element in elements {
      guard let length = value(element, as: .dimension)?.dimension else { return nil }
      lengths.append(length)
    }
    return .strokeStyle(.dashes(lengths, cap: lineCap))
  }

  mutating func border(_ node: JSONValue) -> TokenValue? {
    guard let values = composite(node, .border), let color = values[0]?.color, let width = values[1]?.dimension,
      let style = values[2]?.strokeStyle
    else { return nil }
    return .border(BorderValue(color: color, width: width, style: style))
  }

  mutating func transition(_ node: JSONValue) -> TokenValue? {
    guard let values = composite(node, .transition), let duration = values[0]?.duration,
      let delay = values[1]?.duration, let curve = values[2]?.cubicBezier
    else { return nil }
    return .transition(TransitionValue(duration: duration, delay: delay, timingFunction: curve))
  }

  /// Reads one layer, or a list of layers and references to tokens of one layer each.
  mutating func shadow(_ node: JSONValue) -> [ShadowValue]? {
    guard let elements = node.elements else { return shadowLayer(node).map { [$0] } }
    guard !elements.isEmpty else { return wrong(node, "at least one shadow") }
    guard isShort(elements.count, node) else { return nil }
    var layers: [ShadowValue] = []
    for element in elements {
      if reference(element) != nil {
        guard let value = value(element, as: .shadow)?.shadow else { return nil }
        guard value.count == 1 else {
          return fail(
            .value, "the shadow referred to has \(value.count) layers, and lists are not joined", at: element,
            advice: "refer to each layer, as in { \"$ref\": \"#/…/$value/0\" }")
        }
        layers += value
      } else {
        guard let layer = shadowLayer(element) else { return nil }
        layers.append(layer)
      }
    }
    return layers
  }

  private mutating func shadowLayer(_ node: JSONValue) -> ShadowValue? {
    var node = node
    if allowsOldForms(node), let renamed = OldForm.shadowLayer(node) { (node, isRepaired) = (renamed, true) }
    // CSS allows both to be missing, and so do older tools.
    let defaults = allowsOldForms(node) ? ["blur", "spread"] : []
    let none = DimensionValue(value: 0)
    guard let values = composite(node, .shadow, optional: ["inset"], defaults: defaults), let color = values[0]?.color,
      let offsetX = values[1]?.dimension, let offsetY = values[2]?.dimension,
      let blur = node["blur"] == nil ? none : values[3]?.dimension,
      let spread = node["spread"] == nil ? none : values[4]?.dimension
    else { return nil }
    var inset = false
    if let part = node["inset"] {
      guard let value = scalar(part) else { return nil }
      guard let bool = value.bool else {
        let advice = "write \(["true", "false"].first { $0 == value.string } ?? "true or false, without quotes")"
        return fail(.value, "`inset` is \(value.kind), not true or false", at: part, advice: advice)
      }
      inset = bool
    }
    return ShadowValue(color: color, offsetX: offsetX, offsetY: offsetY, blur: blur, spread: spread, inset: inset)
  }

  /// Reads a list of stops and references to gradients, whose stops are inserted.
  mutating func gradient(_ node: JSONValue) -> [GradientStop]? {
    guard let elements = node.elements, !elements.isEmpty else { return wrong(node, "a list of at least one stop") }
    guard isShort(elements.count, node) else { return nil }
    var stops: [GradientStop] = []
    for element in elements {
      if let reference = reference(element),
        case .token = evaluation.target(of: reference, at: element.place, for: index)
      {
        guard let value = value(element, as: .gradient)?.gradient, isShort(value.count + stops.count, node) else {
          return nil
        }
        stops += value
        continue
      }
      guard let stop = scalar(element), let values = composite(stop, .gradient), let color = values[0]?.color,
        let position = values[1]?.number
      else { return nil }
      stops.append(GradientStop(color: color, position: position))
    }
    return stops
  }

  /// Returns the parts of a composite in the order of its type, and reports all of their problems, not only the first.
  ///
  /// A missing part of `defaults` is reported, and its value is nil. The value of each part in `apart` is nil, too: the
  /// caller reads it.
  mutating func composite(
    _ node: JSONValue, _ type: TokenType, optional: [String] = [], defaults: [String] = [], apart: [String] = []
  ) -> [TokenValue?]? {
    let names = type.parts.map(\.name)
    let required = names.filter { !defaults.contains($0) }
    guard parts(of: node, as: type, required: required, optional: optional + defaults) != nil
    else {
      return nil
    }
    return type.parts.map { name, type in
      guard let part = node[name] else {
        let advice = "write \"\(name)\": \(type == .number ? "1.2" : "{ \"value\": 0, \"unit\": \"px\" }")"
        if allowsOldForms(node) {
          isRepaired = true
          warn(.oldForm, "`\(name)` is missing", at: node, advice: advice)
        } else {
          repair(.value, "`\(name)` is missing", at: node, advice: advice)
        }
        return nil
      }
      return apart.contains(name) ? nil : value(part, as: type)
    }
  }
}
