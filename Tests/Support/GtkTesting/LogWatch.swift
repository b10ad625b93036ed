import CGtk
import Synchronization

/// The warnings of GLib and GTK. They are still printed, unless a test expects them.
package enum LogWatch {
  private static let complaints = Mutex<[String]>([])
  private static let isWithholding = Mutex(false)
  private static let isInstalled = Mutex(false)

  /// Begins to listen, once for the life of the process: GLib takes one log writer.
  package static func install() {
    isInstalled.withLock { isInstalled in
      guard !isInstalled else { return }
      isInstalled = true
      g_log_set_writer_func(written, nil, nil)
    }
  }

  /// Answers what was logged since the last time.
  @discardableResult
  package static func forget() -> [String] {
    complaints.withLock { complaints in
      defer { complaints = [] }
      return complaints
    }
  }

  /// Answers what `work` made GLib and GTK complain about, and keeps it out of the output, where a run looks for
  /// criticals: what is a warning in one version of GLib is a critical in the next.
  package static func complaints(during work: () throws -> Void) rethrows -> [String] {
    let earlier = forget()
    isWithholding.withLock { $0 = true }
    defer {
      isWithholding.withLock { $0 = false }
      complaints.withLock { $0 = earlier }
    }
    try work()
    return forget()
  }

  /// Returns true if the warning is to be printed.
  fileprivate static func note(_ level: GLogLevelFlags, _ fields: UnsafeBufferPointer<GLogField>) -> Bool {
    let worst = cgtk_log_level_error.rawValue | cgtk_log_level_critical.rawValue | cgtk_log_level_warning.rawValue
    guard level.rawValue & worst != 0 else { return true }
    complaints.withLock { $0.append("\(text("GLIB_DOMAIN", in: fields)): \(text("MESSAGE", in: fields))") }
    return !isWithholding.withLock(\.self)
  }

  private static func text(_ key: String, in fields: UnsafeBufferPointer<GLogField>) -> String {
    for field in fields where String(cString: field.key) == key {
      guard let value = field.value else { continue }
      let bytes = UnsafeRawBufferPointer(start: value, count: max(0, field.length))
      return field.length < 0
        ? String(cString: value.assumingMemoryBound(to: CChar.self)) : String(decoding: bytes, as: UTF8.self)
    }
    return ""
  }
}

private let written: GLogWriterFunc = { level, fields, count, _ in
  guard LogWatch.note(level, UnsafeBufferPointer(start: fields, count: Int(count))) else { return G_LOG_WRITER_HANDLED }
  return g_log_writer_default(level, fields, count, nil)
}
