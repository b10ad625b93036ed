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
}
