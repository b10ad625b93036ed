// MARK: - Older tools

extension Dialect {
  /// Translates a tree whose tokens have a `value`, or `sets` of values.
  ///
  /// The values of a set, such as `dark`, become those of a mode.
  static func legacy(_ node: JSONValue) -> JSONValue {
    if node.members == nil { return node }
    if node["value"] == nil, let sets = node["sets"], let token = token(of: sets) { return token }
    guard let value = node["value"], value.members?.contains(where: { $0.key == "value" }) != true else {
      return node.compactMapMembers { member in
        member.value.members == nil || member.key == "$extensions" ? nil : legacy(member.value)
      }
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

  /// Returns the token for several sets of a value: light and dark, or others such as `desktop`. Sets inside of sets
  /// are kept as an extension that is not read.
  private static func token(of sets: JSONValue) -> JSONValue? {
    let members = sets.members ?? []
    let usual = SchemeName.usual(of: members.map(\.key))
    guard let chosen = members.first(where: { $0.key == usual })?.value,
      chosen["value"] != nil || chosen["sets"] != nil,
      case .object(var token) = legacy(chosen).content
    else { return nil }
    let modes = sets.compactMapMembers { $0.value["value"].map(withoutSuffix) }
    let isComplete = modes.members?.count == members.count
    let values = isComplete ? member("mode", modes) : member("sets", sets)
    token.removeAll { $0.key == "$extensions" }
    token.append(member("$extensions", JSONValue(.object([values]), at: sets.place)))
    return JSONValue(.object(token), at: sets.place)
  }

  /// Removes `.value` from references of older tools, such as `{color.blue.value}`.
  private static func withoutSuffix(_ value: JSONValue) -> JSONValue {
    if let text = value.string, text.hasSuffix(".value}") {
      return JSONValue(.string(text.dropLast(7) + "}"), at: value.place)
    }
    return value.mapChildren { _, child in withoutSuffix(child) }
  }
}
