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
