extension AuditReport {
  /// The report for programs: one JSON object with sorted members.
  ///
  ///     {"application": "zoo", "toolkit": "GTK 4.8.3", "controls": 23, "hidden": 4, "version": 1,
  ///      "counts": {"violations": 1, "incomplete": 0, "known": 0, "suppressed": 0, "vanished": 0, "passes": 40},
  ///      "rules": [{"id": "name-missing", "title": …, "problem": …, "advice": …, "impact": "critical", "set": "A",
  ///        "criteria": [{"number": "4.1.2", "name": "Name, Role, Value", "level": "A", "link": …}], "link": …,
  ///        "passes": 22, "findings": [{"outcome": "violation", "known": false, "path": ["frame \"Zoo\"", …],
  ///          "after": …, "ids": ["1.3.2~kq7f"], "element": …, "text": …, "position": "push-button 3 of 15 in tool-bar",
  ///          "box": {"x": 12, "y": 40, "width": 24, "height": 24}, "seen": …, "fingerprint": "0123456789abcdef"}],
  ///        "toolkit": [{"seen": …, "count": 12}]}],
  ///      "vanished": [{"fingerprint": …, "rule": …, "place": …, "seen": …}]}
  ///
  /// `ids` are those that `thimble tree` and its other commands take; several stand for equal objects in rows of a list.
  /// `toolkit` are observations that the toolkit alone is responsible for, and that do not count.
  /// `suppressed` of a finding is the reason; it is left out for other findings, and `after` for an object with a name.
  /// `opening` is the part that had to be opened for the object, such as `in the menu of "Main Menu"`. `gap` is the
  /// reason why a part of the application could not be read. Both are left out otherwise.
  public var json: String {
    ReportJSON.document(
      [
        "version": .number(1), "application": .text(application), "toolkit": .text(toolkit),
        "controls": .number(controlCount), "hidden": .number(hiddenControlCount), "gap": gap.map(ReportJSON.text),
        "counts": [
          "violations": .number(violations.count), "incomplete": .number(incomplete.count),
          "known": .number(known.count), "suppressed": .number(suppressed.count), "vanished": .number(vanished.count),
          "passes": .number(passes),
        ],
        "rules": .list(
          results.map { $0.rule.json(passes: $0.passes, findings: $0.findings, toolkitNotes: $0.toolkitNotes) }),
        "vanished": .list(vanished.map(\.json)),
        "staleSuppressions": .list(staleSuppressions.map(ReportJSON.text)),
      ] as ReportJSON)
  }
}

extension Rule {
  /// Describes rules for programs, as a JSON list: each as in ``AuditReport/json``, without findings.
  public static func json(_ rules: [Rule]) -> String { ReportJSON.document(rules.map { $0.json() }) }

  fileprivate func json(
    passes: Int? = nil, findings: [Finding]? = nil, toolkitNotes: [String: Int] = [:]
  ) -> ReportJSON {
    let notes = toolkitNotes.sorted { $0.key < $1.key }.map { note in
      ["seen": .text(note.key), "count": .number(note.value)] as ReportJSON
    }
    return [
      "id": .text(id), "title": .text(title), "problem": .text(problem), "advice": .text(advice),
      "impact": .text(impact.rawValue), "set": .text(tag), "criteria": .list(criteria.map(\.json)), "link": .text(link),
      "passes": passes.map(ReportJSON.number), "findings": findings.map { .list($0.map(\.json)) },
      "toolkit": notes.isEmpty ? nil : .list(notes),
    ]
  }
}

extension SuccessCriterion {
  fileprivate var json: ReportJSON {
    ["number": .text(number), "name": .text(name), "level": .text(level.rawValue), "link": .text(link)]
  }
}

extension Finding {
  fileprivate var json: ReportJSON {
    [
      "outcome": .text(outcome.rawValue), "known": .flag(isKnown), "path": .list(path.map(ReportJSON.text)),
      "after": after.map(ReportJSON.text), "opening": opening.map(ReportJSON.text),
      "ids": .list(ids.map(ReportJSON.text)),
      "element": .text(element), "text": found.texts.isEmpty ? nil : .text(found.texts),
      "position": found.position.isEmpty ? nil : .text(found.position), "box": found.box.map(\.json),
      "seen": .text(seen),
      "fingerprint": .text(fingerprint), "suppressed": suppression.map(ReportJSON.text),
    ]
  }
}

extension Baseline.Entry {
  fileprivate var json: ReportJSON {
    ["fingerprint": .text(fingerprint), "rule": .text(rule), "place": .text(place), "seen": .text(seen)]
  }
}
