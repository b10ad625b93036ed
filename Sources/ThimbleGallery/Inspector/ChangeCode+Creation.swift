import Inspecting
import PlainText
import Thimble

// MARK: - Code that makes a sample

extension ChangeCode {
  /// A way to put children into a widget.
  enum Adding {
    /// By the function `append` of this type in C.
    case append(String)
    /// By the function `set_child`, for one child.
    case child
    /// By values, from which the widget makes its buttons.
    case items
  }

  /// The ways to put children into widgets, by their types in C.
  static let adding: [String: Adding] = [
    "GtkBox": .append("GtkBox"), "GtkListBox": .append("GtkListBox"), "GtkFlowBox": .append("GtkFlowBox"),
    "GtkListBoxRow": .child, "GtkFlowBoxChild": .child, "GtkScrolledWindow": .child,
    "ThimbleButtonGroup": .append("ThimbleButtonGroup"), "ThimbleButtonList": .append("ThimbleButtonList"),
    "ThimbleButtonRow": .append("ThimbleButtonBox"), "ThimbleButtonStack": .append("ThimbleButtonBox"),
    "ThimbleToggleButtonGroup": .items,
  ]

  /// Returns the code that makes the widgets of a sample; empty for Swift, in which the sample has its source.
  @MainActor
  func creation(of node: SampleNode) -> String {
    switch language {
    case .swift: return ""
    case .interfaceFile: return object(node).joined(separator: "\n")
    case .python, .c:
      var names = Names()
      let name = names.next(node.type)
      return statements(node, name, &names).joined(separator: "\n")
    }
  }

  /// The variables so far.
  private struct Names {
    private var counts: [String: Int] = [:]

    /// Returns a new variable for an object of a type in C: `button`, `button_2`.
    mutating func next(_ type: String) -> String {
      let name = ChangeCode.snake(ChangeCode.parts(of: type).name)
      counts[name, default: 0] += 1
      let count = counts[name] ?? 1
      return count == 1 ? name : "\(name)_\(count)"
    }
  }

  // MARK: Interface files

  @MainActor
  private func object(_ node: SampleNode, namedBy value: String? = nil) -> [String] {
    let children = node.children.flatMap { child in
      // A group that makes its buttons from values has the value of a button as its name.
      let value: String? = if case .items = Self.adding[node.type] { itemValue(child) } else { nil }
      return ["<child>"] + object(child, namedBy: value).map { "  \($0)" } + ["</child>"]
    }
    let name = value.map { ["<property name=\"name\">\(Quoting.markup($0))</property>"] } ?? []
    let lines = name + node.properties.map(element) + children
    let head = "<object class=\"\(node.type)\""
    return lines.isEmpty ? ["\(head)/>"] : ["\(head)>"] + lines.map { "  \($0)" } + ["</object>"]
  }

  // MARK: Python and C

  @MainActor
  private func statements(_ node: SampleNode, _ name: String, _ names: inout Names) -> [String] {
    var lines = construction(node, name)
    for child in node.children {
      if case .items = Self.adding[node.type] {
        lines.append(item(child, of: name, node.type))
        continue
      }
      let childName = names.next(child.type)
      lines += statements(child, childName, &names)
      lines.append(addition(of: childName, to: name, node.type))
    }
    return lines
  }

  @MainActor
  private func construction(_ node: SampleNode, _ name: String) -> [String] {
    let pairs: [(name: String, value: String)] = node.properties.compactMap { change in
      literal(change).map { (change.property.name, $0) }
    }
    guard language == .c else {
      let (namespace, type) = Self.parts(of: node.type)
      let arguments = pairs.map { "\(Self.snake($0.name))=\($0.value)" }
      return ["\(name) = \(namespace).\(type)(\(arguments.joined(separator: ", ")))"]
    }
    let (namespace, type) = Self.parts(of: node.type)
    let macro = "\(Self.upper(namespace))_TYPE_\(Self.upper(Self.snake(type)))"
    let call = "GtkWidget *\(name) = g_object_new ("
    let space = String(repeating: " ", count: call.count)
    guard !pairs.isEmpty else { return ["\(call)\(macro), NULL);"] }
    return ["\(call)\(macro),"] + pairs.map { "\(space)\"\($0.name)\", \($0.value)," } + ["\(space)NULL);"]
  }

  private func addition(of child: String, to parent: String, _ type: String) -> String {
    let (function, owner) =
      switch Self.adding[type] {
      case .append(let owner): ("append", owner)
      case .child, .items, nil: ("set_child", type)
      }
    if language == .python { return "\(parent).\(function)(\(child))" }
    let name = Self.snake(owner)
    return "\(name)_\(function) (\(Self.upper(name)) (\(parent)), \(child));"
  }

  /// Returns the value of a button in a group: its title, or else its name.
  private func itemValue(_ button: SampleNode) -> String {
    let texts = ["title", "accessibility-label"].compactMap { name in
      button.properties.first { $0.property.name == name }?.text
    }
    return texts.first ?? ""
  }

  /// Returns the statement that adds a button with a title, or with an icon alone, to a group.
  @MainActor
  private func item(_ button: SampleNode, of parent: String, _ type: String) -> String {
    let text = { (name: String) in
      button.properties.first { $0.property.name == name }.flatMap { literal($0) }
    }
    let none = language == .python ? "None" : "NULL"
    let (title, icon, label) = (text("title"), text("icon-name") ?? none, text("accessibility-label") ?? "\"\"")
    let function = title == nil ? "append_icon" : "append"
    let values = [title ?? label] + (title.map { [$0, icon] } ?? [icon, label])
    if language == .python { return "\(parent).\(function)(\(values.joined(separator: ", ")))" }
    let name = Self.snake(type)
    return "\(name)_\(function) (\(Self.upper(name)) (\(parent)), \(values.joined(separator: ", ")));"
  }

  /// Returns the namespace and the name of a type in C: `Gtk` and `Box` for `GtkBox`.
  fileprivate static func parts(of type: String) -> (namespace: String, name: String) {
    let namespace = type.hasPrefix("Gtk") ? "Gtk" : "Thimble"
    return (namespace, String(type.dropFirst(namespace.count)))
  }
}
