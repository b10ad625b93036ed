import Synchronization

/// A count of work: bytes that were read, members that were compared, values that were visited.
///
/// Tests use it to show that work grows in proportion to the text, on any machine. Release builds do not count.
package enum WorkCount {
  #if DEBUG
    @TaskLocal private static var current: Counter?
    /// The number of running counts. While it is 0, no step looks for its task's counter.
    private static let running = Atomic(0)

    private final class Counter: Sendable {
      let steps = Atomic(0)
    }
  #endif

  /// Counts the steps of `body` in this task.
  package static func count(_ body: () throws -> Void) rethrows -> Int {
    #if DEBUG
      let counter = Counter()
      running.wrappingAdd(1, ordering: .relaxed)
      defer { running.wrappingSubtract(1, ordering: .relaxed) }
      try $current.withValue(counter, operation: body)
      return counter.steps.load(ordering: .relaxed)
    #else
      try body()
      return 0
    #endif
  }

  /// Adds a number of steps.
  @inline(__always)
  static func add(_ steps: Int = 1) {
    #if DEBUG
      if running.load(ordering: .relaxed) == 0 { return }
      current?.steps.wrappingAdd(steps, ordering: .relaxed)
    #endif
  }
}
