import AccessibilityAudit
package import Processes

extension Desktop {
  /// The usual time for one application to answer. An application that hangs does not delay the others.
  private static let usualAnswerLimit = Duration.seconds(2)

  /// Returns the applications on the bus that answer, in the order of their start.
  public func applications() async throws(ATSPIError) -> [Application] {
    try await applicationList().applications
  }

  /// Asks all applications on the bus at the same time.
  ///
  /// - Parameter limit: The time that each has to answer. A call takes at most as long as this desktop allows.
  /// - Returns: The applications, with those that do not answer in a list of their own.
  /// - Throws: ``ATSPIError`` when the bus or its registry does not answer.
  public func applicationList(
    answeringWithin limit: Duration = .seconds(2)
  ) async throws(ATSPIError) -> ApplicationList {
    try await applicationList(by: session.deadline(), answeringWithin: limit, of: { _ in true })
  }

  /// Waits for the application of this name.
  ///
  /// If no application has the name, one that a program or a script with this file name has started counts: its name on the
  /// bus may be its id, or in Java the title of its window.
  ///
  /// - Parameters:
  ///   - name: The name GTK takes from the program (`g_set_prgname`, by default its file name), compared exactly.
  ///   - limit: The longest time to wait; nil for as long as a call of this desktop may take.
  /// - Returns: The first such application; of several of one program, the first with windows.
  /// - Throws: ``ATSPIError/Code/timedOut``, with the names of the applications that were there.
  public func application(named name: String, within limit: Duration? = nil) async throws(ATSPIError)
    -> Application
  {
    try await application("application named \"\(name)\"", within: limit) {
      { _ in true }
    } choosing: { list in
      let all = list.applications(called: name)
      let shown = all.count > 1 ? await withWindows(all) : []
      return shown.first ?? all.first
    }
  }

  /// Waits for the application of this process.
  ///
  /// - Parameters:
  ///   - processID: The process itself, not a shell or a launcher that started it.
  ///   - limit: The longest time to wait; nil for as long as a call of this desktop may take.
  /// - Returns: The application.
  /// - Throws: ``ATSPIError/Code/timedOut``; ``ATSPIError/Code/gone`` when the process has ended.
  public func application(processID: Int32, within limit: Duration? = nil) async throws(ATSPIError)
    -> Application
  {
    try await application(ofProcess: processID, within: limit) {
      ProcessTable.hasEnded(processID) ? [] : [processID]
    }
  }

  /// Waits for the application of any of a program's processes. The program may be a script that starts the
  /// application.
  ///
  /// A program may have several connections, such as one for each of two toolkits: the one with windows is preferred, if
  /// there is one within a second.
  ///
  /// - Throws: ``ATSPIError/Code/timedOut``; ``ATSPIError/Code/gone`` when none of the processes is left.
  public func application(
    of program: LaunchedProgram, within limit: Duration? = nil
  ) async throws(ATSPIError) -> Application {
    try await applicationWithWindows(ofProcess: program.processID, within: limit) { await program.processes() }
  }

  /// Waits for the application of any of a family's processes.
  ///
  /// - Throws: As for a program that was launched.
  package func application(
    of family: ProcessFamily, processID: Int32, within limit: Duration
  ) async throws(ATSPIError) -> Application {
    try await applicationWithWindows(ofProcess: processID, within: limit) { family.members() }
  }

  /// Returns those of several applications that have windows, as far as they answer.
  package func withWindows(_ applications: [Application]) async -> [Application] {
    var found: [Application] = []
    for application in applications where await application.hasWindows { found.append(application) }
    return found
  }

  /// The time in which the first window of a program comes, if it has several connections.
  private static let limitOfWindows = Duration.seconds(1)

  private func applicationWithWindows(
    ofProcess processID: Int32, within limit: Duration?, orAny all: () async -> Set<Int32>
  ) async throws(ATSPIError) -> Application {
    let deadline = session.deadline(within: limit)
    let first = try await application(ofProcess: processID, within: limit, orAny: all)
    do throws(ATSPIError) {
      return try await application(
        "window of process \(processID)", within: deadline.capped(at: Self.limitOfWindows)
      ) { () async throws(ATSPIError) in
        let processes = await all()
        return { processes.contains($0) }
      } choosing: { list in
        await withWindows(list.applications).first
      }
    } catch {
      // Most programs have one connection, whose windows come later.
      guard error.code == .timedOut else { throw error }
      return first
    }
  }

