extension String {
  /// The text on one line of a terminal: characters that control the terminal, end the line or turn its direction are
  /// shown as `\u{1b}`.
  ///
  /// Names come from files and from other programs. Printed as they are, they could clear the screen, or forge a line
  /// of the report. Use it for each field or line of text output, before the line break is added; JSON has escapes of
  /// its own.
  package var terminalSafe: String {
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

  /// The lines of the text, each ``terminalSafe``.
  package var terminalLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).terminalSafe }.joined(separator: "\n")
  }

  /// Returns the lines of a message about the arguments of a program, each ``terminalSafe``. A shell puts names of files
  /// into arguments, and the end of a line in a name must not begin a line of the message.
  package func terminalLines(about arguments: [String]) -> String {
    var result = self
    for argument in arguments where argument != argument.terminalSafe {
      result = result.replacing(each: argument, with: argument.terminalSafe)
    }
    return result.terminalLines
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
