import Glibc

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
