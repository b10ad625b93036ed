import AccessibilityAudit
import Testing

/// Trees that no application should have.
@Suite struct HostileTreeTests {
  private func tree(_ children: [AccessibleNode]) -> AccessibleTree {
    let window = AccessibleNode(role: .frame, name: "Notes", children: children)
    return AccessibleTree(
      root: AccessibleNode(role: .application, name: "app", children: [window]), toolkit: "GTK", toolkitVersion: "4")
  }

  private func button(_ name: String) -> AccessibleNode {
    AccessibleNode(
      role: .pushButton, name: name, states: [.focusable, .sensitive], actions: [AccessibleAction(name: "click")])
  }

  @Test func `No character of a name ends a line or controls the terminal`() {
    let nasty = "\u{1B}[2J\n\r\u{2028}\u{202E}\u{0}button"
    let image = AccessibleNode(role: .image, name: nasty + ".png")
    var titled = tree([button(nasty), button(nasty), image])
    titled.root.name = nasty
    let report = Audit(rules: Rule.all).report(on: titled)
    #expect(report.findings.count > 1)
    for text in [report.text, report.junit] {
      #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || $0 == "\u{2028}" || $0 == "\u{202E}" })
    }
    // The two buttons have the same name, which is one cause.
    let duplicates = report.violations.filter { $0.rule.id == "name-duplicate" }
    #expect(duplicates.count == 1 && Set(duplicates[0].ids).count == 2, "\(report.text)")
  }

  @Test func `Each of ten thousand buttons without a name has a finding`() {
    let report = Audit(rules: Rule.all.filter { $0.id == "name-missing" })
      .report(on: tree((0..<10_000).map { _ in button("") }))
    #expect(report.violations.count == 10_000)
    #expect(Set(report.violations.map(\.fingerprint)).count == 10_000)
  }

  @Test func `A deep tree needs no stack and little time`() {
    var node = button("Save")
    for _ in 0..<2_000 { node = AccessibleNode(role: .panel, children: [node]) }
    #expect(Audit(rules: Rule.all).report(on: tree([node])).violations.isEmpty)
    // Buttons in buttons in buttons.
    var nested = button("Save")
    for _ in 0..<500 {
      var outer = button("Save")
      outer.children = [nested]
      nested = outer
    }
    let report = Audit(rules: Rule.all).report(on: tree([nested]))
    #expect(report.violations.count { $0.rule.id == "nested-controls" } == 500)
  }
}
