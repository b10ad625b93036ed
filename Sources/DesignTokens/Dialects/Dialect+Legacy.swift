// MARK: - Older tools

extension Dialect {
  /// Translates a tree whose tokens have a `value`, or `sets` of values.
  ///
  /// The values of a set, such as `dark`, become those of a mode.
  static func legacy(_ node: JSONValue) -> JSONValue {
    if node.members == nil { return node }
    if node["value"] == nil, let sets = node["sets"], let token = token(of: sets, in: node) { return token }
    guard let value = node["value"], !isGroup(value, hasType: node["type"]?.string != nil) else {
      return group(node)
    }
    let type = node["type"] ?? node["$type"]
    var token = [member("$value", value)]
    if let type, type.string != nil { token.append(member("$type", type)) }
    if let text = ToolForm.description(of: node) { token.append(text) }
    if let extensions = node["$extensions"], extensions.members != nil {
      token.append(member("$extensions", extensions))
    }
    let isDump = ToolForm.isDump(node)
    for other in node.members ?? [] {
      if isDump, ToolForm.dumped.contains(other.key) {
        token.append(other)
      } else if let inner = besideValue(other) {
        token.append(JSONMember(key: other.key, value: inner, place: other.place))
      }
    }
    return JSONValue(.object(token), at: node.place)
  }

  private static func group(_ node: JSONValue) -> JSONValue {
    var members = [ToolForm.description(of: node)].compactMap(\.self)
    for member in node.members ?? [] {
      switch member.key {
      case "$description": break
      case "$extensions", "$ref": members.append(member)
      case _ where member.value.members == nil || isToolData(member): break
      default: members.append(JSONMember(key: member.key, value: legacy(member.value), place: member.place))
      }
    }
    return JSONValue(.object(members), at: node.place)
  }

  /// Returns true if a group's `extensions` hold the data of tools, whose names have dots, and no tokens.
  private static func isToolData(_ member: JSONMember) -> Bool {
    guard member.key == "extensions", let members = member.value.members, !members.isEmpty else { return false }
    return members.allSatisfy { $0.key.contains(".") }
  }

  /// Returns true if a member `value` is a group of this name, and not the value of the token around it.
  private static func isGroup(_ value: JSONValue, hasType: Bool) -> Bool {
    guard let members = value.members, !ColorModifier.isWritten(as: value) else { return false }
    if members.contains(where: { $0.key == "value" }) { return value["unit"] == nil }
    return !hasType && !ToolForm.areModes(members)
      && members.contains { $0.value["value"] != nil && $0.value["unit"] == nil }
  }

  /// Returns a token's member that stands beside its value and has a meaning: a token in it, or a member that changes
  /// the value. All others are data of tools.
  private static func besideValue(_ member: JSONMember) -> JSONValue? {
    switch member.key {
    case "value": nil
    case "type", "original", "attributes", "description", "comment":
      isTokens(member.value) ? legacy(member.value) : nil
    case "deprecated": member.value
    case _ where member.key.hasPrefix("$"): nil
    case _ where ToolForm.holdsModes(member): member.value
    case _ where ToolForm.changesValue(member) && !isTokens(member.value): member.value
    case _ where ToolForm.mode(ofMember: member.key) != nil && !isTokens(member.value): member.value
    default: isTokens(member.value) ? legacy(member.value) : nil
    }
  }

  /// Returns true if an object is a token of older tools, or has one in it.
  private static func isTokens(_ node: JSONValue) -> Bool {
    guard let members = node.members else { return false }
    return members.contains { $0.key == "value" ? node["unit"] == nil : isTokens($0.value) }
  }

  /// Returns the token for several sets of a value: light and dark, or others such as `desktop`. Members beside the sets
  /// hold for all of them. Sets inside of sets are kept as an extension that is not read.
  private static func token(of sets: JSONValue, in node: JSONValue) -> JSONValue? {
    let members = sets.members ?? []
    let usual = SchemeName.usual(of: members.map(\.key))
    guard let chosen = members.first(where: { $0.key == usual })?.value,
      chosen["value"] != nil || chosen["sets"] != nil
    else { return nil }
    let around = (node.members ?? []).filter { $0.key != "sets" && chosen[$0.key] == nil }
    guard case .object(var token) = legacy(JSONValue(.object((chosen.members ?? []) + around), at: sets.place)).content
    else { return nil }
    let modes = sets.compactMapMembers { $0.value["value"] == nil ? nil : mode(legacy($0.value)) }
    let isComplete = modes.members?.count == members.count
    let values = isComplete ? member("mode", modes) : member("sets", sets)
    let others = (node["$extensions"]?.members ?? []).filter { $0.key != values.key }
    token.removeAll { $0.key == "$extensions" }
    token.append(member("$extensions", JSONValue(.object(others + [values]), at: sets.place)))
    return JSONValue(.object(token), at: sets.place)
  }

  /// Returns the value of a token for a mode: alone, or with the members that change it.
  private static func mode(_ token: JSONValue) -> JSONValue {
    let members = (token.members ?? []).filter { $0.key != "$description" && $0.key != "$extensions" }
    guard let value = token["$value"], members.allSatisfy({ $0.key == "$value" || $0.key == "$type" }) else {
      return JSONValue(.object(members), at: token.place)
    }
    return value
  }
}
