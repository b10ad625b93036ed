/// A rule's finding about one object.
public struct Finding: Sendable {
  /// The certainty of a finding.
  public enum Outcome: String, Hashable, Codable, Sendable, CaseIterable {
    /// The object breaks the rule.
    case violation
    /// The answers do not decide: a person must look.
    case incomplete
  }

  /// The rule.
  public let rule: Rule
  /// A violation, or a finding that needs review.
  public let outcome: Outcome
  /// Role and name of every named object around the object, from the window inward, and of the object itself.
  public let path: [String]
  /// The named object before it, for an object without a name. Both are in the nearest named object around.
  public let after: String?
  /// The object as a line of ``AccessibleNode/outline``.
  public let element: String
  /// The observation.
  public let seen: String
  /// A text that is equal for the same finding in every run, whatever the titles of the windows.
  public let fingerprint: String
  /// The part of the application that had to be opened to find the object, such as `in the menu of "Main Menu"`, or the
  /// modal window above it, such as `below the modal dialog "Welcome"`; nil for an object that could be used at first.
  public internal(set) var opening: String?
  /// True if a modal window above the object must be closed before anybody can use it.
  var isBlocked = false
  /// The facts by which a person finds the object.
  var found: FoundObject
  /// The other objects for which this finding also stands, such as equal objects in other rows of a list.
  var others: [FoundObject] = []
  /// A picture of the object on the screen, as a data URL; nil if there is none.
  var picture: String?
  /// True if the finding is in a baseline.
  public var isKnown = false
  /// The reason for which the finding is suppressed; nil if it is not.
  public internal(set) var suppression: String?

  /// The ids of all objects for which the finding stands, as `thimble tree` and its other commands take them.
  package var ids: [String] { [found.id] + others.map(\.id) }

  /// The numbers of all objects for which the finding stands, in the order of reading.
  var numbers: [Int] { [found.number] + others.map(\.number) }

  /// Counts its objects after those of other trees.
  mutating func move(after count: Int) {
    found.number += count
    for index in others.indices { others[index].number += count }
  }

  /// True if the finding counts: it is neither in a baseline nor suppressed.
  public var isOpen: Bool { !isKnown && suppression == nil }

  /// ``path`` on one line, with ``after`` and ``opening``.
  public var place: String {
    let notes = [after.map { "after \($0)" }, opening].compactMap(\.self)
    return path.joined(separator: " › ") + (notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))")
  }

  /// ``place``, with the number of objects if there are several, and the facts by which a person finds them.
  var address: String {
    let count = others.isEmpty ? "" : " (\(ids.count) times)"
    return "\(place)\(count) [\(found.words(with: others))]"
  }
}
