package import DesignTokens

/// A proposal of the tokens of a team's files for the kit's roles, by their names, their use and their contrast.
///
/// The result is a resolver document that names the files, with a set of roles to edit. A color is proposed only where
/// the theme stays readable with it: in light, dark and high contrast, each by itself. A role without a token is left to
/// the kit, which derives it.
package struct RoleProposal {
  /// The resolver document.
  package let json: JSONValue
  /// The resolver document, with line breaks.
  package var text: String {
    var writer = JSONWriter()
    writer.write(json)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
  /// The roles that are left to the kit, and the reasons, in sentences without a full stop.
  package let notes: [String]

  /// The most tokens that are tried for a role in a context.
  private static let mostTries = 6
  /// The schemes, and the contexts of the document in the order of ``ThemeInputs/surroundings``.
  private static let sides = ["light", "dark"]
  private static let contexts = ["light", "lightHighContrast", "dark", "darkHighContrast"]
  /// The most other tokens that a role's description names.
  private static let mostOthers = 3

  /// - Parameter documents: The team's files in order, later ones over earlier ones.
  /// - Throws: As `Resolver.resolve`, and ``DiagnosticCode/input`` if the files cannot be named in one document.
  package init(_ documents: [TokenDocument]) throws(TokenError) {
    var sketch = try ResolverSketch(documents)
    guard let first = documents.first else {
      throw TokenError(code: .input, message: "there is no file", advice: "give the files of a design system")
    }
    let resolver = Resolver(first, overrides: Array(documents.dropFirst()))
    var mappings: [RoleMapping] = []
    var known: [[String?]: RoleNames] = [:]
    for inputs in ThemeInputs.surroundings {
      let choice = resolver.modifiers.map(inputs.context)
      let names: RoleNames
      if let found = known[choice] {
        names = found
      } else {
        names = RoleNames(try resolver.resolve(choosing: inputs.context))
        known[choice] = names
      }
      mappings.append(RoleMapping(names, inputs, most: Self.mostTries))
    }
    let choices = RoleWords.all.map(\.role).map { role in
      (role, mappings.map { $0.choices[role].map(Self.token) })
    }
    let common = choices.compactMap { role, tokens in Self.same(tokens).map { (role, $0) } }
    let others = choices.filter { Self.same($0.1) == nil }
    sketch.addSet("roles", Self.source(common))
    if others.contains(where: { $0.1.contains { $0 != nil } }) {
      let contexts = Self.sides.enumerated().flatMap { number, side -> [(String, [JSONValue])] in
        let (normal, high) = (number * 2, number * 2 + 1)
        let shared = others.compactMap { role, tokens in Self.same([tokens[normal], tokens[high]]).map { (role, $0) } }
        let set = shared.isEmpty ? [] : [sketch.addPart("roles-\(side)", Self.source(shared))]
        return zip(Self.contexts[normal...high], normal...high).map { name, index in
          let own = others.compactMap { role, tokens in
            Self.same([tokens[normal], tokens[high]]) == nil ? tokens[index].map { (role, $0) } : nil
          }
          return (name, set + Self.source(own))
        }
      }
      sketch.addModifier(sketch.hasModifier("theme") ? "kit" : "theme", contexts, default: Self.contexts[0])
    }
    notes = RoleWords.all.flatMap { Self.notes($0.role, mappings) }
    json = sketch.json
  }

  /// Returns the token if all contexts have the same.
  private static func same(_ tokens: [JSONValue?]) -> JSONValue? {
    guard let token = tokens.first.flatMap(\.self), tokens.allSatisfy({ $0 == token }) else { return nil }
    return token
  }

  /// Returns a source with tokens at the paths of roles; none without tokens.
  private static func source(_ tokens: [(String, JSONValue)]) -> [JSONValue] {
    tokens.isEmpty ? [] : [JSONValue(.object(TokenWriter.group(tokens)))]
  }

  /// Returns the token of a role: a reference, or a color that was made readable.
  private static func token(_ choice: RoleMapping.Choice) -> JSONValue {
    var members = [JSONMember(key: "$type", value: .string(choice.value.type.rawValue))]
    var description: String?
    switch choice.value {
    case .color(let color) where choice.isChanged:
      members.append(JSONMember(key: "$value", value: TokenValue.color(color).json))
      description = "\(choice.path), made readable"
    default:
      members.append(JSONMember(key: "$value", value: .string("{\(choice.path)}")))
      if !choice.others.isEmpty {
        description = "or \(choice.others.prefix(mostOthers).joined(separator: ", "))"
      }
    }
    if let description { members.append(JSONMember(key: "$description", value: .string(description))) }
    return JSONValue(.object(members))
  }

  private static func notes(_ role: String, _ mappings: [RoleMapping]) -> [String] {
    RoleMapping.Absence.allCases.compactMap { absence in
      let places = zip(mappings, contexts).filter { $0.0.absences[role] == absence }.map(\.1)
      if places.isEmpty { return nil }
      let place = places.count == mappings.count ? "" : " in \(places.joined(separator: ", "))"
      return "\(role) is left to the kit\(place): \(absence.rawValue)"
    }
  }
}
