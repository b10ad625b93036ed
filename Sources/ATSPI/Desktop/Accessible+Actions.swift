import AccessibilityAudit

extension Accessible {
  /// Performs the action of this name, such as `click`.
  ///
  /// GTK accepts a click at once and performs it 250 ms later. It ignores a second click in between, and reports it as
  /// done. So wait for the effect of the action.
  ///
  /// - Throws: ``ATSPIError/Code/unsupported`` when there is no such action, with the names of the object's actions;
  ///   ``ATSPIError/Code/declined`` when the object does not perform it, for instance because it is insensitive.
  public func perform(_ action: String) async throws(ATSPIError) {
    let names = try await actions().map(\.name)
    guard let index = names.firstIndex(of: action) else {
      throw ATSPIError(
        .unsupported, at: BusCall(id, BusCall.action, "GetActions").place, message: "no action \"\(action)\"",
        advice: "Its actions are: \(names.joined(separator: ", "))")
    }
    try await perform(at: index)
  }

  /// Performs the action at this index of ``actions()``.
  ///
  /// - Throws: ``ATSPIError/Code/declined`` when the object does not perform it, or there is no such index.
  public func perform(at index: Int) async throws(ATSPIError) {
    let call = BusCall(id, BusCall.action, "DoAction", [.index(index)])
    guard try await session.value(of: call, \.bool) else {
      throw ATSPIError(.declined, at: call.place, message: "the object declined action \(index)")
    }
  }
}
