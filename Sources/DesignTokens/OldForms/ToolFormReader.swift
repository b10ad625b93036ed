/// Turns each ``ToolForm`` in the tokens of a file into members of the format: `$value` and `$extensions.mode`.
///
/// A tree without such forms is returned as it is, uncopied.
struct ToolFormReader {
  private var found: [ToolForm: (count: Int, place: Place)] = [:]

  /// Returns the tree with all forms read.
  mutating func read(_ tree: JSONValue) -> JSONValue { changed(tree) ?? tree }

  /// Reports each form that was found, once with its count.
  func report(to reporter: Reporter) {
    for form in ToolForm.allCases {
      guard let (count, place) = found[form] else { continue }
      reporter.warning(
        .oldForm, count == 1 ? "a token has \(form.name)" : "\(count) tokens have \(form.name)", at: place,
        advice: form.advice)
    }
  }

  private mutating func note(_ form: ToolForm, at place: Place) {
    found[form, default: (0, place)].count += 1
  }

  // MARK: - Tree

  /// Returns the node with all forms in it read; nil if it has none.
  private mutating func changed(_ node: JSONValue) -> JSONValue? {
    guard case .object(var members) = node.content else { return nil }
    if TokenTree.isToken(node) { return token(node, members) }
    return changeChildren(&members) ? JSONValue(.object(members), at: node.place) : nil
  }

  /// Changes the tokens and groups among members. Returns false if none has changed.
  private mutating func changeChildren(_ members: inout [JSONMember]) -> Bool {
    var hasChanged = false
    for index in members.indices where !members[index].key.hasPrefix("$") || members[index].key == "$root" {
      guard let value = changed(members[index].value) else { continue }
      members[index].value = value
      hasChanged = true
    }
    return hasChanged
  }

  private mutating func token(_ node: JSONValue, _ members: [JSONMember]) -> JSONValue? {
    let value = node["$value"]
    let isPlain = members.allSatisfy { $0.key.utf8.first == UInt8(ascii: "$") }
    if isPlain, value?.members == nil, value?.elements == nil { return nil }
    var token = members
    var hasChanged = false
    if !isPlain {
      if ToolForm.isDump(node) {
        note(.dump, at: node.place)
        token.removeAll { ToolForm.dumped.contains($0.key) }
        hasChanged = true
      }
      hasChanged = readMembersBeside(&token) || hasChanged
      if token.contains(where: { !$0.key.hasPrefix("$") && TokenTree.holdsTokens($0.value) }) {
        note(.tokensInToken, at: node.place)
        hasChanged = changeChildren(&token) || hasChanged
      }
    }
    hasChanged = readModes(&token) || hasChanged
    hasChanged = readUnit(&token) || hasChanged
    if let index = token.firstIndex(where: { $0.key == "$value" }) {
      let type = node["$type"]?.string
      if let value = named(token[index].value, type: type) {
        token[index].value = value
        hasChanged = true
      }
    }
    return hasChanged ? JSONValue(.object(token), at: node.place) : nil
  }

  // MARK: - Members beside a value

  private mutating func readMembersBeside(_ token: inout [JSONMember]) -> Bool {
    var modes: [JSONMember] = []
    var hasChanged = false
    for member in token where !member.key.hasPrefix("$") {
      if member.value.isNull {
        token.removeAll { $0.key == member.key }
      } else if member.key == "deprecated", !token.contains(where: { $0.key == "$deprecated" }) {
        guard member.value.string != nil || member.value.bool != nil else { continue }
        token.append(JSONMember(key: "$deprecated", value: member.value, place: member.place))
        token.removeAll { $0.key == member.key }
      } else if member.key == "alpha", member.value.members == nil {
        note(.alphaBeside, at: member.place)
        continue
      } else if let mode = ToolForm.mode(ofMember: member.key), !TokenTree.holdsTokens(member.value) {
        modes.append(JSONMember(key: mode, value: member.value, place: member.place))
        token.removeAll { $0.key == member.key }
      } else if ToolForm.holdsModes(member) {
        modes += (member.value.members ?? []).map(Self.mode)
        token.removeAll { $0.key == member.key }
      } else {
        continue
      }
      hasChanged = true
    }
    guard let first = modes.first else { return hasChanged }
    note(.modeBeside, at: first.place)
    Self.add(modes, to: &token)
    return true
  }

  // MARK: - Unit

  /// Writes the unit beside a value after its number, and after those of its modes. Returns false, and leaves the unit, if
  /// any of them is not a number.
  private mutating func readUnit(_ token: inout [JSONMember]) -> Bool {
    guard let member = token.first(where: { $0.key == "unit" }), let unit = member.value.string,
      let index = token.firstIndex(where: { $0.key == "$value" }),
      let value = Self.joined(token[index].value, unit: unit)
    else { return false }
    var isWhole = true
    let extensions = token.first { $0.key == "$extensions" }?.value.mapChildren { key, child in
      guard let key, Mode.extensions.contains(key) else { return child }
      return child.mapChildren { _, mode in
        if mode.word == nil { return mode }
        let value = Self.joined(mode, unit: unit)
        isWhole = isWhole && value != nil
        return value ?? mode
      }
    }
    guard isWhole else { return false }
    token[index].value = value
    for index in token.indices where token[index].key == "$extensions" {
      token[index].value = extensions ?? token[index].value
    }
    token.removeAll { $0.key == "unit" }
    note(.unitBeside, at: member.place)
    return true
  }

