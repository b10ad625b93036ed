/// A way to write a token that tools read and the format does not have.
///
/// Each is recognized by its own members, wherever it stands in files of older tools, and reported once for each file.
/// ``ToolFormReader`` turns all of them into the format's own members. The page "Files that are not DTCG 2025.10" lists
/// them with their sources.
enum ToolForm: CaseIterable {
  /// `"value": "3", "unit": "rem"` (attributes of Style Dictionary, styledictionary.com/info/tokens).
  case unitBeside
  /// `"value": "#3b3d45", "alpha": 0.4` (Primer and Helios, as transforms of Style Dictionary).
  case alphaBeside
  /// `"value": "#fff", "darkValue": "#000"`, or `dark` (dbanks.design/blog/dark-mode-with-style-dictionary), or an object
  /// of such values.
  case modeBeside
  /// `"value": { "light": "#fff", "dark": "#000" }`, or `desktop` and `mobile` (the same page, method "single token").
  case modesInValue
  /// A token in a token, as in `{ "value": "#700", "pale": { "value": "#ecc" } }`.
  case tokensInToken
  /// `original`, `attributes` and `path` beside a value: what Style Dictionary's format `json` writes.
  case dump
  /// `font-size` for `fontSize` (CSS's names of properties).
  case kebabCase
  /// `stops` or a `custom-` type (the Figma plugin github.com/lukasoppermann/design-tokens).
  case figmaPlugin
  /// `comment` or `description` beside `$value` (Style Dictionary, styledictionary.com/info/tokens).
  case comment

  /// The form in words, after "tokens have".
  var name: String {
    switch self {
    case .unitBeside: "a `unit` beside the value"
    case .alphaBeside: "an `alpha` beside the value"
    case .modeBeside: "a value for another mode beside the value"
    case .modesInValue: "an object of modes as the value"
    case .tokensInToken: "tokens in them"
    case .dump: "the members that Style Dictionary adds to its output, which are left out"
    case .kebabCase: "a value with names in kebab case"
    case .figmaPlugin: "a value in the form of the Figma plugin \"Design Tokens\""
    case .comment: "a `comment` or a `description` without `$`"
    }
  }

  /// The form to write instead.
  var advice: String {
    switch self {
    case .unitBeside: "write { \"value\": 3, \"unit\": \"rem\" } as the value"
    case .alphaBeside: "write the `alpha` in the color"
    case .modeBeside, .modesInValue: "write { \"$extensions\": { \"mode\": { \"dark\": … } } }"
    case .tokensInToken: "make the token the `$root` of a group"
    case .dump: "give the files that it was made from"
    case .kebabCase: "write `fontSize` for `font-size`"
    case .figmaPlugin: "write a list of stops, or the names of the format"
    case .comment: "write `$description`"
    }
  }

  /// Returns true if a member beside a value changes it in some tool. One that is not read leaves the token without a value.
  static func changesValue(_ member: JSONMember) -> Bool {
    let name = member.key.lowercased()
    let count = member.value.members?.count ?? member.value.elements?.count
    if count == 0 || member.value.isNull { return false }
    let isCollection = count != nil
    return changing.contains(name) || isCollection && modeHolders.contains(name)
  }

  /// In small letters.
  private static let changing: Set<String> = [
    "unit", "units", "suffix", "alpha", "a", "opacity", "transparency", "params", "transform", "transforms",
    "transformer", "modify", "modifier", "modifiers", "modification", "modifications", "sets", "modes", "values",
    "lighten", "darken", "tint", "shade", "mix", "saturate", "desaturate",
  ]

  /// In small letters. As a word, such as `"theme": "brand"`, they are data of a tool.
  private static let modeHolders: Set<String> = [
    "mode", "theme", "themes", "scheme", "schemes", "colorscheme", "overrides", "variants", "valuesbymode",
  ]

  /// Returns the mend for a member that changes the value of a token in today's format, which has none such.
  static func adviceToday(on member: JSONMember) -> String {
    switch member.key.lowercased() {
    case "alpha", "opacity", "transparency": "opacity belongs into the color's `$value`"
    case "unit", "units": unitBeside.advice
    case _ where mode(ofMember: member.key) != nil || holdsModes(member): modeBeside.advice
    default: "write the resulting value"
    }
  }

  /// Returns the texts about a token or a group as one description: its own, and those that older tools write beside
  /// it; nil if there is none.
  static func description(of node: JSONValue) -> JSONMember? {
    let members = ["$description", "description", "comment"].compactMap { name in
      node.members?.first { $0.key == name && $0.value.string != nil }
    }
    guard let first = members.first else { return nil }
    var texts: [String] = []
    for text in members.compactMap(\.value.string) where !texts.contains(text) { texts.append(text) }
    let value = JSONValue(.string(texts.joined(separator: "\n")), at: first.value.place)
    return JSONMember(key: "$description", value: value, place: first.place)
  }

