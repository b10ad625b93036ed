// MARK: - Literals

extension ValueReader {
  /// Reads a value that is not a reference itself.
  mutating func literal(_ node: JSONValue, as type: TokenType) -> TokenValue? {
    if let text = oldText(of: node) { return oldValue(of: text, at: node, as: type) }
    switch type {
    case .color: return color(node)
    case .dimension: return dimension(node).map(TokenValue.dimension)
    case .fontFamily: return fontFamily(node).map(TokenValue.fontFamily)
    case .fontWeight: return fontWeight(node).map { .fontWeight($0) }
    case .duration: return duration(node)
    case .cubicBezier: return cubicBezier(node)
    case .number: return number(node)
    case .strokeStyle: return strokeStyle(node)
    case .border: return border(node)
    case .transition: return transition(node)
    case .shadow: return shadow(node).map(TokenValue.shadow)
    case .gradient: return gradient(node).map(TokenValue.gradient)
    case .typography: return typography(node)
    }
  }

  // MARK: - Numbers

  mutating func number(_ node: JSONValue) -> TokenValue? {
    if let number = node.number { return .number(number) }
    let advice = "write \(meantNumber(node) ?? "a number such as 1.5")"
    return fail(.value, "the value is \(node.kind)", at: node, advice: advice)
  }

  /// Returns the number that a string probably means, as it should be written.
  func meantNumber(_ node: JSONValue) -> String? {
    node.string.flatMap { OldForm.value(of: $0, as: .number)?.number }.map { JSONWriter.text(of: $0) }
  }

  /// Reads a number inside a value; it may be a reference.
  mutating func plainNumber(_ node: JSONValue, _ what: String) -> Double? {
    guard let value = scalar(node) else { return nil }
    if let number = value.number { return number }
    if allowsOldForms(node), let number = value.string.flatMap({ Double($0.withoutBlanks) }), number.isFinite {
      isRepaired = true
      return number
    }
    let written = value.string.flatMap(Double.init).flatMap { $0.isFinite ? JSONWriter.text(of: $0) : nil }
    return fail(
      .value, "\(what) is \(value.kind), not a number", at: node, advice: "write \(written ?? "a number such as 1")")
  }

  mutating func dimension(_ node: JSONValue) -> DimensionValue? {
    guard let (value, unit) = measure(node, "px", "rem") else {
      return nil
    }
    return DimensionValue.Unit(rawValue: unit).map { DimensionValue(value: value, unit: $0) }
  }

  mutating func duration(_ node: JSONValue) -> TokenValue? {
    guard let (value, unit) = measure(node, "ms", "s") else { return nil }
    return DurationValue.Unit(rawValue: unit).map { .duration(DurationValue(value: value, unit: $0)) }
  }

  /// Reads a number with a unit. The unit is required even for 0; a 0 with a wrong unit is still 0.
  private mutating func measure(_ node: JSONValue, _ units: String...) -> (Double, unit: String)? {
    let type: TokenType = units[0] == "px" ? .dimension : .duration
    if let number = node.number, allowsOldForms(node) {
      isRepaired = true
      return (number, units[0])
    }
    if node.number == 0 {
      repair(.value, "0 needs a unit, too", at: node, advice: "write { \"value\": 0, \"unit\": \"\(units[0])\" }")
      return (0, units[0])
    }
    guard node.members != nil else {
      let number = node.number.map { JSONWriter.text(of: $0) } ?? meantNumber(node)
      return wrong(node, number.map { "{ \"value\": \($0), \"unit\": \"\(units[0])\" }" } ?? type.example)
    }
    guard let parts = parts(of: node, as: type, required: ["value", "unit"]) else { return nil }
    guard let value = plainNumber(parts[0], "`value`"), let unit = scalar(parts[1]) else { return nil }
    let spelled = allowsOldForms(node) ? unit.string?.withoutBlanks.lowercased() : unit.string
    guard let text = spelled, units.contains(text) else {
      if value == 0 {
        repair(.value, "`unit` is \(unit.kind)", at: parts[1], advice: "write \"\(units[0])\"")
        return (0, units[0])
      }
      return fail(
        .value, "`unit` is \(unit.kind)", at: parts[1],
        advice: unit.string.flatMap { OldForm.advice(for: "1\($0)") } ?? "write \"\(units[0])\" or \"\(units[1])\"")
    }
    isRepaired = isRepaired || text != unit.string
    return (value, text)
  }

