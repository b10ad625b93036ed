import AccessibilityAudit

/// Reads objects and all below them.
///
/// A few objects are read at the same time, which hides the delay of the bus. The calls for one object follow each
/// other. The number of calls in flight is small, however large the tree is.
struct TreeReader: Sendable {
  /// The facts that are read of each object.
  enum Detail: Equatable {
    /// Identity, role, name, description, states.
    case identity
    /// The same for objects with this role; only identity and role for others. Needs less than half of the calls.
    case identityOf(AccessibleRole)
    /// Everything except the place.
    case everything
    /// Everything.
    case everythingWithExtents
  }

  /// A larger tree is cut.
  static let mostObjects = 100_000
  /// A deeper tree is cut.
  static let deepest = 200
  /// The number of objects that are read at the same time.
  private static let width = 24

  let session: Session
  let detail: Detail
  let deadline: Deadline
  /// True to read identifiers with everything else: one more call for each object.
  var includesIdentifiers = false
  /// True to read places on the screen, and not those in the window.
  var placesOnScreen = false

  /// Reads a whole tree.
  ///
  /// A child that goes while it is looked at is left out; the root's going is an error, and so is anything that keeps a
  /// part from being read.
  func tree(_ id: AccessibleID) async throws(ATSPIError) -> AccessibleNode {
    let walk = try await parts(of: id)
    if let error = walk.error { throw error }
    return walk.tree()
  }

  /// Reads as much of a tree as can be read: the walk, with its error where a part is missing.
  ///
  /// Fails if nothing can be read, or the application ends meanwhile.
  func parts(of root: AccessibleID) async throws(ATSPIError) -> TreeWalk {
    var walk = TreeWalk(root: root)
    let failure = await withTaskGroup(of: (TreeWalk.Place, Result<ReadObject, ATSPIError>).self) { group in
      var inFlight = 0
      var failure: ATSPIError?
      while true {
        while failure == nil, inFlight < Self.width, let place = walk.next() {
          group.addTask { (place, await .of { () async throws(ATSPIError) in try await read(place.id) }) }
          inFlight += 1
        }
        guard let (place, result) = await group.next() else { return failure }
        inFlight -= 1
        guard failure == nil else { continue }
        switch result {
        case .success(let object): walk.take(object, at: place)
        case .failure(let error):
          failure = await self.failure(for: error, at: place, in: &walk)
          if failure != nil { group.cancelAll() }
        }
      }
    }
    guard let failure else { return walk }
    if walk.isEmpty || failure.code == .gone || failure.code == .cancelled { throw failure }
    walk.stop(failure)
    return walk
  }

  /// Returns the failure that ends the walk; nil when it goes on.
  private func failure(
    for error: ATSPIError, at place: TreeWalk.Place, in walk: inout TreeWalk
  ) async -> ATSPIError? {
    if place.isRoot { return error }
    switch error.code {
    case .unsupported: return nil
    case .gone:
      guard await session.hasOwner(place.id.busName) else {
        return place.id.busName == walk.root.busName
          ? ATSPIError(.gone, at: error.place, message: "the application ended while it was read", advice: "") : nil
      }
      return nil
    case .timedOut where !deadline.hasPassed:
      return ATSPIError(.timedOut, at: error.place, message: "the application stopped answering")
    case .timedOut:
      return ATSPIError(.timedOut, at: error.place, message: "the time was up", advice: "Allow more time")
    case .cancelled, .disconnected: return error
    default:
      walk.miss(error)
      return nil
    }
  }

  private func read(_ id: AccessibleID) async throws(ATSPIError) -> ReadObject {
    var object = ReadObject(node: try await node(id), children: [])
    let call = BusCall(id, BusCall.accessible, "GetChildren")
    let children = try await session.call(call, by: deadline)[0]?.children
    object.children = children?.ids ?? []
    if children?.isComplete != true {
      let message =
        children == nil
        ? "the answer to GetChildren is no list of objects" : "GetChildren named an object that D-Bus does not allow"
      object.error = ATSPIError(.malformed, at: call.place, message: message)
    }
    return object
  }

  /// Reads one object without its children.
  func node(_ id: AccessibleID) async throws(ATSPIError) -> AccessibleNode {
    let role = try await session.value(of: BusCall(id, BusCall.accessible, "GetRole"), \.role, by: deadline)
    if case .identityOf(let wanted) = detail, wanted != role { return AccessibleNode(id: id, role: role) }
    let states = try await session.value(of: BusCall(id, BusCall.accessible, "GetState"), \.states, by: deadline)
    // One call for each, because Qt's bridge crashes on a call for all properties (QTBUG-107897).
    let name = try await session.call(.get("Name", of: BusCall.accessible, id), by: deadline)[0]?.string
    let description = try await session.call(.get("Description", of: BusCall.accessible, id), by: deadline)[0]?.string
    var node = AccessibleNode(id: id, role: role, name: name ?? "", description: description ?? "", states: states)
    if [.everything, .everythingWithExtents].contains(detail) {
      try await session.addFurtherFacts(
        to: &node, includingExtents: detail == .everythingWithExtents, onScreen: placesOnScreen,
        includingIdentifier: includesIdentifiers, by: deadline)
    }
    return node
  }
}

/// An object as it was read, with the addresses of its children.
struct ReadObject: Sendable {
  var node: AccessibleNode
  var children: [AccessibleID]
  /// The reason why not all of its children are known.
  var error: ATSPIError?
}
