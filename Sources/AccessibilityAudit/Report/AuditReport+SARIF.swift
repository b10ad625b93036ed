extension AuditReport {
  /// The report as SARIF 2.1.0, which code scanning services read.
  ///
  /// A violation is a result of kind `fail`; a finding that needs review is of kind `review`. The logical location of a
  /// result is the path of the object. Services refuse results without a file, so the application's name stands for
  /// one.
  public var sarif: String { ReportJSON.text(SARIFLog(self)) }
}

// MARK: - Forms

// The members are those of SARIF 2.1.0, sections 3.13 to 3.52.
private struct SARIFLog: Encodable {
  struct Notification: Encodable {
    var level = "error"
    var message: SARIFText
  }

  struct Invocation: Encodable {
    var executionSuccessful: Bool
    var toolExecutionNotifications: [Notification]
  }

  struct Run: Encodable {
    var tool: Tool
    var invocations: [Invocation]
    var results: [SARIFResult]
    var columnKind = "unicodeCodePoints"
  }

  struct Tool: Encodable { var driver: Driver }

  struct Driver: Encodable {
    var name = "thimble audit"
    var rules: [SARIFRule]
  }

  let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  init(_ report: AuditReport) {
    let rules = report.results.map(\.rule)
    let isCompared = !report.known.isEmpty || !report.vanished.isEmpty
    var results = report.results.enumerated().flatMap { index, result in
      result.findings.map { SARIFResult($0, ruleIndex: index, application: report.application, isCompared: isCompared) }
    }
    results += report.vanished.compactMap { entry in
      rules.firstIndex { $0.id == entry.rule }.map {
        SARIFResult(entry, ruleIndex: $0, application: report.application)
      }
    }
    let gaps = [report.gap].compactMap { $0 }.map { Notification(message: SARIFText(text: $0)) }
    runs = [
      Run(
        tool: Tool(driver: Driver(rules: rules.map(SARIFRule.init))),
        invocations: [Invocation(executionSuccessful: gaps.isEmpty, toolExecutionNotifications: gaps)],
        results: results)
    ]
  }
}

private struct SARIFText: Encodable { var text: String }

private struct SARIFRule: Encodable {
  struct Configuration: Encodable { var level: String }
  struct Properties: Encodable {
    var tags: [String]
    var impact: Rule.Impact
  }

  let id: String
  let shortDescription: SARIFText
  let fullDescription: SARIFText
  let help: SARIFText
  let helpUri: String
  let defaultConfiguration: Configuration
  let properties: Properties

  init(_ rule: Rule) {
    id = rule.id
    shortDescription = SARIFText(text: rule.title)
    fullDescription = SARIFText(text: rule.problem)
    help = SARIFText(text: rule.advice)
    helpUri = rule.link
    defaultConfiguration = Configuration(level: rule.level)
    let criteria = rule.criteria.map { "wcag\($0.number.replacing(".", with: ""))" }
    properties = Properties(tags: ["accessibility"] + criteria, impact: rule.impact)
  }
}

private struct SARIFResult: Encodable {
  struct LogicalLocation: Encodable {
    var name: String
    var fullyQualifiedName: String
    var kind = "element"
  }
  struct Artifact: Encodable { var uri: String }
  struct Region: Encodable { var startLine = 1 }
  struct PhysicalLocation: Encodable {
    var artifactLocation: Artifact
    var region = Region()
  }
  struct Location: Encodable {
    var logicalLocations: [LogicalLocation]
    var physicalLocation: PhysicalLocation

    init(_ name: String, path: String, in application: String) {
      logicalLocations = [LogicalLocation(name: name, fullyQualifiedName: path)]
      physicalLocation = PhysicalLocation(artifactLocation: Artifact(uri: application.asURI))
    }
  }

  let ruleId: String
  let ruleIndex: Int
  let kind: String
  let level: String
  let message: SARIFText
  let locations: [Location]
  let partialFingerprints: [String: String]
  let baselineState: String?

  init(_ finding: Finding, ruleIndex: Int, application: String, isCompared: Bool) {
    let isViolation = finding.outcome == .violation
    ruleId = finding.rule.id
    self.ruleIndex = ruleIndex
    kind = isViolation ? "fail" : "review"
    // A result that is not a failure has no level (3.27.10).
    level = isViolation ? finding.rule.level : "none"
    message = SARIFText(text: "\(finding.place): \(finding.seen). \(finding.rule.advice)")
    let path = ([application] + finding.path).joined(separator: " › ")
    locations = [Location(finding.path.last ?? "", path: path, in: application)]
    partialFingerprints = ["thimbleAudit/v1": finding.fingerprint]
    baselineState = isCompared ? finding.isKnown ? "unchanged" : "new" : nil
  }

  init(_ entry: Baseline.Entry, ruleIndex: Int, application: String) {
    ruleId = entry.rule
    self.ruleIndex = ruleIndex
    kind = "fail"
    level = "note"
    message = SARIFText(text: "No longer found: \(entry.place): \(entry.seen)")
    locations = [Location(entry.place, path: entry.place, in: application)]
    partialFingerprints = ["thimbleAudit/v1": entry.fingerprint]
    baselineState = "absent"
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
  /// As a relative reference of RFC 3986: all but unreserved characters are percent-encoded.
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