  mutating func cubicBezier(_ node: JSONValue) -> TokenValue? {
    guard let elements = node.elements, elements.count == 4 else {
      let named = node.string.flatMap { OldForm.value(of: $0, as: .cubicBezier) }
      return wrong(node, named.map { JSONWriter.line($0.json) } ?? "four numbers [x1, y1, x2, y2]")
    }
    var numbers: [Double] = []
    for (index, element) in elements.enumerated() {
      guard let number = plainNumber(element, "a control point") else { return nil }
      if index % 2 == 0, !(0...1 ~= number) {
        return fail(
          .value, "x\(index / 2 + 1) is \(JSONWriter.text(of: number)), outside 0…1", at: element,
          advice: number < 0 ? "the least is 0" : "the most is 1")
      }
      numbers.append(number)
    }
    return .cubicBezier(CubicBezierValue(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3]))
  }

  // MARK: - Fonts

  mutating func fontFamily(_ node: JSONValue) -> [String]? {
    if let text = node.string, text.utf8.contains(UInt8(ascii: ",")) {
      let families = OldForm.fontFamily(text)
      isRepaired = true
      warn(
        .oldForm, "the string is a list of fonts", at: node,
        advice: "write \(JSONWriter.line(TokenValue.fontFamily(families).json))")
      return families.isEmpty ? wrong(node, "the name of a font, or a list of at least one") : families
    }
    var families: [String] = []
    guard isShort(node.elements?.count ?? 1, node) else { return nil }
    for element in node.elements ?? [node] {
      if node.elements != nil, let reference = reference(element), case .token = reference,
        let other = target(of: reference, at: element)
      {
        followsReferences = true
        guard let value = result(of: other, at: element.place)?.value else { return nil }
        guard let family = value.fontFamily else { return mismatch(value.type, .fontFamily, at: element.place) }
        families += family
        // Lists that contain lists would grow with each step.
        guard isShort(families.count, node) else { return nil }
        continue
      }
      guard let value = scalar(element) else { return nil }
      guard let family = value.string, !family.isEmpty else { return wrong(element, "the name of a font") }
      if family.utf8.contains(UInt8(ascii: ",")) {
        warn(
          .doubtful, "the name of a font has a comma in it", at: element,
          advice: "write \(JSONWriter.line(TokenValue.fontFamily(OldForm.fontFamily(family)).json))")
      }
      families.append(family)
    }
    return families.isEmpty ? wrong(node, "the name of a font, or a list of at least one") : families
  }

  /// Returns the token that a reference leads to; nil for a part of a token, or if there is no target.
  func target(of reference: Reference, at node: JSONValue) -> Int? {
    guard case .token(let other) = evaluation.target(of: reference, at: node.place, for: index) else { return nil }
    return other
  }

  mutating func fontWeight(_ node: JSONValue) -> FontWeightValue? {
    if let number = node.number {
      if 1...1000 ~= number { return FontWeightValue(number) }
      return fail(
        .value, "the weight \(JSONWriter.text(of: number)) is outside 1…1000", at: node,
        advice: number < 1 ? "the least is 1" : "the most is 1000")
    }
    guard let name = node.string else { return wrong(node, "a weight from 1 to 1000, or a name such as \"bold\"") }
    if let weight = FontWeightValue(name: name) { return weight }
    let number = Double(name).flatMap { 1...1000 ~= $0 ? JSONWriter.text(of: $0) : nil }
    return noSuch(
      "font weight", name, in: FontWeightValue.names.map(\.key), at: node,
      advice: "write \(number ?? "a number from 1 to 1000, or a name such as \"bold\"")")
  }

  // MARK: - Parts

  /// Returns the required parts of an object in order, and reports every missing or unknown one.
  mutating func parts(
    of node: JSONValue, as type: TokenType, required: [String], optional: [String] = []
  ) -> [JSONValue]? {
    func names(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }
    guard let members = node.members else { return wrong(node, "an object with \(names(required))") }
    let known = required + optional
    guard members.contains(where: { known.contains($0.key) }) else {
      let other = guess(node)
      let message =
        ToolForm.areModes(members, atLeast: 1)
        ? "the value has the form of modes, not of \(type.phrase)"
        : other == nil || other == type
          ? "the object has none of \(names(required))"
          : "the value has the form of \(other?.phrase ?? ""), not of \(type.phrase)"
      let advice = modesAdvice(on: node)
      return fail(.value, message, at: node, advice: "write \(type.example)\(advice.map { "; \($0)" } ?? "")")
    }
    let missing = required.filter { node[$0] == nil }
    let unknown = members.filter { !known.contains($0.key) }
    // If one part is unknown and one is missing, the name is misspelt.
    if unknown.count == 1, missing.count == 1 {
      let message = "the value has no part \"\(unknown[0].key.prefix(60))\""
      let part = JSONValue(.null, at: unknown[0].place)
      return fail(.unknownProperty, message, at: part, advice: "did you mean \"\(missing[0])\"?")
    }
    var isUnclear = false
    for member in unknown {
      let message = "the value has no part \"\(member.key.prefix(60))\""
      if ToolForm.changesValue(member) {
        isUnclear = true
        fail(
          .unknownProperty, "\(message), which changes the value in some tools", at: JSONValue(.null, at: member.place),
          advice: ToolForm.adviceToday(on: member))
        continue
      }
      let isOld = allowsOldForms(node)
      let advice =
        Suggestion.advice(on: member.key, in: known.filter { node[$0] == nil })
        ?? (isOld ? "it is left out" : "remove it")
      let part = JSONValue(.null, at: member.place)
      if isOld {
        isRepaired = true
        warn(.unknownProperty, message, at: part, advice: advice, isLoss: true)
      } else {
        repair(.unknownProperty, message, at: part, advice: advice)
      }
    }
    var parts: [JSONValue] = []
    for name in required {
      if let part = node[name] {
        parts.append(part)
      } else {
        fail(.value, "`\(name)` is missing", at: node, advice: "write \"\(name)\": \(type.example(of: name))")
      }
    }
    return parts.count == required.count && !isUnclear ? parts : nil
  }

  /// Returns advice on an object that may have a value for each of several modes; nil for any other.
  func modesAdvice(on node: JSONValue) -> String? {
    guard let members = node.members, members.count > 1 || ToolForm.areModes(members, atLeast: 1), guess(node) == nil,
      members.allSatisfy({ $0.value.word != nil || OldForm.onlyType(of: $0.value) != nil })
    else { return nil }
    return "values for modes belong into { \"$extensions\": { \"mode\": { … } } }"
  }

  /// Returns true if a list is short enough to be read; a longer one has been reported.
  func isShort(_ count: Int, _ node: JSONValue) -> Bool {
    if count <= ReadingLimits.elements { return true }
    fail(.tooLarge, "the list has \(count) elements; at most \(ReadingLimits.elements) are read", at: node)
    return false
  }

  /// Reports a name that the format does not have.
  func noSuch<Value>(
    _ what: String, _ name: String, in names: [String], at node: JSONValue, advice: String
  ) -> Value? {
    fail(
      .value, "there is no \(what) \"\(name.prefix(60))\"", at: node,
      advice: Suggestion.advice(on: name, in: names) ?? advice)
  }

  func wrong<Value>(_ node: JSONValue, _ wanted: String) -> Value? {
    let advice = node.string.flatMap { OldForm.advice(for: $0) }
    return fail(.value, "the value is \(node.kind)", at: node, advice: advice ?? "write \(wanted)")
  }
}
