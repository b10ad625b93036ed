#if canImport(ArgumentParser)
  import Glibc
  import PlainText

  /// Prints the output of a command.
  enum Terminal {
    /// Prints text as lines that cannot control a terminal, and JSON as it is.
    static func print(_ text: String, as format: FormatOption.Format) {
      Swift.print(format == .json ? text : text.terminalLines, terminator: "")
    }
  }

  /// Shows the present step of a command on one line of a terminal. It prints nothing if standard error is not a
  /// terminal.
  struct Progress: Sendable {
    private let isTerminal = isatty(STDERR_FILENO) != 0

    /// Writes a step over the one before.
    func show(_ step: String) { put("\r\u{1B}[K\(step) …") }

    /// Removes the line.
    func end() { put("\r\u{1B}[K") }

    private func put(_ text: String) {
      guard isTerminal else { return }
      StandardError.write(text)
    }
  }

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

  /// The bytes that another program or the user gives.
  enum StandardInput {
    /// Returns all bytes up to the end, or one more than the limit if there are more.
    static func bytes(atMost limit: Int) -> [UInt8] {
      var bytes: [UInt8] = []
      var part = [UInt8](repeating: 0, count: 1 << 16)
      while bytes.count <= limit {
        // The array is alive during the call, and its count is the length that is passed.
        let count = unsafe part.withUnsafeMutableBytes { unsafe read(STDIN_FILENO, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        if count <= 0 { break }
        bytes += part[..<count]
      }
      return bytes.count > limit ? Array(bytes[...limit]) : bytes
    }
  }
#endif
