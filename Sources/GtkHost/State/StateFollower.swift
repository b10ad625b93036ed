import CGtk
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
  private var registration: Registration?
  private var laterReadings: Task<Void, Never>?
  private var leaving: SignalConnection?

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

  isolated deinit {
    laterReadings?.cancel()
    leaving?.disconnect()
  }

  private func read() {
    isWaiting = false
    registration = nil
    let registration = Registration()
    self.registration = registration
    let current = withObservationTracking {
      registration.include()
      return value()
    } onChange: { [weak self, weak registration] in
      guard registration != nil else { return }
      let isOnMainThread = cgtk_is_main_thread() != 0
      Task { @MainActor in
        self?.changed()
        if !isOnMainThread { self?.readLater() }
      }
    }
    apply(current)
  }

  private func changed() {
    guard !isWaiting else { return }
    // No frames come for a widget that is not on screen.
    guard let widget, widget.isMapped else { return read() }
    isWaiting = true
    leaving =
      leaving
      ?? widget.connect(Signal<Widget, Void, Void>("unmap")) { [weak self] _ in
        Task { @MainActor in self?.leftScreen() }
      }
    widget.onEachFrame { [weak self] _ in
      self?.read()
      return false
    }
  }

  /// Reads at once if the widget left the screen before the frame that it waited for.
  private func leftScreen() {
    if isWaiting, widget?.isMapped != true { read() }
  }

  /// Reads again in 10 ms, 40 ms, … and 2.6 s: another thread reports a change before it makes it, and nothing reports
  /// that it has made it.
  private func readLater() {
    laterReadings?.cancel()
    laterReadings = Task { [weak self] in
      for exponent in 0..<5 {
        guard (try? await Task.sleep(for: .milliseconds(10 << (2 * exponent)))) != nil else { return }
        self?.changed()
      }
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

/// The registration of one reading with the models that it reads. Releasing it unregisters.
///
/// Observation unregisters a reading from all its models when one of them changes, and in no other way. So this is one of
/// the models, and changes when it is released.
private final class Registration: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var isReleased: Bool { false }

  /// Includes this object in the reading that is under way.
  func include() { registrar.access(self, keyPath: \.isReleased) }

  deinit { registrar.withMutation(of: self, keyPath: \.isReleased) {} }
}
