/// One thing that an audit looks for.
///
/// A rule decides from what an assistive technology is told, and says when that is not enough to decide.
public struct Rule: Identifiable, Sendable {
  /// How much a violation is in the way of people who meet it.
  public enum Impact: String, Hashable, Codable, Sendable, CaseIterable {
    /// Some cannot use the control at all.
    case critical
    /// Some find it very hard to use.
    case serious
    /// Some are held up.
    case moderate
    /// A nuisance.
    case minor
  }

  /// The name by which it is chosen, such as `name-missing`.
  public let id: String
  /// What holds where nothing is wrong, in a few words.
  public let title: String
  /// What is wrong where it is broken, and for whom.
  public let problem: String
  /// What to write instead.
  public let advice: String
  /// What it checks of WCAG, the nearest first; empty for good practice that WCAG does not ask for.
  public let criteria: [SuccessCriterion]
  /// How much a violation is in the way.
  public let impact: Impact
  let check: @Sendable (AuditScene) -> [Verdict]

  init(
    _ id: String,
    title: String,
    problem: String,
    advice: String,
    criteria: [SuccessCriterion],
    impact: Impact,
    check: @escaping @Sendable (AuditScene) -> [Verdict]
  ) {
    self.id = id
    self.title = title
    self.problem = problem
    self.advice = advice
    self.criteria = criteria
    self.impact = impact
    self.check = check
  }
}

extension Rule {
  /// The set it belongs to: `A`, `AA`, `AAA` or `best-practice`, by the least level of its criteria.
  public var tag: String {
    let levels = SuccessCriterion.Level.allCases
    return levels.first { level in criteria.contains { $0.level == level } }?.rawValue ?? "best-practice"
  }

  /// Whether an audit looks for it without being asked: all but those of level AAA.
  public var isDefault: Bool { tag != SuccessCriterion.Level.aaa.rawValue }

  /// A page about it: the W3C's on its first criterion, or on names and descriptions where WCAG asks for nothing.
  public var link: String {
    criteria.first?.link ?? "https://www.w3.org/WAI/ARIA/apg/practices/names-and-descriptions/"
  }

  /// Its criteria as `WCAG 4.1.2 A, 1.1.1 A`, or `best practice`.
  public var standard: String {
    criteria.isEmpty ? "best practice" : "WCAG " + criteria.map(\.description).joined(separator: ", ")
  }
}

// MARK: - All rules

extension Rule {
  /// Every rule, in the order of reports.
  public static let all: [Rule] = [
    .nameMissing, .nameIsType, .nameIsIcon, .nameIsVague, .nameHasUnderscore, .nameDuplicate, .labelInName,
    .descriptionRepeatsName, .placeholderIsLabel, .imageName, .windowTitle, .roleUnfit, .stateContradiction,
    .busyUnsaid, .actionMissing, .focusMissing, .focusMultiple, .focusNowhere, .nestedControls, .targetSize,
    .targetSizeEnhanced,
  ]

  /// The rules that an audit looks for without being asked.
  public static let defaults: [Rule] = all.filter(\.isDefault)
}
