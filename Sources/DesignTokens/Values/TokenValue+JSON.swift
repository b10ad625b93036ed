// MARK: - DTCG form

extension TokenValue {
  /// The value in the form of DTCG 2025.10, without references.
  public var json: JSONValue {
    switch self {
    case .color(let color): Self.json(color)
    case .dimension(let length): Self.json(length)
    case .fontFamily(let families):
      families.count == 1 ? Self.json(families[0]) : JSONValue(.array(families.map(Self.json)))
    case .fontWeight(let weight): Self.json(weight.value)
    case .duration(let time): Self.json(time)
    case .cubicBezier(let curve): Self.json(curve)
    case .number(let number): Self.json(number)
    case .strokeStyle(let style): Self.json(style)
    case .border(let border):
      Self.object([
        ("color", Self.json(border.color)), ("width", Self.json(border.width)), ("style", Self.json(border.style)),
      ])
    case .transition(let transition):
      Self.object([
        ("duration", Self.json(transition.duration)), ("delay", Self.json(transition.delay)),
        ("timingFunction", Self.json(transition.timingFunction)),
      ])
    case .shadow(let layers):
      layers.count == 1 ? Self.json(layers[0]) : JSONValue(.array(layers.map(Self.json)))
    case .gradient(let stops):
      JSONValue(
        .array(
          stops.map { Self.object([("color", Self.json($0.color)), ("position", Self.json($0.position))]) }
        )
      )
    case .typography(let font):
      Self.object([
        ("fontFamily", TokenValue.fontFamily(font.fontFamily).json), ("fontSize", Self.json(font.fontSize)),
        ("fontWeight", Self.json(font.fontWeight.value)), ("letterSpacing", Self.json(font.letterSpacing)),
        ("lineHeight", Self.json(font.lineHeight)),
      ])
    }
  }

  private static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    JSONValue(.object(members.map { JSONMember(key: $0.0, value: $0.1) }))
  }

  private static func json(_ number: Double) -> JSONValue { JSONValue(.number(number)) }
  private static func json(_ text: String) -> JSONValue { JSONValue(.string(text)) }

  private static func json(_ color: ColorValue) -> JSONValue {
    var members = [
      ("colorSpace", json(color.space.rawValue)),
      ("components", JSONValue(.array(color.components.map { $0.map(json) ?? json("none") }))),
    ]
    if color.alpha != 1 { members.append(("alpha", json(color.alpha))) }
    if let hex = color.hex { members.append(("hex", json(hex))) }
    return object(members)
  }

  private static func json(_ length: DimensionValue) -> JSONValue {
    object([("value", json(length.value)), ("unit", json(length.unit.rawValue))])
  }

  private static func json(_ time: DurationValue) -> JSONValue {
    object([("value", json(time.value)), ("unit", json(time.unit.rawValue))])
  }

  private static func json(_ curve: CubicBezierValue) -> JSONValue {
    JSONValue(.array([curve.x1, curve.y1, curve.x2, curve.y2].map(json)))
  }

  private static func json(_ style: StrokeStyleValue) -> JSONValue {
    switch style {
    case .named(let name): json(name.rawValue)
    case .dashes(let lengths, let cap):
      object([("dashArray", JSONValue(.array(lengths.map(json)))), ("lineCap", json(cap.rawValue))])
    }
  }

  private static func json(_ layer: ShadowValue) -> JSONValue {
    var members = [
      ("color", json(layer.color)), ("offsetX", json(layer.offsetX)), ("offsetY", json(layer.offsetY)),
      ("blur", json(layer.blur)), ("spread", json(layer.spread)),
    ]
    if layer.inset { members.append(("inset", JSONValue(.bool(true)))) }
    return object(members)
  }
}
