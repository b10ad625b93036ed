import CGtk

/// Messages to the developer, through GLib's log: on standard error, or in the journal.
package enum Log {
  /// Logs a warning: the problem, and the program's reaction to it.
  package static func warning(_ message: String) { write(message, cgtk_log_level_warning) }

  /// Logs a programmer's error in code of another language, which the kit has refused.
  package static func critical(_ message: String) { write(message, cgtk_log_level_critical) }

  private static func write(_ message: String, _ level: GLogLevelFlags) {
    let fields = g_variant_dict_new(nil)
    g_variant_dict_insert_value(fields, "MESSAGE", g_variant_new_string(message))
    let variant = g_variant_ref_sink(g_variant_dict_end(fields))
    g_log_variant("Thimble", level, variant)
    g_variant_unref(variant)
    g_variant_dict_unref(fields)
  }

  /// Calls `body` with each critical that any library logs from now on, on the thread that logs it. It is still logged as
  /// before. A program calls this at most once.
  package static func watchCriticals(_ body: @escaping @Sendable (String) -> Void) {
    let box = Unmanaged.passRetained(CriticalWatch(body)).toOpaque()
    g_log_set_writer_func(
      { level, fields, count, data in
        if level.rawValue & cgtk_log_level_critical.rawValue != 0, let fields, let data {
          let message = UnsafeBufferPointer(start: fields, count: Int(count)).first {
            String(cString: $0.key) == "MESSAGE"
          }
          let text = message?.value.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? ""
          Unmanaged<CriticalWatch>.fromOpaque(data).takeUnretainedValue().body(text)
        }
        return g_log_writer_default(level, fields, count, data)
      }, box, nil)
  }

  private final class CriticalWatch {
    let body: @Sendable (String) -> Void
    init(_ body: @escaping @Sendable (String) -> Void) { self.body = body }
  }

  @MainActor private static var told: Set<String> = []

  /// Returns true only the first time for a subject, for reports that must not be repeated.
  @MainActor
  package static func isFirst(_ subject: String) -> Bool {
    // The number of subjects has no limit.
    if told.count > 4_096 { told = [] }
    return told.insert(subject).inserted
  }

  /// Logs a warning unless it has logged the same one before.
  @MainActor
  package static func warningOnce(_ message: String) {
    if isFirst(message) { warning(message) }
  }
}
