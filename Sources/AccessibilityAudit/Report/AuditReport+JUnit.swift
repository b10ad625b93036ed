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
      "  <testsuite name=\"\(Self.escaped(application.oneLine))\" \(counts) skipped=\"\(skipped)\">",
    ]
    if let gap {
      lines += [
        "    <testcase classname=\"thimble.audit\" name=\"The whole application is read\">",
        "      <error type=\"incomplete\" message=\"\(Self.escaped(gap))\"/>", "    </testcase>",
      ]
    }
    for result in results { lines += result.testCase }
    lines += ["  </testsuite>", "</testsuites>"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns text for XML, in an attribute or between tags. A question mark replaces characters that XML 1.0 does not
  /// allow.
  fileprivate static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case "\r": result += "&#13;"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "?"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
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
      findings.map { AuditReport.escaped("\($0.address): \($0.seen)") }
    }
    let name = AuditReport.escaped("\(rule.id): \(rule.title)")
    let opening = "    <testcase classname=\"thimble.audit\" name=\"\(name)\""
    var content: [String] = []
    if !newViolations.isEmpty {
      let count = newViolations.count == 1 ? "1 violation" : "\(newViolations.count) violations"
      let message = AuditReport.escaped("\(count). \(rule.advice)")
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
      content += ["      <system-out>"] + said.map(AuditReport.escaped) + ["      </system-out>"]
    }
    return content.isEmpty ? [opening + "/>"] : [opening + ">"] + content + ["    </testcase>"]
  }
}
