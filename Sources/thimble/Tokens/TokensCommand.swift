#if canImport(ArgumentParser)
  import ArgumentParser

  /// The commands for token files.
  struct TokensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "tokens",
      abstract: "Check, resolve, compare, convert and map design token files, and print the stylesheet they make.",
      discussion: """
        Reads the DTCG format 2025.10 (format, color and resolver modules), the drafts before it, files with `value` \
        instead of `$value`, exports of Tokens Studio (a file, or the $themes.json of a folder), Backbase theme files, and \
        plain palettes of colors. It detects the form from the whole file.

        A resolver document names other files and offers choices, such as a theme that is light or dark. Several plain \
        files become one theme through a resolver document:

          {
            "version": "2025.10",
            "resolutionOrder": [
              { "type": "set", "name": "base",
                "sources": [{ "$ref": "palette.json" }, { "$ref": "theme.json" }] }
            ]
          }
        """,
      subcommands: [
        CheckCommand.self, ResolveCommand.self, DiffCommand.self, ConvertCommand.self, ExportCommand.self,
        CSSCommand.self, RolesCommand.self,
      ]
    )
  }
#endif
