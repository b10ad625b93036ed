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
