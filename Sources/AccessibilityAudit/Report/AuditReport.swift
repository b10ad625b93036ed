/// The findings of an audit, rule by rule.
public struct AuditReport: Sendable {
  /// The findings of one rule.
  public struct RuleResult: Sendable {
    /// The rule.
    public let rule: Rule
    /// The number of objects that passed.
    public internal(set) var passes = 0
    /// The findings, in the order of reading.
    public internal(set) var findings: [Finding] = []
    /// Observations that the toolkit alone is responsible for, with the number of objects. They are no findings.
    package internal(set) var toolkitNotes: [String: Int] = [:]
  }

  /// The application's name.
  public let application: String
  /// The toolkit and its version; empty if the application does not report them.
  public let toolkit: String
  /// The number of audited controls.
  public internal(set) var controlCount: Int
  /// The number of controls that were left out because they are not shown now.
  public internal(set) var hiddenControlCount: Int
  /// The reason why a part of the application could not be read; nil if all was read.
  public let gap: String?
  /// The findings of each rule, in the order of the audit's rules.
  public internal(set) var results: [RuleResult]
  /// The entries of a baseline that are no longer found.
  public internal(set) var vanished: [Baseline.Entry] = []

  /// The window on the screen, with the places of objects; nil without measurements.
  var scenery: Scenery?

  /// The suppressions that have expired or match no finding, one on each line.
  public internal(set) var staleSuppressions: [String] = []

  /// All findings, rule by rule.
  public var findings: [Finding] { results.flatMap(\.findings) }

  /// The violations that are neither in a baseline nor suppressed.
  public var violations: [Finding] { findings.filter { $0.outcome == .violation && $0.isOpen } }

  /// The findings that need review and are neither in a baseline nor suppressed.
  public var incomplete: [Finding] { findings.filter { $0.outcome == .incomplete && $0.isOpen } }

  /// The findings that are in a baseline.
  public var known: [Finding] { findings.filter(\.isKnown) }

  /// The findings that are suppressed, and not in a baseline.
  public var suppressed: [Finding] { findings.filter { !$0.isKnown && $0.suppression != nil } }

  /// The number of objects that passed, counted for each rule.
  public var passes: Int { results.map(\.passes).reduce(0, +) }

  /// True if there are no violations, or only known and suppressed ones.
  public var isClean: Bool { violations.isEmpty }
}