  private func application(
    ofProcess processID: Int32, within limit: Duration?, orAny all: () async -> Set<Int32>
  ) async throws(ATSPIError) -> Application {
    try await application("application of process \(processID)", within: limit) { () async throws(ATSPIError) in
      let processes = await all()
      guard !processes.isEmpty else {
        throw ATSPIError(.gone, message: "the program ended before it came to the accessibility bus", advice: "")
      }
      return { processes.contains($0) }
    } choosing: { list in
      list.applications.first
    }
  }

  /// Waits for an application. For each look, `asked` returns the processes to consider, and `choice` the application among
  /// theirs.
  private func application(
    _ description: String, within limit: Duration?,
    among asked: () async throws(ATSPIError) -> @Sendable (Int32) -> Bool,
    choosing choice: (ApplicationList) async -> Application?
  ) async throws(ATSPIError) -> Application {
    let deadline = session.deadline(within: limit)
    // The registry lists a new application, and then sends this event.
    let comings = EventKind.childrenChanged.match(sender: nil)
    let owners = BusSignal.Match(sender: BusCall.busName, interface: BusCall.busName, member: "NameOwnerChanged")
    let wait = Wait(signals: [comings, owners], description: description)
    var present = ApplicationList()
    let seen = {
      let names = present.applications.map { "\($0.name) (process \($0.processID))" }
      return (names + present.silent.map { "\($0), which does not answer" }).joined(separator: ", ")
    }
    return try await session.wait(wait, by: deadline, lastSeen: seen) { (_) async throws(ATSPIError) -> Application? in
      let found = try await applicationList(by: deadline, of: try await asked())
      // A look that the deadline cuts short may miss applications, so the error names those of the look before.
      if !deadline.hasPassed || present == ApplicationList() { present = found }
      return await choice(found)
    }
  }

  /// Lists the applications, and calls only those of the wanted processes.
  private func applicationList(
    by deadline: Deadline, answeringWithin limit: Duration = usualAnswerLimit,
    of isAsked: @escaping @Sendable (Int32) -> Bool
  ) async throws(ATSPIError) -> ApplicationList {
    var call = BusCall(BusCall.desktop, BusCall.accessible, "GetChildren")
    // The bus starts the registry when the first program asks for it; that may be this one.
    call.mayStart = true
    let answer: BusValue
    do throws(ATSPIError) {
      answer = try await session.call(call, by: deadline)
    } catch {
      guard error.code == .gone else { throw error }
      throw ATSPIError(
        .noAccessibilityBus, at: error.place, message: "the accessibility bus has no registry",
        advice: "Start the desktop session's accessibility services again; the registry is a part of at-spi2-core")
    }
    guard let ids = answer[0]?.children?.ids else {
      throw ATSPIError(.malformed, at: call.place, message: "the registry's list of applications has another type")
    }
    let found = await withTaskGroup(of: (Int, Presence?).self) { group in
      for (index, id) in ids.enumerated() {
        group.addTask { [session] in
          (index, await Presence(id: id, session: session, by: deadline, answeringWithin: limit, of: isAsked))
        }
      }
      var found: [(index: Int, presence: Presence)] = []
      for await (index, presence) in group {
        if let presence { found.append((index, presence)) }
      }
      return found.sorted { $0.index < $1.index }
    }
    var list = ApplicationList()
    for (_, presence) in found {
      switch presence {
      case .answers(let application): list.applications.append(application)
      case .isSilent(let silent): list.silent.append(silent)
      }
    }
    return list
  }

  /// An application on the bus that answers or is silent.
  private enum Presence: Sendable {
    case answers(Application)
    case isSilent(ApplicationList.Silent)

    /// Asks an application. Nil if it ends meanwhile, or is not wanted.
    init?(
      id: AccessibleID, session: Session, by deadline: Deadline, answeringWithin limit: Duration,
      of isAsked: (Int32) -> Bool
    ) async {
      // The bus itself knows the process.
      let process = BusCall.bus("GetConnectionUnixProcessID", about: id.busName)
      let number = try? await session.call(process, by: deadline)[0]?.int.flatMap(Int32.init(exactly:))
      guard let number, isAsked(number) else { return nil }
      do throws(ATSPIError) {
        let limit = Deadline(within: deadline.capped(at: limit))
        let name = try await session.value(of: .get("Name", of: BusCall.accessible, id), \.string, by: limit)
        self = .answers(Application(name: name, processID: number, root: Accessible(id: id, session: session)))
      } catch {
        guard error.code == .timedOut else { return nil }
        self = .isSilent(ApplicationList.Silent(processID: number))
      }
    }
  }
}
