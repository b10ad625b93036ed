public import FoundationEssentials

/// Findings that a person has accepted, each for a reason and perhaps until a day.
///
///     {"version": 1, "suppressions": [
///       {"rule": "name-missing", "place": "list \"Days\"", "reason": "a fault of the toolkit", "expires": "2027-06-30"}]}
///
/// An entry holds for every finding of its rule whose place contains its `place`, or whose ``Finding/fingerprint`` is
/// its `fingerprint`. An entry with neither holds for all findings of the rule. After the day `expires`, it no longer
/// holds.
public struct Suppressions: Hashable, Codable, Sendable {
  /// An accepted finding, or several of one rule.
  public struct Entry: Hashable, Codable, Sendable {
    /// The rule's name.
    public var rule: String
    /// A part of the place; nil for any place.
    public var place: String?
    /// The fingerprint of one finding; nil for any.
    public var fingerprint: String?
    /// The reason, for people.
    public var reason: String
    /// The last day on which it holds, such as `2027-06-30`; nil if it never expires.
    public var expires: String?

    /// Creates an entry.
    public init(
      rule: String, place: String? = nil, fingerprint: String? = nil, reason: String, expires: String? = nil
    ) {
      self.rule = rule
      self.place = place
      self.fingerprint = fingerprint
      self.reason = reason
      self.expires = expires
    }

    /// Returns true if the entry is for a finding, on any day.
    func matches(_ finding: Finding) -> Bool {
      rule == finding.rule.id && (place.map { finding.place.contains($0) } ?? true)
        && (fingerprint.map { $0 == finding.fingerprint } ?? true)
    }

    /// The rule and the place on one line.
    var summary: String { "\(rule)\(place.map { " at \($0)" } ?? ""): \(reason)".oneLine }
  }

  /// The version of the form: 1.
  public private(set) var version = 1
  /// The entries.
  public var suppressions: [Entry]

  /// Creates suppressions.
  public init(_ suppressions: [Entry]) {
    self.suppressions = suppressions
  }

  /// Reads the JSON form.
  ///
  /// - Throws: ``SuppressionsError`` if the data is of another form, names an unknown rule, or lacks a reason.
  public init(json: Data) throws(SuppressionsError) {
    guard let read = try? JSONDecoder().decode(Self.self, from: json) else {
      throw SuppressionsError(
        "it is not of the form {\"version\": 1, \"suppressions\": [{\"rule\": …, \"reason\": …}]}")
    }
    guard read.version == 1 else {
      throw SuppressionsError("it is of version \(read.version), and this reads version 1")
    }
    let rules = Set(Rule.all.map(\.id))
    for entry in read.suppressions {
      guard rules.contains(entry.rule) else { throw SuppressionsError("there is no rule \(entry.rule.quoted)") }
      guard !entry.reason.trimmed.isEmpty else {
        throw SuppressionsError("an entry of the rule \(entry.rule.quoted) has no reason")
      }
      if let day = entry.expires, day.wholeMatch(of: /\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])/) == nil {
        throw SuppressionsError("\(day.quoted) is not a day such as \"2027-06-30\"")
      }
    }
    self = read
  }
}

extension AuditReport {
  /// Returns the report with the reasons of suppressions on their findings, which then do not count.
  ///
  /// - Parameters:
  ///   - suppressions: The accepted findings.
  ///   - day: The day on which they must hold, such as `2027-06-30`.
  /// - Returns: The report with reasons.
  public func suppressing(_ suppressions: Suppressions, on day: String) -> AuditReport {
    var report = self
    let valid = suppressions.suppressions.filter { $0.expires.map { $0 >= day } ?? true }
    var used: Set<Suppressions.Entry> = []
    for result in report.results.indices {
      for index in report.results[result].findings.indices {
        let finding = report.results[result].findings[index]
        guard let entry = valid.first(where: { $0.matches(finding) }) else { continue }
        used.insert(entry)
        report.results[result].findings[index].suppression = entry.reason
      }
    }
    let asked = Set(results.map(\.rule.id))
    report.staleSuppressions = suppressions.suppressions.compactMap { entry in
      if !valid.contains(entry) { return "\(entry.summary) (expired on \(entry.expires ?? ""))" }
      return used.contains(entry) || !asked.contains(entry.rule) ? nil : "\(entry.summary) (nothing is found any more)"
    }
    return report
  }
}

/// An error in a file with ``Suppressions``.
public struct SuppressionsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
