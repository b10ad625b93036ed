// MARK: - Backbase, first generation

extension Dialect {
  /// Returns true if `colors` holds something with a `color` that has sides.
  static func isBackbaseFirst(_ root: JSONValue) -> Bool {
    root["colors"]?.members?.contains { $0.value["color"].map { side($0, isDark: false) != nil } == true } == true
  }

  /// Returns tokens at the file's own paths, and aliases of them at the kit's paths.
  static func backbaseFirst(_ root: JSONValue, isDark: Bool) -> JSONValue {
    let own = root.compactMapMembers { member in
      switch member.key {
      case "colors": tokens(member.value, .color) { side($0, isDark: isDark) }
      case "spacing", "sizing", "radius":
        tokens(member.value, .dimension) { side($0, isDark: isDark) ?? ($0.number == nil ? nil : $0) }
      case "shadows": tokens(member.value, .shadow) { shadow($0, isDark: isDark) }
      default: nil
      }
    }
    let roles = root["colors"].map { [theme($0, isDark: isDark)] } ?? []
    return JSONValue(.object((own.members ?? []) + roles), at: root.place)
  }

  /// Returns a tree with a token for each node that `read` returns a value for.
  private static func tokens(
    _ node: JSONValue, _ type: TokenType, _ read: (JSONValue) -> JSONValue?
  ) -> JSONValue? {
    if let value = read(node) { return token(value, type: JSONValue(.string(type.rawValue), at: node.place), at: node) }
    let group = node.compactMapMembers { $0.key.hasPrefix("$") ? nil : tokens($0.value, type, read) }
    return group.members?.isEmpty == false ? group : nil
  }

  /// Returns one side of a value: from `{"light": …, "dark": …}`, or `{"any": …}`, or the text itself.
  private static func side(_ node: JSONValue, isDark: Bool) -> JSONValue? {
    let chosen = node[isDark ? "dark" : "light"] ?? node["light"] ?? node["any"] ?? node
    return chosen.string == nil ? nil : chosen
  }

  /// Returns the shadow of `{"offset": {"width", "height"}, "opacity", "radius", "color"}`. The radius is half the blur
  /// of CSS.
  private static func shadow(_ node: JSONValue, isDark: Bool) -> JSONValue? {
    guard let offset = node["offset"], let text = node["color"].flatMap({ side($0, isDark: isDark) })?.string,
      var color = RGBA(hex: text)
    else { return nil }
    color.alpha *= min(max(node["opacity"]?.number ?? 1, 0), 1)
    let length = { (value: Double?) in DimensionValue(value: value ?? 0) }
    let layer = ShadowValue(
      color: ColorValue(color), offsetX: length(offset["width"]?.number), offsetY: length(offset["height"]?.number),
      blur: length((node["radius"]?.number).map { $0 * 2 }), spread: length(0), inset: false)
    return JSONValue(TokenValue.shadow([layer]).json.content, at: node.place)
  }

  // MARK: The kit's paths

  private static func theme(_ colors: JSONValue, isDark: Bool) -> JSONMember {
    var groups: [(name: String, tokens: [JSONMember])] = []
    for (group, role, steps) in roles {
      guard let node = steps.reduce(Optional(colors), { $0?[$1] }), let value = side(node, isDark: isDark) else {
        continue
      }
      let alias = JSONValue(.string("{colors.\(steps.joined(separator: "."))}"), at: value.place)
      let token = member(role, token(alias, at: value))
      if groups.last?.name != group { groups.append((group, [])) }
      groups[groups.count - 1].tokens.append(token)
    }
    let tree = groups.map { JSONMember(key: $0.name, value: JSONValue(.object($0.tokens)), place: colors.place) }
    let color = JSONMember(key: "color", value: JSONValue(.object(tree)), place: colors.place)
    return JSONMember(key: "theme", value: JSONValue(.object([color])), place: colors.place)
  }

  /// The kit's paths below `theme.color`, and the file's below `colors`.
  private static let roles: [(group: String, role: String, steps: [String])] =
    ["brand", "success", "danger"].flatMap { role in
      let name = role == "brand" ? "primary" : role
      return [
        ("background", role, [name, "color"]),
        ("background", "\(role)-hovered", [name, "variants", "darker"]),
        ("background", "\(role)-pressed", [name, "variants", "darkest"]),
      ]
    } + [
      ("background", "surface", ["foundation", "color"]),
      ("on-background", "brand", ["primary", "onColor"]),
      ("on-background", "success", ["success", "onColor"]),
      ("on-background", "danger", ["danger", "onColor"]),
      ("foreground", "default", ["textDefault", "color"]),
      ("border", "default", ["inputBorder", "color"]),
    ]
}
