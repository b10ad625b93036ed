import ArgumentParser

/// The command line of the kit.
@main
struct ThimbleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "thimble",
    abstract: "Design tokens for the Thimble widget kit, and an audit of any application's accessibility.",
    discussion: "A usage error, such as an unknown option, exits with 64.",
    subcommands: [TokensCommand.self, AuditCommand.self]
  )
}
