import AccessibilityAudit
import Synchronization

/// Facts that need several calls.
extension Session {
  /// The number of actions whose stable names are read. Further actions keep the names in the list.
  private static let mostActionNames = 64
  /// The longest text in a tree. Longer texts are cut.
  private static let mostCharacters = 10_000

  /// Reads the actions of an object.
  ///
  /// GTK's list has names in the user's language. The stable name needs one call for each action.
  func actions(of id: AccessibleID, by deadline: Deadline? = nil) async throws(ATSPIError) -> [AccessibleAction] {
    var answer = await answers(to: [BusCall(id, BusCall.action, "GetActions")], by: deadline)
    if answer.isNextUnanswered { return try await numberedActions(of: id, by: deadline) }
    var actions = try answer.take(\.actions)
    let unnamed = actions.indices.prefix(Self.mostActionNames).filter { !actions[$0].isUntranslated }
    var names = await answers(to: unnamed.map { Self.nameCall($0, of: id) }, by: deadline)
    for index in unnamed {
      if let name = try names.take()?.string, !name.isEmpty { actions[index].name = name }
    }
    return actions
  }

  /// Reads the actions one by one, for an application that does not answer a call for all of them.
  private func numberedActions(
    of id: AccessibleID, by deadline: Deadline?
  ) async throws(ATSPIError) -> [AccessibleAction] {
    var count = await answers(to: [.get("NActions", of: BusCall.action, id)], by: deadline)
    let numbers = 0..<min(Self.mostActionNames, max(0, try count.takeIfOffered()?.int ?? 0))
    var names = await answers(to: numbers.map { Self.nameCall($0, of: id) }, by: deadline)
    var actions: [AccessibleAction] = []
    for _ in numbers {
      if let name = try names.takeIfOffered()?.string, !name.isEmpty { actions.append(AccessibleAction(name: name)) }
    }
    return actions
  }

  private static func nameCall(_ index: Int, of id: AccessibleID) -> BusCall {
    BusCall(id, BusCall.action, "GetName", [.index(index)])
  }

  /// Reads the text of an object, or its beginning.
  ///
  /// The length is read first, because GTK 4.8 does not support "to the end".
  func text(
    of id: AccessibleID, atMost most: Int = .max, by deadline: Deadline? = nil
  ) async throws(ATSPIError) -> String {
    let count = try await call(.get("CharacterCount", of: BusCall.text, id), by: deadline)[0]?.int ?? 0
    let call = BusCall(id, BusCall.text, "GetText", [.index(0), .index(min(count, most))])
    return try await value(of: call, \.string, by: deadline)
  }

  /// Returns the first calls for ``addFurtherFacts(to:from:_:by:)``.
  func furtherQuestions(about id: AccessibleID, _ further: FurtherFacts) -> [BusCall] {
    let methods = (further.interfaces == nil ? ["GetInterfaces"] : []) + ["GetAttributes", "GetRelationSet"]
    return methods.map { BusCall(id, BusCall.accessible, $0) }
      + (further.includesIdentifier ? [.get("AccessibleId", of: BusCall.accessible, id)] : [])
  }

  /// Adds all facts of an object that ``TreeReader/Detail/identity`` leaves out.
  ///
  /// Toolkits do not offer all facts. It is an error only if the object does not answer.
  ///
  /// - Parameters:
  ///   - node: The object, whose role is known.
  ///   - answers: The answers to ``furtherQuestions(about:_:)``.
  ///   - further: The choice of facts.
  ///   - deadline: The end of each call.
  /// - Returns: The interfaces of the object.
  /// - Throws: An error if the object does not answer.
  func addFurtherFacts(
    to node: inout AccessibleNode, from answers: inout Answers, _ further: FurtherFacts, by deadline: Deadline
  ) async throws(ATSPIError) -> Interfaces {
    let id = node.id
    var offered = further.interfaces
    if offered == nil {
      offered = Interfaces(names: try answers.takeIfOffered()?.list?.compactMap(\.string) ?? [])
    }
    let interfaces = offered ?? []
    node.attributes = try answers.takeIfOffered()?.attributes ?? [:]
    node.relations = try answers.takeIfOffered()?.relations ?? [:]
    if further.includesIdentifier { node.identifier = try answers.takeIfOffered()?.string ?? "" }
    let hasPlace = further.includesExtents && interfaces.contains(.component)
    let asksForRange = further.asksForSpinRanges || node.role != .spinButton
    var calls: [BusCall] = []
    if interfaces.contains(.action) { calls.append(BusCall(id, BusCall.action, "GetActions")) }
    if interfaces.contains(.text) { calls.append(.get("CharacterCount", of: BusCall.text, id)) }
    if interfaces.contains(.value) {
      let names = ["CurrentValue"] + (asksForRange ? ["MinimumValue", "MaximumValue"] : [])
      calls += names.map { .get($0, of: BusCall.value, id) }
    }
    // 1 stands for the window. GTK 4 does not know places on the screen, and logs a warning if asked for one.
    if hasPlace {
      calls.append(BusCall(id, BusCall.component, "GetExtents", [.uint32(further.placesOnScreen ? 0 : 1)]))
    }
    var second = await self.answers(to: calls, by: deadline)
    if interfaces.contains(.action) {
      let isSilent = second.isNextUnanswered
      node.actions = try second.takeIfOffered()?.actions ?? []
      if isSilent { node.actions = try await numberedActions(of: id, by: deadline) }
    }
    let count = interfaces.contains(.text) ? try second.takeIfOffered()?.int : nil
    if interfaces.contains(.value) {
      let current = try second.takeIfOffered()?.double
      let minimum = asksForRange ? try second.takeIfOffered()?.double : nil
      let maximum = asksForRange ? try second.takeIfOffered()?.double : nil
      node.value = current.map { AccessibleValue(current: $0, minimum: minimum ?? 0, maximum: maximum ?? 0) }
    }
    if hasPlace { node.extents = try second.takeIfOffered()?.rect }
    // Only an audit asks for places.
    let asksForSize = hasPlace && count != nil && [.label, .static, .heading].contains(node.role)
    try await addWords(
      to: &node, characterCount: count, withSize: asksForSize, isOfGTK4: further.isOfGTK4, further.actionNames,
      by: deadline)
    return interfaces
  }

