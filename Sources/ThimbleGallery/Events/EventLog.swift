import Inspecting
import Thimble

/// The events of a sample while it is used: presses with their sources, announcements, and changed properties.
@MainActor
final class EventLog {
  /// The events as lines, the newest first; at most 100.
  private(set) var lines: [String] = []
  /// Called after ``lines`` has changed.
  var onChange: (@MainActor () -> Void)?
  private let start = Ticker.now
  private var connections: [SignalConnection] = []

  /// Subscribes to the controls that the sample has now, also those inside of components, and to its properties.
  init(of sample: InspectedSample) {
    for control in sample.root.selfAndDescendants(of: Control.self) {
      listen(toAnnouncementsOf: control)
      if let button = control as? Button { listen(toPressesOf: button) }
    }
    for part in sample.parts {
      // Of a stock widget, read-only properties are not useful.
      for property in part.widget is Control ? part.readable : part.editable { listen(to: property, of: part.widget) }
    }
  }

  isolated deinit {
    for connection in connections { connection.disconnect() }
  }

  /// Forgets all events.
  func clear() {
    lines = []
    onChange?()
  }

  private func add(_ name: String, _ event: String) {
    let tenths = (Ticker.now - start) / 100_000
    lines.insert("\(tenths / 10).\(tenths % 10) s  \u{201C}\(name)\u{201D} \(event)", at: 0)
    if lines.count > 100 { lines.removeLast() }
    onChange?()
  }

  private func listen(toPressesOf button: Button) {
    connections.append(
      button.connect(.clicked, after: true) { [weak self] button in
        let press = button.press.last
        let modifiers = press.flatMap { $0.modifiers.isEmpty ? nil : " with \($0.modifiers.names)" } ?? ""
        self?.add(button.accessibilityLabel, "pressed by \((press?.source ?? .program).words)\(modifiers)")
      })
  }

  private func listen(toAnnouncementsOf control: Control) {
    let announcer = control.announcer
    control.announcer = Announcer { [weak self] message, control in
      self?.add(control.accessibilityLabel, "announced \u{201C}\(message)\u{201D}")
      announcer.say(message, control)
    }
  }

  private func listen(to property: PropertySummary, of widget: Widget) {
    connections.append(
      widget.connect(Signal<Widget, Void, Void>("notify::" + property.name), after: true) { [weak self] widget in
        let name = (widget as? Control)?.accessibilityLabel ?? "\(type(of: widget))"
        self?.add(name, "\(property.name): \(widget.propertyText(property.name) ?? "none")")
      })
  }
}

extension Press.Source {
  /// The source in words: `assistive technology`.
  fileprivate var words: String {
    rawValue.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
  }
}

extension Modifiers {
  fileprivate var names: String {
    let names: [(Modifiers, String)] = [(.control, "Control"), (.shift, "Shift"), (.alt, "Alt"), (.super, "Super")]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
