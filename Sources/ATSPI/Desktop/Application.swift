public import AccessibilityAudit

/// An application on the accessibility bus.
public struct Application: Hashable, Sendable {
  /// Its name, as it was when it was found.
  public let name: String
  /// Its process.
  public let processID: Int32
  /// Its own object; the children are its windows.
  public let root: Accessible

  /// Reads everything that the application shows.
  ///
  /// An object that is listed twice, or inside itself, is read once.
  ///
  /// - Parameters:
  ///   - includingExtents: True to read the place of each object, too, with one more call for each.
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

  /// Reads of each object the role, name, description and states, and everything but the place of those that are wanted: a
  /// search needs half of the calls of ``tree(includingExtents:keepingParts:within:)``, or fewer.
  ///
  /// - Parameters:
  ///   - isWanted: Returns true for an object, without its children, to read everything of it. Its role, name, description and
  ///     states are known.
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
    let walk = try await reader.parts(of: root.id)
    if let error = walk.error, !keepingParts { throw error }
    let gap = walk.gap
    return AccessibleTree(root: walk.tree(), toolkit: toolkit.name, toolkitVersion: toolkit.version, gap: gap)
  }

  /// Returns true for Qt, whose sizes are wrong in answers about places in the window.
  package static func placesOnScreen(toolkit: String) -> Bool { ToolkitVersion(name: toolkit).placesOnScreen }

  /// The first object in the order of reading with this role and, if given, exactly this name; waits for it to come.
  ///
  /// - Throws: ``ATSPIError/Code/timedOut``, with the outline of the objects that were there.
  public func first(
    _ role: AccessibleRole, named name: String? = nil, within limit: Duration? = nil
  ) async throws(ATSPIError) -> Accessible {
    try await root.first(role, named: name, within: limit)
  }

  /// All objects that have this role and, if given, exactly this name now.
  public func all(_ role: AccessibleRole, named name: String? = nil) async throws(ATSPIError) -> [Accessible] {
    try await root.all(role, named: name)
  }

  /// The object a node of ``tree(includingExtents:keepingParts:within:)`` was read from.
  public func accessible(_ node: AccessibleNode) -> Accessible {
    Accessible(id: node.id, session: root.session)
  }
}
