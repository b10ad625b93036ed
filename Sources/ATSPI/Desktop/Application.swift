public import AccessibilityAudit

/// An application on the accessibility bus.
public struct Application: Hashable, Sendable {
  /// The application's name at the time it was found.
  public let name: String
  /// The application's process.
  public let processID: Int32
  /// The application's own object; its children are the windows.
  public let root: Accessible

  /// Reads everything that the application shows.
  ///
  /// An object that is listed twice, or inside itself, is read once. Of a list, a table or a tree with 1,000 children or
  /// more, those on the screen are read, with some before and after them.
  ///
  /// - Parameters:
  ///   - includingExtents: True to also read the place of each object, with one more call for each.
  ///   - keepingParts: True to return an incomplete tree, with its ``/AccessibilityAudit/AccessibleTree/gap``,
  ///     instead of throwing.
  ///   - limit: The longest time for the whole walk; nil for as long as a call of this desktop may take.
  /// - Returns: The tree as it was.
  /// - Throws: ``ATSPIError/Code/timedOut``, ``ATSPIError/Code/gone`` when the application has ended,
  ///   ``ATSPIError/Code/malformed`` for answers that AT-SPI does not define, ``ATSPIError/Code/tooLarge`` for more than
  ///   100,000 objects, or a depth of more than 200.
  public func tree(
    includingExtents: Bool = false, keepingParts: Bool = false, within limit: Duration? = nil
  ) async throws(ATSPIError) -> AccessibleTree {
    let detail = includingExtents ? TreeReader.Detail.everythingWithExtents : .everything
    return try await tree(detail, keepingParts: keepingParts, within: limit)
  }

  /// Reads the role, name, description and states of each object, and everything except the place of wanted objects. A
  /// search needs at most half of the calls of ``tree(includingExtents:keepingParts:within:)``.
  ///
  /// - Parameters:
  ///   - isWanted: Returns true to read everything of an object. The object comes without children; its role, name,
  ///     description and states are known.
  ///   - limit: The longest time for the whole walk; nil for as long as a call of this desktop may take.
  /// - Returns: The tree as it was.
  /// - Throws: As ``tree(includingExtents:keepingParts:within:)``.
  package func tree(
    everythingOf isWanted: @escaping @Sendable (AccessibleNode) -> Bool, within limit: Duration? = nil
  ) async throws(ATSPIError) -> AccessibleTree {
    try await tree(.everythingOf(isWanted), keepingParts: false, within: limit)
  }

  private func tree(
    _ detail: TreeReader.Detail, keepingParts: Bool, within limit: Duration?
  ) async throws(ATSPIError) -> AccessibleTree {
    let deadline = root.session.deadline(within: limit)
    let toolkit = try await root.session.toolkit(of: root.id.busName, by: deadline)
    var reader = root.reader(detail, by: deadline)
    reader.includesIdentifiers = toolkit.givesIdentifiers
    reader.placesOnScreen = toolkit.placesOnScreen
    reader.asksForSpinRanges = toolkit.answersAboutSpinRanges
    let walk = try await reader.parts(of: root.id)
    if let error = walk.error, !keepingParts { throw error }
    let gap = walk.gap
    return AccessibleTree(root: walk.tree(), toolkit: toolkit.name, toolkitVersion: toolkit.version, gap: gap)
  }

  /// True if it has a window, shown or not, as far as it answers within a second.
  var hasWindows: Bool {
    get async {
      let call = BusCall.get("ChildCount", of: BusCall.accessible, root.id)
      let count = try? await root.session.value(of: call, \.int, by: Deadline(within: .seconds(1)))
      return count ?? 0 > 0
    }
  }

  /// Returns true for Qt, whose sizes are wrong in answers about places in the window.
  package static func placesOnScreen(toolkit: String) -> Bool { ToolkitVersion(name: toolkit).placesOnScreen }

  /// Waits for an object with this role and, if given, exactly this name. Returns the first one in the order of
  /// reading.
  ///
  /// - Throws: ``ATSPIError/Code/timedOut``, with the outline of the objects that were there.
  public func first(
    _ role: AccessibleRole, named name: String? = nil, within limit: Duration? = nil
  ) async throws(ATSPIError) -> Accessible {
    try await root.first(role, named: name, within: limit)
  }

  /// Returns all objects that now have this role and, if given, exactly this name.
  public func all(_ role: AccessibleRole, named name: String? = nil) async throws(ATSPIError) -> [Accessible] {
    try await root.all(role, named: name)
  }

  /// Returns the object that a node of ``tree(includingExtents:keepingParts:within:)`` was read from.
  public func accessible(_ node: AccessibleNode) -> Accessible {
    Accessible(id: node.id, session: root.session)
  }
}

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
