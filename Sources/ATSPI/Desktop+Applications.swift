import AccessibilityAudit

extension Desktop {
  /// The applications that are on the bus now and answer, in the order in which they came.
  public func applications() async throws(ATSPIError) -> [Application] {
    try await applications(by: Deadline(within: session.callLimit))
  }

  /// The application of this name, waiting for it to come.
  ///
  /// - Parameters:
  ///   - name: The name GTK takes from the program (`g_set_prgname`, by default its file name), compared exactly.
  ///   - limit: How long to wait.
  /// - Returns: The first such application.
  /// - Throws: ``ATSPIError/Code/timedOut``, with the names of those that were there.
  public func application(named name: String, within limit: Duration = .seconds(10)) async throws(ATSPIError)
    -> Application
  {
    try await application("application named \"\(name)\"", within: limit) { $0.name == name }
  }

  /// The application that runs as this process, waiting for it to come.
  ///
  /// - Parameters:
  ///   - processID: The process itself, not a shell or a launcher that started it.
  ///   - limit: How long to wait.
  /// - Returns: The application.
  /// - Throws: ``ATSPIError/Code/timedOut``, with the names of those that were there.
  public func application(processID: Int32, within limit: Duration = .seconds(10)) async throws(ATSPIError)
    -> Application
  {
    try await application("application of process \(processID)", within: limit) { $0.processID == processID }
  }

  private func application(
    _ description: String,
    within limit: Duration,
    _ matches: (Application) -> Bool
  ) async throws(ATSPIError) -> Application {
    let deadline = Deadline(within: limit)
    // An application is there when the registry has taken it in, and says so by an event of its own.
    let comings = EventKind.childrenChanged.match(sender: nil)
    let owners = BusSignal.Match(sender: BusCall.busName, interface: BusCall.busName, member: "NameOwnerChanged")
    let wait = Wait(signals: [comings, owners], description: description)
    var present: [Application] = []
    let seen = { present.map { "\($0.name) (process \($0.processID))" }.joined(separator: ", ") }
    return try await session.wait(wait, by: deadline, lastSeen: seen) { (_) async throws(ATSPIError) -> Application? in
      present = try await applications(by: deadline)
      return present.first(where: matches)
    }
  }

  private func applications(by deadline: Deadline) async throws(ATSPIError) -> [Application] {
    let answer = try await session.call(BusCall(BusCall.desktop, BusCall.accessible, "GetChildren"), by: deadline)
    let ids = answer[0]?.accessibleIDs ?? []
    return await withTaskGroup(of: (Int, Application?).self) { group in
      for (index, id) in ids.enumerated() {
        group.addTask { [session] in (index, await Application(id: id, session: session, by: deadline)) }
      }
      var found: [(Int, Application)] = []
      for await (index, application) in group {
        if let application { found.append((index, application)) }
      }
      return found.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}

extension Application {
  /// Nil for one that goes or does not answer meanwhile.
  fileprivate init?(id: AccessibleID, session: Session, by deadline: Deadline) async {
    let process = BusCall(
      busName: BusCall.busName,
      path: BusCall.busPath,
      interface: BusCall.busName,
      method: "GetConnectionUnixProcessID",
      arguments: [.string(id.busName)]
    )
    async let name = session.answer(.get("Name", of: BusCall.accessible, id), by: deadline)
    async let number = session.answer(process, by: deadline)
    guard let name = try? await name.get()[0]?.string else { return nil }
    guard let number = (try? await number.get())?[0]?.int.flatMap(Int32.init(exactly:)) else { return nil }
    self.init(name: name, processID: number, root: Accessible(id: id, session: session))
  }
}
