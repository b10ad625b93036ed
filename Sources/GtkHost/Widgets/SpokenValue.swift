/// The number of a slider or field as a screen reader speaks it when it changes. Before GTK 4.14 the widget's window speaks
/// it, because GTK reports no change of a value there. Later versions report each change themselves.
///
/// A number is spoken once it has been still for a moment, while its widget has keyboard focus: a held arrow key makes dozens
/// of them.
@MainActor
final class SpokenValue {
  /// The time for which the number is still before it is spoken: longer than a keyboard waits between two repetitions.
  private static let stillness = Duration.milliseconds(300)

  private var wait: Task<Void, Never>?

  isolated deinit { wait?.cancel() }

  /// Called after a change of the number. `text` returns the number to speak.
  func changed<Owner: Widget>(of widget: Owner, _ text: @escaping @MainActor (Owner) -> String) {
    wait?.cancel()
    guard !Widget.canAnnounce, widget.isUnderKeys else { return }
    wait = Task { [weak widget] in
      guard (try? await Task.sleep(for: Self.stillness)) != nil, let widget, widget.isUnderKeys else { return }
      widget.window?.sayByTitle(text(widget))
    }
  }
}

extension Widget {
  /// Indicates whether this widget or one inside gets keys.
  fileprivate var isUnderKeys: Bool { window?.focusedWidget.map { contains($0) && $0.hasFocus } ?? false }
}
