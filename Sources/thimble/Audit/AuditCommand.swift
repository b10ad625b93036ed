import ATSPI
import AccessibilityAudit
import ArgumentParser
import DesignTokens
import Dispatch

/// `thimble audit`: holds rules against what an application tells assistive technology.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Find what is wrong with an application for those who use assistive technology.",
    discussion: """
      Looks at an application as a screen reader does, over AT-SPI, and holds rules against what it is told. It sees the \
      windows that are open now, whatever toolkit made them; what it knows of toolkits is GTK 4's.

        thimble audit --app gnome-calculator
        thimble audit --format sarif --launch ./build/notes --new-window

      A finding is a violation, or it is to be looked at by a person, where what is told does not settle it. Each says \
      where it is, what was seen, and what to write instead. --list-rules tells what is looked for.

      Known findings are kept in a file: --write-baseline writes all that are found, and with --baseline only others \
      count. A finding is recognised by its rule and by the names around it, not by the window's title.

      --rules takes names of rules and sets, separated by commas; a name after - is taken away:

        --rules -name-duplicate            all but one
        --rules A,AA                       those of WCAG's levels A and AA
        --rules default,target-size-enhanced

      Exit status: 0 no violations (or known ones alone), 1 violations, 2 it could not look: there is no accessibility \
      bus, no such application, or it ended or did not answer in time; or a baseline could not be read or written.
      """
  )

  @Option(help: ArgumentHelp("The application's name on the accessibility bus, or its process.", valueName: "name"))
  var app: String?

  @Option(
    parsing: .remaining,
    help: ArgumentHelp(
      "Start this, look at it, and end it. All that follows belongs to it. It must be the application's own process: a "
        + "script should end with exec.", valueName: "command"))
  var launch: [String] = []

  @Option(help: "How to print: text, json, sarif (2.1.0) or junit.")
  var format = Format.text

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Which rules to ask; all but those of level AAA if not given.", valueName: "list"))
  var rules = "default"

  @Option(help: ArgumentHelp("Findings that are known and do not count.", valueName: "file"))
  var baseline: String?

  @Option(help: ArgumentHelp("Write all that is found to this file, as known from now on.", valueName: "file"))
  var writeBaseline: String?

  @Option(
    help: ArgumentHelp("How long it may take for the application to come up and to be read.", valueName: "seconds"))
  var timeout = 20.0

  @Flag(help: "Print the rules instead, as text or JSON.")
  var listRules = false

  /// How to print a report.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, sarif, junit
  }

  func validate() throws {
    _ = try selectedRules()
    if listRules {
      guard [.text, .json].contains(format) else {
        throw ValidationError("Rules are listed as text or json, not as \(format.rawValue).")
      }
      return
    }
    if app == nil, launch.isEmpty {
      throw ValidationError("Say which application: --app NAME for one that runs, or --launch COMMAND… to start one.")
    }
    if app != nil, !launch.isEmpty {
      throw ValidationError("Either --app or --launch, not both.")
    }
    guard timeout > 0, timeout <= 86_400 else {
      throw ValidationError("The timeout is a number of seconds above 0 and at most 86400, such as 20.")
    }
  }

  /// Runs concurrently, though its parent does not: the commands beside this one would pay for threads they never use.
  func run() {
    Task {
      do {
        try await audit()
        Self.exit()
      } catch {
        Self.exit(withError: error)
      }
    }
    dispatchMain()
  }

  private func audit() async throws {
    let rules = try selectedRules()
    if listRules {
      print(format == .json ? Rule.json(rules) : Rule.text(rules), terminator: "")
      return
    }
    var report: AuditReport
    do throws(AuditFailure) {
      var known: Baseline?
      if let baseline { known = try Baseline(contentsOf: baseline) }
      report = Audit(rules: rules).report(on: try await look())
      if let writeBaseline {
        let written = Baseline(report)
        try written.write(to: writeBaseline)
        known = written
      }
      if let known { report = report.comparing(with: known) }
    } catch {
      StandardError.print("thimble audit: \(error.message)")
      throw ExitCode(2)
    }
    switch format {
    case .text: print(report.text, terminator: "")
    case .json: print(report.json, terminator: "")
    case .sarif: print(report.sarif, terminator: "")
    case .junit: print(report.junit, terminator: "")
    }
    if !report.isClean { throw ExitCode(1) }
  }

  /// What the application shows.
  private func look() async throws(AuditFailure) -> AccessibleTree {
    let observer = try await Observer.connect(within: .seconds(timeout))
    if let app { return try await observer.look(at: app) }
    return try await observer.launch(launch)
  }

  private func selectedRules() throws -> [Rule] {
    do throws(RuleSelectionError) {
      return try RuleSelection(rules).rules
    } catch .unknown(let name) {
      let guess = Suggestion.nearest(to: name, in: RuleSelection.names).map { "; did you mean \"\($0)\"?" }
      throw ValidationError("There is no rule \"\(name)\"\(guess ?? ". --list-rules tells them.")")
    } catch .nothingLeft {
      throw ValidationError("The list \"\(rules)\" leaves no rule.")
    }
  }
}
