#if canImport(ArgumentParser)
  import ATSPI
  import AccessibilityAudit
  import ArgumentParser

  /// A command that reads or uses one object of a running application.
  protocol ObjectCommand: DesktopCommand {
    /// Performs the command. Its errors become messages and exit statuses.
    func perform() async throws
  }

  extension ObjectCommand {
    func work() async throws {
      let name = "thimble \(Self._commandName)"
      do {
        try await perform()
      } catch let error as ReadingFailure {
        StandardError.print("\(name): \(error.message)")
        throw ExitCode(2)
      } catch let error as ObjectQueryError {
        StandardError.print("\(name): \(error)")
        throw ExitCode(error.isOfOtherObject ? 3 : 1)
      } catch let error as ObjectFailure {
        StandardError.print("\(name): \(error.message)")
        throw ExitCode(1)
      } catch let error as ATSPIError {
        StandardError.print("\(name): \(ReadingFailure(error).message)")
        throw ExitCode([.declined, .unsupported, .gone].contains(error.code) ? 1 : 2)
      }
    }
  }

  /// The reason why an object could not be used, in one message.
  struct ObjectFailure: Error {
    let message: String

    init(_ message: String) {
      self.message = message
    }
  }

  /// The options for a running application, and for the time to find and read it.
  struct ApplicationOptions: ParsableArguments {
    @Option(
      help: ArgumentHelp(
        "The application's name on the accessibility bus, its process, or one that has started it.", valueName: "name"))
    var app: String

    @OptionGroup var time: TimeOption

    /// Connects to the accessibility bus.
    func observer() async throws(ReadingFailure) -> Observer { try await Observer.connect(within: time.limit) }
  }
#endif
