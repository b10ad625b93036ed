import AccessibilityAudit

/// Reads objects and all below them.
///
/// It reads a few objects at the same time, and the independent facts of one object, which hides the delay of the bus.
/// The number of pending calls is small, however large the tree is.
struct TreeReader: Sendable {
  /// The facts that are read of each object.
  enum Detail: Sendable {
    /// The states, without the role.
    case states
    /// Identity, role, name, description, states.
    case identity
    /// ``identity`` for objects with this role; only identity and role for others. Needs less than half of the calls.
    case identityOf(AccessibleRole)
    /// The identity of all objects, and everything except the place of those for which the function returns true.
    case everythingOf(@Sendable (AccessibleNode) -> Bool)
    /// Everything except the place.
    case everything
    /// Everything, with the place.
    case everythingWithExtents
  }

  /// The most objects of a tree. The rest is left out.
  static let mostObjects = 100_000
  /// The greatest depth of a tree. The rest is left out.
  static let deepest = 200
  /// The most children of an object that lists none of them.
  private static let mostUnlisted = 8
  /// The number of objects that are read at the same time.
  private static let width = 12

  let session: Session
  let detail: Detail
  let deadline: Deadline
  /// True to read identifiers with everything else: one more call for each object.
  var includesIdentifiers = false
  /// True to read places on the screen instead of places in the window.
  var placesOnScreen = false
  /// True to ask spin buttons for their ranges.
  var asksForSpinRanges = true
  private let actionNames = ActionNames()

  init(session: Session, detail: Detail, deadline: Deadline) {
    self.session = session
    self.detail = detail
    self.deadline = deadline
  }

  /// Reads a whole tree.
  ///
  /// A child that goes while it is read is left out. It is an error if the root goes, or if a part cannot be read.
  ///
  /// - Parameters:
  ///   - id: The root.
  ///   - isEnd: Returns true to stop after an object. The object comes without its children.
  /// - Returns: The tree. Objects after the end in the order of reading may be missing.
  /// - Throws: An error if the root goes, or a part cannot be read.
  func tree(
    _ id: AccessibleID, upTo isEnd: (AccessibleNode) -> Bool = { _ in false }
  ) async throws(ATSPIError) -> AccessibleNode {
    let walk = try await parts(of: id, upTo: isEnd)
    if let error = walk.error { throw error }
    return walk.tree()
  }

  /// Reads as much of a tree as possible. Returns the walk, with an error if a part is missing.
  ///
  /// Fails if nothing can be read, or the application ends meanwhile.
  func parts(
    of root: AccessibleID, upTo isEnd: (AccessibleNode) -> Bool = { _ in false }
  ) async throws(ATSPIError) -> TreeWalk {
    try await withTaskExecutorPreference(session.connection.executor) { () async throws(ATSPIError) in
      try await walk(from: root, upTo: isEnd)
    }
  }

