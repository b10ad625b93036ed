import Thimble

/// A sample's widgets with properties, and the changes of the properties since the sample was first inspected.
@MainActor
final class InspectedSample {
  /// A widget and its first values.
  struct Part {
    let widget: Widget
    let type: String
    /// The type, and the name if it has one.
    let title: String
    let properties: [PropertySummary]
    fileprivate let first: [String: String]
  }

  let parts: [Part]

  init(_ sample: Widget) { parts = Self.widgets(in: sample).map { Part($0) } }

  /// Returns the widgets of a sample that have properties, in the order of the tree, without the inner parts of
  /// controls.
  private static func widgets(in widget: Widget) -> [Widget] {
    // GTK's internal parts of a widget have no Swift class.
    guard type(of: widget) != Widget.self || !widget.typeName.hasPrefix("Gtk") else { return [] }
    let isInspected = !widget.propertySummaries.isEmpty
    return (isInspected ? [widget] : []) + (isContainer(widget) ? widget.children.flatMap { widgets(in: $0) } : [])
  }

  private static func isContainer(_ widget: Widget) -> Bool {
    switch widget {
    case is Control, is SplitButton, is SummaryRow, is Label, is Image: false
    case is ListBoxRow, is FlowBoxChild, is ScrolledWindow: true
    default: !widget.isInteractive
    }
  }

  // MARK: Changes

  /// The properties that differ from their first values, in the order of widgets and properties.
  var changes: [PropertyChange] {
    parts.indices.flatMap { index in
      parts[index].changes.map { PropertyChange(index, $0.property.name, $0.text) }
    }
  }

  /// Sets the properties of a link. Unknown widgets, properties and values are ignored.
  func apply(_ changes: [PropertyChange]) {
    for change in changes where parts.indices.contains(change.widget) {
      let part = parts[change.widget]
      guard part.editable.contains(where: { $0.name == change.property }) else { continue }
      part.widget.setProperty(change.property, fromText: change.text)
    }
  }

  /// Sets every changed property to its first value.
  func reset() {
    // One property may change another, so this runs twice.
    for _ in 0..<2 {
      for part in parts {
        for (property, _) in part.changes {
          part.widget.setProperty(property.name, fromText: part.first[property.name])
        }
      }
    }
  }

  /// The changes as Swift code; empty without changes.
  var code: String {
    parts.compactMap { part in
      let variable = ChangeCode.variable(of: part.type)
      let lines = part.changes.map { ChangeCode.statement(variable, part.type, $0.property, $0.text) }
      return lines.isEmpty ? nil : (["// \(part.title)"] + lines).joined(separator: "\n")
    }
    .joined(separator: "\n\n")
  }
}

extension InspectedSample.Part {
  @MainActor
  fileprivate init(_ widget: Widget) {
    self.widget = widget
    type = "\(Swift.type(of: widget))"
    let name = (widget as? Control)?.accessibilityLabel ?? (widget as? Label)?.text ?? ""
    title = name.isEmpty ? type : "\(type) \u{201C}\(name.replacing("\n", with: " "))\u{201D}"
    properties = widget.propertySummaries
    let values = properties.compactMap { property in
      widget.propertyText(property.name).map { (property.name, $0) }
    }
    first = Dictionary(values) { first, _ in first }
  }

  /// The properties that can be read and have a text.
  var readable: [PropertySummary] {
    properties.filter {
      if case .other = $0.kind { return false }
      return $0.isReadable
    }
  }

  /// The properties that can be read and set, and have a text.
  var editable: [PropertySummary] { readable.filter(\.isWritable) }

  @MainActor
  fileprivate var changes: [(property: PropertySummary, text: String?)] {
    editable.compactMap { property in
      let text = widget.propertyText(property.name)
      return text == first[property.name] ? nil : (property, text)
    }
  }
}