  /// Returns a value with a unit after its number; nil if it is not a number.
  private static func joined(_ value: JSONValue, unit: String) -> JSONValue? {
    guard let written = value.word?.withoutBlanks else { return nil }
    var text = written
    if !unit.isEmpty {
      if let (_, own) = OldForm.literal(written) {
        guard own.isEmpty || own == unit else { return nil }
        text = own.isEmpty ? written + unit : written
      } else {
        guard case .token? = Reference(value) else { return nil }
        // A length is kept: the product of two lengths has their unit.
        text = "\(written) * 1\(unit)"
      }
    }
    return JSONValue(.string(text), at: value.place)
  }

  // MARK: - Modes

  /// Makes modes of an object with a value for each of them.
  private mutating func readModes(_ token: inout [JSONMember]) -> Bool {
    guard let index = token.firstIndex(where: { $0.key == "$value" }),
      let members = token[index].value.members, ToolForm.areModes(members),
      let usual = SchemeName.usual(of: members.map(\.key)),
      let chosen = members.first(where: { $0.key == usual })
    else { return false }
    note(.modesInValue, at: token[index].place)
    let modes = members.map(Self.mode)
    token[index].value = Self.bare(chosen.value)
    Self.add(modes, to: &token)
    return true
  }

  private static func mode(_ member: JSONMember) -> JSONMember {
    JSONMember(key: member.key, value: bare(member.value), place: member.place)
  }

  /// Returns the value of an object that has nothing but one.
  private static func bare(_ value: JSONValue) -> JSONValue {
    guard let members = value.members, members.count == 1 else { return value }
    return ["value", "$value"].contains(members[0].key) ? members[0].value : value
  }

  /// Adds values for modes to a token's extensions. Modes that stand there already win.
  private static func add(_ modes: [JSONMember], to token: inout [JSONMember]) {
    let place = modes.first?.place ?? .none
    let index = token.firstIndex { $0.key == "$extensions" }
    var extensions = index.flatMap { token[$0].value.members } ?? []
    let known = extensions.first { $0.key == "mode" }?.value.members ?? []
    let all = known + modes.filter { mode in !known.contains { $0.key == mode.key } }
    extensions.removeAll { $0.key == "mode" }
    extensions.append(JSONMember(key: "mode", value: JSONValue(.object(all), at: place), place: place))
    let value = JSONValue(.object(extensions), at: place)
    if let index {
      token[index].value = value
    } else {
      token.append(JSONMember(key: "$extensions", value: value, place: place))
    }
  }

  // MARK: - Names in values

  /// Returns a value with the names of the format; nil if it has no others.
  private mutating func named(_ value: JSONValue, type: String?) -> JSONValue? {
    if let elements = value.elements {
      var changed = elements
      var hasChanged = false
      for (index, element) in elements.enumerated() {
        guard element.members != nil, let value = named(element, type: type) else { continue }
        changed[index] = value
        hasChanged = true
      }
      return hasChanged ? JSONValue(.array(changed), at: value.place) : nil
    }
    guard let members = value.members else { return nil }
    if let stops = value["stops"], stops.elements != nil {
      note(.figmaPlugin, at: value.place)
      return stops
    }
    if type == "custom-shadow" {
      note(.figmaPlugin, at: value.place)
      return Self.shadow(members, at: value.place)
    }
    guard members.contains(where: { Self.camelCase($0.key) != nil }) else { return nil }
    note(.kebabCase, at: value.place)
    let renamed = members.map { JSONMember(key: Self.camelCase($0.key) ?? $0.key, value: $0.value, place: $0.place) }
    return JSONValue(.object(renamed), at: value.place)
  }

  private static func shadow(_ members: [JSONMember], at place: Place) -> JSONValue {
    let names = ["radius": "blur", "shadowType": "inset"]
    let renamed = members.map { member in
      let isInset = member.value.string == "innerShadow"
      let value = member.key == "shadowType" ? JSONValue(.bool(isInset), at: member.value.place) : member.value
      return JSONMember(key: names[member.key] ?? member.key, value: value, place: member.place)
    }
    return JSONValue(.object(renamed), at: place)
  }

  /// Returns the format's name of a part of a value; nil if the name is not that of one in kebab case.
  private static func camelCase(_ name: String) -> String? {
    guard name.utf8.contains(UInt8(ascii: "-")) else { return nil }
    let words = name.split(separator: "-")
    let joined =
      words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return parts.contains(joined) ? joined : nil
  }

  private static let parts = Set(TokenType.allCases.flatMap(\.parts).map(\.name))
}
