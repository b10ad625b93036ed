/// The outcome of work.
public enum PendingOutcome: Hashable, Sendable, CaseIterable {
  /// The work succeeded. The sign is a tick, the word "done".
  case success
  /// The work failed. The sign is a warning sign, the word "failed".
  case failure
  /// The work was cancelled. There is no sign; the word is "cancelled".
  case cancelled
  /// The work ended without a known result. There is no sign; the word is "ready".
  case neutral

  /// Indicates whether the outcome has a sign, shown for ``PendingTiming/outcome``.
  var hasSign: Bool { self == .success || self == .failure }

  /// Returns the combined outcome of two runs that were shown as one. A later success does not hide an earlier failure.
  func followed(by next: PendingOutcome) -> PendingOutcome { self == .failure ? .failure : next }
}

/// An error with a reason for the user.
///
/// ```swift
/// struct Offline: ExplainedError {
///   var reason: String { "You are offline" }
/// }
/// ```
/// When the work of a button throws such an error, the reason is announced after the outcome: "Send Report, failed. You
/// are offline".
public protocol ExplainedError: Error {
  /// A sentence in the user's language, without a full stop.
  var reason: String { get }
}

extension Error {
  /// The reason to announce; nil if the error has none or a blank one.
  var spokenReason: String? { (self as? any ExplainedError).flatMap { AccessibleName.spoken($0.reason) } }
}
