import PlainText

/// Writes resolved tokens in the format 2025.10, with their references where these lead to the same values.
package struct TokenWriter {
  private let tokens: ResolvedTokens
  /// The tokens that are written without references.
  private let literal: Set<String>
  /// The tokens that have tokens in them. In the format such a token is the `$root` of a group.
  private let outer: Set<String>

  init(_ tokens: ResolvedTokens, literal: Set<String>) {
    self.tokens = tokens
    self.literal = literal
    outer = Self.outer(tokens)
  }

  /// Returns the paths of tokens that have tokens in them.
  static func outer(_ tokens: ResolvedTokens) -> Set<String> { outer(Set(tokens.map(\.path))) }

  private static func outer(_ paths: Set<String>) -> Set<String> {
    var outer: Set<String> = []
    var seen: Set<Substring> = []
    for path in paths {
      var rest = path[...]
      // A name may begin with a mark that makes one character with the dot.
      while let dot = rest.utf8.lastIndex(of: UInt8(ascii: ".")) {
        WorkCount.add()
        rest = rest[..<dot]
        // Another path has led through the group and those around it.
        guard seen.insert(rest).inserted else { break }
        if paths.contains(String(rest)) { outer.insert(String(rest)) }
      }
    }
    return outer
  }

  // MARK: - Tokens

  /// Returns a token with its type, its value and its other properties.
  func token(_ token: ResolvedToken) -> JSONValue {
    var members = [JSONMember(key: "$type", value: .string(token.type.rawValue))]
    let value = value(of: token)
    // A token has a pointer in the place of its value.
    members += [value["$ref"].map { JSONMember(key: "$ref", value: $0) } ?? JSONMember(key: "$value", value: value)]
    if let text = token.description { members.append(JSONMember(key: "$description", value: .string(text))) }
    if let deprecation = token.deprecation {
      members.append(JSONMember(key: "$deprecated", value: deprecation.reason.map { .string($0) } ?? .bool(true)))
    }
    let extensions = token.extensions.map(Self.withoutRead)?.members ?? []
    if !extensions.isEmpty { members.append(JSONMember(key: "$extensions", value: JSONValue(.object(extensions)))) }
    return JSONValue(.object(members))
  }

  private func value(of token: ResolvedToken) -> JSONValue {
    literal.contains(token.path) ? token.json : written(token.json, as: token.authored)
  }

  /// Returns true if a token that refers to others is written with a reference.
  func keepsReference(_ token: ResolvedToken) -> Bool { Reference.occurs(in: value(of: token)) }

  /// Returns extensions without those that were read: values for modes, and changes of colors.
  private static func withoutRead(_ extensions: JSONValue) -> JSONValue {
    extensions.compactMapMembers { member in
      guard member.key == "studio.tokens", member.value["modify"] != nil else { return Mode.withoutValues(member) }
      let others = member.value.compactMapMembers { $0.key == "modify" ? nil : $0.value }
      return others.members?.isEmpty == false ? others : nil
    }
  }

  /// Returns a value with the references of its authored form, where the target has that value.
  private func written(_ json: JSONValue, as authored: JSONValue) -> JSONValue {
    if let reference = Reference(authored) {
      guard let (token, named) = target(of: reference), let part = Self.steps(named, in: token.json, to: json) else {
        return json
      }
      let path = outer.contains(token.path) ? token.path + ".$root" : token.path
      if part.isEmpty { return .string("{\(path)}") }
      let steps = path.split(separator: ".").map(String.init) + ["$value"] + part
      return .object(["$ref": .string("#/" + steps.map(Self.escaped).joined(separator: "/"))])
    }
    switch (json.content, authored.content) {
    case (.object(let members), .object):
      let written = members.map { member in
        JSONMember(
          key: member.key, value: authored[member.key].map { self.written(member.value, as: $0) } ?? member.value)
      }
      return JSONValue(.object(written))
    case (.array(let elements), .array(let others)) where elements.count == others.count:
      return .array(zip(elements, others).map { self.written($0, as: $1) })
    default: return json
    }
  }

  /// Returns the token that a reference names, and the steps to the part of its value. Older tools name a part after the
  /// token, as in `{heading.fontSize}`.
  private func target(of reference: Reference) -> (token: ResolvedToken, part: [String])? {
    switch reference {
    case .token(let written):
      let path = written.withoutBlanks
      if let token = tokens[path] { return (token, []) }
      let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      for count in (1..<max(names.count, 1)).reversed() {
        guard let token = tokens[names[..<count].joined(separator: ".")] else { continue }
        return (token, Array(names[count...].drop { $0 == "value" }))
      }
      return nil
    case .pointer(let steps):
      let end = steps.firstIndex(of: "$value") ?? steps.endIndex
      return tokens[steps[..<end].joined(separator: ".")].map { ($0, Array(steps[end...].dropFirst())) }
    case .malformed: return nil
    }
  }

  /// Returns the steps to a part of a value, by the names of the format; nil if the part has not the given value.
  /// Older tools have other names, and lists where the format has one shadow or the stops alone.
  private static func steps(_ names: [String], in json: JSONValue, to value: JSONValue) -> [String]? {
    var steps: [String] = []
    var node = json
    for name in names {
      let step = node.child(name) == nil ? ToolForm.name(ofPart: name) : name
      if let child = node.child(step) {
        steps.append(step)
        node = child
      } else if name == "0" ? node.elements != nil : name != "stops" {
        return nil
      }
    }
    return node == value ? steps : nil
  }

  /// Returns a name as a step of a JSON pointer in a fragment (RFC 6901, sections 3 and 6).
  static func escaped(_ name: String) -> String {
    name.replacing(each: "~", with: "~0").replacing(each: "/", with: "~1").replacing(each: "%", with: "%25")
  }

  // MARK: - Groups

  /// Returns the members of a tree with tokens at their paths, in order.
  ///
  /// - Parameters:
  ///   - tokens: The tokens by their paths.
  ///   - others: Tokens besides: one that has tokens in it, here or there, becomes the `$root` of its group.
  ///   - notes: The descriptions and extensions of groups, by their paths.
  /// - Returns: The members.
  package static func group(
    _ tokens: [(String, JSONValue)], in others: ResolvedTokens? = nil, notes: [String: [JSONMember]] = [:]
  ) -> [JSONMember] {
    let outer = outer(Set(tokens.map(\.0) + (others?.map(\.path) ?? [])))
    var root = Group()
    for (path, token) in tokens {
      let names = path.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
      root.insert(token, at: (names + (outer.contains(path) ? ["$root"] : []))[...])
    }
    return root.members(notes, path: "")
  }

  /// A group while it is being filled.
  private struct Group {
    private var names: [String] = []
    private var tokens: [String: JSONValue] = [:]
    private var groups: [String: Group] = [:]

    mutating func insert(_ token: JSONValue, at path: ArraySlice<String>) {
      guard let name = path.first else { return }
      if tokens[name] == nil, groups[name] == nil { names.append(name) }
      if path.count == 1 {
        tokens[name] = token
      } else {
        groups[name, default: Group()].insert(token, at: path.dropFirst())
      }
    }

    func members(_ notes: [String: [JSONMember]], path: String) -> [JSONMember] {
      TokenWriter.written(notes[path] ?? [])
        + names.map { name in
          let child = path.isEmpty ? name : "\(path).\(name)"
          let inner = groups[name]?.members(notes, path: child) ?? []
          return JSONMember(key: name, value: tokens[name] ?? JSONValue(.object(inner)))
        }
    }
  }

  /// Returns the notes of a group without extensions that were read.
  private static func written(_ notes: [JSONMember]) -> [JSONMember] {
    notes.compactMap { note in
      let value = note.key == "$extensions" ? withoutRead(note.value) : note.value
      return value.members?.isEmpty == true ? nil : JSONMember(key: note.key, value: value)
    }
  }
}
