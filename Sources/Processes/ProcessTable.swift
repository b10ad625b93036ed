import CGio
import Glibc

/// The processes of the system, as `/proc` shows them.
package enum ProcessTable {
  struct Entry {
    var parent: Int32
    var session: Int32
    /// The time of its start, in clock ticks since the system's.
    var start: UInt64 = 0
    /// True if the process has ended, and only its status is left.
    var isDead: Bool
  }

  /// Returns every visible process.
  static func entries() -> [Int32: Entry] {
    guard let folder = unsafe g_dir_open("/proc", 0, nil) else { return [:] }
    defer { unsafe g_dir_close(folder) }
    var entries: [Int32: Entry] = [:]
    while let name = unsafe g_dir_read_name(folder) {
      guard let process = unsafe Int32(String(cString: name)) else { continue }
      entries[process] = entry(process)
    }
    return entries
  }

  /// Returns true if there is no such process, or only its status is left.
  package static func hasEnded(_ process: Int32) -> Bool {
    // A process of another user may be hidden.
    entry(process)?.isDead ?? (kill(process, 0) != 0 && errno == ESRCH)
  }

  /// Returns the words of the command line; empty if it cannot be read.
  package static func commandLine(of process: Int32) -> [String] {
    words("cmdline", of: process).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the processes that run a program or a script of this name, such as `freeplane` or `gramps.py`.
  package static func processes(running name: String) -> [Int32] {
    entries().keys.filter { process in
      // The second word is the script of an interpreter.
      commandLine(of: process).prefix(2).contains { $0.split(separator: "/").last.map(String.init) == name }
    }
  }

  /// Returns true if the environment of the process has this line.
  ///
  /// While a process starts another program in its place, the system shows neither its environment nor its command line.
  /// Both are then read again, for 1 second at most: on a busy machine the process may wait for its turn.
  static func environment(of process: Int32, has line: String) -> Bool {
    let limit = ContinuousClock.now + .seconds(1)
    // The program may start between the two readings, so one reading of a command line alone proves nothing.
    var started = 0
    while started < 3, ContinuousClock.now < limit {
      let lines = words("environ", of: process)
      if !lines.isEmpty { return lines.contains { $0.elementsEqual(line.utf8) } }
      if entry(process)?.isDead != false { return false }
      started = commandLine(of: process).isEmpty ? 0 : started + 1
      if started == 0 { usleep(100) }
    }
    return false
  }

  private static func entry(_ process: Int32) -> Entry? {
    // The name of the program is in parentheses, and may contain any character.
    guard let text = contents("stat", of: process), let end = text.lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let fields = text[text.index(after: end)...].split(separator: UInt8(ascii: " "))
      .map { String(decoding: $0, as: UTF8.self) }
    guard fields.count > 19, let parent = Int32(fields[1]), let session = Int32(fields[3]),
      let start = UInt64(fields[19])
    else { return nil }
    return Entry(parent: parent, session: session, start: start, isDead: fields[0] == "Z" || fields[0] == "X")
  }

  private static func words(_ file: String, of process: Int32) -> [ArraySlice<UInt8>] {
    (contents(file, of: process) ?? []).split(separator: 0)
  }

  /// Returns the bytes of a file of a process. Text would take longer to search.
  private static func contents(_ file: String, of process: Int32) -> [UInt8]? {
    var bytes: UnsafeMutablePointer<gchar>? = nil
    var length: gsize = 0
    guard unsafe g_file_get_contents("/proc/\(process)/\(file)", &bytes, &length, nil) != 0 else { return nil }
    guard let bytes = unsafe bytes else { return nil }
    defer { unsafe g_free(bytes) }
    return unsafe Array(UnsafeRawBufferPointer(start: bytes, count: Int(length)))
  }
}
