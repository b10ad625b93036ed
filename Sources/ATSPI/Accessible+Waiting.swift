public import AccessibilityAudit

extension Accessible {
  /// Waits until the object is as it should be, and returns it as it then was, without its children.
  ///
  ///     try await button.wait(within: .seconds(2)) { $0.states.contains(.busy) }
  ///
  /// Looks again whenever its application reports a change, and four times a second in any case, as not every change is
  /// reported.
  ///
  /// - Throws: ``ATSPIError/Code/timedOut`` with the object as it was last, ``ATSPIError/Code/gone`` when it goes.
  @discardableResult
  public func wait(
    within limit: Duration = .seconds(5),
    until condition: @Sendable (AccessibleNode) -> Bool
  ) async throws(ATSPIError) -> AccessibleNode {
    let deadline = Deadline(within: limit)
    var last = ""
    let wait = waiting(for: "such change of the object")
    return try await session.wait(wait, by: deadline, lastSeen: { last }) {
      () async throws(ATSPIError) -> AccessibleNode? in
      let node = try await reader(.everything, by: deadline).object(id).get()
      last = node.summary
      return condition(node) ? node : nil
    }
  }

  /// The first of this object and those below it, in the order of reading, with this role and, if given, exactly this
  /// name; waits for it to come.
  ///
  /// - Throws: ``ATSPIError/Code/timedOut``, with the outline of what was there instead.
  public func first(
    _ role: AccessibleRole,
    named name: String? = nil,
    within limit: Duration = .seconds(5)
  ) async throws(ATSPIError) -> Accessible {
    let deadline = Deadline(within: limit)
    var last = ""
    let wait = waiting(for: role.name + (name.map { " named \"\($0)\"" } ?? ""))
    return try await session.wait(wait, by: deadline, lastSeen: { "\n" + last }) {
      () async throws(ATSPIError) -> Accessible? in
      let tree = try await reader(.identity, by: deadline).tree(id).get()
      last = tree.outline
      return tree.first(role, named: name).map { Accessible(id: $0.id, session: session) }
    }
  }

  /// All of this object and those below it that have this role and, if given, exactly this name now.
  public func all(_ role: AccessibleRole, named name: String? = nil) async throws(ATSPIError) -> [Accessible] {
    let tree = try await reader(.identity, by: Deadline(within: session.callLimit)).tree(id).get()
    return tree.all(role, named: name).map { Accessible(id: $0.id, session: session) }
  }

  private func waiting(for description: String) -> Wait {
    let kinds: [EventKind] = [.stateChanged, .propertyChanged, .childrenChanged, .textChanged]
    return Wait(
      signals: kinds.map { $0.match(sender: id.busName) },
      kinds: kinds,
      description: description,
      place: ATSPIError.Place(busName: id.busName, path: id.path)
    )
  }
}
