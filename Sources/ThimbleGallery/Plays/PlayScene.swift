import AccessibilityAudit
import Thimble

/// The widgets of a sample and of its open menus, as a play finds them.
@MainActor
struct PlayScene {
  private let entries: [(widget: Widget, node: AccessibleNode)]

  init(_ sample: Widget) {
    let menus = sample.descendants(of: Popover.self).filter(\.isMapped).compactMap(\.child)
    // Open menus come before the sample.
    entries = (menus + [sample]).flatMap { root in
      let tree = SampleTree(of: root, measures: false)
      return Self.nodes(in: tree.tree.root).compactMap { node in
        Int(node.id.path).flatMap { tree.widgets.indices.contains($0) ? (tree.widgets[$0], node) : nil }
      }
    }
  }

  private static func nodes(in node: AccessibleNode) -> [AccessibleNode] {
    [node] + node.children.flatMap { nodes(in: $0) }
  }

  /// Returns the first widget with a name or a text.
  func entry(named name: String) -> (widget: Widget, node: AccessibleNode)? {
    // A control has precedence over a label with the same text.
    entries.first { $0.node.name == name && !($0.widget is Label) }
      ?? entries.first { $0.node.name == name || $0.node.text == name }
  }

  func widget(named name: String) -> Widget? { entry(named: name)?.widget }

  /// Returns the reason for a missing widget, with the names of the widgets that are there.
  func missing(_ name: String) -> String {
    let names = entries.map { $0.node.name.isEmpty ? $0.node.text ?? "" : $0.node.name }.filter { !$0.isEmpty }
    let shown = names.prefix(12).map(PlayStep.quoted).joined(separator: ", ")
    return "it is not there, but \(names.isEmpty ? "nothing" : shown)"
  }

  /// Returns a function that replaces the text of a field; nil for another widget.
  static func typing(into widget: Widget) -> ((String) -> Void)? {
    switch widget {
    case let entry as Entry where entry.isEditable: { entry.text = $0 }
    case let entry as SearchEntry: { entry.text = $0 }
    case let view as TextView: { view.text = $0 }
    default: nil
    }
  }
}
