import CGtk

// MARK: - The window around a widget

extension Widget {
  public var window: Window? { Window.face(of: gtk_widget_get_root(pointer)) }

  /// Returns the border box on screen, in the coordinates of `window`; nil while it is not shown there.
  ///
  /// ``bounds(in:)`` does not know the place of a popover, which has a surface of its own. For a widget in the window
  /// itself both are the same.
  public func shownBounds(in window: Window) -> Rectangle? {
    guard let owner = surfaceOwner, var box = bounds(in: owner), var surface = gtk_native_get_surface(owner.opaque),
      let root = gtk_native_get_surface(window.opaque)
    else { return nil }
    var (x, y) = (0.0, 0.0)
    gtk_native_get_surface_transform(owner.opaque, &x, &y)
    (box.x, box.y) = (box.x + x, box.y + y)
    while surface != root {
      guard cgtk_is_a(UnsafeRawPointer(surface), gdk_popup_get_type()) != 0, let parent = gdk_popup_get_parent(surface)
      else { return nil }
      box.x += Double(gdk_popup_get_position_x(surface))
      box.y += Double(gdk_popup_get_position_y(surface))
      surface = parent
    }
    gtk_native_get_surface_transform(window.opaque, &x, &y)
    (box.x, box.y) = (box.x - x, box.y - y)
    return box
  }
}

// MARK: - Mnemonics

extension Widget {
  /// Calls `body` now and after each change, with whether this window or popover shows mnemonics.
  package func observeMnemonics(_ body: @escaping @MainActor (Bool) -> Void) -> ObservationToken? {
    let property = Property<Widget, Bool>("mnemonics-visible")
    guard hasProperty(property.name) else { return nil }
    body(self[property])
    let connection = observe(property) { _, isVisible in body(isVisible) }
    return ObservationToken { connection.disconnect() }
  }
}