  /// Returns true if a member is a text about its token or group, as older tools write it.
  static func isDescription(_ member: JSONMember) -> Bool {
    ["description", "comment"].contains(member.key) && member.value.string != nil
  }

  /// Returns true if Style Dictionary adds a member to the tokens in its output, or has made the member's change to the
  /// value there.
  static func isOfDump(_ member: JSONMember) -> Bool {
    dumped.contains(member.key) || applied.contains(member.key.lowercased())
  }

  /// The members that Style Dictionary adds to a token in its output.
  static let dumped: Set<String> = [
    "original", "attributes", "path", "filePath", "isSource", "key", "name", "themeable",
  ]

  /// The members, in small letters, whose change of a value is in the value that Style Dictionary writes.
  private static let applied: Set<String> = [
    "unit", "units", "suffix", "alpha", "a", "opacity", "transparency", "transform", "transforms",
  ]

  /// Returns true if a token comes from the output of Style Dictionary. A token may also have tokens of these names in
  /// it.
  static func isDump(_ token: JSONValue) -> Bool {
    guard token["original"]?.members != nil else { return false }
    if token["path"]?.elements != nil || token["filePath"]?.string != nil { return true }
    guard let attributes = token["attributes"], attributes.members != nil else { return false }
    return attributes["value"] == nil && attributes["$value"] == nil
  }

  /// Returns the mode that a member beside a value is for: `dark` for `dark`, `darkValue`, `dark-mode` and
  /// `value-dark`, and the name itself of a device.
  static func mode(ofMember name: String) -> String? {
    guard name.utf8.count < 40 else { return nil }
    if devices.contains(name.lowercased()) { return name }
    var meaning = SchemeName(name)
    // In small letters alone, as in `darkmode`, the words are one.
    if meaning.side == nil, meaning.others.count == 1, let word = modeWords.first(where: meaning.others[0].hasSuffix) {
      meaning = SchemeName(String(meaning.others[0].dropLast(word.utf8.count)))
    }
    guard meaning.side != nil || meaning.isHighContrast, meaning.others.allSatisfy(modeWords.contains) else {
      return nil
    }
    let side = meaning.side.map { $0 == .dark ? "dark" : "light" }
    return [side, meaning.isHighContrast ? "high contrast" : nil].compactMap(\.self).joined(separator: " ")
  }

  private static let modeWords: Set<String> = ["value", "mode", "theme", "color", "scheme"]

  /// Returns true if a member beside a value holds the values for other modes, such as `"modes": { "dark": "#000" }`.
  static func holdsModes(_ member: JSONMember) -> Bool {
    ["mode", "modes", "sets", "theme", "themes", "values"].contains(member.key)
      && member.value.members.map { areModes($0, atLeast: 1) } == true
  }

  /// Returns true if an object has a value for each of several modes, and nothing else.
  static func areModes(_ members: [JSONMember], atLeast least: Int = 2) -> Bool {
    members.count >= least && members.allSatisfy { mode(named: $0.key) != nil }
  }

  /// Returns the mode that a member of a value is for.
  static func mode(named name: String) -> String? {
    guard name.utf8.count < 40 else { return nil }
    return SchemeName(name).isPlain || bases.contains(name.lowercased()) ? name : mode(ofMember: name)
  }

  /// Returns the format's name of a part of a value; nil if the name is not that of one in kebab case.
  static func camelCase(_ name: String) -> String? {
    guard name.utf8.contains(UInt8(ascii: "-")) else { return nil }
    let words = name.split(separator: "-")
    let joined =
      words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return cssParts[joined] ?? (parts.contains(joined) ? joined : nil)
  }

  private static let cssParts = ["blurRadius": "blur", "spreadRadius": "spread"]

  /// Returns the format's name of a part that a reference names: in kebab case, or as a shadow of a tool has it.
  static func name(ofPart name: String) -> String { shadowParts[name] ?? camelCase(name) ?? name }

  private static let shadowParts = ["x": "offsetX", "y": "offsetY", "radius": "blur"]

  /// Returns the names that a value may have for a part of the format.
  static func spellings(ofPart name: String) -> [String] {
    [name] + ["offsetX": ["x"], "offsetY": ["y"]][name, default: []]
  }

  private static let parts = Set(TokenType.allCases.flatMap(\.parts).map(\.name))
    .union(["dashArray", "lineCap", "colorSpace"])

  private static let devices: Set<String> = ["desktop", "laptop", "tablet", "mobile", "phone", "watch"]

  /// The other names of modes that are not schemes. Beside a value they are data of a tool.
  private static let bases: Set<String> = ["web", "default", "base", "comfortable", "compact"]
}
