import ATSPI
import AccessibilityAudit
import DesignTokens

/// Reads applications over the accessibility bus, by a deadline.
struct Observer {
  private let desktop: Desktop
  private let deadline: ContinuousClock.Instant

  /// Connects to the session's accessibility bus; everything together may take this long.
  static func connect(within limit: Duration) async throws(AuditFailure) -> Observer {
    let deadline = ContinuousClock.now + limit
    return try await asking { () async throws(ATSPIError) in
      Observer(desktop: try await Desktop.connect(within: limit, callLimit: limit), deadline: deadline)
    }
  }

  private var remaining: Duration { max(.zero, deadline - .now) }

  /// The same with what the bus has to say as the command's own failure.
  private static func asking<Answer>(
    _ body: () async throws(ATSPIError) -> Answer
  ) async throws(AuditFailure) -> Answer {
    do throws(ATSPIError) {
      return try await body()
    } catch {
      throw AuditFailure(error)
    }
  }
}

// MARK: - An application that runs

extension Observer {
  /// Reads the application of this name or process.
  func look(at name: String) async throws(AuditFailure) -> AccessibleTree {
    let all = try await Self.asking { () async throws(ATSPIError) in try await desktop.applications() }
    let application = try Self.application(name, of: all)
    return try await Self.asking { () async throws(ATSPIError) in
      try await application.tree(includingExtents: true, within: remaining)
    }
  }

  private static func application(_ name: String, of all: [Application]) throws(AuditFailure) -> Application {
    let matching = all.filter { $0.name == name || "\($0.processID)" == name }
    if matching.count == 1 { return matching[0] }
    if matching.count > 1 {
      let processes = matching.map { "\($0.processID)" }.joined(separator: ", ")
      throw AuditFailure(
        "\(matching.count) applications are called \"\(name)\"; choose one by its process: \(processes).")
    }
    if all.isEmpty {
      throw AuditFailure("there is no application \"\(name)\"; none is on the accessibility bus.")
    }
    let names = Set(all.map(\.name)).sorted()
    let guess = Suggestion.nearest(to: name, in: names).map { " Did you mean \"\($0)\"?" } ?? ""
    throw AuditFailure("there is no application \"\(name)\".\(guess) There are: \(names.joined(separator: ", ")).")
  }
}

// MARK: - An application that is started

extension Observer {
  /// Starts a command, reads what it shows once it has come to rest, and ends it.
  func launch(_ command: [String]) async throws(AuditFailure) -> AccessibleTree {
    let program = try await Self.asking { () async throws(ATSPIError) in try await LaunchedProgram.start(command) }
    let reading = Task { await tree(of: program.processID, startedBy: command[0]) }
    await program.whenEnded { _ in reading.cancel() }
    let result = await reading.value
    let ending = await program.ending
    await program.end()
    switch (result, ending) {
    case (.success(let tree), _): return tree
    case (.failure, .exited(let status)?):
      throw AuditFailure("\"\(command[0])\" ended with status \(status) before it could be read.")
    case (.failure, .signalled(let number)?):
      throw AuditFailure("\"\(command[0])\" was ended by signal \(number) before it could be read.")
    case (.failure(let failure), nil): throw failure
    }
  }

  /// What a process shows once it has a window and has come to rest, or what it shows when it does not.
  private func tree(of process: Int32, startedBy name: String) async -> Result<AccessibleTree, AuditFailure> {
    do throws(AuditFailure) {
      let application: Application
      do throws(ATSPIError) {
        application = try await desktop.application(processID: process, within: remaining)
      } catch {
        guard error.code == .timedOut else { throw AuditFailure(error) }
        throw AuditFailure(
          "\"\(name)\" (process \(process)) has not come to the accessibility bus in time. Allow more with --timeout; "
            + "if it only starts the application, let it do so with exec.")
      }
      var last: AccessibleTree?
      var patience = deadline
      while true {
        let tree = try await Self.asking { () async throws(ATSPIError) in
          try await application.tree(includingExtents: true, within: remaining)
        }
        let isShown = tree.preorder.contains { $0.extents?.isEmpty == false }
        if isShown, tree == last { return .success(tree) }
        // What changes all the time is read as it is after a while.
        if isShown, last == nil { patience = min(deadline, .now + .seconds(3)) }
        if isShown { last = tree }
        if ContinuousClock.now > patience { break }
        try? await Task.sleep(for: .milliseconds(200))
      }
      guard let last else { return .failure(AuditFailure("the application has shown no window in time.")) }
      return .success(last)
    } catch {
      return .failure(error)
    }
  }
}
