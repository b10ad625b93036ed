import ATSPI

/// The reason why an audit could not read an application, in one message.
struct AuditFailure: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }

  /// Creates a failure from an error of the bus, without its place.
  init(_ error: ATSPIError) {
    message = error.message + (error.advice.isEmpty ? "" : ". \(error.advice)") + "."
  }
}
