#if canImport(ArgumentParser)
  import ArgumentParser
  import PlainText
  import Release

  /// The command line of the kit.
  @main
  struct ThimbleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "thimble",
      abstract: "Check design tokens of the Thimble widget kit; audit and use any application by accessibility.",
      discussion: "A usage error, such as an unknown option, exits with 64.",
      version: "\(Release.version)",
      subcommands: [
        TokensCommand.self, AuditCommand.self, TreeCommand.self, PressCommand.self, TypeCommand.self, SetCommand.self,
        WaitCommand.self, SayCommand.self,
      ]
    )

    static func main() {
      do {
        var command = try parseAsRoot()
        try command.run()
      } catch {
        let status = exitCode(for: error)
        if status.isSuccess { exit(withError: error) }
        let message = fullMessage(for: error)
        if !message.isEmpty { StandardError.print(message.terminalLines(about: CommandLine.arguments)) }
        exit(withError: status)
      }
    }
  }
#else
  /// The program in a package that depends on this one without the trait `Commands`: a build of all tests links it, too.
  @main
  enum ThimbleCommand {
    static func main() {
      print("thimble needs the trait Commands of the package Thimble, and was built without it.")
    }
  }
#endif
