import AccessibilityAudit

/// Facts that take several calls.
extension Session {
  /// What an object can be told to do.
  ///
  /// The list GTK gives holds names in the user's language, and only a call for each gives the name that stays.
  func actions(of id: AccessibleID, by deadline: Deadline? = nil) async throws(ATSPIError) -> [AccessibleAction] {
    let call = BusCall(id, BusCall.action, "GetActions")
    let answer = try await self.call(call, by: deadline)
    guard var actions = answer[0]?.actions else {
      throw ATSPIError(.malformed, at: call.place, message: "the answer is \(answer)")
    }
    let names = await withTaskGroup(of: (Int, Result<BusValue, ATSPIError>).self) { group in
      for index in actions.indices where !actions[index].isUntranslated {
        let call = BusCall(id, BusCall.action, "GetName", [.int32(Int32(clamping: index))])
        group.addTask { (index, await self.answer(call, by: deadline)) }
      }
      var names: [(Int, Result<BusValue, ATSPIError>)] = []
      for await name in group { names.append(name) }
      return names
    }
    for (index, name) in names {
      if let name = try name.get()[0]?.string, !name.isEmpty { actions[index].name = name }
    }
    return actions
  }

  /// The text an object holds.
  ///
  /// The length is asked for first, as "to the end" means nothing to GTK 4.8.
  func text(of id: AccessibleID, by deadline: Deadline? = nil) async throws(ATSPIError) -> String {
    let count = try await call(.get("CharacterCount", of: BusCall.text, id), by: deadline)[0]?.int ?? 0
    let call = BusCall(id, BusCall.text, "GetText", [.int32(0), .int32(Int32(clamping: count))])
    let answer = try await self.call(call, by: deadline)
    guard let text = answer[0]?.string else {
      throw ATSPIError(.malformed, at: call.place, message: "the answer is \(answer)")
    }
    return text
  }

  /// Everything of an object that ``TreeReader/Detail/identity`` leaves out.
  func furtherFacts(
    of id: AccessibleID, includingExtents: Bool, by deadline: Deadline
  ) async -> Result<FurtherFacts, ATSPIError> {
    async let attributes = answer(BusCall(id, BusCall.accessible, "GetAttributes"), by: deadline)
    async let interfaces = answer(BusCall(id, BusCall.accessible, "GetInterfaces"), by: deadline)
    do throws(ATSPIError) {
      let offered = Set(try await interfaces.get()[0]?.list?.compactMap(\.string) ?? [])
      async let text = offered.contains(BusCall.text) ? textAnswer(of: id, by: deadline) : .success(nil)
      let hasExtents = includingExtents && offered.contains(BusCall.component)
      async let extents = hasExtents ? extents(of: id, by: deadline) : nil
      var facts = FurtherFacts()
      facts.actions = offered.contains(BusCall.action) ? try await actions(of: id, by: deadline) : []
      facts.text = try await text.get()
      facts.extents = await extents
      facts.attributes = try await attributes.get()[0]?.attributes ?? [:]
      return .success(facts)
    } catch {
      return .failure(error)
    }
  }

  /// Where an object says it is, from its window's corner; nil for what has no place.
  private func extents(of id: AccessibleID, by deadline: Deadline) async -> AccessibleRect? {
    // 1 is the window. Of the screen GTK 4 knows nothing, and complains of being asked.
    let call = BusCall(id, BusCall.component, "GetExtents", [.uint32(1)])
    return (try? await answer(call, by: deadline).get())?[0]?.rect
  }

  private func textAnswer(of id: AccessibleID, by deadline: Deadline) async -> Result<String?, ATSPIError> {
    do throws(ATSPIError) {
      return .success(try await text(of: id, by: deadline))
    } catch {
      return .failure(error)
    }
  }
}

extension AccessibleAction {
  /// Whether the name is that of an action group and an action, such as `clipboard.copy`.
  ///
  /// GTK has no translation for these. Its labels have eight of them each, and asking for every name would double the
  /// time of a walk.
  fileprivate var isUntranslated: Bool {
    name.contains(".") && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".-_".contains($0)) }
  }
}

/// What an object can do, is marked with, and holds.
struct FurtherFacts: Sendable {
  var actions: [AccessibleAction] = []
  var attributes: [String: String] = [:]
  var text: String?
  var extents: AccessibleRect?
}
