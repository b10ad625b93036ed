/// A choice of rules, in the form of a command line: `default,-target-size`, `A,AA`, `name-missing`.
///
/// Each name of a rule or a set adds to the choice; a name after `-` removes from it. A list that begins with `-`
/// starts from the default rules. The sets are `default`, `all`, `A`, `AA`, `AAA` and `best-practice`.
public struct RuleSelection: Sendable {
  /// The chosen rules, in the order of reports.
  public let rules: [Rule]

  /// Every name that a list may contain.
  public static let names: [String] =
    Rule.all.map(\.id) + ["default", "all"] + SuccessCriterion.Level.allCases.map(\.rawValue) + ["best-practice"]

  /// Reads a list of names, separated by commas.
  ///
  /// - Throws: ``RuleSelectionError`` for an unknown name, or if no rule is left.
  public init(_ list: String) throws(RuleSelectionError) {
    var chosen: Set<String> = list.trimmed.hasPrefix("-") ? Set(Rule.defaults.map(\.id)) : []
    for item in list.split(separator: ",", omittingEmptySubsequences: false) {
      let item = String(item).trimmed
      let takesAway = item.hasPrefix("-")
      let name = String(item.drop { $0 == "-" || $0 == "+" })
      let named = Self.rules(named: name)
      guard !named.isEmpty else { throw .unknown(name) }
      if takesAway { chosen.subtract(named) } else { chosen.formUnion(named) }
    }
    guard !chosen.isEmpty else { throw .nothingLeft }
    rules = Rule.all.filter { chosen.contains($0.id) }
  }

  private static func rules(named name: String) -> [String] {
    switch name {
    case "all": Rule.all.map(\.id)
    case "default": Rule.defaults.map(\.id)
    default: Rule.all.filter { $0.id == name || $0.tag == name }.map(\.id)
    }
  }
}

/// An error in a list of rules.
public enum RuleSelectionError: Error, Hashable, Sendable {
  /// No rule and no set has this name.
  case unknown(String)
  /// The list removes every rule that it adds.
  case nothingLeft
}
