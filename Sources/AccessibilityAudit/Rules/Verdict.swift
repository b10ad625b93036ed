/// A rule's judgement of one object.
struct Verdict {
  enum Outcome {
    case passes
    case violation
    case incomplete
  }

  /// The index of the object in ``AuditScene/elements``.
  var element: Int
  var outcome: Outcome
  /// The observation; empty for an object that passes.
  var seen: String

  static func passes(_ element: Int) -> Verdict {
    Verdict(element: element, outcome: .passes, seen: "")
  }

  static func violation(_ element: Int, _ seen: String) -> Verdict {
    Verdict(element: element, outcome: .violation, seen: seen)
  }

  static func incomplete(_ element: Int, _ seen: String) -> Verdict {
    Verdict(element: element, outcome: .incomplete, seen: seen)
  }
}
