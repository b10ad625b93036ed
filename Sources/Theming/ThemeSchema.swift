import DesignTokens

/// The token paths that the kit uses.
enum ThemeSchema {
  /// The names of the tokens of one state of a variant.
  static let properties = ["background", "foreground", "border", "icon", "shadow"]

  /// The known paths that have no token in the default theme, such as font sizes, which are then the desktop's.
  private static let optional: Set<String> = Set(
    ["theme.font-family.button"]
      + SizeMetrics.names.flatMap { ["theme.typography.button.\($0.key)", "theme.font-size.button.\($0.key)"] }
      + ButtonState.inTokens.map { "theme.shadow.button.\($0.tokenName)" })

  /// The maximum number of variants of a theme besides the default theme's. Each variant needs a dozen rules of the
  /// stylesheet.
  static let mostVariants = 200

  /// Returns the reason why a name cannot be the name of a variant; nil if it can.
  static func refusal(ofVariant name: String) -> String? {
    if StyleClasses.all.contains(name) { return "is another style class of the kit" }
    if name.hasPrefix(StyleClasses.prefix) {
      return "begins with \"\(StyleClasses.prefix)\", like the kit's own classes"
    }
    if name.hasSuffix(StyleClasses.kindSuffix) {
      return "ends with \"\(StyleClasses.kindSuffix)\", like the classes of the kinds of buttons"
    }
    if name.utf8.count > 100 { return "is longer than 100 bytes" }
    if name.isEmpty { return "is empty" }
    if name.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F || $0.properties.isWhitespace }) {
      return "has white space or control characters, which a style class cannot have"
    }
    return nil
  }

  /// Returns the required type of the token at a path that the kit uses; nil if every type is allowed.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - standard: the type of the default theme's token, which is required if there is one.
  /// - Returns: the type.
  static func type(of path: String, standard: TokenType?) -> TokenType? {
    if let standard { return standard }
    let names = path.split(separator: ".")
    guard names.count > 2, names[0] == "theme" else { return nil }
    switch names[1] {
    case "color": return names.last == "shadow" ? .shadow : .color
    case "shadow": return .shadow
    case "typography": return .typography
    case "font-family": return .fontFamily
    case "font-size": return .dimension
    default: return nil
    }
  }

  /// Returns true if most of the paths below `theme` are the kit's, or nearly so. Other systems have a group `theme`, too,
  /// and some of its names.
  static func hasPath(_ paths: [String]) -> Bool {
    let paths = paths.filter { $0.hasPrefix("theme.") }
    guard !paths.isEmpty else { return false }
    let standard = Theme.default.tokens(in: ThemeContext())
    let known = Dictionary(uniqueKeysWithValues: standard.map { ($0.path, $0.type) })
    let right = paths.count { problem(with: $0, known: known) == nil }
    if 2 * right > paths.count { return true }
    // To look for names that are nearly right is slow.
    let first = paths.prefix(100)
    let near = first.count { path in problem(with: path, known: known).map { $0.advice != nil } ?? true }
    return 2 * near > first.count
  }

  /// Returns the message and advice about an unknown path below `theme`; nil if the kit knows it.
  static func problem(
    with path: String, known: [String: TokenType]
  ) -> (message: String, advice: String?)? {
    guard path.hasPrefix("theme."), known[path] == nil, !optional.contains(path) else { return nil }
    let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if names.count > 3, names[1] == "color", names[2] == "button" {
      let variant = names[3]
      if let refusal = refusal(ofVariant: variant) { return ("\"\(variant)\" cannot be a variant: it \(refusal)", nil) }
      guard names.count == 6 else {
        return ("a variant's token is theme.color.button.<variant>.<state>.<property>", nil)
      }
      let states = ButtonState.inTokens.map(\.tokenName)
      if !states.contains(names[4]) { return unknown("state", names[4], states) }
      return properties.contains(names[5]) ? nil : unknown("property", names[5], properties)
    }
    return (
      "the kit does not use this token",
      Suggestion.nearest(to: path, in: known.keys + Array(optional)).map { "did you mean \"\($0)\"?" }
    )
  }

  private static func unknown(_ what: String, _ name: String, _ all: [String]) -> (String, String?) {
    (
      "there is no \(what) \"\(name)\"",
      Suggestion.nearest(to: name, in: all).map { "did you mean \"\($0)\"?" }
        ?? "use one of \(all.joined(separator: ", "))"
    )
  }
}
