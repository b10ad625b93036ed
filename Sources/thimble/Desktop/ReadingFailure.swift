import ATSPI

/// The reason why a command could not read an application, in one message.
struct ReadingFailure: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }

  /// Creates a failure from an error of the bus, without its place.
  init(_ error: ATSPIError) {
    message = error.message + (error.advice.isEmpty ? "" : ". \(error.advice)") + "."
  }
}
