/// The words that a button announces about its work, after its label and a comma.
public struct PendingWords: Hashable, Sendable {
  /// The word for work that has been running for ``PendingTiming/showDelay``.
  public var busy: String
  /// The word for each outcome.
  public var outcomes: [PendingOutcome: String]

  /// Creates words. A missing argument uses the kit's word, in the user's language.
  public init(
    busy: String? = nil, success: String? = nil, failure: String? = nil, cancelled: String? = nil,
    neutral: String? = nil
  ) {
    self.busy = busy ?? localized("busy")
    outcomes = [
      .success: success ?? localized("done"), .failure: failure ?? localized("failed"),
      .cancelled: cancelled ?? localized("cancelled"), .neutral: neutral ?? localized("ready"),
    ]
  }

  /// Returns the sentence for `utterance` of a button with the name `label`, or `labelWhenLoading` while it is busy.
  /// `reason` follows a failure.
  func sentence(
    _ utterance: PendingSpeech.Utterance, label: String, labelWhenLoading: String? = nil, reason: String? = nil
  ) -> String {
    switch utterance {
    case .busy: labelWhenLoading ?? localized("%1$@, %2$@", label, busy)
    case .progress(let percent): localized("%1$@, %2$@", label, localized("%@ %%", "\(percent)"))
    case .outcome(let outcome):
      ControlWords.sentences([
        outcomes[outcome].map { localized("%1$@, %2$@", label, $0) } ?? label, outcome == .failure ? reason : nil,
      ]) ?? label
    }
  }
}
