extension AuditReport {
  /// An object with all of its findings of one outcome, as reports for people list it.
  struct ReportedObject {
    /// The place, on one line.
    let place: String
    /// The object as a line of ``AccessibleNode/outline``.
    let element: String
    /// The findings, in the order of the rules.
    let findings: [Finding]
    /// The numbers of all such objects in the order of reading.
    var numbers: [Int] { findings[0].numbers }
    /// The facts by which a person finds the object.
    var facts: String { findings[0].found.words(with: findings[0].others) }
    /// A picture of the object on the screen, as a data URL; nil if there is none.
    var picture: String? { findings.lazy.compactMap(\.picture).first }
    /// The place, with the number of objects if there are several.
    var heading: String { findings[0].others.isEmpty ? place : "\(place) (\(findings[0].ids.count) times)" }
  }

  /// Returns the objects with findings that count, in the order of reading. Those below a modal window come later.
  func objects(with outcome: Finding.Outcome) -> [ReportedObject] {
    let open = findings.filter { $0.outcome == outcome && $0.isOpen }
    // Equal objects in rows have one finding for each rule; the rules may not hold for the same rows.
    let groups = Dictionary(grouping: open) { $0.numbers }
    return groups.values.sorted { $0[0].precedes($1[0]) }
      .map { ReportedObject(place: $0[0].place.oneLine, element: $0[0].element, findings: $0) }
  }

  /// The rules with findings that count, in the order of the audit.
  var brokenRules: [Rule] {
    results.filter { $0.findings.contains(where: \.isOpen) }.map(\.rule)
  }
}

extension Finding {
  /// Returns true if it comes before another one in reports for people.
  fileprivate func precedes(_ other: Finding) -> Bool {
    order.lexicographicallyPrecedes(other.order)
  }

  private var order: [Int] { [isBlocked ? 1 : 0, found.number, others.count] + numbers }
}
