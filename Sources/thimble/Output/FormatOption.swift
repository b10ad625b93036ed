#if canImport(ArgumentParser)
  import ArgumentParser

  /// The option for the format of the output.
  struct FormatOption: ParsableArguments {
    /// The format of the output.
    enum Format: String, ExpressibleByArgument, CaseIterable {
      case text, json
    }

    @Option(help: "The format of the output: text or json.")
    var format = Format.text
  }
#endif
