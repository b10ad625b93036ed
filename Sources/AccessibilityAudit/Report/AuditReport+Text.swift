extension AuditReport {
  /// The report for people: the objects with findings in the order of reading, the rules that they break,
  /// each with its advice, and a summary at the end.
  public var text: String {
    let hidden = hiddenControlCount == 0 ? "" : "; \(hiddenControlCount) not shown now and left out"
    var lines = [
      "\(application.oneLine)\(toolkit.isEmpty ? "" : " (\(toolkit))"): "
        + Self.count(controlCount, "control") + hidden, "",
    ]
    if let gap { lines += ["Only a part of the application was audited: \(gap.oneLine).", ""] }
    lines += section("Violations", .violation)
    lines += section("Needs review", .incomplete)
    if !vanished.isEmpty {
      lines += ["No longer found, and still in the baseline", ""]
      lines += vanished.map { "  \($0.rule.oneLine): \($0.place.oneLine)" } + [""]
    }
    if !staleSuppressions.isEmpty {
      lines += ["Suppressions to look at again", ""] + staleSuppressions.map { "  \($0)" } + [""]
    }
    lines += toolkitSection + rules
    lines.append(summary)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The last line of ``text``, with all counts.
  public var summary: String {
    var parts = [Self.count(violations.count, "violation"), "\(incomplete.count) to review"]
    if !known.isEmpty { parts.append("\(known.count) known from the baseline") }
    if !suppressed.isEmpty { parts.append("\(suppressed.count) suppressed") }
    if !vanished.isEmpty { parts.append("\(vanished.count) no longer found") }
    parts.append(Self.count(passes, "check") + " passed")
    return parts.joined(separator: ", ")
  }

  private func section(_ title: String, _ outcome: Finding.Outcome) -> [String] {
    var lines: [String] = []
    for object in objects(with: outcome) {
      lines.append("  \(object.heading)")
      lines += Self.wrapped(object.facts, by: 4)
      for finding in object.findings {
        lines += Self.wrapped("\(finding.rule.id) (\(finding.rule.impact.rawValue)): \(finding.seen)", by: 4)
      }
      lines.append("")
    }
    return lines.isEmpty ? [] : [title, ""] + lines
  }

  private var toolkitSection: [String] {
    let notes = results.flatMap { result in
      result.toolkitNotes.sorted { $0.key < $1.key }.map { note in
        Self.wrapped("\(result.rule.id): \(note.key) (\(Self.count(note.value, "object")))").joined(separator: "\n")
      }
    }
    return notes.isEmpty ? [] : ["The toolkit's own, not counted", ""] + notes + [""]
  }

  /// The rules with findings: each is explained once.
  private var rules: [String] {
    let lines = brokenRules.flatMap { rule in
      ["  \(rule.id) (\(rule.impact.rawValue), \(rule.standard)): \(rule.title)"]
        + Self.wrapped(rule.problem, by: 4) + Self.wrapped("Instead: " + rule.advice, by: 4) + [""]
    }
    return lines.isEmpty ? [] : ["Rules", ""] + lines
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  /// Wraps text in lines of at most 100 characters, indented by two characters or more.
  static func wrapped(_ text: String, by indentation: Int = 2) -> [String] {
    let start = String(repeating: " ", count: indentation - 1)
    var lines = [start]
    for word in text.split(separator: " ") {
      if lines[lines.count - 1].count + 1 + word.count > 100 { lines.append(start) }
      lines[lines.count - 1] += " " + word
    }
    return lines
  }
}

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
