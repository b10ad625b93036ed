import Thimble

/// The accessible facts about a sample, as a text that follows the sample.
///
/// The text is a read-only field: it takes keyboard focus, and a screen reader reads it line by line.
@MainActor
final class AccessibilityView {
  let view: Widget
  private let sample: Widget
  private let text = TextView(code: "")
  private var connections: [SignalConnection] = []
  private var pause: Task<Void, Never>?

  /// `title` is that of the sample.
  init(of sample: Widget, title: String) {
    self.sample = sample
    text.setAccessibilityLabel("Accessibility facts of \(title)")
    text.addStyleClass("source")
    text.textDirection = .leftToRight
    view = ScrolledWindow(sideways: text)
    // A closed view does not follow the sample. It reads the sample again when it opens.
    view.connect(Signal<Widget, Void, Void>("map"), after: true) { [weak self] _ in
      self?.refresh()
      // Targets get their sizes in the next layout.
      self?.changed()
    }
    // The contrast depends on the theme.
    ThemeController.shared.observe { [weak self] _ in if self?.view.isMapped == true { self?.changed() } }
      .store(in: view)
    view.connect(Signal<Widget, Void, Void>("unmap")) { [weak self] _ in self?.rest() }
  }

  isolated deinit { rest() }

  private func refresh() {
    rest()
    let sample = SampleTree(of: sample)
    let facts = AccessibilityFacts(sample.tree).text
    if text.text != facts { text.text = facts }
    for widget in [self.sample] + sample.widgets {
      for signal in ["notify", "state-flags-changed"] {
        connections.append(
          widget.connect(Signal<Widget, Void, Void>(signal), after: true) { [weak self] _ in self?.changed() })
      }
    }
  }

  /// Reads the sample again after a short delay, because one press changes many values.
  private func changed() {
    guard pause == nil else { return }
    pause = Task { [weak self] in
      do { try await Task.sleep(for: .milliseconds(100)) } catch { return }
      self?.refresh()
    }
  }

  private func rest() {
    pause?.cancel()
    pause = nil
    for connection in connections { connection.disconnect() }
    connections = []
  }
}
