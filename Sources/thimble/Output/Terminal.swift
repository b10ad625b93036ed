import Glibc

extension String {
  /// The text on one line of a terminal: characters that control the terminal, end the line or turn its direction are
  /// shown as `\u{1b}`.
  ///
  /// Names come from files and from other programs. Printed as they are, they could clear the screen, or forge a line
  /// of the report. Use it for each field or line of text output, before the line break is added; JSON has escapes of
  /// its own.
  var terminalSafe: String {
    // Nearly all lines are ASCII, which has no controls beyond 0x7E.
    if utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) || !unicodeScalars.contains(where: \.controlsTerminal) { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.controlsTerminal {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// True for the controls of C0 and C1, DEL, the line and paragraph separators, and the marks, overrides and isolates
  /// of Unicode's bidirectional algorithm (UAX #9, section 2).
  fileprivate var controlsTerminal: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

/// Prints the output of a command.
enum Terminal {
  /// Prints text as lines that cannot control a terminal, and JSON as it is.
  static func print(_ text: String, as format: FormatOption.Format) {
    Swift.print(format == .json ? text : text.terminalLines, terminator: "")
  }
}

extension String {
  /// The lines of the text, each ``terminalSafe``.
  var terminalLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).terminalSafe }.joined(separator: "\n")
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
