import PlainText

/// A file of a tool or a language that is not read. Its error names the tool, and how to get a file that is read.
struct ForeignFile {
  /// The tool, as in "of Theo", or the language.
  let name: String
  let advice: String

  /// Recognizes JSON of tools whose tokens are in a form of their own; nil for any other.
  init?(_ root: JSONValue) {
    if Self.isTheo(root) {
      self.init("of Theo", "build it with Theo's format `raw.json`, whose values are final")
    } else if Self.isFigma(root) {
      self.init("of Figma's REST API", "export the variables as design tokens, with Figma's own export or a plugin")
    } else if Self.hasCollection(root, depth: 0) || Self.isSpecify(root) {
      self.init("of Specify", "build it with Specify's parser for Style Dictionary or for DTCG")
    } else if root["dsp_spec_version"] != nil {
      self.init("of a Design System Package", "give the files below `dist/styledictionary/properties` of the package")
    } else if root["Meta"]?["FluentUITokensVersion"] != nil {
      self.init("of Fluent's token pipeline", "transform it with the pipeline's platform `w3c`")
    } else if Self.isList(root) {
      let token = "{ \"name\": { \"$type\": …, \"$value\": … } }"
      self.init("a plain list of tokens", "make each token a member of an object, as in \(token)")
    } else {
      return nil
    }
  }

  /// Recognizes a text in another language than JSON; nil for any other. The end of the file's name decides between
  /// languages that look alike.
  init?(_ bytes: [UInt8], name file: String) {
    let isYAML = [".yaml", ".yml"].contains(where: file.lowercased().hasSuffix)
    let start = Self.withoutComments(String(decoding: bytes.prefix(4_000), as: UTF8.self))
    let line = start.prefix { !$0.isNewline }
    let name = line.prefix { $0.isLetter || $0.isNumber || "_-.\"'".contains($0) }
    if !isYAML, start.first == "{" || start.first == "[" {
      guard Self.isJSON5(bytes) else { return nil }
      self.init("JSON5", "convert it, as with `npx json5 FILE`")
    } else if ["export", "module", "module.exports", "const", "import", "\"use", "'use"].contains(String(name)) {
      self.init("JavaScript", "run it, and print its object with `JSON.stringify`")
    } else if isYAML || start.hasPrefix("---") || start.first == "#" || start.hasPrefix("%YAML")
      || start.hasPrefix("- ")
      || (!name.isEmpty && line.dropFirst(name.count).first == ":")
    {
      self.init("YAML", "convert it, as with `yq -o json FILE`")
    } else {
      return nil
    }
  }

  private init(_ name: String, _ advice: String) {
    (self.name, self.advice) = (name, advice)
  }

  /// Returns a text from its first line that is no comment of JavaScript.
  private static func withoutComments(_ text: String) -> Substring {
    var rest = text.withoutBlanks[...]
    while true {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.hasPrefix("*/") { rest.removeFirst() }
        rest = rest.dropFirst(2)
      } else {
        return rest
      }
      rest = rest.drop(while: \.isWhitespace)
    }
  }

  /// Returns true if a text that is not JSON has a comment, a name without quotes, or quotes of another kind.
  private static func isJSON5(_ bytes: [UInt8]) -> Bool {
    var isText = false
    var last = UInt8(ascii: " ")
    for (index, byte) in bytes.prefix(1 << 20).enumerated() {
      defer { last = byte }
      if isText {
        if byte == UInt8(ascii: "\""), last != UInt8(ascii: "\\") { isText = false }
        if byte == UInt8(ascii: "\n") { return false }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isText = true
      case UInt8(ascii: "'"): return true
      case UInt8(ascii: "/"), UInt8(ascii: "*"): if last == UInt8(ascii: "/") { return true }
      case UInt8(ascii: ":"):
        let before = bytes[..<index].last { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? 0
        if (before | 0x20) &- UInt8(ascii: "a") < 26 || before &- 48 < 10 || before == UInt8(ascii: "_") { return true }
      default: break
      }
    }
    return false
  }

  private static func isFigma(_ root: JSONValue) -> Bool {
    if root["meta"]?["variables"] != nil || root["meta"]?["variableCollections"] != nil { return true }
    if root["variableCollections"] != nil || holdsVariables(root, depth: 0) { return true }
    let documents = [root] + (root["nodes"]?.members ?? []).prefix(1).map(\.value)
    return documents.contains { $0["document"]?.members != nil && $0["schemaVersion"] != nil }
  }

  /// Returns true if a list near the root has variables of a plugin of Figma.
  private static func holdsVariables(_ node: JSONValue, depth: Int) -> Bool {
    if depth > 4 { return false }
    if let first = node.elements?.first {
      return first["valuesByMode"]?.members != nil || holdsVariables(first, depth: depth + 1)
    }
    return node.members?.contains { holdsVariables($0.value, depth: depth + 1) } == true
  }

  /// Returns true if an object near the root is a collection of Specify.
  private static func hasCollection(_ node: JSONValue, depth: Int) -> Bool {
    guard depth < 5, let members = node.members else { return false }
    return node["$collection"]?.members != nil || members.contains { hasCollection($0.value, depth: depth + 1) }
  }

  /// Returns true for a source of Theo: imports alone, or tokens in a list or with references. Theo's own output has final
  /// values, and is read.
  private static func isTheo(_ root: JSONValue) -> Bool {
    let members = root.members ?? []
    if root["imports"]?.elements != nil, members.allSatisfy({ theoMembers.contains($0.key) }) { return true }
    guard let tokens = root["props"] else { return false }
    let isList = tokens.elements?.first.map { $0["name"]?.string != nil && $0["value"] != nil } == true
    return isList || root["imports"] != nil || hasTheoReference(root)
  }

  private static let theoMembers: Set<String> = ["imports", "aliases", "global", "props", "options"]

  /// Returns true if any text but that of an `originalValue` has a reference as in `{!GREY}`.
  private static func hasTheoReference(_ node: JSONValue) -> Bool {
    switch node.content {
    case .object(let members): members.contains { $0.key != "originalValue" && hasTheoReference($0.value) }
    case .array(let elements): elements.contains(where: hasTheoReference)
    case .string(let text): text.contains(text: "{!")
    default: false
    }
  }

  /// Returns true for a list of tokens with a name, a type and a value each.
  private static func isSpecify(_ root: JSONValue) -> Bool {
    guard let first = list(in: root) else { return false }
    return first["id"]?.string != nil && first["name"]?.string != nil && first["value"] != nil
      && first["type"]?.string != nil
  }

  /// Returns the first element of a list that is the whole file, or the first list in it.
  private static func list(in root: JSONValue) -> JSONValue? {
    let elements =
      root.elements ?? root.members?.first { $0.value.elements != nil && !$0.key.hasPrefix("$") }?.value.elements
    return elements?.first
  }

  /// Returns true for a list of tokens that have their names in them, with nothing else in the file.
  private static func isList(_ root: JSONValue) -> Bool {
    let hasGroups = root.members?.contains { $0.value.members != nil && !$0.key.hasPrefix("$") } == true
    guard !hasGroups, let first = list(in: root) else { return false }
    return (first["value"] ?? first["$value"]) != nil && ["name", "path", "key", "id"].contains { first[$0] != nil }
  }
}
