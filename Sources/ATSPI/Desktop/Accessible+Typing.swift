import AccessibilityAudit

extension Accessible {
  /// Inserts text at the caret, as typing does.
  ///
  /// - Throws: ``ATSPIError/Code/unsupported`` for an object that offers no editable text; ``ATSPIError/Code/declined``
  ///   when the object does not accept it, for instance because it is read-only.
  public func insert(_ text: String) async throws(ATSPIError) {
    try await mustBeEditable()
    let caret = try await session.call(.get("CaretOffset", of: BusCall.text, id))[0]?.int ?? 0
    // The length is in bytes, because toolkits pass it on to functions of GTK and ATK.
    let length = BusArgument.index(text.utf8.count)
    try await edit("InsertText", [.index(max(0, caret)), .string(text), length])
  }

  /// Replaces the whole text.
  ///
  /// - Throws: As ``insert(_:)``.
  public func setText(_ text: String) async throws(ATSPIError) {
    try await mustBeEditable()
    try await edit("SetTextContents", [.string(text)])
  }

  private func mustBeEditable() async throws(ATSPIError) {
    let call = BusCall(id, BusCall.accessible, "GetInterfaces")
    let offered = try await session.call(call)[0]?.list?.compactMap(\.string) ?? []
    guard offered.contains(BusCall.editableText) else {
      throw ATSPIError(.unsupported, at: call.place, message: "the object offers no editable text")
    }
  }

  private func edit(_ method: String, _ arguments: [BusArgument]) async throws(ATSPIError) {
    let call = BusCall(id, BusCall.editableText, method, arguments)
    guard try await session.value(of: call, \.bool) else {
      throw ATSPIError(.declined, at: call.place, message: "the object did not take in the text")
    }
  }
}
