/// A check of an audit.
///
/// A rule judges the answers that an assistive technology gets. If they are not enough, its finding needs review.
public struct Rule: Identifiable, Sendable {
  /// The effect of a violation on users.
  public enum Impact: String, Hashable, Codable, Sendable, CaseIterable {
    /// Some users cannot use the control.
    case critical
    /// Some users can hardly use the control.
    case serious
    /// Some users are slowed down.
    case moderate
    /// Some users are disturbed.
    case minor
  }

  /// The rule's name in a ``RuleSelection``, such as `name-missing`.
  public let id: String
  /// The requirement, in a few words.
  public let title: String
  /// The problem that a violation causes, and for whom.
  public let problem: String
  /// The remedy.
  public let advice: String
  /// The success criteria of WCAG, the nearest first; empty for good practice beyond WCAG.
  public let criteria: [SuccessCriterion]
  /// The effect of a violation on users.
  public let impact: Impact
  let check: Check
}

extension Rule {
  /// The set of the rule: `A`, `AA`, `AAA` or `best-practice`, by the least level of its criteria.
  public var tag: String {
    let levels = SuccessCriterion.Level.allCases
    return levels.first { level in criteria.contains { $0.level == level } }?.rawValue ?? "best-practice"
  }

  /// True if an audit includes the rule by default: all rules except those of level AAA.
  public var isDefault: Bool { tag != SuccessCriterion.Level.aaa.rawValue }

  /// The W3C's page about the first criterion; for a rule without criteria, the page about names and descriptions.
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
  public static let all: [Rule] =
    [
      .nameMissing, .nameIsType, .nameIsDescription, .nameIsIcon, .nameIsVague, .nameHasUnderscore, .nameHasMarkup,
      .nameDuplicate, .labelInName, .placeholderIsLabel, .imageName, .windowTitle, .roleUnfit, .stateContradiction,
      .busyUnsaid, .actionMissing, .focusMissing, .focusMultiple, .focusNowhere, .nestedControls, .indicatorName,
      .valueMissing, .errorUnexplained, .relationBroken, .headingText, .headingOrder, .headingRole, .textCut,
      .tableHeaders, .rowName,
      .parentMissing,
      .containerName, .focusableName, .readingOrder,
      .targetSize, .targetSizeEnhanced, .targetOverlap, .boxWrong,
    ] + measured

  /// The rules that judge only what was measured by using the application: `thimble audit --measure`.
  package static let measured: [Rule] = [
    .focusTrap, .focusUnreachable, .focusOrder, .focusInvisible, .focusContrast, .contrastText, .contrastGraphic,
    .contrastBoundary, .errorUnsaid, .pressedUnsaid, .statusUnsaid, .textEnlarged, .windowNarrow, .popupEffect,
    .popupTrap,
  ]

  /// The rules of an audit by default.
  public static let defaults: [Rule] = all.filter(\.isDefault)
}
