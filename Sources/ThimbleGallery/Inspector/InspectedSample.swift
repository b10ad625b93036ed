import Inspecting
import Thimble

/// A sample's widgets with properties, and the changes that somebody made to the properties since then.
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
    /// Indicates whether the widget is a control or another component, and not only layout or text.
    fileprivate let isComponent: Bool
    /// The names of the properties that somebody set.
    fileprivate var touched: Set<String> = []
  }

  /// The whole sample.
  let root: Widget
  private(set) var parts: [Part]

  /// `controls` are the names of the properties to show, in order; empty for all properties of all widgets.
  init(_ sample: Widget, controls: [String] = []) {
    root = sample
    let all = Self.widgets(in: sample).map { Part($0, controls) }
    parts = all.filter { !$0.properties.isEmpty }
    let unknown = controls.filter { name in !all.contains { $0.properties.contains { $0.name == name } } }
    if !unknown.isEmpty {
      Log.warning(
        "The controls of a sample name properties that no widget in it has: \(unknown.joined(separator: ", ")).")
    }
  }

  /// The index of the part that is shown first: the first component, otherwise the first widget.
  var firstIndex: Int { parts.firstIndex { $0.isComponent } ?? 0 }

  /// Returns the widgets of a sample that have properties, in the order of the tree, without the inner parts of
  /// components.
  private static func widgets(in widget: Widget) -> [Widget] {
    // GTK's internal parts of a widget have no Swift class. A field of the gallery is a tool of the sample.
    guard type(of: widget) != Widget.self || !widget.typeName.hasPrefix("Gtk"), !(widget is ColorField) else {
      return []
    }
    let isInspected = !widget.propertySummaries.isEmpty
    return (isInspected ? [widget] : []) + (isContainer(widget) ? widget.children.flatMap { widgets(in: $0) } : [])
  }

  /// Returns true for a widget whose children belong to the sample, and not to the widget.
  static func isContainer(_ widget: Widget) -> Bool {
    switch widget {
    case is Label, is Image, is ColorField: false
    case is ListBoxRow, is FlowBoxChild, is ScrolledWindow: true
    default: !isComponent(widget) && !widget.isInteractive
    }
  }

  /// Returns true for a class that declares properties, such as a control. It has its own children; the children of the
  /// kit's containers are the sample's.
  fileprivate static func isComponent(_ widget: Widget) -> Bool {
    switch widget {
    case is Control, is SplitButton, is SummaryRow: true
    case is ControlGroup: false
    case _ where Control.containerTypes.contains { $0 == type(of: widget) }: false
    default: widget.propertySummaries.contains { $0.statement != nil && $0.name != "sensitive" }
    }
  }

  // MARK: Changes

  /// Sets a property of a part to the value that an interface file has as this text; nil sets the initial value.
  ///
  /// - Returns: false if the text is no value of the property. Then nothing changes.
  func set(_ property: String, of index: Int, to text: String?) -> Bool {
    // The widget reports the change before the call returns.
    let isFirst = parts[index].touched.insert(property).inserted
    guard parts[index].widget.setProperty(property, fromText: text) else {
      if isFirst { parts[index].touched.remove(property) }
      return false
    }
    showSurface()
    return true
  }

  /// Gives the widget around the sample a coloured background while somebody's choice is a variant for one.
  func showSurface() {
    let isColored = parts.contains { part in
      part.touched.contains("variant") && part.widget.propertyText("variant")?.hasPrefix("on-color") == true
    }
    root.parent?.setStyleClass("colored-strip", isColored)
  }

  /// The properties that somebody set to another value than the first one, in the order of widgets and properties.
  var changes: [PropertyChange] {
    parts.indices.flatMap { index in
      parts[index].changes.map { PropertyChange(index, $0.property.name, $0.text) }
    }
  }

  /// Sets the properties of a link. Unknown widgets, properties and values are ignored.
  func apply(_ changes: [PropertyChange]) {
    for change in changes where parts.indices.contains(change.widget) {
      guard parts[change.widget].editable.contains(where: { $0.name == change.property }) else { continue }
      _ = set(change.property, of: change.widget, to: change.text)
    }
  }

  /// Sets every property to its first value, also those that changed while the sample was used.
  func reset() {
    // One property may change another, so this runs twice.
    for _ in 0..<2 {
      for part in parts {
        for property in part.editable where part.differs(property) {
          part.widget.setProperty(property.name, fromText: part.first[property.name])
        }
      }
    }
    for index in parts.indices { parts[index].touched = [] }
    showSurface()
  }

  /// Returns the changes as code; empty without changes. A line names the widget if another one has its type.
  func code(in language: ChangeCode.Language) -> String {
    let code = ChangeCode(language: language)
    return parts.compactMap { part in
      let changes = part.changes
      if changes.isEmpty { return nil }
      let statements = code.statements(ChangeCode.variable(of: part.type), part.type, changes)
      let isOnly = parts.count { $0.type == part.type } == 1
      return isOnly ? statements : code.heading(part.title) + "\n" + statements
    }
    .joined(separator: "\n")
  }
}

extension InspectedSample.Part {
  @MainActor
  fileprivate init(_ widget: Widget, _ controls: [String]) {
    self.widget = widget
    type = "\(Swift.type(of: widget))"
    let name = (widget as? Control)?.accessibilityLabel ?? (widget as? Label)?.text ?? ""
    title = name.isEmpty ? type : "\(type) \u{201C}\(name.replacing("\n", with: " "))\u{201D}"
    let all = widget.propertySummaries
    let chosen = controls.compactMap { name in all.first { $0.name == name } }
    properties = controls.isEmpty ? all : chosen
    let values = properties.compactMap { property in
      widget.propertyText(property.name).map { (property.name, $0) }
    }
    first = Dictionary(values) { first, _ in first }
    isComponent = InspectedSample.isComponent(widget)
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
  fileprivate func differs(_ property: PropertySummary) -> Bool {
    widget.propertyText(property.name) != first[property.name]
  }

  @MainActor
  fileprivate var changes: [ChangeCode.Change] {
    editable.filter { touched.contains($0.name) && differs($0) }.map { ($0, widget.propertyText($0.name)) }
  }
}
