public import AccessibilityAudit

extension Accessible {
  /// Waits until the object matches, and returns it as it was then, without its children.
  ///
  ///     try await button.wait(within: .seconds(2)) { $0.states.contains(.busy) }
  ///
  /// Reads the object again after each change that its application reports, and four times a second in any case,
  /// because not every change is reported.
  ///
  /// - Throws: ``ATSPIError/Code/timedOut`` with the last state of the object; ``ATSPIError/Code/gone`` when the object
  ///   goes.
  @discardableResult
  public func wait(
    within limit: Duration? = nil, until condition: @Sendable (AccessibleNode) -> Bool
  ) async throws(ATSPIError) -> AccessibleNode {
    let deadline = session.deadline(within: limit)
    var last: AccessibleNode?
    let wait = waiting(for: "such change of the object")
    return try await session.wait(wait, by: deadline, lastSeen: { last?.summary ?? "" }) {
      (_) async throws(ATSPIError) -> AccessibleNode? in
      let node = try await reader(.everything, by: deadline).node(id)
      last = node
      return condition(node) ? node : nil
    }
  }

  /// Waits for an object with this role and, if given, exactly this name. Returns the first one in the order of
  /// reading: this object or one below it.
  ///
  /// - Throws: ``ATSPIError/Code/timedOut``, with the outline of what was there instead.
  public func first(
    _ role: AccessibleRole, named name: String? = nil, within limit: Duration? = nil
  ) async throws(ATSPIError) -> Accessible {
    let wait = waiting(for: role.name + (name.map { " named \"\($0)\"" } ?? ""))
    return try await first(role, wait, within: limit) { $0.role == role && (name == nil || name == $0.name) }
  }

  /// Waits for an object with this role that matches. Returns the first one in the order of reading: this object or one
  /// below it.
  ///
  ///     try await app.root.first(.label) { $0.name.hasPrefix("Volume ") }
  ///
  /// - Parameters:
  ///   - role: Its role.
  ///   - limit: The longest time to wait; nil for as long as a call of this desktop may take.
  ///   - matches: Returns true for the wanted object. Its name, description and states are known.
  /// - Returns: The object.
  /// - Throws: ``ATSPIError/Code/timedOut``, with the outline of what was there instead.
  public func first(
    _ role: AccessibleRole, within limit: Duration? = nil, where matches: @Sendable (AccessibleNode) -> Bool
  ) async throws(ATSPIError) -> Accessible {
    try await first(role, waiting(for: "such \(role.name)"), within: limit) { $0.role == role && matches($0) }
  }

  private func first(
    _ role: AccessibleRole, _ wait: Wait, within limit: Duration?, where matches: (AccessibleNode) -> Bool
  ) async throws(ATSPIError) -> Accessible {
    let deadline = session.deadline(within: limit)
    let quick = reader(.identityOf(role), by: deadline)
    let thorough = reader(.identity, by: deadline)
    var wait = wait
    // Events tell what to read again, because reading a large tree takes longer than most waits.
    wait.recheck = .seconds(1)
    var last: AccessibleNode?
    var longest = Duration.zero
    return try await session.wait(wait, by: deadline, lastSeen: { "\n" + (last?.outline ?? "") }) {
      (changed) async throws(ATSPIError) -> Accessible? in
      // Below an object that is not the application, an event may come from any part of the application.
      guard let changed, last?.role == .application, changed.count < 8, !changed.contains(id) else {
        // The error of a failed wait names everything that was there, so the last looks read all names.
        let isEarly = last == nil || deadline.remaining > max(.seconds(3), longest * 4)
        let start = ContinuousClock.now
        let tree = try await (isEarly ? quick : thorough).tree(id, upTo: matches)
        longest = max(longest, start.duration(to: .now))
        last = tree
        return tree.preorder.first(where: matches).map { Accessible(id: $0.id, session: session) }
      }
      for object in changed {
        do throws(ATSPIError) {
          let found = try await quick.tree(object, upTo: matches).preorder.first(where: matches)
          if let found { return Accessible(id: found.id, session: session) }
        } catch {
          guard [.gone, .unsupported].contains(error.code) else { throw error }
        }
      }
      return nil
    }
  }

  /// Returns this object and those below it that now have this role and, if given, exactly this name.
  public func all(_ role: AccessibleRole, named name: String? = nil) async throws(ATSPIError) -> [Accessible] {
    let tree = try await reader(.identityOf(role), by: session.deadline()).tree(id)
    return tree.all(role, named: name).map { Accessible(id: $0.id, session: session) }
  }

  private func waiting(for description: String) -> Wait {
    let kinds: [EventKind] = [.stateChanged, .propertyChanged, .childrenChanged, .textChanged]
    return Wait(
      signals: kinds.map { $0.match(sender: id.busName) }, kinds: kinds, description: description,
      place: ATSPIError.Place(busName: id.busName, path: id.path))
  }
}
