import AccessibilityAudit
import Foundation
import Testing

@Suite struct BaselineTests {
  private func tree(title: String = "Notes", names: [String] = ["", ""]) -> AccessibleTree {
    let buttons = names.map { name in
      AccessibleNode(
        role: .pushButton, name: name, states: [.focusable, .sensitive], actions: [AccessibleAction(name: "click")])
    }
    let window = AccessibleNode(role: .frame, name: title, children: buttons)
    return AccessibleTree(root: AccessibleNode(role: .application, name: "app", children: [window]))
  }

  @Test func `Findings in a baseline do not count, and new ones do`() throws {
    let before = Audit().report(on: tree())
    #expect(before.violations.count == 2 && !before.isClean)
    let baseline = Baseline(before)
    let again = Audit().report(on: tree()).comparing(with: baseline)
    #expect(again.isClean && again.known.count == 2 && again.vanished.isEmpty)
    let more = Audit().report(on: tree(names: ["", "", "GtkImage"])).comparing(with: baseline)
    #expect(more.violations.map(\.rule.id) == ["name-is-type"])
  }

  @Test func `Titles of windows and names elsewhere change nothing`() {
    let baseline = Baseline(Audit().report(on: tree()))
    let renamed = Audit().report(on: tree(title: "Letters – Notes", names: ["Save", "", ""]))
    #expect(renamed.comparing(with: baseline).isClean)
  }

  @Test func `Findings that are gone are reported, unless their rule is not in the audit`() {
    let baseline = Baseline(Audit().report(on: tree()))
    let mended = tree(names: ["Save", ""])
    let report = Audit().report(on: mended).comparing(with: baseline)
    #expect(report.isClean && report.vanished.map(\.rule) == ["name-missing"])
    let others = Rule.all.filter { $0.id != "name-missing" }
    #expect(Audit(rules: others).report(on: mended).comparing(with: baseline).vanished.isEmpty)
  }

  @Test func `A baseline is written and read as JSON, and other files are refused`() throws {
    let baseline = Baseline(Audit().report(on: tree()))
    let read = try Baseline(json: Data(baseline.json.utf8))
    #expect(read == baseline && baseline.findings.count == 2)
    #expect(baseline.json.contains("\"it has no name\"") && baseline.json.contains("frame \\\"Notes\\\""))
    #expect(throws: BaselineError.self) { try Baseline(json: Data("[]".utf8)) }
    let later = baseline.json.replacing("\"version\" : 1", with: "\"version\" : 2")
    let error = #expect(throws: BaselineError.self) { try Baseline(json: Data(later.utf8)) }
    #expect(error?.description.contains("version 2") == true)
  }

  @Test func `Equal findings in one place are numbered, in the same order each time`() {
    let findings = Audit().report(on: tree()).findings
    #expect(Set(findings.map(\.fingerprint)).count == findings.count)
    #expect(findings.map(\.fingerprint) == Audit().report(on: tree()).findings.map(\.fingerprint))
  }
}
