/// What a button says of its work, after its label and a comma. English by default: set them where another language is
/// spoken.
public struct PendingWords: Hashable, Sendable {
  /// Work has been going on for ``PendingTiming/showDelay``.
  public var busy: String
  /// Work has ended, by how.
  public var outcomes: [PendingOutcome: String]

  /// Words, by default English.
  public init(
    busy: String = "busy", success: String = "done", failure: String = "failed", cancelled: String = "cancelled",
    neutral: String = "ready"
  ) {
    self.busy = busy
    outcomes = [.success: success, .failure: failure, .cancelled: cancelled, .neutral: neutral]
  }

  /// The sentence for `utterance` of a button that is called `label`, or `labelWhenLoading` while it is busy.
  func sentence(_ utterance: PendingSpeech.Utterance, label: String, labelWhenLoading: String?) -> String {
    switch utterance {
    case .busy: labelWhenLoading ?? "\(label), \(busy)"
    case .progress(let percent): "\(label), \(percent) %"
    case .outcome(let outcome): outcomes[outcome].map { "\(label), \($0)" } ?? label
    }
  }
}
