import ATSPI

/// Why an audit could not look, in one message.
struct AuditFailure: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }

  /// What the bus had to say, without the place on it.
  init(_ error: ATSPIError) {
    message = error.message + (error.advice.isEmpty ? "" : ". \(error.advice)") + "."
  }
}
