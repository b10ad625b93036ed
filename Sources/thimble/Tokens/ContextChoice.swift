#if canImport(ArgumentParser)
  import ArgumentParser
  import DesignTokens
  import PlainText

  /// The context that an `--input` chooses: `theme=dark`.
  struct ContextChoice {
    let name: String
    let context: String

    init(_ text: String) throws {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else {
        throw ValidationError("The input '\(text.terminalSafe)' is not of the form NAME=CONTEXT, as in 'theme=dark'.")
      }
      (name, context) = (parts[0], parts[1])
    }
  }

  // MARK: - The files of a command

  extension TokenDocument {
    /// Reads files in order.
    static func all(_ files: [String]) throws(TokenError) -> [TokenDocument] {
      var documents: [TokenDocument] = []
      for file in files { documents.append(try TokenDocument(argument: file)) }
      return documents
    }

    /// The name of standard input in messages.
    static var standardInput: String { "standard input" }

    /// Reads a file that an argument names; `-` is standard input.
    init(argument: String) throws(TokenError) {
      guard argument == "-" else {
        try self.init(contentsOf: argument)
        return
      }
      let limits = ReadingLimits()
      try self.init(StandardInput.bytes(atMost: limits.bytes), name: Self.standardInput, limits: limits)
    }
  }

  extension TokenError {
    /// The exit status of a command that fails: 2 where a file could not be read.
    var exitCode: ExitCode { ExitCode([.unreadable, .tooLarge].contains(code) ? 2 : 1) }
  }
#endif
