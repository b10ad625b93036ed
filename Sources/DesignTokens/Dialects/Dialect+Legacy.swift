// MARK: - Older tools

extension Dialect {
  /// A tree whose tokens have a `value`, or `sets` of them.
  ///
  /// The values of a set, such as that for dark, become those of a mode.
  static func legacy(_ node: JSONValue) -> JSONValue {
    guard let members = node.members else { return node }
    if node["value"] == nil, let sets = node["sets"], let token = token(of: sets) { return token }
    guard let value = node["value"], value.members?.contains(where: { $0.key == "value" }) != true else {
      let groups = members.filter { $0.value.members != nil && $0.key != "$extensions" }
      return JSONValue(
        .object(groups.map { JSONMember(key: $0.key, value: legacy($0.value), place: $0.place) }), at: node.place)
    }
    let type = node["type"] ?? node["$type"]
    var token = [member("$value", withoutSuffix(value))]
    if let type, type.string != nil { token.append(member("$type", type)) }
    if let text = node["description"] ?? node["comment"], text.string != nil {
      token.append(member("$description", text))
    }
    if let extensions = node["$extensions"], extensions.members != nil {
      token.append(member("$extensions", extensions["mode"] == nil ? extensions : withoutSuffix(extensions)))
    }
    return JSONValue(.object(token), at: node.place)
  }

  /// A token that has several sets of a value: light and dark, or others such as `desktop`. Sets inside of sets are kept
  /// as an extension that is not read.
  private static func token(of sets: JSONValue) -> JSONValue? {
    let members = sets.members ?? []
    let usual = SchemeName.usual(of: members.map(\.key))
    guard let chosen = members.first(where: { $0.key == usual })?.value,
      chosen["value"] != nil || chosen["sets"] != nil,
      case .object(var token) = legacy(chosen).content
    else { return nil }
    let modes = members.compactMap { member in
      member.value["value"].map { JSONMember(key: member.key, value: withoutSuffix($0), place: member.place) }
    }
    let isComplete = modes.count == members.count
    let values = JSONMember(
      key: isComplete ? "mode" : "sets", value: isComplete ? JSONValue(.object(modes), at: sets.place) : sets,
      place: sets.place)
    token.removeAll { $0.key == "$extensions" }
    token.append(member("$extensions", JSONValue(.object([values]), at: sets.place)))
    return JSONValue(.object(token), at: sets.place)
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
        at: value.place)
    default: value
    }
  }
}
