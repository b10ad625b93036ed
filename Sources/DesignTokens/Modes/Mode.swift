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
  static let extensions = ["mode", "org.primer.overrides"]

  /// Returns the modes of a token, in order.
  static func all(of token: JSONValue) -> [Mode] {
    guard let members = token["$extensions"]?.members else { return [] }
    var modes: [Mode] = []
    for member in members where extensions.contains(member.key) {
      for mode in member.value.members ?? [] {
        modes.append(Mode(name: mode.key, value: mode.value, place: mode.place))
      }
    }
    return modes
  }

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
