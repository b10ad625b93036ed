/// An audit of an application, by rules about the answers that assistive technology gets.
///
///     let tree = try await application.tree(includingExtents: true)
///     let report = Audit().report(on: tree)
///     print(report.text)
///
/// An audit is pure: the same tree gives the same report.
public struct Audit: Sendable {
  /// The rules, in the order of the report.
  public var rules: [Rule]

  /// Creates an audit.
  public init(rules: [Rule] = Rule.defaults) {
    self.rules = rules
  }

  private static let splash =
    "it showed only a window without a title and controls, and was perhaps still starting; audit it with --app later"

  /// Returns the findings of all rules on a tree.
  public func report(on tree: AccessibleTree) -> AuditReport { report(on: tree, measured: nil) }

  /// Returns the findings of all rules on a tree, and on what was measured by using the application.
  package func report(on tree: AccessibleTree, measured: Measurements?) -> AuditReport {
    let scene = AuditScene(tree, measured: measured)
    var places = PlaceNames(scene)
    // Without measurements, rules that need them are not in the report.
    let rules = rules.filter { rule in measured != nil || !Rule.measured.contains { $0.id == rule.id } }
    // The windows below a modal one were measured apart.
    let isApart = measured?.below.isEmpty == false
    func isMeant(_ index: Int) -> Bool { !isApart || scene.blockedPlace(of: index) == nil }
    let results = rules.map { rule in
      var result = AuditReport.RuleResult(rule: rule)
      result.add(rule.check.judgements(scene).filter { isMeant($0.element) }, &places)
      return result
    }
    var report = AuditReport(
      application: tree.root.name,
      toolkit: [tree.toolkit, tree.toolkitVersion].filter { !$0.isEmpty }.joined(separator: " "),
      controlCount: scene.controls.count { isMeant($0.element) }, hiddenControlCount: scene.hiddenControlCount,
      gap: tree.gap ?? (tree.showsOnlySplash ? Self.splash : nil), results: results)
    report.scenery = scene.scenery
    var count = scene.elements.count
    for opening in measured?.parts ?? [] {
      report.add(opening, &places, after: count)
      count += places.scene.elements.count
    }
    return report
  }
}

extension AuditReport {
  /// Adds the findings in a part that was opened, and leaves out those on objects that were shown before.
  fileprivate mutating func add(_ opening: Opening, _ places: inout PlaceNames, after count: Int) {
    let scene = AuditScene(opening.tree, measured: opening.measured)
    places.scene = scene
    func isNew(_ index: Int) -> Bool {
      scene.elements[index].isShown && !opening.known.contains(scene.elements[index].node.id)
    }
    let controls = scene.controls.count { isNew($0.element) }
    controlCount += controls
    hiddenControlCount = max(0, hiddenControlCount - controls)
    for index in results.indices {
      let old = results[index].findings.count
      results[index].add(results[index].rule.check.judgements(scene).filter { isNew($0.element) }, &places)
      for new in results[index].findings.indices.dropFirst(old) {
        results[index].findings[new].opening = opening.place
        results[index].findings[new].move(after: count)
      }
    }
  }
}

extension AuditReport.RuleResult {
  /// Adds the judgements of the rule on a scene.
  fileprivate mutating func add(_ judgements: [Check.Judgement], _ places: inout PlaceNames) {
    let (scene, old) = (places.scene, findings.count)
    // Equal objects in the rows of a list have one cause.
    var rows: [[String]: Int] = [:]
    func add(_ outcome: Finding.Outcome, _ seen: String, at element: Int, with others: [Int] = []) {
      var finding = places.finding(outcome, seen, at: element, with: others, of: rule)
      finding.others = others.map(places.found)
      // One of them may be selected or checked.
      let found = finding.found
      let cause = [finding.place, found.place, found.description, found.texts, seen, outcome.rawValue]
      if let known = rows[cause] {
        findings[known].others += [finding.found] + finding.others
      } else {
        if finding.found.isInRow { rows[cause] = findings.count }
        findings.append(finding)
      }
    }
    for (element, verdict) in judgements {
      switch verdict {
      case .passes: passes += 1
      case .violation(let seen), .incomplete(let seen):
        if let part = scene.toolkitPart(element) {
          toolkitNotes["\(part): \(seen)", default: 0] += 1
        } else {
          add(verdict.isCertain ? .violation : .incomplete, seen, at: element)
        }
      case .shared(let seen, let others, let isViolation):
        add(isViolation ? .violation : .incomplete, seen, at: element, with: others)
      case .toolkit(let seen): toolkitNotes[seen, default: 0] += 1
      }
    }
    // The first window stands for what could not be measured.
    let window = scene.elements.firstIndex { $0.node.role.isWindow } ?? 0
    for gap in scene.measured?.gaps ?? [] where gap.rules.contains(rule.id) {
      let seen = "it was not measured: \(gap.reason)"
      findings.append(places.finding(.incomplete, seen, at: window, of: rule))
    }
    for index in findings.indices.dropFirst(old) {
      findings[index].picture = scene.picture(of: findings[index].found.number)
    }
  }
}

extension AuditScene {
  /// Returns a picture of an object with some of its surroundings; nil for windows, and for objects that were not seen.
  fileprivate func picture(of index: Int) -> String? {
    let node = elements[index].node
    guard let picture = measured?.picture, let box = measured?.boxes[node.id], !node.role.isWindow else { return nil }
    let edge = 12
    let around = AccessibleRect(
      x: box.x - edge, y: box.y - edge, width: min(box.width, 600) + 2 * edge, height: min(box.height, 300) + 2 * edge)
    return picture.cropped(to: around)?.dataAddress
  }
}
