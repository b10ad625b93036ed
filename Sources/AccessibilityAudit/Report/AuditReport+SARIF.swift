extension AuditReport {
  /// The report as SARIF 2.1.0, which code scanning services read.
  ///
  /// A violation is a result of kind `fail`; a finding that needs review is of kind `review`. The logical location of a
  /// result is the path of the object. Services refuse results without a file, so the application's name stands for
  /// one.
  public var sarif: String {
    // The members are those of SARIF 2.1.0, sections 3.13 to 3.52.
    let rules = results.map(\.rule)
    let isCompared = !known.isEmpty || !vanished.isEmpty
    let found = results.enumerated().flatMap { index, result in
      result.findings.map { sarif($0, ruleIndex: index, isCompared: isCompared) }
    }
    let absent = vanished.compactMap { entry in
      rules.firstIndex { $0.id == entry.rule }.map { sarif(entry, ruleIndex: $0) }
    }
    let gaps = [gap].compactMap(\.self).map { ["level": "error", "message": Self.sarif($0)] as ReportJSON }
    let run: ReportJSON = [
      "tool": ["driver": ["name": "thimble audit", "rules": .list(rules.map(Self.sarif))]],
      "invocations": [["executionSuccessful": .flag(gaps.isEmpty), "toolExecutionNotifications": .list(gaps)]],
      "results": .list(found + absent), "columnKind": "unicodeCodePoints",
    ]
    let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    return ReportJSON.document(["$schema": .text(schema), "version": "2.1.0", "runs": [run]] as ReportJSON)
  }

  private static func sarif(_ text: String) -> ReportJSON { ["text": .text(text)] }

  private static func sarif(_ rule: Rule) -> ReportJSON {
    let criteria = rule.criteria.map { "wcag\($0.number.replacing(".", with: ""))" }
    return [
      "id": .text(rule.id), "shortDescription": sarif(rule.title), "fullDescription": sarif(rule.problem),
      "help": sarif(rule.advice), "helpUri": .text(rule.link), "defaultConfiguration": ["level": .text(rule.level)],
      "properties": [
        "tags": .list((["accessibility"] + criteria).map(ReportJSON.text)), "impact": .text(rule.impact.rawValue),
      ],
    ]
  }

  private func sarif(_ finding: Finding, ruleIndex: Int, isCompared: Bool) -> ReportJSON {
    let isViolation = finding.outcome == .violation
    return [
      "ruleId": .text(finding.rule.id), "ruleIndex": .number(ruleIndex),
      "kind": isViolation ? "fail" : "review",
      // A result that is not a failure has no level (3.27.10).
      "level": .text(isViolation ? finding.rule.level : "none"),
      "message": Self.sarif("\(finding.address): \(finding.seen). \(finding.rule.advice)"),
      "locations": location(finding.path.last ?? "", ([application] + finding.path).joined(separator: " › ")),
      "partialFingerprints": ["thimbleAudit/v1": .text(finding.fingerprint)],
      "baselineState": isCompared ? finding.isKnown ? "unchanged" : "new" : nil,
      "suppressions": finding.suppression.map { reason in
        [["kind": "external", "justification": .text(reason)]]
      },
    ]
  }

  private func sarif(_ entry: Baseline.Entry, ruleIndex: Int) -> ReportJSON {
    [
      "ruleId": .text(entry.rule), "ruleIndex": .number(ruleIndex), "kind": "fail", "level": "note",
      "message": Self.sarif("No longer found: \(entry.place): \(entry.seen)"),
      "locations": location(entry.place, entry.place),
      "partialFingerprints": ["thimbleAudit/v1": .text(entry.fingerprint)], "baselineState": "absent",
    ]
  }

  private func location(_ name: String, _ path: String) -> ReportJSON {
    [
      [
        "logicalLocations": [["name": .text(name), "fullyQualifiedName": .text(path), "kind": "element"]],
        "physicalLocation": [
          "artifactLocation": ["uri": .text(application.asURI)], "region": ["startLine": .number(1)],
        ],
      ]
    ]
  }
}

extension Rule {
  /// The level of a violation in SARIF.
  fileprivate var level: String {
    switch impact {
    case .critical, .serious: "error"
    case .moderate: "warning"
    case .minor: "note"
    }
  }
}

extension String {
  /// The text as a relative reference of RFC 3986: all characters except unreserved ones are percent-encoded.
  fileprivate var asURI: String {
    let text = utf8.map { byte in
      let character = Character(Unicode.Scalar(byte))
      if character.isASCII, character.isLetter || character.isNumber || "-._~".contains(character) {
        return String(character)
      }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }
    return text.isEmpty ? "application" : text.joined()
  }
}
