package import CGtk

// MARK: - Tree

extension Widget {
  /// The widget around this one.
  public var parent: Widget? { Widget.face(of: gtk_widget_get_parent(pointer)) }

  /// The window this widget is in.
  public var window: Window? { gtk_widget_get_root(pointer).flatMap { Window.face(of: $0) } }

  /// The children in focus order, each as the class it was made as.
  public var children: [Widget] {
    var children: [Widget] = []
    var next = gtk_widget_get_first_child(pointer)
    while let child = next {
      if let face = Widget.face(of: child) { children.append(face) }
      next = gtk_widget_get_next_sibling(child)
    }
    return children
  }

  /// Whether `other` is this widget or inside it.
  public func contains(_ other: Widget) -> Bool {
    other === self || gtk_widget_is_ancestor(other.pointer, pointer) != 0
  }

  /// Puts this widget into `parent`, last. For widget types that place their children themselves.
  public func setParent(_ parent: Widget) { gtk_widget_set_parent(pointer, parent.pointer) }

  /// Takes this widget out of a parent that it was put into by ``setParent(_:)``.
  public func unparent() { gtk_widget_unparent(pointer) }

  package static func face(of pointer: UnsafeMutablePointer<GtkWidget>?) -> Self? {
    guard let pointer else { return nil }
    return face(of: UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GObject.self))
  }
}