  private func walk(
    from root: AccessibleID, upTo isEnd: (AccessibleNode) -> Bool
  ) async throws(ATSPIError) -> TreeWalk {
    var walk = TreeWalk(root: root)
    let toolkit = try await session.toolkit(of: root.busName, by: deadline)
    let isGTK4 = toolkit.isGTK4
    let failure = await withTaskGroup(of: (TreeWalk.Place, Result<ReadObject, ATSPIError>).self) { group in
      var inFlight = 0
      var failure: ATSPIError?
      while true {
        while failure == nil, inFlight < Self.width, let place = walk.next() {
          group.addTask {
            let isOfGTK4 = isGTK4 && place.id.busName == root.busName
            return (place, await .of { () async throws(ATSPIError) in try await read(place.id, isOfGTK4: isOfGTK4) })
          }
          inFlight += 1
        }
        guard let (place, result) = await group.next() else { return failure }
        inFlight -= 1
        guard failure == nil else { continue }
        switch result {
        case .success(let object):
          walk.take(object, at: place)
          if isEnd(object.node) { walk.end(at: place) }
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

  /// Returns the failure that ends the walk; nil if it goes on.
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

  /// Reads one object without its children.
  func node(_ id: AccessibleID) async throws(ATSPIError) -> AccessibleNode {
    let toolkit = try await session.toolkit(of: id.busName, by: deadline)
    var reader = self
    reader.asksForSpinRanges = toolkit.answersAboutSpinRanges
    return try await reader.read(id, isOfGTK4: toolkit.isGTK4, includingChildren: false).node
  }

  private func read(
    _ id: AccessibleID, isOfGTK4: Bool, includingChildren: Bool = true
  ) async throws(ATSPIError) -> ReadObject {
    // The application itself is not an object of GTK.
    let isWidget = isOfGTK4 && id.path != BusCall.rootPath
    let fixed = isWidget ? session.fixedFacts[id] : nil
    let children = BusCall(id, BusCall.accessible, "GetChildren")
    // Most objects have no children, and long lists have very many. In GTK 4 their number comes with the name.
    let knowsCount = isWidget && readsIdentity
    let asksCount = includingChildren && !knowsCount && !readsStatesAlone
    var further = FurtherFacts(
      includesExtents: includesExtents, includesIdentifier: includesIdentifiers && !isWidget,
      placesOnScreen: placesOnScreen, isOfGTK4: isWidget, asksForSpinRanges: asksForSpinRanges,
      interfaces: fixed?.interfaces, actionNames: actionNames)
    var calls: [BusCall] = []
    if readsStatesAlone {
      calls.append(BusCall(id, BusCall.accessible, "GetState"))
    } else if fixed == nil {
      calls.append(BusCall(id, BusCall.accessible, "GetRole"))
    }
    if includingChildren, readsStatesAlone { calls.append(children) }
    if asksCount { calls.append(.get("ChildCount", of: BusCall.accessible, id)) }
    // For most objects, a search needs nothing else.
    if readsIdentity { calls += identity(of: id, isWidget: isWidget) }
    if isThorough { calls += session.furtherQuestions(about: id, further) }
    var answers = await session.answers(to: calls, by: deadline)
    var object = ReadObject(node: AccessibleNode(id: id, role: fixed?.role ?? .invalid), children: [])
    if readsStatesAlone {
      object.node.states = try answers.take(\.states)
    } else if fixed == nil {
      object.node.role = try answers.take(\.role)
      if isWidget { session.fixedFacts.add(FixedFacts.Facts(role: object.node.role), of: id) }
    }
    if includingChildren, readsStatesAlone { object.add(try answers.take()?.children, at: children.place) }
    var count = asksCount ? try answers.takeIfOffered()?.int : nil
    if asksCount, !readsIdentity { try await addChildren(to: &object, count: count) }
    if case .identityOf(let wanted) = detail, wanted == object.node.role {
      answers = await session.answers(to: identity(of: id, isWidget: isWidget), by: deadline)
      _ = try addIdentity(to: &object.node, from: &answers, isWidget: isWidget)
    }
    guard readsIdentity else { return object }
    let known = try addIdentity(to: &object.node, from: &answers, isWidget: isWidget)
    if knowsCount { count = known }
    let isLong = count.map { Self.isLong(object.node.role, count: $0) } ?? false
    let hasChildren = includingChildren && count != 0 && !isLong
    var isWanted = isThorough
    if case .everythingOf(let wants) = detail { isWanted = wants(object.node) }
    let questions = isWanted && !isThorough ? session.furtherQuestions(about: id, further) : []
    var later = await session.answers(to: (hasChildren ? [children] : []) + questions, by: deadline)
    if hasChildren { object.add(try later.take()?.children, at: children.place) }
    if hasChildren, object.error == nil, object.children.isEmpty, let count {
      object.children = try await unlistedChildren(of: id, count: count)
    }
    if includingChildren, isLong { try await addChildren(to: &object, count: count) }
    guard isWanted else { return object }
    if !isThorough { answers = later }
    further.interfaces = try await session.addFurtherFacts(to: &object.node, from: &answers, further, by: deadline)
    if isWidget, fixed?.interfaces == nil {
      session.fixedFacts.add(FixedFacts.Facts(role: object.node.role, interfaces: further.interfaces), of: id)
    }
    return object
  }

  /// Reads the children of an object with this number of them: for a long list, those on the screen.
  private func addChildren(to object: inout ReadObject, count: Int?) async throws(ATSPIError) {
    let id = object.node.id
    if count == 0 { return }
    if let count, Self.isLong(object.node.role, count: count),
      let shown = try await shownChildren(of: id, count: count, role: object.node.role)
    {
      object.children = shown
    } else {
      let call = BusCall(id, BusCall.accessible, "GetChildren")
      object.add(try await session.call(call, by: deadline)[0]?.children, at: call.place)
      if object.error == nil, object.children.isEmpty, let count {
        object.children = try await unlistedChildren(of: id, count: count)
      }
    }
  }

  /// Returns the children of an object that has this number of them and lists none: the object that stands in GTK 3 for a
  /// window of another process, such as a web page of WebKitGTK.
  private func unlistedChildren(of id: AccessibleID, count: Int) async throws(ATSPIError) -> [AccessibleID] {
    guard (1...Self.mostUnlisted).contains(count) else { return [] }
    return try await children(at: Array(0..<count), of: id)
  }

  private func identity(of id: AccessibleID, isWidget: Bool) -> [BusCall] {
    [BusCall(id, BusCall.accessible, "GetState")]
      + (isWidget
        ? [.getAll(of: BusCall.accessible, id)]
        : ["Name", "Description"].map { .get($0, of: BusCall.accessible, id) })
  }

  /// Takes the answers to ``identity(of:isWidget:)``. Returns the number of children, if an answer has it.
  private func addIdentity(
    to node: inout AccessibleNode, from answers: inout Answers, isWidget: Bool
  ) throws(ATSPIError) -> Int? {
    node.states = try answers.take(\.states)
    guard isWidget else {
      node.name = try answers.take()?.string ?? ""
      node.description = try answers.take()?.string ?? ""
      return nil
    }
    let properties = try answers.take()?.dictionary ?? [:]
    node.name = properties["Name"]?.string ?? ""
    node.description = properties["Description"]?.string ?? ""
    if includesIdentifiers { node.identifier = properties["AccessibleId"]?.string ?? "" }
    return properties["ChildCount"]?.int
  }

  // MARK: The detail

  private var readsStatesAlone: Bool { if case .states = detail { true } else { false } }

  /// True to read the identity of every object.
  private var readsIdentity: Bool {
    switch detail {
    case .states, .identityOf: false
    case .identity, .everythingOf, .everything, .everythingWithExtents: true
    }
  }

  /// True to read everything of every object.
  private var isThorough: Bool {
    switch detail {
    case .states, .identityOf, .identity, .everythingOf: false
    case .everything, .everythingWithExtents: true
    }
  }

  private var includesExtents: Bool { if case .everythingWithExtents = detail { true } else { false } }
}

/// An object as it was read, with the addresses of its children.
struct ReadObject: Sendable {
  var node: AccessibleNode
  var children: [AccessibleID]
  /// The reason why some children are missing.
  var error: ATSPIError?

  /// Takes the answer to the call for its children; nil if the answer is no list of objects.
  fileprivate mutating func add(_ answer: (ids: [AccessibleID], isComplete: Bool)?, at place: ATSPIError.Place) {
    children = answer?.ids ?? []
    guard answer?.isComplete != true else { return }
    let message =
      answer == nil
      ? "the answer to GetChildren is no list of objects" : "GetChildren named an object that D-Bus does not allow"
    error = ATSPIError(.malformed, at: place, message: message)
  }
}
