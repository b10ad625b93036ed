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
    "unit", "units", "alpha", "opacity", "transparency", "params", "transform", "transforms", "transformer", "modify",
    "modifier", "modifiers", "modification", "modifications", "sets", "modes", "values", "lighten", "darken", "tint",
    "shade", "mix", "saturate", "desaturate",
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

  /// The members that Style Dictionary adds to a token in its output.
  static let dumped: Set<String> = [
    "original", "attributes", "path", "filePath", "isSource", "key", "name", "themeable",
  ]

  /// The members, in small letters, whose change of a value is in the value that Style Dictionary writes.
  static let applied: Set<String> = ["unit", "units", "alpha", "opacity", "transparency", "transform", "transforms"]

  /// Returns true if a token's member comes from the output of Style Dictionary.
  static func isDump(_ token: JSONValue) -> Bool {
    token["original"]?.members != nil
      && (token["path"]?.elements != nil || token["attributes"]?.members != nil || token["filePath"]?.string != nil)
  }

  /// Returns the mode that a member beside a value is for: `dark` for `dark`, `darkValue`, `dark-mode` and `value-dark`.
  static func mode(ofMember name: String) -> String? {
    guard name.utf8.count < 40 else { return nil }
    let meaning = SchemeName(name)
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
    members.count >= least
      && members.allSatisfy { member in
        member.key.utf8.count < 40 && (SchemeName(member.key).isPlain || devices.contains(member.key.lowercased()))
      }
  }

  /// Returns the format's name of a part of a value; nil if the name is not that of one in kebab case.
  static func camelCase(_ name: String) -> String? {
    guard name.utf8.contains(UInt8(ascii: "-")) else { return nil }
    let words = name.split(separator: "-")
    let joined =
      words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return parts.contains(joined) ? joined : nil
  }

  private static let parts = Set(TokenType.allCases.flatMap(\.parts).map(\.name))
    .union(["dashArray", "lineCap", "colorSpace"])

  /// The names of modes that are not schemes.
  private static let devices: Set<String> = [
    "desktop", "laptop", "tablet", "mobile", "phone", "watch", "web", "default", "base", "comfortable", "compact",
  ]
}
