import Synchronization

/// How many of the things that must be released exist right now, in the whole process.
///
/// Counted in debug builds only, where tests hold that the numbers return to where they began; all zero in release builds.
package struct LiveObjects: Equatable, Sendable {
  package var threads = 0
  package var connections = 0
  package var subscriptions = 0
  package var calls = 0
  package var variants = 0

  package init() {}

  /// The numbers as they are now.
  package static var now: LiveObjects {
    counts.withLock { $0 }
  }

  static func add(_ amount: Int, to kind: any WritableKeyPath<LiveObjects, Int> & Sendable) {
    #if DEBUG
      counts.withLock { $0[keyPath: kind] += amount }
    #endif
  }

  private static let counts = Mutex(LiveObjects())
}
