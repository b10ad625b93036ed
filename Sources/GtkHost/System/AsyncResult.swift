import CGtk

/// The outcome of an asynchronous operation of GIO.
@MainActor
final class AsyncResult {
  private let source: ObjectPointer?
  private let result: OpaquePointer

  fileprivate init(_ source: ObjectPointer?, _ result: OpaquePointer) {
    self.source = source
    self.result = result
    if let source { g_object_ref(source) }
    g_object_ref(UnsafeMutableRawPointer(result))
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(result))
    if let source { g_object_unref(source) }
  }

  /// Starts an operation, and waits for its end.
  ///
  /// - Parameter start: passes both arguments on to the function that starts it.
  /// - Returns: the outcome.
  static func of(_ start: (GAsyncReadyCallback, UnsafeMutableRawPointer) -> Void) async -> AsyncResult {
    await withCheckedContinuation { continuation in
      start(ended, HandlerBox<EndHandler>.retained { continuation.resume(returning: $0) })
    }
  }

  /// Lends the object that did the work and the result, for the function that finishes the operation.
  func finish<Outcome>(_ body: (ObjectPointer?, OpaquePointer) -> Outcome) -> Outcome {
    withExtendedLifetime(self) { body(source, result) }
  }
}

private typealias EndHandler = @MainActor (AsyncResult) -> Void

@MainActor private let ended: GAsyncReadyCallback = { source, result, data in
  guard let result, let data else { return }
  HandlerBox<EndHandler>.handler(in: data)(AsyncResult(source, result))
  released(data)
}
