// MARK: - Older tools

extension Dialect {
  /// Whether a file has values for light and dark side by side, under `sets`.
  static func hasSets(_ node: JSONValue) -> Bool {
    node.members?.contains { $0.key == "sets" ? $0.value["dark"] != nil : hasSets($0.value) } == true
  }

  /// A tree whose tokens have a `value`, or `sets` of them.
  static func legacy(_ node: JSONValue, isDark: Bool) -> JSONValue {
    guard let members = node.members else { return node }
    if node["value"] == nil, let sets = node["sets"], let chosen = set(of: sets, isDark: isDark) {
      return legacy(chosen, isDark: isDark)
    }
    guard let value = node["value"], value.members?.contains(where: { $0.key == "value" }) != true else {
      let groups = members.filter { $0.value.members != nil && $0.key != "$extensions" }
      return JSONValue(
        .object(groups.map { JSONMember(key: $0.key, value: legacy($0.value, isDark: isDark), place: $0.place) }),
        at: node.place
      )
    }
    let type = node["type"] ?? node["$type"]
    var token = [member("$value", withoutSuffix(value))]
    if let type, type.string != nil { token.append(member("$type", type)) }
    if let text = node["description"] ?? node["comment"], text.string != nil {
      token.append(member("$description", text))
    }
    if let extensions = node["$extensions"], extensions.members != nil {
      token.append(member("$extensions", extensions))
    }
    return JSONValue(.object(token), at: node.place)
  }

  /// The side of a token that has several: light or dark, or the first, such as `desktop`.
  private static func set(of sets: JSONValue, isDark: Bool) -> JSONValue? {
    let chosen = sets[isDark ? "dark" : "light"] ?? sets["light"] ?? sets.members?.first?.value
    return chosen?["value"] == nil && chosen?["sets"] == nil ? nil : chosen
  }

  /// References of older tools may name the value itself: `{color.blue.value}`.
  private static func withoutSuffix(_ value: JSONValue) -> JSONValue {
    switch value.content {
    case .string(let text) where text.hasSuffix(".value}"):
      JSONValue(.string(text.dropLast(7) + "}"), at: value.place)
    case .array(let elements): JSONValue(.array(elements.map(withoutSuffix)), at: value.place)
    case .object(let members):
      JSONValue(
        .object(members.map { JSONMember(key: $0.key, value: withoutSuffix($0.value), place: $0.place) }),
        at: value.place
      )
    default: value
    }
  }
}
