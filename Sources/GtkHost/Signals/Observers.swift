/// A subscription to an event that is not a GObject signal. Releasing it unsubscribes.
///
/// ```swift
/// token = ThemeController.shared.observe { context in … }
/// token = nil   // no more calls
/// ```
/// A handler on a signal or a property lives as long as the object that it is on: see ``SignalConnection``.
@MainActor
public final class ObservationToken {
  private let end: @MainActor () -> Void

  init(end: @escaping @MainActor () -> Void) { self.end = end }

  isolated deinit { end() }
}

/// An ordered list of callbacks.
@MainActor
package final class Observers<Value> {
  private var handlers: [Int: @MainActor (Value) -> Void] = [:]
  private var count = 0

  package init() {}

  /// Adds a callback for as long as the token is kept.
  package func add(_ handler: @escaping @MainActor (Value) -> Void) -> ObservationToken {
    let number = count
    count += 1
    handlers[number] = handler
    // A callback may own tokens of this list, so it is released only when the list has changed.
    return ObservationToken { [weak self] in _ = self?.handlers.removeValue(forKey: number) }
  }

  /// Calls all callbacks except those that are removed meanwhile.
  package func tell(_ value: Value) {
    for number in handlers.keys.sorted() {
      if let handler = handlers[number] { handler(value) }
    }
  }
}
