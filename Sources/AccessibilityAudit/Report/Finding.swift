/// Something that a rule has to say about one object.
public struct Finding: Sendable {
  /// How sure the rule is.
  public enum Outcome: String, Hashable, Codable, Sendable, CaseIterable {
    /// It is wrong.
    case violation
    /// It cannot be decided from here: a person must look.
    case incomplete
  }

  /// The rule.
  public let rule: Rule
  /// Whether it is wrong, or must be looked at.
  public let outcome: Outcome
  /// Where it is: role and name of everything around that has a name, from the window inward, and of the object itself.
  public let path: [String]
  /// What has a name and comes before it, for an object that has none to be found by.
  public let after: String?
  /// The object as a line of ``AccessibleNode/outline``.
  public let element: String
  /// What was seen.
  public let seen: String
  /// The same for the same finding in every run of the application, whatever the titles of its windows.
  public let fingerprint: String
  /// Whether a baseline knows of it.
  public var isKnown = false

  init(
    rule: Rule, outcome: Outcome, path: [String], after: String?, element: String, seen: String, fingerprint: String
  ) {
    self.rule = rule
    self.outcome = outcome
    self.path = path
    self.after = after
    self.element = element
    self.seen = seen
    self.fingerprint = fingerprint
  }

  /// ``path`` on one line, with ``after``.
  public var place: String {
    path.joined(separator: " › ") + (after.map { " (after \($0))" } ?? "")
  }
}
