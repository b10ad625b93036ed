import AccessibilityAudit
import Testing

/// Each rule on the trees of `Fixtures/<rule>.txt`, which have the expected findings.
@Suite struct RuleTests {
  @Test(
    "A rule has exactly the findings in its fixture",
    arguments: Rule.all.map(\.id).filter { id in !Rule.measured.contains { $0.id == id } })
  func fixture(rule id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    let samples = try Fixtures.samples(id)
    #expect(samples.contains { $0.passes > 0 }, "nothing that passes")
    #expect(samples.contains { !$0.expected.isEmpty }, "nothing that is found")
    for sample in samples {
      let report = Audit(rules: [rule]).report(on: sample.tree)
      let found = report.findings.map { ($0.outcome == .violation ? "! " : "? ") + $0.element }
      #expect(found == sample.expected, "\(report.findings.map(\.seen)) \(sample.tree)")
      #expect(report.passes == sample.passes, "\(sample.tree)")
      #expect(report.findings.allSatisfy { !$0.seen.isEmpty && !$0.path.isEmpty })
    }
  }

  @Test func `Ids are unique, and every rule has its texts`() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    for rule in Rule.all {
      #expect(rule.id.wholeMatch(of: /[a-z]+(-[a-z]+)+/) != nil)
      #expect(!rule.title.hasSuffix(".") && rule.problem.hasSuffix(".") && rule.advice.hasSuffix("."), "\(rule.id)")
      #expect(rule.link.hasPrefix("https://www.w3.org/"))
    }
  }

  @Test func `Rules of level AAA are asked for, all others are not`() {
    #expect(Rule.all.filter { !$0.isDefault }.map(\.id) == ["target-size-enhanced"])
    #expect(Rule.all.first { $0.id == "name-missing" }?.standard == "WCAG 4.1.2 A, 1.1.1 A")
    #expect(Rule.all.first { $0.id == "target-size" }?.tag == "AA")
  }

  @Test func `An empty tree has nothing wrong`() {
    let report = Audit(rules: Rule.all).report(on: AccessibleTree(root: AccessibleNode(role: .application)))
    #expect(report.findings.isEmpty && report.isClean && report.controlCount == 0)
  }
}
