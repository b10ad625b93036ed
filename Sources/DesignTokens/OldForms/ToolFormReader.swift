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
      let (one, many) = form == .comment ? ("a token or group", "tokens or groups") : ("a token", "tokens")
      reporter.warning(
        .oldForm, count == 1 ? "\(one) has \(form.name)" : "\(count) \(many) have \(form.name)", at: place,
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
    let isDescribed = readDescription(of: node, &members)
    let count = members.count
    members.removeAll(where: Self.isPlain)
    let hasChanged = changeChildren(&members) || isDescribed || members.count < count
    return hasChanged ? JSONValue(.object(members), at: node.place) : nil
  }

  /// Returns true if a member of a group is a value that is no token. A property without its dollar sign is an error.
  private static func isPlain(_ member: JSONMember) -> Bool {
    !member.key.hasPrefix("$") && member.value.members == nil
      && !["value", "type", "extends", "ref"].contains(member.key)
  }

  /// Makes one description of the texts about a token or a group. Returns false if it has none of older tools.
  private mutating func readDescription(of node: JSONValue, _ members: inout [JSONMember]) -> Bool {
    guard let first = members.first(where: ToolForm.isDescription), let text = ToolForm.description(of: node) else {
      return false
    }
    note(.comment, at: first.place)
    members.removeAll { $0.key == text.key || ToolForm.isDescription($0) }
    members.append(text)
    return true
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
    if isPlain, value?.members == nil, value?.elements == nil, node["$extensions"] == nil { return nil }
    var token = members
    var hasChanged = false
    if !isPlain {
      if ToolForm.isDump(node) {
        note(.dump, at: node.place)
        // The value has all changes already.
        token.removeAll(where: ToolForm.isOfDump)
        hasChanged = true
      }
      hasChanged = readDescription(of: node, &token) || hasChanged
      hasChanged = readMembersBeside(&token) || hasChanged
      if token.contains(where: { !$0.key.hasPrefix("$") && TokenTree.holdsTokens($0.value) }) {
        note(.tokensInToken, at: node.place)
        hasChanged = changeChildren(&token) || hasChanged
      }
    }
    hasChanged = readModes(&token) || hasChanged
    hasChanged = readUnit(&token) || hasChanged
    let type = node["$type"]?.string
    if let index = token.firstIndex(where: { $0.key == "$value" }), let value = named(token[index].value, type: type) {
      token[index].value = value
      hasChanged = true
    }
    hasChanged = changeModes(&token) { reader, value, _ in reader.named(value, type: type) } || hasChanged
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
      } else if let mode = ToolForm.mode(ofMember: member.key), member.value.bool == nil,
        !TokenTree.holdsTokens(member.value)
      {
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

  /// Writes the unit beside a value after its number, and after those of its modes, which may have units of their own.
  /// Returns false, and leaves the unit, if any of them is not a number.
  private mutating func readUnit(_ token: inout [JSONMember]) -> Bool {
    let unit = token.first { $0.key == "unit" }
    var result = token
    if let unit {
      guard let text = unit.value.string, let index = token.firstIndex(where: { $0.key == "$value" }),
        let value = Self.joined(token[index].value, unit: text)
      else { return false }
      result[index].value = value
      result.removeAll { $0.key == "unit" }
    }
    var isWhole = true
    var place = unit?.place
    let hasChanged = changeModes(&result) { _, value, own in
      guard let text = (own ?? unit)?.value.string, value.word != nil else { return nil }
      place = place ?? own?.place
      let value = Self.joined(value, unit: text)
      isWhole = isWhole && value != nil
      return value
    }
    guard isWhole, unit != nil || hasChanged, let place else { return false }
    token = result
    note(.unitBeside, at: place)
    return true
  }

  /// Returns a value with a unit after its number; nil if it is not a number.
  private static func joined(_ value: JSONValue, unit: String) -> JSONValue? {
    guard let written = value.word?.withoutBlanks else { return nil }
    let unit = unit.withoutBlanks.lowercased()
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
    JSONMember(key: ToolForm.mode(named: member.key) ?? member.key, value: bare(member.value), place: member.place)
  }

  /// Returns the value of a mode that is written as a token: alone, or with the members that change it.
  private static func bare(_ node: JSONValue) -> JSONValue {
    guard let members = node.members, let value = node["$value"] ?? node["value"] else { return node }
    let kept = members.filter { !["value", "$value", "$description", "description", "comment"].contains($0.key) }
    let others = kept.compactMap { member in
      switch member.key {
      case "type": member.value.string == nil ? nil : JSONMember(key: "$type", value: member.value, place: member.place)
      case "$type": member
      default: ToolForm.changesValue(member) ? member : nil
      }
    }
    // A length of the format is no token.
    guard !others.contains(where: { $0.key == "unit" }) || others.count > 1 || node["$value"] != nil else {
      return node
    }
    if others.allSatisfy({ $0.key == "$type" }) { return value }
    return JSONValue(.object([JSONMember(key: "$value", value: value, place: value.place)] + others), at: node.place)
  }

  /// Changes the values that a token has for modes. Returns false if none has changed. `change` takes a value and the unit
  /// beside it, and returns the new value; nil if it stays.
  private mutating func changeModes(
    _ token: inout [JSONMember], _ change: (inout Self, _ value: JSONValue, _ unit: JSONMember?) -> JSONValue?
  ) -> Bool {
    guard let index = token.firstIndex(where: { $0.key == "$extensions" }) else { return false }
    var hasChanged = false
    token[index].value = token[index].value.mapChildren { key, list in
      guard let key, Mode.extensions.contains(key) else { return list }
      return list.mapChildren { _, mode in
        guard let inner = mode["$value"] else {
          guard let value = change(&self, mode, nil) else { return mode }
          hasChanged = true
          return value
        }
        let unit = mode.members?.first { $0.key == "unit" }
        guard let value = change(&self, inner, unit) else { return mode }
        hasChanged = true
        return mode.compactMapMembers { $0.key == "$value" ? value : $0.key == "unit" ? nil : $0.value }
      }
    }
    return hasChanged
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
    guard members.contains(where: { ToolForm.camelCase($0.key) != nil }) else { return nil }
    note(.kebabCase, at: value.place)
    let renamed = members.map {
      JSONMember(key: ToolForm.camelCase($0.key) ?? $0.key, value: $0.value, place: $0.place)
    }
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
}
