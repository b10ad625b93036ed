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
