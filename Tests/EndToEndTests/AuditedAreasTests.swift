import ATSPI
import AccessibilityAudit
import DesktopTraits
import Testing
import ThimbleTesting

extension EndToEnd {
  /// Areas measured by real presses, checked against WCAG by the audit and by the kit, which share no code.
  @Suite struct AuditedAreasTests {
    @Test("The audit and the kit's own report agree about sizes of targets")
    func agreement() async throws {
      try await Probe.run("crowd") { probe in
        let desktop = try await Desktop.connect(
          to: .accessibilityBus(probe.session.accessibilityBus), callLimit: patience)
        var tree = try await desktop.application(processID: probe.process.processID).tree()
        await desktop.close()
        let targets = probe.targets
        // For the audit an area is one rectangle.
        #expect(targets.count > 10 && targets.allSatisfy { $0.hit.count == 1 })
        #expect(Set(targets.map(\.minimum.result)).isSuperset(of: ["pass", "fail"]))
        tree.root = Self.measured(tree.root, targets)
        let report = Audit(rules: try RuleSelection("target-size").rules).report(on: tree)
        for target in targets {
          let found = report.findings.first { $0.path.last == "push-button \"\(target.name)\"" }
          let isTooSmall = found?.outcome == .violation
          #expect(isTooSmall == (target.minimum.result == "fail"), "\(target): \(String(describing: found))")
        }
      }
    }

    private static func measured(_ node: AccessibleNode, _ targets: [Probe.Target]) -> AccessibleNode {
      var node = node
      if let numbers = targets.first(where: { $0.name == node.name })?.hit.first.map({ $0.map { Int($0.rounded()) } }) {
        node.hitArea = AccessibleRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      }
      node.children = node.children.map { measured($0, targets) }
      return node
    }
  }
}
