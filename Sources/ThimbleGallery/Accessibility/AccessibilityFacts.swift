import AccessibilityAudit

/// The accessible facts about a sample: the speech of a screen reader for each control, the facts behind it, and the
/// findings of an audit.
struct AccessibilityFacts: Equatable {
  /// A control or a finding.
  struct Entry: Equatable {
    /// The words of a screen reader in quotes, or the finding.
    let title: String
    /// The facts, such as `role: push button`.
    let lines: [String]
  }

  /// The numbers of controls and findings.
  let summary: String
  let controls: [Entry]
  let findings: [Entry]

  /// All facts, one on each line.
  var text: String {
    let entries = (controls + findings).map { ([$0.title] + $0.lines.map { "  \($0)" }).joined(separator: "\n") }
    return ([summary] + entries).joined(separator: "\n\n")
  }

  /// Describes a tree, and audits it by the default rules.
  init(_ tree: AccessibleTree) {
    let list = ObjectList(tree)
    let controls = list.items.indices.filter { list.items[$0].control == $0 || Self.isGroup(list.items[$0].node) }
    let findings = Audit(rules: Rule.defaults.filter { !Self.notRead.contains($0.id) }).report(on: tree).findings
    let counts = [
      Self.count(controls.count { list.items[$0].control == $0 }, "control"), Self.count(findings.count, "finding"),
    ]
    summary = counts.joined(separator: ", ")
    self.controls = controls.map { Self.facts(about: $0, in: list) }
    self.findings = findings.map(Self.entry)
  }

  /// The rules that need facts that this process cannot read: values, relations, tables and windows.
  private static let notRead: Set = [
    "value-missing", "relation-broken", "table-headers", "window-title", "focus-nowhere", "parent-missing",
  ]

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number == 0 ? "no" : "\(number)") \(noun)\(number == 1 ? "" : "s")"
  }

  /// Returns true for a group with a name, such as a tool bar: a screen reader speaks it before its controls.
  private static func isGroup(_ node: AccessibleNode) -> Bool {
    !node.name.isEmpty && [.grouping, .toolBar, .list, .listBox].contains(node.role)
  }

  private static func facts(about index: Int, in list: ObjectList) -> Entry {
    let node = list.items[index].node
    // States that nearly every object here has are left out.
    let common: AccessibleState = [.visible, .showing, .enabled, .sensitive]
    let states = node.states.subtracting(common).names + (node.states.contains(.sensitive) ? [] : ["disabled"])
    let area = node.hitArea.map { "\($0) px" }
    let facts: [(String, String)] = [
      ("role", node.role.name), ("name", node.name), ("description", node.description),
      ("states", list.items[index].control == nil ? "" : states.joined(separator: ", ")),
      ("actions", node.actions.map(\.name).joined(separator: ", ")), ("target", area ?? ""),
    ]
    let colors = ButtonContrast.names.map { ($0, node.attributes[$0] ?? "") }
    let lines = (facts + colors).filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1)" }
    return Entry(title: "\u{201C}\(Spoken(index, in: list).text)\u{201D}", lines: lines)
  }

  private static func entry(_ finding: Finding) -> Entry {
    let outcome = finding.outcome == .violation ? "Violation" : "Needs review"
    return Entry(
      title: "\(outcome): \(finding.rule.title) (\(finding.rule.standard))",
      lines: [finding.path.last ?? "", finding.seen, finding.rule.advice])
  }
}
