extension AuditReport {
  /// The report for programs: one JSON object, members by name.
  ///
  ///     {"application": "zoo", "toolkit": "GTK 4.8.3", "controls": 23, "hidden": 4, "version": 1,
  ///      "counts": {"violations": 1, "incomplete": 0, "known": 0, "vanished": 0, "passes": 40},
  ///      "rules": [{"id": "name-missing", "title": …, "problem": …, "advice": …, "impact": "critical", "set": "A",
  ///        "criteria": [{"number": "4.1.2", "name": "Name, Role, Value", "level": "A", "link": …}], "link": …,
  ///        "passes": 22, "findings": [{"outcome": "violation", "known": false, "path": ["frame \"Zoo\"", …],
  ///          "after": …, "element": …, "seen": …, "fingerprint": "0123456789abcdef"}]}],
  ///      "vanished": [{"fingerprint": …, "rule": …, "place": …, "seen": …}]}
  ///
  /// `after` is left out for an object with a name. `gap` is the reason why a part of the application could not be read, and
  /// is left out otherwise.
  public var json: String { ReportJSON.text(JSONForm(self)) }
}

extension Rule {
  /// Describes rules for programs, as a JSON list: each as in ``AuditReport/json``, without findings.
  public static func json(_ rules: [Rule]) -> String { ReportJSON.text(rules.map(JSONRule.init)) }
}

// MARK: - Forms

private struct JSONForm: Encodable {
  struct Counts: Encodable { var violations, incomplete, known, vanished, passes: Int }

  let version = 1
  let application: String
  let toolkit: String
  let controls: Int
  let hidden: Int
  let gap: String?
  let counts: Counts
  let rules: [JSONRule]
  let vanished: [Baseline.Entry]

  init(_ report: AuditReport) {
    application = report.application
    toolkit = report.toolkit
    controls = report.controlCount
    hidden = report.hiddenControlCount
    gap = report.gap
    counts = Counts(
      violations: report.violations.count, incomplete: report.incomplete.count, known: report.known.count,
      vanished: report.vanished.count, passes: report.passes)
    rules = report.results.map { result in
      var rule = JSONRule(result.rule)
      rule.passes = result.passes
      rule.findings = result.findings.map(JSONFinding.init)
      return rule
    }
    vanished = report.vanished
  }
}

private struct JSONRule: Encodable {
  struct Criterion: Encodable { var number, name, level, link: String }

  let id: String
  let title: String
  let problem: String
  let advice: String
  let impact: Rule.Impact
  let set: String
  let criteria: [Criterion]
  let link: String
  var passes: Int?
  var findings: [JSONFinding]?

  init(_ rule: Rule) {
    id = rule.id
    title = rule.title
    problem = rule.problem
    advice = rule.advice
    impact = rule.impact
    set = rule.tag
    criteria = rule.criteria.map {
      Criterion(number: $0.number, name: $0.name, level: $0.level.rawValue, link: $0.link)
    }
    link = rule.link
  }
}

private struct JSONFinding: Encodable {
  let outcome: Finding.Outcome
  let known: Bool
  let path: [String]
  let after: String?
  let element: String
  let seen: String
  let fingerprint: String

  init(_ finding: Finding) {
    outcome = finding.outcome
    known = finding.isKnown
    path = finding.path
    after = finding.after
    element = finding.element
    seen = finding.seen
    fingerprint = finding.fingerprint
  }
}
