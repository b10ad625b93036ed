/// A widget's own accessible name and an off-screen label that names it instead, by which the widget speaks before GTK 4.14: a
/// screen reader speaks a name that GTK reports. GTK reports a change of the own name, but not a change of the label that it
/// is labelled by.
@MainActor
package final class SpokenName {
  package let label = Label()
  package private(set) var hasSpoken = false

  package init() {}

  /// Reports a message as the name of a widget, and then restores its own name.
  package func say(_ message: String, as widget: Widget, named name: String) {
    // A screen reader skips a name that equals the last one it spoke.
    if hasSpoken { widget.exposeLabel("") }
    hasSpoken = true
    label.exposeLabel(message)
    widget.exposeLabelled(by: label)
    widget.exposeLabel(nil)
    label.exposeLabel(name)
  }
}

extension Window {
  /// Reports a message as the name of the window, and then restores the title. A screen reader speaks it if the window is the
  /// active one and no control is renamed at that moment.
  package func sayByTitle(_ message: String) { spokenTitle.say(message, as: self, named: title) }

  /// The title in its role as the accessible name, made when the window first speaks by it.
  private var spokenTitle: SpokenName {
    if let existing = value(for: spokenTitles) { return existing }
    observe(Property<Window, String>("title")) { window, title in window.exposeLabel(title) }
    let title = SpokenName()
    setValue(title, for: spokenTitles)
    return title
  }
}

@MainActor private let spokenTitles = WidgetValue<SpokenName>("spoken-title")

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
