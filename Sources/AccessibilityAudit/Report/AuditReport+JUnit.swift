import PlainText

extension AuditReport {
  /// The report as JUnit's XML, which continuous integration reads: one test case for each rule.
  ///
  /// A rule with violations has failed. A rule without objects to check, or with findings that need review only, is
  /// skipped, with the reason. If a part of the application could not be read, one more test case has an error.
  public var junit: String {
    let failed = results.count { !$0.newViolations.isEmpty }
    let skipped = results.count { $0.newViolations.isEmpty && $0.reasonToSkip != nil }
    let errors = gap == nil ? 0 : 1
    let counts = #"tests="\#(results.count + errors)" failures="\#(failed)" errors="\#(errors)""#
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      "<testsuites name=\"thimble audit\" \(counts)>",
      "  <testsuite name=\"\(Quoting.markup(application.oneLine))\" \(counts) skipped=\"\(skipped)\">",
    ]
    if let gap {
      lines += [
        "    <testcase classname=\"thimble.audit\" name=\"The whole application is read\">",
        "      <error type=\"incomplete\" message=\"\(Quoting.markup(gap))\"/>", "    </testcase>",
      ]
    }
    for result in results { lines += result.testCase }
    lines += ["  </testsuite>", "</testsuites>"]
    return lines.joined(separator: "\n") + "\n"
  }
}

extension AuditReport.RuleResult {
  fileprivate var newViolations: [Finding] { findings.filter { $0.outcome == .violation && $0.isOpen } }

  /// The reason why the rule's test case has neither passed nor failed.
  fileprivate var reasonToSkip: String? {
    let open = findings.count { $0.outcome == .incomplete && $0.isOpen }
    if open > 0 { return open == 1 ? "1 needs review" : "\(open) need review" }
    return passes == 0 && findings.isEmpty ? "nothing to check" : nil
  }

  fileprivate var testCase: [String] {
    func lines(_ findings: [Finding]) -> [String] {
      findings.map { Quoting.markup("\($0.address): \($0.seen)") }
    }
    let name = Quoting.markup("\(rule.id): \(rule.title)")
    let opening = "    <testcase classname=\"thimble.audit\" name=\"\(name)\""
    var content: [String] = []
    if !newViolations.isEmpty {
      let count = newViolations.count == 1 ? "1 violation" : "\(newViolations.count) violations"
      let message = Quoting.markup("\(count). \(rule.advice)")
      content.append("      <failure type=\"\(rule.standard)\" message=\"\(message)\">")
      content += lines(newViolations)
      content.append("      </failure>")
    } else if let reasonToSkip {
      content.append("      <skipped message=\"\(reasonToSkip)\"/>")
    }
    let others = findings.filter { $0.outcome == .incomplete || !$0.isOpen }
    if !others.isEmpty {
      let said = others.map { finding in
        let reason = finding.suppression.map { "suppressed (\($0)): " }
        return (finding.isKnown ? "known: " : reason ?? "needs review: ") + "\(finding.address): \(finding.seen)"
      }
      content += ["      <system-out>"] + said.map(Quoting.markup) + ["      </system-out>"]
    }
    return content.isEmpty ? [opening + "/>"] : [opening + ">"] + content + ["    </testcase>"]
  }
}
