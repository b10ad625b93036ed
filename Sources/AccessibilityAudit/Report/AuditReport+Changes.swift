extension AuditReport {
  /// The differences between an audit and an earlier one of the same application.
  package struct Changes: Sendable {
    /// The findings that were not there before, in the order of the report.
    package let new: [Finding]
    /// The findings that are no longer there, in the order of the earlier report.
    package let gone: [Finding]

    /// True if there are no differences.
    package var isEmpty: Bool { new.isEmpty && gone.isEmpty }

    /// Each difference on a line or more, first the findings that are gone.
    ///
    ///     - violation name-missing: frame "Notes" › push-button "" (after push-button "Add"): it has no name
    ///     + incomplete image-name: frame "Notes" › image "": it has no name
    package var text: String {
      (gone.map { "- \($0.line)" } + new.map { "+ \($0.line)" }).map { $0 + "\n" }.joined()
    }
  }

  /// Compares the findings that count with those of an earlier audit.
  package func changes(since earlier: AuditReport) -> Changes {
    func open(_ report: AuditReport) -> [Finding] { report.findings.filter(\.isOpen) }
    let (before, now) = (open(earlier), open(self))
    let (old, new) = (Set(before.map(\.change)), Set(now.map(\.change)))
    return Changes(new: now.filter { !old.contains($0.change) }, gone: before.filter { !new.contains($0.change) })
  }
}

extension Finding {
  /// The finding on one line.
  fileprivate var line: String { "\(outcome.rawValue) \(rule.id): \(place): \(seen)".oneLine }

  /// A text that is equal as long as the finding stays the same.
  fileprivate var change: String { "\(fingerprint) \(outcome.rawValue)" }
}
