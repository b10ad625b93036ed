/// An audit of an application: rules, held against what an assistive technology is told.
///
///     let tree = try await application.tree(includingExtents: true)
///     let report = Audit().report(on: tree)
///     print(report.text)
///
/// Pure: the same tree gives the same report.
public struct Audit: Sendable {
  /// What it looks for, in the order of the report.
  public var rules: [Rule]

  /// Creates an audit; without being told otherwise, by ``Rule/defaults``.
  public init(rules: [Rule] = Rule.defaults) {
    self.rules = rules
  }

  /// Looks at everything that an application shows.
  public func report(on tree: AccessibleTree) -> AuditReport {
    let scene = AuditScene(tree)
    var places = PlaceNames(scene)
    let results = rules.map { rule in
      var result = AuditReport.RuleResult(rule: rule)
      for verdict in rule.check(scene) {
        switch verdict.outcome {
        case .passes: result.passes += 1
        case .violation, .incomplete: result.findings.append(places.finding(verdict, of: rule))
        }
      }
      return result
    }
    return AuditReport(
      application: tree.root.name,
      toolkit: [tree.toolkit, tree.toolkitVersion].filter { !$0.isEmpty }.joined(separator: " "),
      controlCount: scene.controls.count,
      hiddenControlCount: scene.hiddenControlCount,
      gap: tree.gap,
      results: results
    )
  }
}
