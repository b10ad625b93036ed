/// A rule's judgement of one object.
enum Verdict {
  case passes
  /// The object breaks the rule: the observation.
  case violation(String)
  /// The answers do not decide: the observation.
  case incomplete(String)
  /// The object and others, by their indices, have one finding together: the observation, and whether it is certain.
  case shared(String, with: [Int], isViolation: Bool)
  /// The toolkit alone is responsible, so that no application can mend it: the observation.
  case toolkit(String)

  /// True for a violation of one object.
  var isCertain: Bool { if case .violation = self { true } else { false } }
}

/// The part of a rule that looks at an application, and judges objects in the order of reading.
struct Check: Sendable {
  /// The index of an object in ``AuditScene/elements``, and its verdict.
  typealias Judgement = (element: Int, verdict: Verdict)

  let judgements: @Sendable (AuditScene) -> [Judgement]

  /// Judges an application as a whole.
  static func scene(_ judge: @escaping @Sendable (AuditScene) -> [Judgement]) -> Check { Check(judgements: judge) }

  /// Judges each control by itself; nil where the rule does not apply.
  static func controls(_ judge: @escaping @Sendable (AuditedControl, AuditScene) -> Verdict?) -> Check {
    scene { scene in
      scene.controls.compactMap { control in judge(control, scene).map { (control.element, $0) } }
    }
  }

  /// Judges each object that is shown, by its index; nil where the rule does not apply.
  static func objects(_ judge: @escaping @Sendable (AccessibleNode, Int, AuditScene) -> Verdict?) -> Check {
    scene { scene in
      scene.elements.indices.filter { scene.elements[$0].isShown }.compactMap { index in
        judge(scene.elements[index].node, index, scene).map { (index, $0) }
      }
    }
  }
}
