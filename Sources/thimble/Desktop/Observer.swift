#if canImport(ArgumentParser)
  import ATSPI
  import AccessibilityAudit
  import DesignTokens
  import Processes

  /// Reads applications over the accessibility bus, until a deadline.
  struct Observer {
    /// The time to answer for applications that were silent before, when none of the others is wanted.
    private static let limitOfBusyApplications = Duration.seconds(5)

    let desktop: Desktop
    private let deadline: ContinuousClock.Instant

    /// Connects to the session's accessibility bus. The limit is for all calls together.
    static func connect(within limit: Duration) async throws(ReadingFailure) -> Observer {
      let deadline = ContinuousClock.now + limit
      return try await asking { () async throws(ATSPIError) in
        Observer(desktop: try await Desktop.connect(within: limit, callLimit: limit), deadline: deadline)
      }
    }

    var remaining: Duration { max(.zero, deadline - .now) }

    /// Runs `body`, and turns an error of the bus into a failure of the command.
    private static func asking<Answer>(
      _ body: () async throws(ATSPIError) -> Answer
    ) async throws(ReadingFailure) -> Answer {
      do throws(ATSPIError) {
        return try await body()
      } catch {
        throw ReadingFailure(error)
      }
    }

    /// Reads everything that an application shows, or as much as possible until the deadline or within a limit.
    func read(
      _ application: Application, within limit: Duration? = nil
    ) async throws(ReadingFailure) -> AccessibleTree {
      let name = "\"\(application.name)\" (process \(application.processID))"
      do throws(ATSPIError) {
        return try await application.tree(includingExtents: true, keepingParts: true, within: limit ?? remaining)
      } catch {
        switch error.code {
        case .timedOut: throw ReadingFailure("\(name) does not answer.")
        case .gone: throw ReadingFailure("\(name) ended while it was read.", isGone: true)
        default: throw ReadingFailure(error)
        }
      }
    }
  }

  // MARK: - An application that runs

  extension Observer {
    /// Reads the application of this name or process.
    func look(at name: String) async throws(ReadingFailure) -> AccessibleTree {
      try await read(try await application(name))
    }

    /// Finds the application of this name or process.
    func application(_ name: String) async throws(ReadingFailure) -> Application {
      var list = try await Self.asking { () async throws(ATSPIError) in try await desktop.applicationList() }
      // A silent application may be the one, and only be busy, for example with its start. It knows its name; the system
      // knows its process.
      let mayBeSilent = list.silent.contains { Int32(name) == nil || "\($0.processID)" == name }
      let isThere = list.applications.contains { $0.isCalled(name) }
      if mayBeSilent, !isThere, remaining > Self.limitOfBusyApplications {
        let late = try await Self.asking { () async throws(ATSPIError) in
          try await desktop.applicationList(answeringWithin: Self.limitOfBusyApplications)
        }
        if late.applications.count > list.applications.count { list = late }
      }
      return try await application(name, of: list)
    }

    /// Finds the application of this name or process, or waits for it to come.
    func coming(_ name: String) async throws(ReadingFailure) -> Application {
      let list = try await Self.asking { () async throws(ATSPIError) in try await desktop.applicationList() }
      if !list.applications(called: name).isEmpty {
        return try await application(name, of: list)
      }
      let application: Application?
      do throws(ATSPIError) {
        application =
          if let process = Int32(name) {
            try await desktop.application(
              of: ProcessFamily(leader: process, mark: name), processID: process, within: remaining)
          } else {
            try await desktop.application(named: name, within: remaining)
          }
      } catch {
        guard error.code == .timedOut else { throw ReadingFailure(error) }
        application = nil
      }
      if let application { return application }
      // The error message names the applications that are there.
      return try await self.application(name)
    }

    /// Runs `body` with an application, until the deadline.
    ///
    /// - Throws: A ``ReadingFailure`` if the application does not answer in time; other errors of the bus as they are.
    func act<Answer: Sendable>(
      on application: Application, _ body: @escaping @Sendable () async throws(ATSPIError) -> Answer
    ) async throws -> Answer {
      let work = Task { try await body() }
      let limit = Task { [remaining] in
        try await Task.sleep(for: remaining)
        work.cancel()
      }
      defer { limit.cancel() }
      return try await withTaskCancellationHandler {
        do {
          return try await work.value
        } catch let error as ATSPIError where error.code == .timedOut || (error.code == .cancelled && !Task.isCancelled)
        {
          throw ReadingFailure(Self.silence(of: application))
        }
      } onCancel: {
        work.cancel()
      }
    }

    /// Returns true if an application answers within a second.
    func answers(_ application: Application) async -> Bool {
      let question = Task { try await application.root.role() }
      let limit = Task {
        try await Task.sleep(for: .seconds(1))
        question.cancel()
      }
      defer { limit.cancel() }
      return (try? await question.value) != nil
    }

    private static func silence(of application: Application) -> String {
      "\"\(application.name)\" (process \(application.processID)) does not answer."
    }

    private func application(_ name: String, of list: ApplicationList) async throws(ReadingFailure) -> Application {
      let all = list.applications
      let matching = list.applications(called: name)
      // A program may have several connections to the bus, and windows in one of them.
      if matching.count > 1 {
        let shown = await desktop.withWindows(matching)
        if shown.count == 1 { return shown[0] }
      }
      if matching.count == 1 { return matching[0] }
      if matching.count > 1 {
        let processes = matching.map { "\($0.processID)" }.joined(separator: ", ")
        throw ReadingFailure(
          "\(matching.count) applications are called \"\(name)\"; choose one by its process: \(processes).")
      }
      if let silent = list.silent.first(where: { $0.mayBeCalled(name) || "\($0.processID)" == name }) {
        throw ReadingFailure("\(silent) is on the accessibility bus, but does not answer.")
      }
      let hangs =
        list.silent.isEmpty ? "" : " Not answering: \(list.silent.map(\.description).joined(separator: ", "))."
      if all.isEmpty {
        let others = list.silent.isEmpty ? "none" : "none that answers"
        throw ReadingFailure("there is no application \"\(name)\"; \(others) is on the accessibility bus.\(hangs)")
      }
      let names = Set(all.map(\.name)).sorted()
      let guess = Suggestion.nearest(to: name, in: names).map { " Did you mean \"\($0)\"?" } ?? ""
      throw ReadingFailure(
        "there is no application \"\(name)\".\(guess) There are: \(names.joined(separator: ", ")).\(hangs)")
    }
  }

  // MARK: - An application that is started

  extension Observer {
    /// Starts a command, reads its tree when that no longer changes, and ends it with everything that it has started.
    ///
    /// Cancelling the task also ends it.
    func launch(_ command: [String]) async throws(ReadingFailure) -> AccessibleTree {
      let program = try await Self.asking { () async throws(ATSPIError) in try await LaunchedProgram.start(command) }
      let reading = Task { await tree(of: program, startedBy: command[0]) }
      // A script may end and leave the application running.
      await program.whenEnded { _ in
        Task { if await program.processes().isEmpty { reading.cancel() } }
      }
      let result = await withTaskCancellationHandler {
        await reading.value
      } onCancel: {
        reading.cancel()
      }
      // A program that ends closes its connection to the bus before its process ends.
      if case .failure(let failure) = result, failure.isGone { await program.comesToEnd(within: .seconds(5)) }
      let wasRunning = await !program.processes().isEmpty
      let ending = await program.end()
      switch (result, ending) {
      case (.success(let tree), _): return tree
      case (.failure(let failure), _) where wasRunning: throw failure
      case (.failure, .exited(let status)):
        let hint = status == 0 ? " If it runs already, look at it with --app." : ""
        throw ReadingFailure("\"\(command[0])\" ended with status \(status) before it could be read.\(hint)")
      case (.failure, .signalled(let number)):
        throw ReadingFailure("\"\(command[0])\" was ended by signal \(number) before it could be read.")
      }
    }

    /// Starts a command, runs `body` with its application, and ends it with everything that it has started.
    func launch<Answer>(
      _ command: [String], _ body: (Application, AccessibleTree) async throws -> Answer
    ) async throws -> Answer {
      let program = try await Self.asking { () async throws(ATSPIError) in try await LaunchedProgram.start(command) }
      do {
        let application = try await application(of: program, startedBy: command[0])
        let answer = try await body(application, try await steadyTree(of: application))
        await program.end()
        return answer
      } catch {
        await program.end()
        throw error
      }
    }

    private func tree(
      of program: LaunchedProgram, startedBy name: String
    ) async -> Result<AccessibleTree, ReadingFailure> {
      do throws(ReadingFailure) {
        return .success(try await steadyTree(of: try await application(of: program, startedBy: name)))
      } catch {
        return .failure(error)
      }
    }

    /// Waits until an application has a window and no longer changes, and returns its tree. If it keeps changing, returns
    /// the last tree.
    private func steadyTree(of application: Application) async throws(ReadingFailure) -> AccessibleTree {
      var last: AccessibleTree?
      var patience = deadline
      while true {
        let tree = try await read(application)
        let isShown = tree.preorder.contains { $0.extents?.isEmpty == false }
        // A splash screen is followed by a window.
        let isReady = isShown && !tree.showsOnlySplash
        if isReady, tree == last { return tree }
        // There is no time to read it again.
        if tree.gap != nil { return last ?? tree }
        // An application that keeps changing is read after a while.
        if isReady, last?.showsOnlySplash != false {
          patience = min(deadline, .now + .seconds(3))
        } else if isShown, last == nil {
          patience = min(deadline, .now + .seconds(10))
        }
        if isShown { last = tree }
        if ContinuousClock.now > patience { break }
        try? await Task.sleep(for: .milliseconds(200))
      }
      guard let last else { throw ReadingFailure("the application has shown no window in time.") }
      return last
    }

    private func application(
      of program: LaunchedProgram, startedBy name: String
    ) async throws(ReadingFailure) -> Application {
      do throws(ATSPIError) {
        return try await desktop.application(of: program, within: remaining)
      } catch {
        guard error.code == .timedOut else { throw ReadingFailure(error) }
        let processes = await program.processes()
        let silent = try? await desktop.applicationList().silent.first { processes.contains($0.processID) }
        if let silent { throw ReadingFailure("\(silent) is on the accessibility bus, but does not answer.") }
        throw ReadingFailure(
          "\"\(name)\" (process \(program.processID)) has not come to the accessibility bus in time. Allow more with "
            + "--timeout.")
      }
    }
  }

  extension Application {
    /// Returns true if this is its name, or the number of its process.
    fileprivate func isCalled(_ name: String) -> Bool { self.name == name || "\(processID)" == name }
  }
#endif
