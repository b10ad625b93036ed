import Glibc

/// Lines for people, apart from the output for programs.
enum StandardError {
  static func print(_ lines: String...) { print(lines) }

  static func print(_ lines: [String]) {
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    // The array is alive during the call, and its count is the length that is passed.
    var offset = 0
    while offset < bytes.count {
      let count = unsafe write(STDERR_FILENO, Array(bytes[offset...]), bytes.count - offset)
      if count <= 0 { return }
      offset += count
    }
  }
}
