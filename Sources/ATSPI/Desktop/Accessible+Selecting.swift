public import AccessibilityAudit

extension Accessible {
  /// Returns the object's rectangle as the toolkit reports it.
  ///
  /// See ``/AccessibilityAudit/AccessibleNode/extents`` for the versions of GTK that report wrong ones.
  ///
  /// - Parameter onScreen: True for the place on the screen, which GTK 4 and Wayland do not know; false for the place in its
  ///   window.
  /// - Returns: The rectangle.
  /// - Throws: ``ATSPIError/Code/unsupported`` for an object without a place.
  public func extents(onScreen: Bool = false) async throws(ATSPIError) -> AccessibleRect {
    try await session.value(of: BusCall(id, BusCall.component, "GetExtents", [.uint32(onScreen ? 0 : 1)]), \.rect)
  }

  /// Sets the number of a slider, a spin button or the like. The application may clamp or round it, or ignore it.
  ///
  /// - Throws: ``ATSPIError/Code/unsupported`` for an object without a number.
  package func setValue(_ number: Double) async throws(ATSPIError) {
    let arguments: [BusArgument] = [.string(BusCall.value), .string("CurrentValue"), .number(number)]
    _ = try await session.call(BusCall(id, "org.freedesktop.DBus.Properties", "Set", arguments))
  }

  /// Selects the object in its parent, such as a list or a row of tabs.
  ///
  /// - Throws: ``ATSPIError/Code/unsupported`` when the parent has no selection; ``ATSPIError/Code/declined`` when it
  ///   does not select this object.
  public func select() async throws(ATSPIError) {
    guard let parent = try await session.call(.get("Parent", of: BusCall.accessible, id))[0]?.accessibleID else {
      throw ATSPIError(.unsupported, at: BusCall(id, BusCall.accessible, "Parent").place, message: "it has no parent")
    }
    let index = try await session.value(of: BusCall(id, BusCall.accessible, "GetIndexInParent"), \.int)
    let call = BusCall(parent, BusCall.selection, "SelectChild", [.index(index)])
    guard try await session.value(of: call, \.bool) else {
      throw ATSPIError(.declined, at: call.place, message: "the object around it did not select it")
    }
  }
}
