import CGtk
import GtkTesting
import Thimble

/// Keys without a keyboard: the key controllers around a widget get them as GTK brings them.
@MainActor
enum TestKeys {
  /// Presses a key at a widget: first the controllers that capture it, from the window inwards, and then those that it
  /// bubbles to, until one takes it.
  ///
  /// - Returns: whether one took it.
  @discardableResult
  static func press(_ key: Key, _ modifiers: Modifiers = [], at widget: Widget?) -> Bool {
    guard let widget, let owner = widget.surfaceOwner else { return false }
    // A popover gets keys, and the window around it does not.
    let around = widget.selfAndAncestors.filter { owner.contains($0) }
    return around.reversed().contains { press(key, modifiers, at: $0, GTK_PHASE_CAPTURE) }
      || around.contains { press(key, modifiers, at: $0, GTK_PHASE_BUBBLE) }
  }

  private static func press(
    _ key: Key, _ modifiers: Modifiers, at widget: Widget, _ phase: GtkPropagationPhase
  ) -> Bool {
    let list = widget.withUnsafeGtkWidget { gtk_widget_observe_controllers($0) }
    guard let list else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    let controllers = (0..<g_list_model_get_n_items(list)).compactMap { g_list_model_get_item(list, $0) }
    defer { for controller in controllers { g_object_unref(controller) } }
    return controllers.contains { controller in
      cgtk_is_a(controller, gtk_event_controller_key_get_type()) != 0
        && gtk_event_controller_get_propagation_phase(OpaquePointer(controller)) == phase
        && emit(gdk_keyval_from_name(key.name), modifiers, on: controller)
    }
  }

  private static func emit(_ key: guint, _ modifiers: Modifiers, on controller: gpointer) -> Bool {
    let types = [
      cgtk_type_of_instance(controller), cgtk_type_uint, cgtk_type_uint, gdk_modifier_type_get_type(),
      cgtk_type_boolean,
    ]
    var values = types.map { type in
      var value = GValue()
      g_value_init(&value, type)
      return value
    }
    defer { for index in values.indices { g_value_unset(&values[index]) } }
    g_value_set_object(&values[0], controller)
    g_value_set_uint(&values[1], key)
    g_value_set_flags(&values[3], modifiers.rawValue)
    var result = values[4]
    g_signal_emitv(values, g_signal_lookup("key-pressed", types[0]), 0, &result)
    return g_value_get_boolean(&result) != 0
  }
}
