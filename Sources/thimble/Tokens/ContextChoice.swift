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
      var room = ReadingRoom()
      for file in files { documents.append(try TokenDocument(argument: file, &room)) }
      return documents
    }

    /// The name of standard input in messages.
    static var standardInput: String { "standard input" }

    /// Reads a file that an argument names, if there is room for it.
    init(argument: String, _ room: inout ReadingRoom) throws(TokenError) {
      self = try room.read(argument) { limits throws(TokenError) in try TokenDocument(argument: argument, limits) }
    }

    /// Reads a file that an argument names; `-` is standard input.
    init(argument: String, _ limits: ReadingLimits = ReadingLimits()) throws(TokenError) {
      guard argument == "-" else {
        try self.init(contentsOf: argument, limits: limits)
        return
      }
      try self.init(StandardInput.bytes(atMost: limits.bytes), name: Self.standardInput, limits: limits)
    }
  }

  extension TokenError {
    /// The exit status of a command that fails: 2 where a file could not be read.
    var exitCode: ExitCode { ExitCode([.unreadable, .tooLarge].contains(code) ? 2 : 1) }
  }
#endif
