import Inspecting
import Thimble

/// A widget of a sample as other languages know it: its type, the properties that differ from those of a new widget, and its
/// children.
@MainActor
struct SampleNode {
  /// The type in C, such as `ThimbleButton`.
  let type: String
  let properties: [ChangeCode.Change]
  let children: [SampleNode]

  /// Reads a sample. Actions, models and styles are not a part of it, nor are widgets that only Swift has. A box takes the
  /// place of a container that only Swift has, or whose children have places.
  init(_ sample: Widget) {
    let nodes = Self.nodes(of: sample)
    self = nodes.count == 1 ? nodes[0] : SampleNode(boxOf: nodes)
  }

  private init(_ type: String, _ properties: [ChangeCode.Change], _ children: [SampleNode]) {
    (self.type, self.properties, self.children) = (type, properties, children)
  }

  /// A box with the usual space between its children.
  private init(boxOf children: [SampleNode]) {
    let spacing = Box.propertySummaries.filter { $0.name == "spacing" }
    self.init("GtkBox", spacing.map { ($0, "12") }, children)
  }

  private static func nodes(of widget: Widget) -> [SampleNode] {
    // GTK's internal parts of a widget have no Swift class.
    guard Swift.type(of: widget) != Widget.self || !widget.typeName.hasPrefix("Gtk") else { return [] }
    var children = InspectedSample.isContainer(widget) ? widget.children : []
    // The list puts lines between its rows itself.
    if widget is ButtonList { children.removeAll { $0 is Separator } }
    return nodes(of: widget, children.flatMap { nodes(of: $0) })
  }

  private static func nodes(of widget: Widget, _ children: [SampleNode]) -> [SampleNode] {
    guard let type = nativeType(of: widget) else {
      return children.count < 2 ? children : [SampleNode(boxOf: children)]
    }
    let isContainer = !children.isEmpty && ChangeCode.adding[type] == nil
    return [isContainer ? SampleNode(boxOf: children) : SampleNode(type, properties(of: widget), children)]
  }

  /// Returns the type in C; nil for a widget that only Swift has.
  private static func nativeType(of widget: Widget) -> String? {
    // The name of a generic class has its parameter behind a line.
    let name = String(widget.typeName.prefix { $0 != "_" })
    if name.hasPrefix("Gtk") || library.contains(name) { return name }
    // A class of an application's own, such as a styled button.
    return widget is Button ? "ThimbleButton" : nil
  }

  /// The types of the library for other languages.
  private static let library = Set((Control.allTypes as [Widget.Type] + Control.containerTypes).map { "Thimble\($0)" })
    .union(["ThimbleToggleButtonGroup"])

  private static func properties(of widget: Widget) -> [ChangeCode.Change] {
    widget.propertySummaries.compactMap { property in
      if case .other = property.kind { return nil }
      // The button that is on says it.
      if property.name == "selected", nativeType(of: widget) == "ThimbleToggleButtonGroup" { return nil }
      guard property.isReadable, property.isWritable, let text = widget.propertyText(property.name) else { return nil }
      // A new icon button has another variant than a new button.
      let isInitial = text == property.initial && (property.name != "variant" || Swift.type(of: widget) == Button.self)
      if isInitial { return nil }
      return (property: property, text: text)
    }
  }
}
