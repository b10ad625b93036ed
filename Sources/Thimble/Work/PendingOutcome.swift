/// The way in which work ended.
public enum PendingOutcome: Hashable, Sendable, CaseIterable {
  /// The work succeeded: a tick, "done".
  case success
  /// The work failed: a warning sign, "failed".
  case failure
  /// Somebody stopped the work: no sign, "cancelled".
  case cancelled
  /// The work is over, and its result is not told: no sign, "ready".
  case neutral

  /// Whether the outcome has a sign that is shown for ``PendingTiming/outcome``.
  var hasSign: Bool { self == .success || self == .failure }

  /// The outcome of two pieces of work that were shown as one: success does not hide an earlier failure.
  func followed(by next: PendingOutcome) -> PendingOutcome { self == .failure ? .failure : next }
}

/// An error that tells the user why.
///
/// ```swift
/// struct Offline: ExplainedError {
///   var reason: String { "You are offline" }
/// }
/// ```
/// When the work of a button throws one, the reason is said after the outcome: "Send Report, failed. You are offline".
public protocol ExplainedError: Error {
  /// A sentence in the user's language, without a full stop.
  var reason: String { get }
}

extension Error {
  /// The reason to be said; nil where the error has none, or a blank one.
  var spokenReason: String? { (self as? any ExplainedError).flatMap { AccessibleName.spoken($0.reason) } }
}
