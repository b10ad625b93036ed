import AccessibilityAudit
import Foundation
import Testing

/// Findings that are accepted for a reason, until a day.
@Suite struct SuppressionsTests {
  private func report() throws -> AuditReport {
    Audit().report(on: try #require(try Fixtures.samples("report").first).tree)
  }

  private let entry = Suppressions.Entry(
    rule: "name-is-type", place: "push-button \"GtkImage\"", reason: "the toolkit names it", expires: "2027-06-30")

  @Test func `An accepted finding does not count, and every format has the reason`() throws {
    let all = try report()
    let report = all.suppressing(Suppressions([entry]), on: "2027-06-30")
    #expect(report.suppressed.map(\.suppression) == ["the toolkit names it"])
    #expect(report.violations.count == all.violations.count - 1 && report.staleSuppressions.isEmpty)
    #expect(report.text.contains(", 1 suppressed, ") && !report.text.contains("name-is-type"))
    for form in [report.json, report.sarif, report.junit, report.html] {
      #expect(form.contains("the toolkit names it"), "\(form)")
    }
    let object = try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any]
    #expect((object?["counts"] as? [String: Int])?["suppressed"] == 1)
  }

  @Test func `A suppression that has expired or matches nothing is listed`() throws {
    let all = try report()
    let late = all.suppressing(Suppressions([entry]), on: "2027-07-01")
    #expect(late.suppressed.isEmpty && late.violations.count == all.violations.count)
    #expect(late.staleSuppressions.first?.hasSuffix("(expired on 2027-06-30)") == true)
    #expect(late.text.contains("Suppressions to look at again\n\n  name-is-type at push-button"))
    let other = Suppressions.Entry(rule: "window-title", fingerprint: "0", reason: "none")
    let unused = try report().suppressing(Suppressions([other]), on: "2027-07-01")
    #expect(unused.staleSuppressions == ["window-title: none (nothing is found any more)"])
    let finding = try #require(all.violations.first)
    let exact = Suppressions.Entry(rule: finding.rule.id, fingerprint: finding.fingerprint, reason: "one")
    #expect(try report().suppressing(Suppressions([exact]), on: "2027-07-01").suppressed.count == 1)
  }

  @Test(
    "A file with a mistake is refused",
    arguments: [
      ("[]", "not of the form"), ("{\"version\": 2, \"suppressions\": []}", "version 2"),
      ("{\"version\": 1, \"suppressions\": [{\"rule\": \"x-y\", \"reason\": \"r\"}]}", "no rule \"x-y\""),
      ("{\"version\": 1, \"suppressions\": [{\"rule\": \"name-missing\", \"reason\": \" \"}]}", "has no reason"),
      (
        "{\"version\": 1, \"suppressions\": [{\"rule\": \"name-missing\", \"reason\": \"r\", \"expires\": \"soon\"}]}",
        "is not a day"
      ),
    ])
  func mistakes(json: String, message: String) {
    #expect {
      try Suppressions(json: Data(json.utf8))
    } throws: { error in
      "\(error)".contains(message)
    }
  }
}
