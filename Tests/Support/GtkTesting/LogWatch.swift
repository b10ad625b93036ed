import CGtk
import Synchronization

/// The warnings of GLib and GTK. They are still printed, unless a test expects them.
package enum LogWatch {
  private static let complaints = Mutex<[String]>([])
  private static let isWithholding = Mutex(false)
  private static let isInstalled = Mutex(false)

  /// Installs the log writer, once for each process: GLib accepts only one.
  package static func install() {
    isInstalled.withLock { isInstalled in
      guard !isInstalled else { return }
      isInstalled = true
      g_log_set_writer_func(written, nil, nil)
    }
  }

  /// Returns the messages since the last call.
  @discardableResult
  package static func forget() -> [String] {
    complaints.withLock { complaints in
      defer { complaints = [] }
      return complaints
    }
  }

  /// Returns the warnings of GLib and GTK during `work`, and does not print them. The test run looks for criticals in
  /// the output, and a warning of one version of GLib is a critical in the next.
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

  /// Records a warning. Returns true if it should be printed.
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
