/// A place among those who are told of something that is no signal of an object. Letting go of it ends it.
///
/// ```swift
/// token = ThemeController.shared.observe { context in … }
/// token = nil   // told no more
/// ```
/// A handler on a signal or a property lives as long as the object that it is on: see ``SignalConnection``.
@MainActor
public final class ObservationToken {
  private let end: @MainActor () -> Void

  init(end: @escaping @MainActor () -> Void) { self.end = end }

  isolated deinit { end() }
}

/// Those who are told of something, in the order in which they came.
@MainActor
package final class Observers<Value> {
  private var handlers: [Int: @MainActor (Value) -> Void] = [:]
  private var count = 0

  package init() {}

  /// Tells `handler`, too, for as long as the token is kept.
  package func add(_ handler: @escaping @MainActor (Value) -> Void) -> ObservationToken {
    let number = count
    count += 1
    handlers[number] = handler
    return ObservationToken { [weak self] in self?.handlers[number] = nil }
  }

  /// Tells them all but those who leave meanwhile.
  package func tell(_ value: Value) {
    for number in handlers.keys.sorted() {
      if let handler = handlers[number] { handler(value) }
    }
  }
}
