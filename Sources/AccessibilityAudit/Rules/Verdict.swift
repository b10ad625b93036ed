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

  /// The observation of a finding on one object; nil for all other verdicts.
  fileprivate var seen: String? {
    switch self {
    case .violation(let seen), .incomplete(let seen): seen
    case .passes, .shared, .toolkit: nil
    }
  }
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

  /// Adds the judgements of another check, in the order of reading.
  func adding(_ other: Check) -> Check {
    Check { scene in (judgements(scene) + other.judgements(scene)).sorted { $0.element < $1.element } }
  }

  /// Makes one finding of those that have one cause.
  ///
  /// - Parameter cause: Returns equal texts for objects with one cause, and nil for an object that stands for itself.
  /// - Returns: A check with the same judgements otherwise.
  func merging(by cause: @escaping @Sendable (_ index: Int, AuditScene) -> String?) -> Check {
    Check { scene in
      var first: [String: Int] = [:]
      var others: [Int: [Int]] = [:]
      var merged: [Judgement] = []
      for (element, verdict) in judgements(scene) {
        if verdict.seen != nil, scene.toolkitPart(element) == nil, let cause = cause(element, scene) {
          if let known = first["\(verdict.isCertain) \(cause)"] {
            others[known, default: []].append(element)
            continue
          }
          first["\(verdict.isCertain) \(cause)"] = merged.count
        }
        merged.append((element, verdict))
      }
      for (index, elements) in others {
        let verdict = merged[index].verdict
        merged[index].verdict = .shared(verdict.seen ?? "", with: elements, isViolation: verdict.isCertain)
      }
      return merged
    }
  }
}
