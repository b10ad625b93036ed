extension Rule {
  /// Rules for people: each with what it checks, what is wrong where it is broken, and what to write instead.
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
