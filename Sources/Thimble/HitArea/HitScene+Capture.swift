extension HitScene {
  /// What is on the surface that `widget` is on, now.
  @MainActor
  init(surfaceOf widget: Widget) {
    self.init(
      widget.pickNodes().map { entry in
        guard let control = entry.widget as? Control else {
          return Node(entry.node, name: Self.plain(entry.node.typeName))
        }
        return Node(
          entry.node, area: control.hitArea(around: entry.node.box, entry.node.transform),
          name: control.accessibilityLabel, control: ObjectIdentifier(control))
      })
  }

  /// The index of a control; nil when it was not on the surface, or not on screen.
  @MainActor
  func index(of control: Control) -> Int? { nodes.firstIndex { $0.control == ObjectIdentifier(control) } }

  /// `GtkEntry` is called "Entry" where nothing else is known of it.
  private static func plain(_ typeName: String) -> String {
    typeName.hasPrefix("Gtk") ? String(typeName.dropFirst(3)) : typeName
  }
}
