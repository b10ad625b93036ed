// MARK: - DTCG form

extension TokenValue {
  /// The value in the form of DTCG 2025.10, without references.
  public var json: JSONValue {
    switch self {
    case .color(let color): color.json
    case .dimension(let length): length.json
    // One name with a comma would read as several.
    case .fontFamily(let families) where families.count == 1 && families[0].utf8.contains(UInt8(ascii: ",")):
      .array(families.map(JSONValue.string))
    case .fontFamily(let families): Self.list(families.map(JSONValue.string))
    case .fontWeight(let weight): .number(weight.value)
    case .duration(let time): time.json
    case .cubicBezier(let curve): curve.json
    case .number(let number): .number(number)
    case .strokeStyle(let style): style.json
    case .border(let border):
      .object(["color": border.color.json, "width": border.width.json, "style": border.style.json])
    case .transition(let transition):
      .object([
        "duration": transition.duration.json, "delay": transition.delay.json,
        "timingFunction": transition.timingFunction.json,
      ])
    case .shadow(let layers): Self.list(layers.map(\.json))
    case .gradient(let stops):
      .array(stops.map { .object(["color": $0.color.json, "position": .number($0.position)]) })
    case .typography(let font):
      .object([
        "fontFamily": TokenValue.fontFamily(font.fontFamily).json, "fontSize": font.fontSize.json,
        "fontWeight": .number(font.fontWeight.value), "letterSpacing": font.letterSpacing.json,
        "lineHeight": .number(font.lineHeight),
      ])
    }
  }

  /// Returns the only value itself, or several values as a list.
  private static func list(_ values: [JSONValue]) -> JSONValue { values.count == 1 ? values[0] : .array(values) }
}

extension ColorValue {
  fileprivate var json: JSONValue {
    .object([
      "colorSpace": .string(space.rawValue),
      "components": .array(components.map { $0.map(JSONValue.number) ?? .string("none") }),
      "alpha": alpha == 1 ? nil : .number(alpha), "hex": hex.map(JSONValue.string),
    ])
  }
}

extension DimensionValue {
  fileprivate var json: JSONValue { .object(["value": .number(value), "unit": .string(unit.rawValue)]) }
}

extension DurationValue {
  fileprivate var json: JSONValue { .object(["value": .number(value), "unit": .string(unit.rawValue)]) }
}

extension CubicBezierValue {
  fileprivate var json: JSONValue { .array([x1, y1, x2, y2].map(JSONValue.number)) }
}

extension StrokeStyleValue {
  fileprivate var json: JSONValue {
    switch self {
    case .named(let name): .string(name.rawValue)
    case .dashes(let lengths, let cap):
      .object(["dashArray": .array(lengths.map(\.json)), "lineCap": .string(cap.rawValue)])
    }
  }
}

extension ShadowValue {
  fileprivate var json: JSONValue {
    .object([
      "color": color.json, "offsetX": offsetX.json, "offsetY": offsetY.json, "blur": blur.json, "spread": spread.json,
      "inset": inset ? .bool(true) : nil,
    ])
  }
}

// MARK: - Trees

extension JSONValue {
  /// Returns a tree of groups with these tokens, each with its type. The names in a path are separated by dots.
  package static func tree(of tokens: some Sequence<(path: String, value: TokenValue)>) -> JSONValue {
    var root = JSONValue(.object([]))
    for (path, value) in tokens {
      root.set(path.split(separator: ".")[...], .object(["$type": .string(value.type.rawValue), "$value": value.json]))
    }
    return root
  }

  private mutating func set(_ path: ArraySlice<Substring>, _ token: JSONValue) {
    guard let name = path.first.map(String.init), case .object(var members) = content else { return self = token }
    let index = members.firstIndex { $0.key == name } ?? members.count
    if index == members.count { members.append(JSONMember(key: name, value: JSONValue(.object([])))) }
    members[index].value.set(path.dropFirst(), token)
    content = .object(members)
  }
}
