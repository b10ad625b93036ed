import Synchronization

/// The numbers of live objects in the process, for leak tests.
///
/// Only debug builds count; tests check that the numbers return to their baseline. All are zero in release builds.
package struct LiveObjects: Equatable, Sendable {
  package var threads = 0
  package var connections = 0
  package var subscriptions = 0
  package var calls = 0
  package var variants = 0

  package init() {}

  /// The current numbers.
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
