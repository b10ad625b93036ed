import Synchronization

/// A count of work: bytes that were read, members that were compared, values that were visited.
///
/// Tests show by it that the work grows as the text does, on any machine. Debug builds count it; for others it is always 0.
package enum WorkCount {
  #if DEBUG
    @TaskLocal private static var current: Counter?

    private final class Counter: Sendable {
      let count = Mutex(0)
    }
  #endif

  /// Counts what `body` does in this task.
  package static func count(_ body: () throws -> Void) rethrows -> Int {
    #if DEBUG
      let counter = Counter()
      try $current.withValue(counter, operation: body)
      return counter.count.withLock(\.self)
    #else
      try body()
      return 0
    #endif
  }

  /// Adds as many steps as something took.
  @inline(__always)
  static func add(_ steps: Int = 1) {
    #if DEBUG
      current?.count.withLock { $0 += steps }
    #endif
  }
}
