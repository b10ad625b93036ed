/// An audit of an application, by rules about the answers that an assistive technology gets.
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

  /// Returns the findings of all rules on a tree.
  public func report(on tree: AccessibleTree) -> AuditReport { report(on: tree, measured: nil) }

  /// Returns the findings of all rules on a tree, and on what was measured by using the application.
  package func report(on tree: AccessibleTree, measured: Measurements?) -> AuditReport {
    let scene = AuditScene(tree, measured: measured)
    var places = PlaceNames(scene)
    // Without measurements their rules know nothing, and are no part of the report.
    let rules = rules.filter { rule in measured != nil || !Rule.measured.contains { $0.id == rule.id } }
    let results = rules.map { rule in
      var result = AuditReport.RuleResult(rule: rule)
      for (element, verdict) in rule.check.judgements(scene) {
        switch verdict {
        case .passes: result.passes += 1
        case .violation(let seen): result.findings.append(places.finding(.violation, seen, at: element, of: rule))
        case .incomplete(let seen): result.findings.append(places.finding(.incomplete, seen, at: element, of: rule))
        }
      }
      // The first window stands for what could not be measured.
      let window = scene.elements.firstIndex { $0.node.role.isWindow } ?? 0
      for gap in measured?.gaps ?? [] where gap.rules.contains(rule.id) {
        let seen = "it was not measured: \(gap.reason)"
        result.findings.append(places.finding(.incomplete, seen, at: window, of: rule))
      }
      for index in result.findings.indices {
        result.findings[index].picture = scene.picture(of: result.findings[index].object)
      }
      return result
    }
    var report = AuditReport(
      application: tree.root.name,
      toolkit: [tree.toolkit, tree.toolkitVersion].filter { !$0.isEmpty }.joined(separator: " "),
      controlCount: scene.controls.count, hiddenControlCount: scene.hiddenControlCount, gap: tree.gap, results: results)
    report.scenery = scene.scenery
    return report
  }
}

extension AuditScene {
  /// The picture of an object with a little of its surroundings; nil for windows, and for objects that were not seen.
  fileprivate func picture(of index: Int) -> String? {
    let node = elements[index].node
    guard let picture = measured?.picture, let box = measured?.boxes[node.id], !node.role.isWindow else { return nil }
    let edge = 12
    let around = AccessibleRect(
      x: box.x - edge, y: box.y - edge, width: min(box.width, 600) + 2 * edge, height: min(box.height, 300) + 2 * edge)
    return picture.cropped(to: around)?.dataAddress
  }
}
