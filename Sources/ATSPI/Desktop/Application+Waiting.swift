public import AccessibilityAudit

extension Application {
  /// Waits until `find` returns a result for the tree, and returns it.
  ///
  ///     let saved = try await application.wait { $0.first(.label, named: "Saved") }
  ///
  /// Reads the tree again after each change that the application reports, and once a second in any case, because not
  /// every change is reported.
  ///
  /// - Parameters:
  ///   - limit: The longest time to wait; nil for as long as a call of this desktop may take.
  ///   - find: Returns the result; nil to go on waiting.
  /// - Returns: The result.
  /// - Throws: ``ATSPIError/Code/timedOut``, ``ATSPIError/Code/gone`` when the application ends.
  public func wait<Found: Sendable>(
    within limit: Duration? = nil, until find: @Sendable (AccessibleTree) -> Found?
  ) async throws(ATSPIError) -> Found {
    let deadline = root.session.deadline(within: limit)
    let kinds: [EventKind] = [.stateChanged, .propertyChanged, .childrenChanged, .textChanged]
    let wait = Wait(
      signals: kinds.map { $0.match(sender: root.id.busName) }, kinds: kinds, recheck: .seconds(1),
      description: "such state of the application",
      place: ATSPIError.Place(busName: root.id.busName, path: root.id.path))
    return try await root.session.wait(wait, by: deadline) { (_) async throws(ATSPIError) -> Found? in
      find(try await tree(includingExtents: true, within: deadline.remaining))
    }
  }
}
