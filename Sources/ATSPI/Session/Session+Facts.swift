import AccessibilityAudit

/// Facts that need several calls.
extension Session {
  /// The number of actions whose stable names are read. Further names stay as they are listed.
  private static let mostActionNames = 64
  /// The longest text in a tree. Longer texts are cut.
  private static let mostCharacters = 10_000

  /// Reads the actions of an object.
  ///
  /// The list GTK gives holds names in the user's language, and only a call for each gives the name that stays.
  func actions(of id: AccessibleID, by deadline: Deadline? = nil) async throws(ATSPIError) -> [AccessibleAction] {
    var actions = try await value(of: BusCall(id, BusCall.action, "GetActions"), \.actions, by: deadline)
    for index in actions.indices.prefix(Self.mostActionNames) where !actions[index].isUntranslated {
      let call = BusCall(id, BusCall.action, "GetName", [.index(index)])
      if let name = try await self.call(call, by: deadline)[0]?.string, !name.isEmpty { actions[index].name = name }
    }
    return actions
  }

  /// Reads the text of an object, or its beginning.
  ///
  /// Reads the length first, because GTK 4.8 does not know "to the end".
  func text(
    of id: AccessibleID, atMost most: Int = .max, by deadline: Deadline? = nil
  ) async throws(ATSPIError) -> String {
    let count = try await call(.get("CharacterCount", of: BusCall.text, id), by: deadline)[0]?.int ?? 0
    let call = BusCall(id, BusCall.text, "GetText", [.index(0), .index(min(count, most))])
    return try await value(of: call, \.string, by: deadline)
  }

  /// Adds everything of an object that ``TreeReader/Detail/identity`` leaves out.
  ///
  /// Toolkits differ in how much of this they answer; only silence is an error.
  func addFurtherFacts(
    to node: inout AccessibleNode, includingExtents: Bool, onScreen: Bool, includingIdentifier: Bool,
    by deadline: Deadline
  ) async throws(ATSPIError) {
    let id = node.id
    func optional(_ call: BusCall) async throws(ATSPIError) -> BusValue? {
      try await ifOffered { () async throws(ATSPIError) in try await self.call(call, by: deadline)[0] } ?? nil
    }
    let offered = Set(
      try await optional(BusCall(id, BusCall.accessible, "GetInterfaces"))?.list?.compactMap(\.string) ?? [])
    node.attributes = try await optional(BusCall(id, BusCall.accessible, "GetAttributes"))?.attributes ?? [:]
    node.relations = try await optional(BusCall(id, BusCall.accessible, "GetRelationSet"))?.relations ?? [:]
    if offered.contains(BusCall.action) {
      node.actions =
        try await ifOffered { () async throws(ATSPIError) in try await actions(of: id, by: deadline) } ?? []
    }
    if offered.contains(BusCall.text) {
      node.text = try await ifOffered { () async throws(ATSPIError) in
        try await text(of: id, atMost: Self.mostCharacters, by: deadline)
      }
    }
    if includingIdentifier {
      node.identifier = try await optional(.get("AccessibleId", of: BusCall.accessible, id))?.string ?? ""
    }
    if offered.contains(BusCall.value),
      let current = try await optional(.get("CurrentValue", of: BusCall.value, id))?.double
    {
      let minimum = try await optional(.get("MinimumValue", of: BusCall.value, id))?.double
      let maximum = try await optional(.get("MaximumValue", of: BusCall.value, id))?.double
      node.value = AccessibleValue(current: current, minimum: minimum ?? 0, maximum: maximum ?? 0)
    }
    if includingExtents, offered.contains(BusCall.component) {
      // 1 stands for the window. GTK 4 does not know the place on the screen, and logs a warning for such a question.
      let origin = BusCall(id, BusCall.component, "GetExtents", [.uint32(onScreen ? 0 : 1)])
      node.extents = try await optional(origin)?.rect
    }
  }

  /// Returns true if a connection owns this name on the bus.
  func hasOwner(_ busName: String) async -> Bool {
    (try? await call(.bus("NameHasOwner", about: busName)))?[0]?.bool ?? false
  }

  /// Returns the result of `body`; nil if the object does not offer it.
  private func ifOffered<Value>(
    _ body: () async throws(ATSPIError) -> Value
  ) async throws(ATSPIError) -> Value? {
    do throws(ATSPIError) {
      return try await body()
    } catch {
      if [.timedOut, .cancelled, .disconnected].contains(error.code) { throw error }
      return nil
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
