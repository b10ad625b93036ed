#if canImport(ArgumentParser)
  import ATSPI
  import AccessibilityAudit

  /// A window or a menu that an action has opened.
  struct Opened: Sendable {
    let id: String
    let line: String
  }

  extension Observer {
    /// The time after which an action that is not answered may have opened something.
    private static let limitOfAction = Duration.seconds(1)

    /// Performs an action on an application, until it answers, or until it has opened a window or a menu: Qt answers only
    /// when a modal dialog is closed again.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - before: Its objects before the action.
    ///   - action: The action.
    /// - Returns: Windows and menus that were opened by an action without an answer.
    /// - Throws: As ``act(on:_:)``.
    func act(
      on application: Application, unlessOpening before: ObjectList,
      _ action: @escaping @Sendable () async throws(ATSPIError) -> Void
    ) async throws -> [Opened] {
      try await withThrowingTaskGroup(of: [Opened].self) { group in
        group.addTask {
          try await act(on: application, action)
          return []
        }
        group.addTask { await opened(in: application, since: before) }
        defer { group.cancelAll() }
        return try await group.next() ?? []
      }
    }

    /// Waits until an application has opened a window or a menu, or until the task is cancelled.
    private func opened(in application: Application, since before: ObjectList) async -> [Opened] {
      let known = Set(before.openings.map { before.items[$0].node.id })
      while (try? await Task.sleep(for: Self.limitOfAction)) != nil {
        guard let tree = try? await read(application, within: min(.seconds(2), remaining)) else { continue }
        let list = ObjectList(tree)
        let new = list.openings.filter { !known.contains(list.items[$0].node.id) }
        if !new.isEmpty { return new.map { Opened(id: list.items[$0].id, line: list.line(of: $0)) } }
      }
      return []
    }
  }
#endif
