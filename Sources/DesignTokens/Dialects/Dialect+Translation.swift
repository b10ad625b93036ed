// MARK: - Translation

extension Dialect {
  /// Returns the file's tree with `$value` and `$type` where the format has them. Every value keeps its place.
  ///
  /// `isDark` picks one side of Backbase's light and dark values. Literals keep their form; they are read later.
  func translate(_ root: JSONValue, isDark: Bool = false) -> JSONValue {
    switch self {
    case .dtcg: root
    case .draft: Self.withoutThemes(root)
    case .legacy: Self.legacyFile(root)
    case .tokensStudio: Self.tokenSets(root)
    case .backbase: Self.backbase(root, path: [], isDark: isDark)
    case .backbaseFirst: Self.backbaseFirst(root, isDark: isDark)
    case .palette: Self.palette(root) ?? JSONValue(.object([]), at: root.place)
    }
  }

  private static func legacyFile(_ root: JSONValue) -> JSONValue {
    let tree = legacy(withoutThemes(root))
    return hasFirstReferences(root) ? withBraces(tree) : tree
  }

  static func member(_ key: String, _ value: JSONValue) -> JSONMember {
    JSONMember(key: key, value: value, place: value.place)
  }

  /// Returns a token at the place of a node.
  static func token(_ value: JSONValue, type: JSONValue? = nil, at node: JSONValue) -> JSONValue {
    JSONValue(.object((type.map { [member("$type", $0)] } ?? []) + [member("$value", value)]), at: node.place)
  }

  // MARK: Backbase

  private static func backbase(_ node: JSONValue, path: [String], isDark: Bool) -> JSONValue {
    guard let members = node.members else { return node }
    var result: [JSONMember] = []
    for member in members {
      switch member.key {
      case "$version": break
      case "$type" where ["dynamic", "fixed"].contains(member.value.string): break
      case "$value":
        let chosen = member.value[isDark ? "dark" : "light"] ?? member.value["light"] ?? member.value
        result.append(JSONMember(key: "$value", value: chosen, place: member.place))
        let isReference = chosen.string?.hasPrefix("{") == true
        if node["$type"].flatMap({ TokenType(rawValue: $0.string ?? "") }) == nil, !isReference,
          let type = backbaseType(path)
        {
          result.append(Self.member("$type", JSONValue(.string(type.rawValue), at: member.place)))
        }
      case "mode" where path == ["theme"]: break
      default:
        let value = backbase(member.value, path: path + [member.key], isDark: isDark)
        result.append(JSONMember(key: member.key, value: value, place: member.place))
      }
    }
    return JSONValue(.object(result), at: node.place)
  }

  /// Returns the type of a value in a Backbase file, by its path.
  private static func backbaseType(_ path: [String]) -> TokenType? {
    guard path.count > 1 else { return nil }
    switch path[1] {
    case "color": return .color
    case "font-family": return .fontFamily
    case "font-weight": return .fontWeight
    case "opacity": return .number
    case "duration": return .duration
    case "radius", "height", "min-height", "min-width", "padding-x", "padding-y", "border-width", "spacing", "sizing",
      "gap", "icon-size", "font-size", "hit-area":
      return .dimension
    default: return nil
    }
  }

  // MARK: Palette

  private static func palette(_ node: JSONValue) -> JSONValue? {
    if let hex = node["hex"], hex.string.flatMap(RGBA.init(hex:)) != nil {
      return token(hex, type: JSONValue(.string("color"), at: hex.place), at: node)
    }
    if let text = node.string {
      guard OldForm.isLiteral(text) else { return nil }
      // A group of another file may have a type.
      let type = OldForm.type(of: node, path: "").map { JSONValue(.string($0.rawValue), at: node.place) }
      return token(node, type: type, at: node)
    }
    let group = node.compactMapMembers { $0.key.hasPrefix("$") ? nil : palette($0.value) }
    return group.members?.isEmpty == false ? group : nil
  }
}
