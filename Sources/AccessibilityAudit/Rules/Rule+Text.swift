extension Rule {
  /// Describes rules for people: each with its title, the problem, and the remedy.
  public static func text(_ rules: [Rule]) -> String {
    rules.map { rule in
      let lines =
        ["\(rule.id) (\(rule.impact.rawValue), \(rule.standard))", "  \(rule.title)."]
        + AuditReport.wrapped(rule.problem) + AuditReport.wrapped("Instead: " + rule.advice) + ["  \(rule.link)"]
      return lines.joined(separator: "\n") + "\n"
    }
    .joined(separator: "\n")
  }
}
