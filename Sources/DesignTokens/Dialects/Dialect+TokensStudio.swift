// MARK: - Tokens Studio

extension Dialect {
  /// Returns true if a file holds token sets side by side, with the themes that select them or their order.
  static func isTokensStudio(_ root: JSONValue) -> Bool {
    root["$themes"]?.elements != nil || root["$metadata"]?["tokenSetOrder"]?.elements != nil
  }

  /// Returns true if a file is the `$themes.json` or the `$metadata.json` of a folder with a file for each token set.
  static func isStudioFolder(_ root: JSONValue) -> Bool {
    isStudioThemes(root) || root["tokenSetOrder"]?.elements != nil
  }

  /// Returns true if a file is a list of themes, or an empty list.
  static func isStudioThemes(_ root: JSONValue) -> Bool {
    root.elements.map { $0.isEmpty || $0.contains { $0["selectedTokenSets"]?.members != nil } } == true
  }

  /// Returns true if more references of a file name a set than not, as in `{core.blue}` for `blue` in the set `core`. Such a
  /// file is built by Style Dictionary alone, without the themes.
  static func namesSets(_ root: JSONValue) -> Bool {
    let (naming, others) = references(in: root)
    return naming > others
  }

  /// Returns true if a value of a file refers to a token of it as the first versions wrote it, `$blue` for `{blue}`.
  static func hasFirstReferences(_ root: JSONValue) -> Bool { references(in: root, areFirst: true) != (0, 0) }

  /// Returns how many of a file's first references name a set, and how many something in a set: of all, or of those
  /// of the first versions alone.
  private static func references(in root: JSONValue, areFirst: Bool = false) -> (naming: Int, others: Int) {
    let sets = (root.members ?? []).filter { !$0.key.hasPrefix("$") && $0.value.members != nil }
    var inside: [String: [JSONValue]] = [:]
    for set in sets { for member in set.value.members ?? [] { inside[member.key, default: []].append(member.value) } }
    var paths: [String] = []
    collectReferences(in: root, &paths, areFirst: areFirst)
    func leads(_ names: ArraySlice<Substring>, from node: JSONValue) -> Bool {
      let target = names.reduce(Optional(node)) { $0?[String($1)] }
      return areFirst ? target?["value"] != nil : target?.members != nil
    }
    var (naming, others) = (0, 0)
    for path in paths {
      let names = path.split(separator: ".", omittingEmptySubsequences: false)
      if inside[String(names[0])]?.contains(where: { leads(names.dropFirst(), from: $0) }) == true {
        others += 1
      } else if leads(names[...], from: root) {
        naming += 1
      }
    }
    return (naming, others)
  }

  /// Returns the token sets of a file alone, if it has themes.
  static func withoutThemes(_ root: JSONValue) -> JSONValue {
    isTokensStudio(root) ? root.compactMapMembers { $0.key.hasPrefix("$") ? nil : $0.value } : root
  }

  /// Collects the first references.
  private static func collectReferences(in node: JSONValue, _ paths: inout [String], areFirst: Bool) {
    guard paths.count < 200 else { return }
    switch node.content {
    case .object(let members): for member in members { collectReferences(in: member.value, &paths, areFirst: areFirst) }
    case .array(let elements): for element in elements { collectReferences(in: element, &paths, areFirst: areFirst) }
    case .string(let text) where text.utf8.first == UInt8(ascii: "$"):
      paths += Reference.paths(in: .string(withBraces(text)))
    case .string(let text) where !areFirst && text.utf8.contains(UInt8(ascii: "{")): paths += Reference.paths(in: node)
    default: break
    }
  }

  /// Returns the token sets of a file as groups. A pointer finds a set by the name of its group.
  static func tokenSets(_ root: JSONValue) -> JSONValue {
    root.compactMapMembers { $0.key.hasPrefix("$") ? nil : tokenSet($0.value) }
  }

  /// Returns one token set, written with or without the dollar sign; nil if the node is not a group of tokens.
  static func tokenSet(_ node: JSONValue) -> JSONValue? {
    let tree = hasCurrentNames(node) ? node : legacy(node)
    guard tree.members != nil, !TokenTree.isToken(tree) else { return nil }
    return hasBareReferences(tree) ? withBraces(tree) : tree
  }

  private static func hasCurrentNames(_ node: JSONValue) -> Bool {
    node.members?.contains { $0.key == "$value" || ($0.key != "$extensions" && hasCurrentNames($0.value)) } == true
  }

  // MARK: References without braces

  /// Returns true if any text has a reference as the first versions wrote it, `$color.blue` for `{color.blue}`.
  private static func hasBareReferences(_ node: JSONValue) -> Bool {
    switch node.content {
    case .object(let members): members.contains { $0.key != "$description" && hasBareReferences($0.value) }
    case .array(let elements): elements.contains(where: hasBareReferences)
    case .string(let text): text.utf8.contains(UInt8(ascii: "$"))
    default: false
    }
  }

  static func withBraces(_ node: JSONValue) -> JSONValue {
    if let text = node.string { return JSONValue(.string(withBraces(text)), at: node.place) }
    return node.mapChildren { key, child in key == "$description" ? child : withBraces(child) }
  }

  /// Writes `$color.blue` as `{color.blue}`. A reference ends before a space, a comma, a bracket or the end of the
  /// text.
  private static func withBraces(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      let name = rest[rest.index(after: dollar)...].prefix { !$0.isWhitespace && !",(){}$".contains($0) }
      result += rest[..<dollar] + (name.isEmpty ? "$" : "{\(name)}")
      rest = rest[name.endIndex...]
    }
    return result + rest
  }
}
