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
