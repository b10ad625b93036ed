import AccessibilityAudit
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// One tree in every format of report, compared with files.
@Suite struct ReportTests {
  private func report() throws -> AuditReport {
    let tree = try #require(try Fixtures.samples("report").first).tree
    return Audit().report(on: tree)
  }

  /// Returns the report compared with a baseline that has the first finding, and one that is gone.
  private func compared() throws -> AuditReport {
    let report = try report()
    var baseline = Baseline(report)
    baseline.findings.removeSubrange(1...)
    baseline.findings.append(
      Baseline.Entry(fingerprint: "0", rule: "name-missing", place: "push-button \"Gone\"", seen: "it has no name"))
    return report.comparing(with: baseline)
  }

  @Test func text() throws { try Fixtures.expectGolden(compared().text, "report.txt") }
  @Test func json() throws { try Fixtures.expectGolden(compared().json, "report.json") }
  @Test func sarif() throws { try Fixtures.expectGolden(compared().sarif, "report.sarif") }
  @Test func junit() throws { try Fixtures.expectGolden(compared().junit, "report.xml") }
  @Test func rules() throws { try Fixtures.expectGolden(Rule.text(Rule.all), "rules.txt") }

  @Test func `A finding on several objects lists the words that tell them apart`() throws {
    let buttons = ["Back", "Forward", "Forward"].map { description in
      AccessibleNode(role: .pushButton, description: description, states: [.focusable, .sensitive])
    }
    let window = AccessibleNode(role: .frame, name: "Files", children: buttons)
    let tree = AccessibleTree(root: AccessibleNode(role: .application, children: [window]))
    let report = Audit(rules: try RuleSelection("name-is-description").rules).report(on: tree)
    #expect(report.violations.count == 1)
    let words = report.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("(3 times)"), "\(words)")
    #expect(words.contains(#"described as "Back", "Forward", push-button 1 of 3"#), "\(words)")
  }

  @Test func `A finding on several objects lists their names, or the beginning of each description`() throws {
    func words(_ names: [String]) throws -> String {
      let boxes = names.map { name in
        let long = "<b>Note:</b> " + name + String(repeating: " and so on", count: 20)
        return AccessibleNode(role: .checkBox, name: name, description: long, states: [.focusable, .sensitive])
      }
      let window = AccessibleNode(role: .frame, name: "Player", children: boxes)
      let tree = AccessibleTree(root: AccessibleNode(role: .application, children: [window]))
      let report = Audit(rules: try RuleSelection("name-has-markup").rules).report(on: tree)
      let facts = try #require(report.text.split(separator: "name-has-markup (").first)
      return facts.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let named = try words(["Loop", "Mute"])
    #expect(named.contains(#"these are check-box "Loop", check-box "Mute""#), "\(named)")
    #expect(!named.contains("described as"))
    let alike = try words(["Loop", "Mute", "Loop"])
    let (loop, mute) = (#""<b>Note:</b> Loop and so on"#, #""<b>Note:</b> Mute and so on"#)
    #expect(alike.contains("described as \(loop)") && alike.contains("…\", \(mute)"), "\(alike)")
  }

  @Test func `The list of rules is JSON`() throws {
    let object = try JSONSerialization.jsonObject(with: Data(Rule.json(Rule.all).utf8))
    let rules = try #require(object as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == Rule.all.map(\.id))
    #expect(rules.allSatisfy { $0["findings"] == nil && $0["advice"] is String && $0["criteria"] is [Any] })
  }

  @Test func `SARIF has what its schema requires, and points at its rules`() throws {
    let object = try JSONSerialization.jsonObject(with: Data(try compared().sarif.utf8))
    let log = try #require(object as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect((driver["name"] as? String)?.isEmpty == false)
    let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count > 3)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(result["ruleId"] as? String == rules[index])
      #expect(((result["message"] as? [String: Any])?["text"] as? String)?.isEmpty == false)
      // A result that is not a failure must not have a level.
      #expect((result["kind"] as? String == "fail") == (result["level"] as? String != "none"))
      #expect((result["partialFingerprints"] as? [String: String])?.count == 1)
      #expect((result["locations"] as? [Any])?.count == 1)
    }
    #expect(Set(results.compactMap { $0["baselineState"] as? String }) == ["new", "unchanged", "absent"])
    let alone = try JSONSerialization.jsonObject(with: Data(try report().sarif.utf8)) as? [String: Any]
    let first = (alone?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]
    #expect(first?.allSatisfy { $0["baselineState"] == nil } == true)
  }

  @Test func `JUnit is well formed with any names, and its counts are right`() throws {
    let nasty = AccessibleNode(
      role: .frame, name: "<&\">'\n\t\u{1}]]>",
      children: [AccessibleNode(role: .pushButton, states: [.focusable, .sensitive])])
    let tree = AccessibleTree(root: AccessibleNode(role: .application, name: "a&b", children: [nasty]))
    for report in [Audit().report(on: tree), try compared()] {
      let reader = JUnitReader()
      let parser = XMLParser(data: Data(report.junit.utf8))
      parser.delegate = reader
      #expect(parser.parse(), "\(String(describing: parser.parserError)) \(report.junit)")
      #expect(reader.cases == report.results.count && reader.attributes["tests"] == "\(reader.cases)")
      #expect(reader.attributes["failures"] == "\(reader.failures)" && reader.failures > 0)
      #expect(reader.attributes["skipped"] == "\(reader.skipped)")
    }
  }
}

/// Counts the elements of a JUnit report.
private final class JUnitReader: NSObject, XMLParserDelegate {
  var cases = 0
  var failures = 0
  var skipped = 0
  var attributes: [String: String] = [:]

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    switch element {
    case "testsuite": self.attributes = attributes
    case "testcase": cases += 1
    case "failure": failures += 1
    case "skipped": skipped += 1
    default: break
    }
  }
}
