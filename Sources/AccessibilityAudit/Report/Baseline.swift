public import FoundationEssentials

/// Findings that are known, so that only new ones count.
///
/// Written by ``init(_:)`` and ``json``, and kept beside the sources: each entry says what it is about, so that the file
/// can be read and reviewed.
public struct Baseline: Hashable, Codable, Sendable {
  /// A known finding.
  public struct Entry: Hashable, Codable, Sendable {
    /// By which it is recognised.
    public var fingerprint: String
    /// The rule's name.
    public var rule: String
    /// Where it was, for people.
    public var place: String
    /// What was seen, for people.
    public var seen: String

    /// Creates an entry.
    public init(fingerprint: String, rule: String, place: String, seen: String) {
      self.fingerprint = fingerprint
      self.rule = rule
      self.place = place
      self.seen = seen
    }
  }

  /// The version of the form: 1.
  public private(set) var version = 1
  /// What is known.
  public var findings: [Entry]

  /// Everything that a report found, known or not.
  public init(_ report: AuditReport) {
    findings = report.findings.map { finding in
      Entry(fingerprint: finding.fingerprint, rule: finding.rule.id, place: finding.place, seen: finding.seen)
    }
  }

  /// Reads the JSON form.
  ///
  /// - Throws: ``BaselineError``, when it is no baseline or one of a later version.
  public init(json: Data) throws(BaselineError) {
    guard let read = try? JSONDecoder().decode(Self.self, from: json) else {
      throw BaselineError("it is no baseline of thimble audit")
    }
    guard read.version == 1 else {
      throw BaselineError("it is a baseline of version \(read.version), and this reads version 1")
    }
    self = read
  }

  /// The JSON form.
  public var json: String { ReportJSON.text(self) }
}

extension AuditReport {
  /// The same report with what a baseline knows of marked, and with what it knows of and is no longer found.
  ///
  /// What rules found that were not asked this time has not vanished.
  public func comparing(with baseline: Baseline) -> AuditReport {
    var report = self
    let known = Set(baseline.findings.map(\.fingerprint))
    for result in report.results.indices {
      for finding in report.results[result].findings.indices {
        let fingerprint = report.results[result].findings[finding].fingerprint
        report.results[result].findings[finding].isKnown = known.contains(fingerprint)
      }
    }
    let found = Set(report.findings.map(\.fingerprint))
    let asked = Set(report.results.map(\.rule.id))
    report.vanished = baseline.findings.filter { asked.contains($0.rule) && !found.contains($0.fingerprint) }
    return report
  }
}
