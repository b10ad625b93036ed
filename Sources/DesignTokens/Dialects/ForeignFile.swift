import PlainText

/// A file of a tool or a language that is not read. Its error names the tool, and how to get a file that is read.
struct ForeignFile {
  let name: String
  let advice: String

  /// Recognizes JSON of tools whose tokens are in a form of their own; nil for any other.
  init?(_ root: JSONValue) {
    if root["props"] != nil, root["imports"] != nil || Self.hasTheoReference(root) {
      self.init("Theo", "build it with Theo's format `raw.json`, whose values are final")
    } else if root["meta"]?["variables"] != nil || root["variableCollections"] != nil
      || (root["document"]?.members != nil && root["schemaVersion"] != nil)
    {
      self.init("Figma's REST API", "export the variables as design tokens, with Figma's own export or a plugin")
    } else if root.members?.contains(where: { $0.value["$collection"] != nil }) == true || Self.isSpecify(root) {
      self.init("Specify", "build it with Specify's parser for Style Dictionary or for DTCG")
    } else if root["dsp_spec_version"] != nil {
      self.init("a Design System Package", "give the files below `dist/styledictionary/properties` of the package")
    } else if root["Meta"]?["FluentUITokensVersion"] != nil {
      self.init("Fluent's token pipeline", "transform it with the pipeline's platform `w3c`")
    } else {
      return nil
    }
  }

  /// Recognizes a text in another language than JSON; nil for any other.
  init?(_ bytes: [UInt8]) {
    let start = String(decoding: bytes.prefix(400), as: UTF8.self).withoutBlanks
    let line = start.prefix { !$0.isNewline }
    let name = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    if start.first == "{" {
      let next = start.dropFirst().drop(while: \.isWhitespace)
      let isKey = next.first?.isLetter == true || next.first == "'" || next.hasPrefix("//") || next.hasPrefix("/*")
      guard isKey else { return nil }
      self.init("JSON5", "convert it, as with `npx json5 FILE`")
    } else if start.hasPrefix("//") || start.hasPrefix("/*") {
      self.init("JSON5", "convert it, as with `npx json5 FILE`")
    } else if ["export", "module", "const", "import"].contains(String(name)) {
      self.init("JavaScript", "run it, and print its object with `JSON.stringify`")
    } else if start.hasPrefix("---") || start.first == "#" || start.hasPrefix("%YAML")
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

  /// Returns true if any text has a reference as in `{!GREY}`.
  private static func hasTheoReference(_ node: JSONValue) -> Bool {
    switch node.content {
    case .object(let members): members.contains { hasTheoReference($0.value) }
    case .array(let elements): elements.contains(where: hasTheoReference)
    case .string(let text): text.contains(text: "{!")
    default: false
    }
  }

  /// Returns true for a list of tokens with a name, a type and a value each.
  private static func isSpecify(_ root: JSONValue) -> Bool {
    guard let elements = root.elements, let first = elements.first else { return false }
    return first["name"]?.string != nil && first["value"] != nil && first["type"]?.string != nil
  }
}
