/// A value that a token has for another mode, such as dark. It is in the token's extensions, beside its `$value`.
///
/// ```json
/// { "$value": "#fff", "$extensions": { "mode": { "Dark": "#111" } } }
/// ```
struct Mode {
  /// The mode's name, as it is written.
  var name: String
  /// The value, or an object whose members replace those of the token.
  var value: JSONValue
  /// The place of the name.
  var place: Place

  /// The extensions that hold a value for each mode: that of Cobalt and Terrazzo, also found in exports of Figma, and
  /// that of Primer.
  static let extensions = ["mode", "modes", "org.primer.overrides"]
  /// The extensions of Figma's plugins that hold such an object as `modes`, beside other data.
  private static let plugins = ["com.figma", "figma"]

  /// Returns the values for modes that an extension holds; nil if it holds none.
  static func values(in member: JSONMember) -> JSONValue? {
    let isPlugin = plugins.contains(member.key)
    guard isPlugin || extensions.contains(member.key),
      let values = isPlugin ? member.value["modes"] : member.value, let members = values.members
    else { return nil }
    // Some exports list the identifiers of the modes there, such as "11:0".
    return members.first?.value.string.map(isIdentifier) == true ? nil : values
  }

  private static func isIdentifier(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: ":")) && text.utf8.allSatisfy { $0 == UInt8(ascii: ":") || $0 &- 48 < 10 }
  }

  /// Returns an extension without the values for modes that it holds; nil if it holds nothing else.
  static func withoutValues(_ member: JSONMember) -> JSONValue? {
    if values(in: member) == nil { return member.value }
    guard plugins.contains(member.key) else { return nil }
    return member.value.compactMapMembers { $0.key == "modes" ? nil : $0.value }
  }

  /// Returns the members of each extension of a token that has values for modes, in order.
  static func lists(of token: JSONValue) -> [[JSONMember]] {
    (token["$extensions"]?.members ?? []).compactMap { values(in: $0)?.members }
  }

  /// Returns the modes of a token, in order.
  static func all(of token: JSONValue) -> [Mode] { lists(of: token).flatMap { $0.map(Mode.init) } }

  init(_ member: JSONMember) { (name, value, place) = (member.key, member.value, member.place) }

  /// Returns the token with its value in this mode.
  func token(_ token: JSONValue) -> JSONValue {
    let own = replacements
    let kept = (token.members ?? []).filter { member in
      !own.contains { $0.key == member.key } && (member.key != "$ref" || !own.contains { $0.key == "$value" })
    }
    return JSONValue(.object(kept + own), at: token.place)
  }

  /// The members that replace members of the token: those of an object with properties of a token; otherwise the value
  /// itself.
  private var replacements: [JSONMember] {
    if let members = value.members {
      let hasProperties = members.contains { $0.key.hasPrefix("$") && $0.key != "$ref" }
      if hasProperties || members.allSatisfy({ $0.key == "alpha" }) { return members }
    }
    return [JSONMember(key: "$value", value: value, place: place)]
  }
}
