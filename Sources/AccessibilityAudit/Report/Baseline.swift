public import FoundationEssentials

/// Known findings, so that only new ones count.
///
/// Make one with ``init(_:)``, write its ``json``, and keep the file beside the sources. Each entry describes its
/// finding, so people can review the file.
public struct Baseline: Hashable, Codable, Sendable {
  /// A known finding.
  public struct Entry: Hashable, Codable, Sendable {
    /// The finding's ``Finding/fingerprint``.
    public var fingerprint: String
    /// The rule's name.
    public var rule: String
    /// The place, for people.
    public var place: String
    /// The observation, for people.
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
  /// The known findings.
  public var findings: [Entry]

  /// Creates a baseline of all findings of a report, known or not.
  public init(_ report: AuditReport) {
    findings = report.findings.map { finding in
      Entry(fingerprint: finding.fingerprint, rule: finding.rule.id, place: finding.place, seen: finding.seen)
    }
  }

  /// Reads the JSON form.
  ///
  /// - Throws: ``BaselineError`` if the data is not a baseline, or of a later version.
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
  public var json: String { ReportJSON.document(self) }
}

extension AuditReport {
  /// Returns the report with marks on the findings in a baseline, and with the entries that are no longer found.
  ///
  /// Entries of rules that are not part of this audit do not count as vanished.
  public func comparing(with baseline: Baseline) -> AuditReport {
    var report = self
    let known = Set(baseline.findings.map(\.fingerprint))
    for result in report.results.indices {
      report.results[result].findings = report.results[result].findings.map { finding in
        var finding = finding
        finding.isKnown = known.contains(finding.fingerprint)
        return finding
      }
    }
    let found = Set(report.findings.map(\.fingerprint))
    let asked = Set(report.results.map(\.rule.id))
    report.vanished = baseline.findings.filter { asked.contains($0.rule) && !found.contains($0.fingerprint) }
    return report
  }
}

/// An error in a file with a ``Baseline``.
public struct BaselineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
