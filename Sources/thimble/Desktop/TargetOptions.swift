#if canImport(ArgumentParser)
  import ATSPI
  import AccessibilityAudit
  import ArgumentParser

  /// The application that a command reads: a running one, or one that the command starts.
  struct TargetOptions: ParsableArguments {
    @Option(
      help: ArgumentHelp(
        "The application's name on the accessibility bus, its process, or one that has started it.", valueName: "name"))
    var app: String?

    @Option(
      parsing: .remaining,
      help: ArgumentHelp(
        "Start this command, read it, and end everything that it has started. All following words belong to it.",
        valueName: "command"))
    var launch: [String] = []

    @OptionGroup var time: TimeOption

    /// Checks that exactly one application is named; `measure` counts as one.
    func check(measure: [String] = []) throws {
      let count = (app == nil ? 0 : 1) + (launch.isEmpty ? 0 : 1) + (measure.isEmpty ? 0 : 1)
      guard count == 1 else {
        throw ValidationError(
          count == 0
            ? "Say which application: --app NAME for one that runs, or --launch COMMAND… to start one."
            : "Either --app or --launch, not both.")
      }
    }

    /// Reads the application.
    func look() async throws(ReadingFailure) -> AccessibleTree {
      let observer = try await Observer.connect(within: time.limit)
      if let app { return try await observer.look(at: app) }
      return try await observer.launch(launch)
    }
  }

  /// The longest time for a command.
  struct TimeOption: ParsableArguments {
    @Option(
      help: ArgumentHelp(
        "The longest time for everything together: 20 by default, and 120 to measure.", valueName: "seconds"))
    var timeout: Double?

    /// The longest time to look at an application.
    var limit: Duration { .seconds(timeout ?? 20) }
    /// The longest time to use an application.
    var limitToMeasure: Duration { .seconds(timeout ?? 120) }

    func validate() throws {
      let timeout = timeout ?? 20
      guard timeout > 0, timeout <= 86_400 else {
        throw ValidationError("The timeout is a number of seconds above 0 and at most 86400, such as 20.")
      }
    }
  }

  /// The reason why a command could not read an application, in one message.
  struct ReadingFailure: Error {
    let message: String
    /// Indicates whether the application has closed its connection to the bus.
    let isGone: Bool

    init(_ message: String, isGone: Bool = false) {
      self.message = message
      self.isGone = isGone
    }

    /// Creates a failure from an error of the bus, without its place.
    init(_ error: ATSPIError) {
      message = error.message + (error.advice.isEmpty ? "" : ". \(error.advice)") + "."
      isGone = error.code == .gone
    }
  }
#endif
