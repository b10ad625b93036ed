/// What a button says of its work, after its label and a comma. English by default: set them where another language is
/// spoken.
public struct PendingWords: Hashable, Sendable {
  /// Work has been going on for ``PendingTiming/showDelay``.
  public var busy: String
  /// Work has ended, by how.
  public var outcomes: [PendingOutcome: String]

  /// Words, where they are nil the kit's own: busy, done, failed, cancelled and ready.
  public init(
    busy: String? = nil, success: String? = nil, failure: String? = nil, cancelled: String? = nil,
    neutral: String? = nil
  ) {
    self.busy = busy ?? Phrases.busy
    outcomes = [
      .success: success ?? Phrases.done, .failure: failure ?? Phrases.failed,
      .cancelled: cancelled ?? Phrases.cancelled, .neutral: neutral ?? Phrases.ready,
    ]
  }

  /// The sentence for `utterance` of a button that is called `label`, or `labelWhenLoading` while it is busy.
  func sentence(_ utterance: PendingSpeech.Utterance, label: String, labelWhenLoading: String?) -> String {
    switch utterance {
    case .busy: labelWhenLoading ?? Phrases.saying(busy, of: label)
    case .progress(let percent): Phrases.saying(Phrases.percent(percent), of: label)
    case .outcome(let outcome): outcomes[outcome].map { Phrases.saying($0, of: label) } ?? label
    }
  }
}
