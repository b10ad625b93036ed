import Glibc

/// Prints lines for people, separate from the output for programs.
enum StandardError {
  static func print(_ lines: String...) { print(lines) }

  static func print(_ lines: [String]) { write(lines.map { $0.terminalLines + "\n" }.joined()) }

  /// Writes a text as it is, also characters that control a terminal.
  static func write(_ text: String) {
    let bytes = Array(text.utf8)
    // The array is alive during the call, and its count is the length that is passed.
    var offset = 0
    while offset < bytes.count {
      let count = unsafe Glibc.write(STDERR_FILENO, Array(bytes[offset...]), bytes.count - offset)
      if count <= 0 { return }
      offset += count
    }
  }
}
