import CGtk

// MARK: - Event controllers

extension Widget {
  /// Adds an event controller or gesture, which the widget owns from then on.
  public func add(_ controller: EventController) {
    g_object_ref(controller.instance)
    gtk_widget_add_controller(pointer, controller.opaque)
  }

  /// Takes an event controller or gesture away again. Does nothing where it is not here, as after the widget's end.
  public func remove(_ controller: EventController) {
    guard gtk_event_controller_get_widget(controller.opaque) == pointer else { return }
    gtk_widget_remove_controller(pointer, controller.opaque)
  }

  /// Has every event controller and gesture here, also the widget type's own, give up what is under way.
  package func resetControllers() {
    guard let list = gtk_widget_observe_controllers(pointer) else { return }
    // Held first: what is told of the end may add and remove some.
    let controllers = (0..<g_list_model_get_n_items(list)).compactMap { g_list_model_get_item(list, $0) }
    g_object_unref(UnsafeMutableRawPointer(list))
    for controller in controllers {
      gtk_event_controller_reset(OpaquePointer(controller))
      g_object_unref(controller)
    }
  }
}
