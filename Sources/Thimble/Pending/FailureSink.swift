/// Where what an action throws goes. The running action holds it, so that nothing is lost when the button goes first.
@MainActor
final class FailureSink {
  /// Whom to tell.
  var handler: (@MainActor (any Error) -> Void)?

  /// Tells the handler, or the log where there is none.
  func report(_ error: any Error, of label: String) {
    if let handler {
      handler(error)
    } else {
      Log.warning("The action of \"\(label)\" failed, and no errorHandler is set: \(error)")
    }
  }
}
