import AccessibilityAudit

extension Accessible {
  /// Does the action of this name, such as `click`.
  ///
  /// GTK takes a click in at once and carries it out 250 ms later; it swallows, and reports as done, a second one in
  /// between. So wait for what the action brings about.
  ///
  /// - Throws: ``ATSPIError/Code/unsupported`` when there is no such action, with the names of those there are;
  ///   ``ATSPIError/Code/declined`` when the object does not do it, because it is insensitive for instance.
  public func perform(_ action: String) async throws(ATSPIError) {
    let names = try await actions().map(\.name)
    guard let index = names.firstIndex(of: action) else {
      throw ATSPIError(
        .unsupported, at: BusCall(id, BusCall.action, "GetActions").place, message: "no action \"\(action)\"",
        advice: "Its actions are: \(names.joined(separator: ", "))")
    }
    try await perform(at: index)
  }

  /// Does the action at this index of ``actions()``.
  ///
  /// - Throws: ``ATSPIError/Code/declined`` when the object does not do it, or there is no such index.
  public func perform(at index: Int) async throws(ATSPIError) {
    let call = BusCall(id, BusCall.action, "DoAction", [.index(index)])
    guard try await session.value(of: call, \.bool) else {
      throw ATSPIError(.declined, at: call.place, message: "the object declined action \(index)")
    }
  }
}
