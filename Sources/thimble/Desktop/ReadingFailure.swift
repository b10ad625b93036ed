import ATSPI

/// The reason why a command could not read an application, in one message.
struct ReadingFailure: Error {
  let message: String
  /// Indicates whether the application has closed its connection to the bus.
  let isGone: Bool

  init(_ message: String, isGone: Bool = false) {
    self.message = message
    self.isGone = isGone
  }

  /// Creates a failure from an error of the bus, without its place.
  init(_ error: ATSPIError) {
    message = error.message + (error.advice.isEmpty ? "" : ". \(error.advice)") + "."
    isGone = error.code == .gone
  }
}
