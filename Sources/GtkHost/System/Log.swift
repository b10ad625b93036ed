import CGtk

/// Messages to the developer, through GLib's log: on standard error, or in the journal.
package enum Log {
  /// Logs a warning: the problem, and the program's reaction to it.
  package static func warning(_ message: String, domain: String = "Thimble") {
    message.withCString { message in
      domain.withCString { domain in
        "MESSAGE".withCString { messageKey in
          "GLIB_DOMAIN".withCString { domainKey in
            let fields = [
              GLogField(key: messageKey, value: message, length: -1),
              GLogField(key: domainKey, value: domain, length: -1),
            ]
            g_log_structured_array(cgtk_log_level_warning, fields, gsize(fields.count))
          }
        }
      }
    }
  }

  @MainActor private static var told: Set<String> = []

  /// Returns true when it is asked about a subject for the first time, for reports that are not to be repeated.
  @MainActor
  package static func isFirst(_ subject: String) -> Bool {
    // Subjects can be made up without end.
    if told.count > 4_096 { told = [] }
    return told.insert(subject).inserted
  }

  /// Logs a warning unless it has logged the same one before.
  @MainActor
  package static func warningOnce(_ message: String) {
    if isFirst(message) { warning(message) }
  }
}
