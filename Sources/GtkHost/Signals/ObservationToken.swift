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

  /// Keeps the token for as long as the widget lives. What it calls captures the widget weakly.
  public func store(in widget: Widget) {
    widget.setValue((widget.value(for: storedTokens) ?? []) + [self], for: storedTokens)
  }
}

@MainActor private let storedTokens = InheritedValue<[ObservationToken]>("observations")
