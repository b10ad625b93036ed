extension AuditReport {
  /// An object with all of its findings of one outcome, as reports for people list it.
  struct ReportedObject {
    /// The place, on one line.
    let place: String
    /// The object as a line of ``AccessibleNode/outline``.
    let element: String
    /// The findings, in the order of the rules.
    let findings: [Finding]
    /// The number of the first such object in the order of reading.
    var object: Int { findings[0].object }
    /// A picture of the object on the screen, as a data URL; nil if there is none.
    var picture: String? { findings.lazy.compactMap(\.picture).first }
    /// The number of objects with the same place and findings.
    var count = 1

    /// The place, with the number of objects if there are several.
    var heading: String { count == 1 ? place : "\(place) (\(count) times)" }
  }

  /// Returns the objects with findings that count, in the order of reading.
  ///
  /// Objects with the same place and the same findings are listed once: a list of a hundred rows has one cause.
  func objects(with outcome: Finding.Outcome) -> [ReportedObject] {
    let open = findings.filter { $0.outcome == outcome && $0.isOpen }
    let groups = Dictionary(grouping: open, by: \.object).sorted { $0.key < $1.key }
    var objects: [ReportedObject] = []
    var known: [[String]: Int] = [:]
    for (_, findings) in groups {
      let place = findings[0].place.oneLine
      let key = [place, findings[0].element] + findings.flatMap { [$0.rule.id, $0.seen] }
      if let index = known[key] {
        objects[index].count += 1
      } else {
        known[key] = objects.count
        objects.append(ReportedObject(place: place, element: findings[0].element, findings: findings))
      }
    }
    return objects
  }

  /// The rules with findings that count, in the order of the audit.
  var brokenRules: [Rule] {
    results.filter { $0.findings.contains(where: \.isOpen) }.map(\.rule)
  }
}
