import Thimble

/// The events of a sample as a text, the newest first, with a button that clears it.
@MainActor
final class EventView {
  let view: Widget
  private let log: EventLog
  private let text = TextView(code: "")

  /// `title` is the sample's title.
  init(of sample: InspectedSample, title: String) {
    log = EventLog(of: sample)
    text.setAccessibilityLabel("Event log of \(title)")
    text.addStyleClass("source")
    text.textDirection = .leftToRight
    let clear = Button("Clear", icon: "edit-clear-all-symbolic", size: .small) {}
    clear.setAccessibilityLabel("Clear the events of \(title)")
    clear.horizontalAlignment = .start
    clear.setMargins(top: 12, leading: 18, trailing: 18)
    // The button is above the text, so that it does not move.
    let scroller = ScrolledWindow(sideways: text)
    view = Box(.vertical) {
      clear
      scroller
    }
    log.onChange = { [weak self] in self?.show() }
    clear.connect(.clicked) { [weak self] _ in self?.log.clear() }
    show()
  }

  private func show() {
    text.text = log.lines.isEmpty ? "No events since this view was opened" : log.lines.joined(separator: "\n")
  }
}
