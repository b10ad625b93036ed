/// Which rules to ask, as it is written on a command line: `default,-target-size`, `A,AA`, `name-missing`.
///
/// Names of rules and of sets are taken one after the other: a name adds, one after `-` takes away. A list that begins by
/// taking away begins with the default rules. The sets are `default`, `all`, `A`, `AA`, `AAA` and `best-practice`.
public struct RuleSelection: Sendable {
  /// The rules that were chosen, in the order of reports.
  public let rules: [Rule]

  /// Every name that a list may hold.
  public static let names: [String] =
    Rule.all.map(\.id) + ["default", "all"] + SuccessCriterion.Level.allCases.map(\.rawValue) + ["best-practice"]

  /// Reads a list of names, separated by commas.
  ///
  /// - Throws: ``RuleSelectionError`` for a name that there is not, or when no rule is left.
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

/// Why a list names no rules.
public enum RuleSelectionError: Error, Hashable, Sendable {
  /// There is neither a rule nor a set of this name.
  case unknown(String)
  /// Everything that was chosen was also taken away.
  case nothingLeft
}
