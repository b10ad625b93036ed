/// What an audit found, rule by rule.
public struct AuditReport: Sendable {
  /// What one rule found.
  public struct RuleResult: Sendable {
    /// The rule.
    public let rule: Rule
    /// How many objects it found nothing wrong with.
    public internal(set) var passes = 0
    /// What it has to say, in the order of reading.
    public internal(set) var findings: [Finding] = []

    init(rule: Rule) {
      self.rule = rule
    }
  }

  /// The application's name.
  public let application: String
  /// The toolkit and its version; empty where the application does not say.
  public let toolkit: String
  /// How many controls were looked at.
  public let controlCount: Int
  /// The number of controls that were left out because they are not shown now.
  public let hiddenControlCount: Int
  /// The reason why a part of the application could not be read; nil when all was read.
  public let gap: String?
  /// What each rule found, in the order of the audit's rules.
  public internal(set) var results: [RuleResult]
  /// What a baseline knows of and is no longer found.
  public internal(set) var vanished: [Baseline.Entry] = []

  init(
    application: String, toolkit: String, controlCount: Int, hiddenControlCount: Int, gap: String?,
    results: [RuleResult]
  ) {
    self.application = application
    self.toolkit = toolkit
    self.controlCount = controlCount
    self.hiddenControlCount = hiddenControlCount
    self.gap = gap
    self.results = results
  }

  /// All findings, rule by rule.
  public var findings: [Finding] { results.flatMap(\.findings) }

  /// Everything that is wrong and that no baseline knows of.
  public var violations: [Finding] { findings.filter { $0.outcome == .violation && !$0.isKnown } }

  /// Everything that a person must look at and that no baseline knows of.
  public var incomplete: [Finding] { findings.filter { $0.outcome == .incomplete && !$0.isKnown } }

  /// Everything that a baseline knows of.
  public var known: [Finding] { findings.filter(\.isKnown) }

  /// How many objects the rules found nothing wrong with, counted for each rule.
  public var passes: Int { results.map(\.passes).reduce(0, +) }

  /// Whether nothing is wrong but what a baseline knows of.
  public var isClean: Bool { violations.isEmpty }
}
