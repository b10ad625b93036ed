import FileReading

/// A reference as it stands in a value.
enum Reference {
  /// `{a.b.c}`: the path of a token. Blanks inside or around the braces are at its ends.
  case token(String)
  /// `{"$ref": "#/a/b/$value/x"}`: the unescaped steps of a JSON pointer, never empty.
  case pointer([String])
  /// A malformed reference.
  case malformed(String, advice: String)

  /// Reads a value as a reference; nil if it is a literal.
  init?(_ value: JSONValue) {
    switch value.content {
    case .string(let text):
      guard let first = text.utf8.first, first == UInt8(ascii: "{") || first.isBlank else { return nil }
      if first == UInt8(ascii: "{"), text.utf8.last == UInt8(ascii: "}") {
        self = Self.curly(text)
      } else {
        let trimmed = text.withoutBlanks
        guard trimmed.utf8.first == UInt8(ascii: "{") else { return nil }
        self = Self.curly(trimmed, hasBlanks: trimmed.utf8.count < text.utf8.count)
      }
    case .object:
      guard let pointer = value["$ref"] else { return nil }
      guard let text = pointer.string else {
        self = .malformed("`$ref` is \(pointer.kind)", advice: "write a JSON pointer such as \"#/color/blue\"")
        return
      }
      self = Self.pointer(text)
    default: return nil
    }
  }

  private static func curly(_ text: String, hasBlanks: Bool = false) -> Reference {
    let path = text.utf8.dropFirst().dropLast()
    let isWhole = text.utf8.last == UInt8(ascii: "}") && !path.isEmpty
    guard isWhole, !path.contains(UInt8(ascii: "{")), !path.contains(UInt8(ascii: "}")) else { return malformed(text) }
    return .token((hasBlanks ? " " : "") + String(Substring(path)))
  }

  private static func malformed(_ text: String) -> Reference {
    guard let end = text.firstIndex(of: "}") else {
      return .malformed(
        "the reference \"\(text.prefix(80))\" has no closing brace",
        advice: text.utf8.count == 1 ? "write \"{group.token}\"" : "write \"\(text.prefix(80))}\"")
    }
    let path = text[..<end].drop { $0 == "{" }
    let inside = path.prefix(80).filter { $0 != "{" }
    if path.isEmpty || path.contains("{") || text.hasPrefix("{{") {
      let advice = "write \"{\(inside.isEmpty ? "group.token" : inside)}\""
      return .malformed("\"\(text.prefix(80))\" names no token", advice: advice)
    }
    return .malformed(
      "\"\(text.prefix(80))\" mixes a reference with other text",
      advice: "a reference is the whole string, \"{\(inside)}\"; the format has no calculations and no opacities")
  }

  /// Reads a pointer in URI fragment form (RFC 6901, section 6); a raw space passes for `%20`.
  static func pointer(_ text: String) -> Reference {
    if let end = text.firstIndex(of: "#"), end != text.startIndex {
      return .malformed(
        "\"\(text.prefix(80))\" names another file",
        advice: "tokens refer to \"\(text[end...].prefix(80))\" alone; a resolver document lays files over each other")
    }
    guard text.hasPrefix("#/"), text.utf8.count > 2 else {
      return .malformed(
        "\"\(text.prefix(80))\" is not a JSON pointer into this document",
        advice: "a pointer begins with `#/` and names something, as in \"#/color/blue\"")
    }
    guard text.utf8.count <= 4096 else {
      return .malformed("the pointer \"\(text.prefix(80))…\" is too long", advice: "names are nested 128 deep at most")
    }
    var steps: [String] = []
    for part in text.utf8.dropFirst(2).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let step = unescape(part) else {
        return .malformed(
          "\"\(text.prefix(80))\" has a bad escape", advice: "only %XX, ~0 for `~` and ~1 for `/` are escapes")
      }
      if step.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) {
        return .malformed(
          "\"\(text.prefix(80))\" mixes both ways of referring",
          advice: "write either \"{a.b}\" or { \"$ref\": \"#/a/b\" }")
      }
      steps.append(step)
    }
    return .pointer(steps)
  }

  /// The last name of the path or the pointer; nil for a malformed reference.
  var lastName: String? {
    switch self {
    case .token(let path): path.withoutBlanks.split(separator: ".").last.map(String.init)
    case .pointer(let steps): steps.last
    case .malformed: nil
    }
  }

  /// The steps of a pointer, nil for anything else.
  var steps: [String]? { if case .pointer(let steps) = self { steps } else { nil } }

  /// Decodes `%XX`, then `~1` and `~0`.
  private static func unescape(_ text: Substring.UTF8View) -> String? {
    guard let step = percentDecoded(Substring(text)) else { return nil }
    guard step.utf8.contains(UInt8(ascii: "~")) else { return step }
    var result = ""
    var rest = step[...]
    while let tilde = rest.firstIndex(of: "~") {
      result += rest[..<tilde]
      rest = rest[rest.index(after: tilde)...]
      switch rest.popFirst() {
      case "0": result += "~"
      case "1": result += "/"
      default: return nil
      }
    }
    return result + rest
  }

  /// Returns the text with `%XX` decoded; nil if an escape is incomplete or the bytes are not UTF-8.
  static func percentDecoded(_ text: some StringProtocol) -> String? {
    if !text.utf8.contains(UInt8(ascii: "%")) { return String(text) }
    return PercentEncoding.decoded(text).flatMap { String(validating: $0, as: UTF8.self) }
  }

  // MARK: - In values

  /// Returns true if a value refers to any token, at any depth.
  static func occurs(in value: JSONValue) -> Bool {
    switch value.content {
    case .object(let members): members.contains { $0.key == "$ref" || occurs(in: $0.value) }
    case .array(let elements): elements.contains(where: occurs)
    case .string(let text):
      text.utf8.firstIndex(of: UInt8(ascii: "{")).map { text.utf8[$0...].contains(UInt8(ascii: "}")) } ?? false
    default: false
    }
  }

  /// Returns the paths of the tokens that a value refers to, at any depth.
  static func paths(in value: JSONValue) -> [String] {
    switch value.content {
    case .object(let members):
      if case .pointer(let steps)? = Reference(value) {
        return [steps.prefix { $0 != "$value" }.joined(separator: ".")]
      }
      return members.flatMap { paths(in: $0.value) }
    case .array(let elements): return elements.flatMap(paths)
    case .string(let text): return paths(inText: text)
    default: return []
    }
  }

  private static func paths(inText text: String) -> [String] {
    var paths: [String] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let path = rest[rest.index(after: open)..<close].withoutBlanks
      paths.append(path)
      let end = [".value", ".$value"].first(where: path.hasSuffix)
      if let end { paths.append(String(path.dropLast(end.count))) }
      rest = rest[rest.index(after: close)...]
    }
    return paths
  }
}
