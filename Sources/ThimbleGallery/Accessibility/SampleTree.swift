import AccessibilityAudit
import Inspecting
import Thimble

/// The accessible tree of a sample's widgets, read in this process.
@MainActor
struct SampleTree {
  /// The widgets, in the order of reading.
  private(set) var widgets: [Widget] = []
  private let measures: Bool
  /// An application with one window that contains the widgets.
  private(set) var tree = AccessibleTree(root: AccessibleNode(role: .application))

  /// Reads a sample. Hidden widgets are left out, and so are the inner parts of controls. `measures` is true to measure
  /// targets and contrast, which takes longer.
  init(of sample: Widget, measures: Bool = true) {
    self.measures = measures
    var window = AccessibleNode(role: .frame, name: "Sample", states: [.visible, .showing])
    window.children = nodes(of: sample)
    if measures { measure(&window) }
    tree.root.children = [window]
  }

  private mutating func nodes(of widget: Widget) -> [AccessibleNode] {
    guard widget.isVisible, widget.isChildVisible, widget.exposed(.hidden) != "true" else { return [] }
    let isLeaf = Self.isLeaf(widget)
    guard isLeaf || Self.isObject(widget) else { return widget.children.flatMap { nodes(of: $0) } }
    var node = Self.node(widget)
    node.id = AccessibleID(busName: "", path: "\(widgets.count)")
    if measures, let button = widget as? Button {
      for (name, text) in ButtonContrast(of: button)?.facts ?? [] { node.attributes[name] = text }
    }
    widgets.append(widget)
    if !isLeaf { node.children = widget.children.flatMap { nodes(of: $0) } }
    return [node]
  }

  /// Returns true for a widget that is one object, even if it consists of several widgets.
  static func isLeaf(_ widget: Widget) -> Bool {
    switch widget {
    case is Control, is Label, is Image: true
    case is ListBoxRow, is FlowBoxChild, is ScrolledWindow: false
    default: widget.isInteractive
    }
  }

  /// Returns true if a container has a name or a meaningful role, and is not only layout.
  private static func isObject(_ widget: Widget) -> Bool { widget.exposedLabel != nil || widget is ListBoxRow }

  private static func node(_ widget: Widget) -> AccessibleNode {
    let role = role(of: widget)
    var node = AccessibleNode(role: role, name: name(of: widget), states: states(of: widget))
    node.description = (widget.exposedDescription ?? "").trimmingSpaces
    if let label = widget as? Label { node.text = label.text }
    if let entry = widget as? Entry { node.text = entry.text }
    if role == .entry || role == .text { node.states.insert(.editable) }
    let isPressable = [.pushButton, .toggleButton, .checkBox, .radioButton, .switch, .link].contains(role)
    if isPressable, widget.takesInput { node.actions = [AccessibleAction(name: "click")] }
    return node
  }

  private static func role(of widget: Widget) -> AccessibilityAudit.AccessibleRole {
    switch widget.accessibleRoleName {
    case "radio": .radioButton
    case "search-box": .entry
    case "group", "radio-group", "generic", "widget": .grouping
    case let name: AccessibilityAudit.AccessibleRole(spelled: name) ?? .unknown
    }
  }

  private static func name(of widget: Widget) -> String {
    if let label = widget.exposedLabel { return label }
    // Before GTK 4.14, another widget labels a control during an announcement.
    if let control = widget as? Control, !control.accessibilityLabel.isEmpty { return control.accessibilityLabel }
    return firstLabel(in: widget)?.text ?? ""
  }

  private static func firstLabel(in widget: Widget) -> Label? {
    if let label = widget as? Label { return label }
    return isLeaf(widget) ? widget.children.lazy.compactMap { firstLabel(in: $0) }.first : nil
  }

  private static func states(of widget: Widget) -> AccessibleState {
    var states: AccessibleState = [.visible, .showing]
    if widget.takesInput, widget.exposed(.disabled) != "true" { states.insert([.enabled, .sensitive]) }
    if widget.isFocusable || isLeaf(widget) && widget.children.contains(where: \.isFocusable) {
      states.insert(.focusable)
    }
    if widget.stateFlags.contains(.focused) { states.insert(.focused) }
    for (state, value) in [(ExposedState.checked, AccessibleState.checked), (.pressed, .pressed)] {
      switch widget.exposed(state) {
      case "true": states.insert(value)
      case "mixed": states.insert(.indeterminate)
      default: break
      }
    }
    if let expanded = widget.exposed(.expanded) {
      states.insert(.expandable)
      states.insert(expanded == "true" ? .expanded : .collapsed)
    }
    if widget.exposed(.busy) == "true" { states.insert(.busy) }
    if widget.exposed(.selected) == "true" { states.insert(.selected) }
    return states
  }

  // MARK: Targets

  /// Adds the areas that react to the pointer. A control that is partly out of view has none.
  private func measure(_ window: inout AccessibleNode) {
    let controls = widgets.compactMap { $0 as? Control }.filter(\.isMapped)
    var areas: [AccessibleID: AccessibleRect] = [:]
    for (control, cell) in zip(controls, Control.hitCells(of: controls)) {
      guard let index = widgets.firstIndex(of: control), let area = cell.bounds, let surface = control.surfaceOwner,
        let box = control.bounds(in: surface), area.x <= box.x + 1, area.y <= box.y + 1,
        area.x + area.width >= box.x + box.width - 1, area.y + area.height >= box.y + box.height - 1
      else { continue }
      areas[AccessibleID(busName: "", path: "\(index)")] = AccessibleRect(
        x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height))
    }
    Self.set(areas, on: &window)
  }

  private static func set(_ areas: [AccessibleID: AccessibleRect], on node: inout AccessibleNode) {
    node.hitArea = areas[node.id]
    for index in node.children.indices { set(areas, on: &node.children[index]) }
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
