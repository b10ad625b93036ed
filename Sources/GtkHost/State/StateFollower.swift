import Observation

/// A follower that reads a value of `@Observable` models again after they change, and passes it on.
///
/// Observation reports the first change after each reading, before it is made and on the thread that makes it. So the
/// follower waits for the next turn of the main loop, and where a widget is on screen for its next frame: it reads at most
/// once a frame, however often the models change.
@MainActor
final class StateFollower<Value> {
  private let value: @MainActor () -> Value
  private let apply: @MainActor (Value) -> Void
  private weak var widget: Widget?
  private var isWaiting = false

  /// Passes the value on now, and after each change for as long as this object is kept.
  ///
  /// - Parameters:
  ///   - value: reads the models.
  ///   - widget: the widget whose frames set the pace; nil for each turn of the main loop.
  ///   - apply: takes the value.
  init(_ value: @escaping @MainActor () -> Value, at widget: Widget?, apply: @escaping @MainActor (Value) -> Void) {
    self.value = value
    self.widget = widget
    self.apply = apply
    read()
  }

  private func read() {
    isWaiting = false
    let current = withObservationTracking(value) { [weak self] in
      Task { @MainActor in self?.changed() }
    }
    apply(current)
  }

  private func changed() {
    guard !isWaiting else { return }
    // No frames come for a widget that is not on screen.
    guard let widget, widget.isMapped else { return read() }
    isWaiting = true
    widget.onEachFrame { [weak self] _ in
      self?.read()
      return false
    }
  }
}

extension StateFollower where Value: Equatable {
  /// Does the same, but leaves out a value that equals the last one.
  convenience init(
    changesOf value: @escaping @MainActor () -> Value, at widget: Widget?, apply: @escaping @MainActor (Value) -> Void
  ) {
    var last: Value?
    self.init(value, at: widget) { value in
      guard value != last else { return }
      last = value
      apply(value)
    }
  }
}