  /// Adds the stable names of actions, and the text of an object with this many characters, perhaps with its size.
  private func addWords(
    to node: inout AccessibleNode, characterCount: Int?, withSize: Bool, isOfGTK4: Bool, _ known: ActionNames,
    by deadline: Deadline
  ) async throws(ATSPIError) {
    let listed = node.actions
    for index in listed.indices {
      if let name = known.name(of: listed[index], at: index, of: node.role) { node.actions[index].name = name }
    }
    let unnamed = listed.indices.prefix(Self.mostActionNames).filter { index in
      !listed[index].isUntranslated && known.name(of: listed[index], at: index, of: node.role) == nil
    }
    var calls = unnamed.map { Self.nameCall($0, of: node.id) }
    if let characterCount {
      calls.append(
        BusCall(
          node.id, BusCall.text, "GetText", [.index(0), .index(min(characterCount, Self.mostCharacters))]))
    }
    if withSize {
      calls.append(BusCall(node.id, BusCall.text, "GetDefaultAttributes"))
      calls.append(BusCall(node.id, BusCall.text, "GetAttributes", [.index(0)]))
    }
    var answers = await self.answers(to: calls, by: deadline)
    for index in unnamed {
      guard let name = try answers.takeIfOffered()?.string, !name.isEmpty else { continue }
      node.actions[index].name = name
      known.add(name, of: listed[index], at: index, of: node.role)
    }
    if characterCount != nil { node.text = try answers.takeIfOffered()?.string }
    guard withSize else { return }
    let usual = try answers.takeIfOffered()?.attributes ?? [:]
    // Mark-up changes the first letters alone, or all of them.
    let first = try answers.takeIfOffered()?.attributes ?? [:]
    let size = (first["size"] ?? usual["size"]).flatMap(Double.init)
    let scale = first["scale"].flatMap(Double.init) ?? 1
    // GTK 4 tells pixels, other toolkits points.
    let pixels = size.map { $0 * scale * (isOfGTK4 ? 1 : 96.0 / 72) }
    // No text is larger, and an application may report any number.
    node.textSize = pixels.flatMap { (1...10_000).contains($0) ? $0 : nil }
  }

  /// Returns true if a connection owns this name on the bus.
  func hasOwner(_ busName: String) async -> Bool {
    (try? await call(.bus("NameHasOwner", about: busName)))?[0]?.bool ?? false
  }
}

/// The choice of the facts that ``Session/addFurtherFacts(to:from:_:by:)`` adds.
struct FurtherFacts: Sendable {
  /// True to read the place of each object: one more call.
  var includesExtents: Bool
  /// True to read the identifier: one more call for each object.
  var includesIdentifier: Bool
  /// True to read places on the screen instead of places in the window.
  var placesOnScreen: Bool
  /// True for a widget of GTK 4.
  var isOfGTK4: Bool
  /// True to ask a spin button for its least and its greatest number.
  var asksForSpinRanges: Bool
  /// The interfaces of the object, if they are known; nil to ask for them.
  var interfaces: Interfaces?
  /// The names of actions that were read before.
  let actionNames: ActionNames
}

/// A cache of the stable names of actions, for one walk.
///
/// Objects with the same role and the same list of actions have the same stable names. So the name of "click" is read
/// once for a thousand buttons.
final class ActionNames: Sendable {
  private struct Key: Hashable {
    var role: AccessibleRole
    var action: AccessibleAction
    var index: Int
  }

  private let names = Mutex<[Key: String]>([:])
  /// The number of names that are kept.
  private static let most = 1_000

  func name(of action: AccessibleAction, at index: Int, of role: AccessibleRole) -> String? {
    names.withLock { $0[Key(role: role, action: action, index: index)] }
  }

  func add(_ name: String, of action: AccessibleAction, at index: Int, of role: AccessibleRole) {
    names.withLock { names in
      if names.count < Self.most { names[Key(role: role, action: action, index: index)] = name }
    }
  }
}

extension AccessibleAction {
  /// True if the name consists of an action group and an action, such as `clipboard.copy`.
  ///
  /// GTK has no translation for these. Its labels have eight of them each, and asking for every name would double the
  /// time of a walk.
  fileprivate var isUntranslated: Bool {
    name.contains(".") && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".-_".contains($0)) }
  }
}
