import CGtk

/// The outcome of an asynchronous operation of GIO.
@MainActor
enum AsyncResult {
  /// Starts an operation, and waits for its end.
  ///
  /// The operation is finished in its callback, and nothing keeps it longer: a dialog of GTK ends with its operation.
  ///
  /// - Parameters:
  ///   - start: passes both arguments on to the function that starts it.
  ///   - finish: passes the object that did the work and the result on to the function that finishes it.
  /// - Returns: what `finish` returns.
  static func of<Outcome: Sendable>(
    _ start: (GAsyncReadyCallback, UnsafeMutableRawPointer) -> Void,
    finish: @escaping @MainActor (ObjectPointer?, OpaquePointer) -> Outcome
  ) async -> Outcome {
    await withCheckedContinuation { continuation in
      start(ended, HandlerBox<EndHandler>.retained { continuation.resume(returning: finish($0, $1)) })
    }
  }
}

private typealias EndHandler = @MainActor (ObjectPointer?, OpaquePointer) -> Void

@MainActor private let ended: GAsyncReadyCallback = { source, result, data in
  guard let result, let data else { return }
  HandlerBox<EndHandler>.handler(in: data)(source, result)
  released(data)
}
