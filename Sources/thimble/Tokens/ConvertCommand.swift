#if canImport(ArgumentParser)
  import ArgumentParser
  import DesignTokens
  import PlainText

  /// `thimble tokens convert`: writes tokens of any form in the format 2025.10.
  struct ConvertCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "convert",
      abstract: "Write token files of any form in the format 2025.10.",
      discussion: """
        The output is one token file; if the files have modes, themes or contexts, it is a resolver document with all of \
        them. Tokens keep their order, references, descriptions, deprecations and extensions. References become values \
        where the format cannot say them, such as those inside calculations.

        The command reads its output again. Standard error lists each token that has another value there, all errors of \
        the files, and what is left out: tokens that the format has no type for, parts of values, references, and \
        `$extends`, whose tokens are written out.

        Exit status: 0 every token that has a value is in the output, 1 some are not or the document is wrong, 2 a file \
        could not be read.
        """
    )

    @Argument(
      help: "A token file or a resolver document; later files override earlier ones; - is standard input.",
      completion: .file(extensions: ["json", "tokens"]))
    var files: [String]

    func run() throws {
      let status: ExitCode
      do throws(TokenError) {
        let documents = try TokenDocument.all(files)
        let conversion = try Conversion(Resolver(documents[0], overrides: Array(documents.dropFirst())))
        var writer = JSONWriter()
        writer.write(conversion.json)
        print(String(decoding: writer.bytes, as: UTF8.self))
        let problems = conversion.diagnostics.filter { $0.severity == .error || $0.isLoss }.map(\.description)
        StandardError.print((problems + conversion.losses).map(\.terminalSafe))
        status = conversion.isComplete ? .success : ExitCode(1)
      } catch {
        StandardError.print("\(error)".terminalSafe)
        status = error.exitCode
      }
      if status != .success { throw status }
    }
  }
#endif
