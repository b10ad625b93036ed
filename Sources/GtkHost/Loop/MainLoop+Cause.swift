import CGtk

extension MainLoop {
  /// Whether the loop is answering a call over D-Bus just now, as from an assistive technology.
  ///
  /// GLib hands each call to the main loop as a source of its own, known by its name (`schedule_method_call` in
  /// `gdbusconnection.c`).
  public static var isAnsweringDBusCall: Bool {
    guard let source = g_main_current_source(), let name = g_source_get_name(source) else { return false }
    return strcmp(name, "[gio] call_in_idle_cb") == 0
  }
}
