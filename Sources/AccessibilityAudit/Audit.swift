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
  public func report(on tree: AccessibleTree) -> AuditReport {
    let scene = AuditScene(tree)
    var places = PlaceNames(scene)
    let results = rules.map { rule in
      var result = AuditReport.RuleResult(rule: rule)
      for (element, verdict) in rule.check.judgements(scene) {
        switch verdict {
        case .passes: result.passes += 1
        case .violation(let seen): result.findings.append(places.finding(.violation, seen, at: element, of: rule))
        case .incomplete(let seen): result.findings.append(places.finding(.incomplete, seen, at: element, of: rule))
        }
      }
      return result
    }
    return AuditReport(
      application: tree.root.name,
      toolkit: [tree.toolkit, tree.toolkitVersion].filter { !$0.isEmpty }.joined(separator: " "),
      controlCount: scene.controls.count, hiddenControlCount: scene.hiddenControlCount, gap: tree.gap, results: results)
  }
}
