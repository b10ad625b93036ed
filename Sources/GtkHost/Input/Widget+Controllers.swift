import CGtk

// MARK: - Event controllers

extension Widget {
  /// Adds an event controller or gesture, which the widget owns from then on.
  public func add(_ controller: EventController) {
    g_object_ref(controller.instance)
    gtk_widget_add_controller(pointer, controller.opaque)
  }

  /// Calls an action when keys are pressed while keyboard focus is on this widget or inside it.
  ///
  /// ```swift
  /// list.onShortcut("Delete") { notes.deleteSelected() }
  /// ```
  /// The widget keeps the action, so capture weakly what owns the widget.
  ///
  /// - Parameters:
  ///   - shortcut: the keys.
  ///   - scope: the place of keyboard focus in which they work. The default is the widget.
  ///   - action: called once for each press, and again and again while the keys are held.
  /// - Returns: this widget.
  @discardableResult
  public func onShortcut(
    _ shortcut: KeyboardShortcut, scope: ShortcutController.Scope = .local, _ action: @escaping @MainActor () -> Void
  ) -> Self {
    add(
      ShortcutController(shortcut, scope: scope) {
        action()
        return true
      })
    return self
  }

  /// Removes an event controller or gesture. Does nothing when it is not on this widget, as after the widget's end.
  public func remove(_ controller: EventController) {
    guard gtk_event_controller_get_widget(controller.opaque) == pointer else { return }
    gtk_widget_remove_controller(pointer, controller.opaque)
  }

  /// Cancels the work of every event controller and gesture here, including the widget type's own.
  package func resetControllers() {
    guard let list = gtk_widget_observe_controllers(pointer) else { return }
    // Collected first, since callbacks may add and remove controllers.
    let controllers = (0..<g_list_model_get_n_items(list)).compactMap { g_list_model_get_item(list, $0) }
    g_object_unref(UnsafeMutableRawPointer(list))
    for controller in controllers {
      gtk_event_controller_reset(OpaquePointer(controller))
      g_object_unref(controller)
    }
  }
}
