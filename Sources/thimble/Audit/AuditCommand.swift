#if canImport(ArgumentParser)
  import ATSPI
  import AccessibilityAudit
  import ArgumentParser
  import DesignTokens
  import ThimbleTesting

  /// `thimble audit`: checks an application's accessible tree by rules.
  struct AuditCommand: DesktopCommand {
    static let configuration = CommandConfiguration(
      commandName: "audit",
      abstract: "Find accessibility problems in a running application.",
      discussion: """
        Reads an application over AT-SPI, as a screen reader does, and checks it by rules. It reads everything that the \
        application shows now, with any toolkit; advice is specific to GTK 4.

          thimble audit --app gnome-calculator
          thimble audit --format sarif --launch ./build/notes --new-window

        --measure uses the application instead, as a person does: it starts it on a private desktop, walks through it with \
        Tab and Shift+Tab, measures contrast on the screen in light, dark and high contrast, tries text of 200 % and a window \
        of 360 pixels, and opens menus, popovers, pages and expanders to look into them. It presses only controls whose role \
        or state says that they only show more, and closes them with Escape. A modal dialog that opens with the application \
        is used first, and the window below it in further runs, after Escape has closed the dialog. Without --measure, \
        rules that need this are left out.

          thimble audit --measure ./build/notes --new-window

        It needs xvfb, x11-xkb-utils, xdotool, imagemagick, x11-utils and dbus. A part that cannot be measured needs review, \
        with the reason.

        --format html prints a page for a browser, which needs no other file:

          thimble audit --app notes --format html > report.html

        --watch audits again whenever the application changes, and prints only the differences: new findings after "+", \
        findings that are gone after "-". It ends with Ctrl-C or with the application; the status is that of the last audit.

          thimble audit --app notes --watch

        Certain findings are violations; uncertain ones are reported as "needs review". Each has its place, the \
        observation and the remedy. --list-rules prints the rules.

        --write-baseline writes all findings to a file as known, and with --baseline only new ones count. A finding is \
        recognised by its rule and by the names around it, not by the window's title.

        --suppressions names a JSON file of accepted findings, each with a reason, and perhaps the last day on which it is \
        accepted. "place" is a part of the place in the report:

          {"version": 1, "suppressions": [{"rule": "name-missing", "place": "list \\"Days\\"",
            "reason": "a fault of the toolkit", "expires": "2027-06-30"}]}

        --rules takes names of rules and sets, separated by commas; a name after - removes the rule:

          --rules -name-duplicate            all but one
          --rules A,AA                       those of WCAG's levels A and AA
          --rules default,target-size-enhanced

        Exit status: 0 no violations, or only known ones; 1 violations; 2 the audit failed: there is no accessibility bus \
        or no such application, the application ended or did not answer in time, or a file could not be read or \
        written. If only a part of the application could be read, the report covers that part, and the status is 1 or 2.
        """
    )

    @OptionGroup var target: TargetOptions

    @Option(
      parsing: .remaining,
      help: ArgumentHelp(
        "Start this command on a private desktop, and use it as a person does. All following words belong to it.",
        valueName: "command"))
    var measure: [String] = []

    @Option(help: "The format of the report: text, json, sarif (2.1.0), junit or html.")
    var format = Format.text

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp("The rules; by default all except those of level AAA.", valueName: "list"))
    var rules = "default"

    @Option(help: ArgumentHelp("Findings that are known and do not count.", valueName: "file"))
    var baseline: String?

    @Option(help: ArgumentHelp("Write all findings to this file. They are known from now on.", valueName: "file"))
    var writeBaseline: String?

    @Option(help: ArgumentHelp("Findings that are accepted for a reason and do not count.", valueName: "file"))
    var suppressions: String?

    @Flag(help: "Audit again whenever the application changes, and print the differences.")
    var watch = false

    @Flag(help: "Print the rules instead, as text or JSON.")
    var listRules = false

    /// The format of a report.
    enum Format: String, ExpressibleByArgument, CaseIterable {
      case text, json, sarif, junit, html
    }

    func validate() throws {
      _ = try selectedRules()
      if listRules {
        guard [.text, .json].contains(format) else {
          throw ValidationError("Rules are listed as text or json, not as \(format.rawValue).")
        }
        return
      }
      try target.check(measure: measure)
      guard !watch || (measure.isEmpty && format == .text && writeBaseline == nil) else {
        throw ValidationError("--watch prints text, and takes neither --measure nor --write-baseline.")
      }
      let isMeasured = try selectedRules().allSatisfy { rule in Rule.measured.contains { $0.id == rule.id } }
      if measure.isEmpty, isMeasured { throw ValidationError("These rules need measurements: use --measure COMMAND….") }
    }

    var endsByInterrupt: Bool { watch }

    func work() async throws {
      let rules = try selectedRules()
      if listRules {
        print(format == .json ? Rule.json(rules) : Rule.text(rules), terminator: "")
        return
      }
      if watch { return try await follow(rules) }
      var report: AuditReport
      do throws(ReadingFailure) {
        var known: Baseline?
        let accepted = try suppressions.map(Suppressions.init(contentsOf:))
        if let baseline { known = try Baseline(contentsOf: baseline) }
        report =
          measure.isEmpty
          ? Audit(rules: rules).report(on: try await target.look()) : try await measuredReport(rules)
        if let writeBaseline {
          let written = Baseline(report)
          try written.write(to: writeBaseline)
          known = written
        }
        if let accepted { report = report.suppressing(accepted, on: Suppressions.today) }
        if let known { report = report.comparing(with: known) }
      } catch {
        StandardError.print("thimble audit: \(error.message)")
        throw ExitCode(2)
      }
      switch format {
      case .text: Terminal.print(report.text, as: .text)
      case .json: print(report.json, terminator: "")
      case .sarif: print(report.sarif, terminator: "")
      case .junit: print(report.junit, terminator: "")
      case .html: print(report.html, terminator: "")
      }
      if let gap = report.gap {
        StandardError.print("thimble audit: only a part of the application was audited: \(gap).")
      }
      if !report.isClean { throw ExitCode(1) }
      if report.gap != nil { throw ExitCode(2) }
    }

    /// Audits again after each change, until a signal comes or the application ends.
    private func follow(_ rules: [Rule]) async throws {
      let last: AuditReport
      do {
        let (accepted, known) = (
          try suppressions.map(Suppressions.init(contentsOf:)), try baseline.map(Baseline.init(contentsOf:))
        )
        let day = Suppressions.today
        let observer = try await Observer.connect(within: target.time.limit)
        let watch = Watch(observer, within: target.time.limit) { tree in
          var report = Audit(rules: rules).report(on: tree)
          if let accepted { report = report.suppressing(accepted, on: day) }
          return known.map { report.comparing(with: $0) } ?? report
        }
        if let name = target.app {
          let application = try await observer.application(name)
          last = try await watch.follow(application, since: try await observer.read(application))
        } else {
          last = try await observer.launch(target.launch) { try await watch.follow($0, since: $1) }
        }
      } catch let failure as ReadingFailure {
        StandardError.print("thimble audit: \(failure.message)")
        throw ExitCode(2)
      } catch let error as ATSPIError {
        StandardError.print("thimble audit: \(ReadingFailure(error).message)")
        throw ExitCode(2)
      }
      if !last.isClean { throw ExitCode(1) }
      if last.gap != nil { throw ExitCode(2) }
    }

    /// Uses the application, and shows the progress on a terminal.
    private func measuredReport(_ rules: [Rule]) async throws(ReadingFailure) -> AuditReport {
      let progress = Progress()
      defer { progress.end() }
      let audit = MeasuredAudit(measure, rules: rules, within: target.time.limitToMeasure, progress: progress.show)
      do {
        return try await audit.report()
      } catch let failure as TestFailure {
        throw ReadingFailure(failure.description)
      } catch {
        throw ReadingFailure("\(error)")
      }
    }

    private func selectedRules() throws -> [Rule] {
      do throws(RuleSelectionError) {
        return try RuleSelection(rules).rules
      } catch .unknown(let name) {
        let guess = Suggestion.nearest(to: name, in: RuleSelection.names).map { "; did you mean \"\($0)\"?" }
        throw ValidationError("There is no rule \"\(name)\"\(guess ?? ". --list-rules prints them.")")
      } catch .nothingLeft {
        throw ValidationError("The list \"\(rules)\" leaves no rule.")
      }
    }
  }
#endif
