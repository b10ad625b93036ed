import AccessibilityAudit

/// The types of AT-SPI's answers. Each property is nil if the answer has another type.
extension BusValue {
  /// From `(so)`.
  var accessibleID: AccessibleID? {
    guard let busName = self[0]?.string, let path = self[1]?.string else { return nil }
    return AccessibleID(busName: busName, path: path)
  }

  /// From `a(so)`, without the null object. Objects with an address that D-Bus does not allow are left out, and the
  /// list is then not complete.
  var children: (ids: [AccessibleID], isComplete: Bool)? {
    guard let list else { return nil }
    var isComplete = true
    let ids = list.compactMap { entry -> AccessibleID? in
      if let id = entry.accessibleID, id.path == "/org/a11y/atspi/null" || id.busName.isEmpty { return nil }
      guard let id = entry.accessibleID, BusCall.isAddress(busName: id.busName, path: id.path) else {
        isComplete = false
        return nil
      }
      return id
    }
    return (ids, isComplete)
  }

  /// ``children``; nil if the list is not complete.
  var allChildren: [AccessibleID]? { children.flatMap { $0.isComplete ? $0.ids : nil } }

  /// From `a(ua(so))`, without relations that AT-SPI does not define.
  var relations: [AccessibleRelation: [AccessibleID]]? {
    guard let list else { return nil }
    let pairs = list.compactMap { entry -> (AccessibleRelation, [AccessibleID])? in
      guard let relation = entry[0]?.int.flatMap(AccessibleRelation.init(rawValue:)) else { return nil }
      return entry[1]?.children.map { (relation, $0.ids) }
    }
    return Dictionary(pairs) { $0 + $1 }
  }

  /// From `au`, the lower half first.
  var states: AccessibleState? {
    guard let low = self[0]?.int, let high = self[1]?.int else { return nil }
    guard let low = UInt32(exactly: low), let high = UInt32(exactly: high) else { return nil }
    return AccessibleState(rawValue: UInt64(high) << 32 | UInt64(low))
  }

  /// From `u`.
  var role: AccessibleRole? {
    int.flatMap { UInt32(exactly: $0) }.map(AccessibleRole.init(rawValue:))
  }

  /// From `(iiii)`: corner and size; all zero for numbers that no window can have.
  ///
  /// From 4.10 on, GTK sends uninitialised memory for a page of a notebook that was never shown: different numbers for
  /// each call. Older versions send zero for hidden objects.
  var rect: AccessibleRect? {
    guard let numbers = list?.compactMap(\.int), numbers.count == 4 else { return nil }
    guard numbers.allSatisfy({ $0.magnitude <= Self.greatestLength }) else {
      return AccessibleRect(x: 0, y: 0, width: 0, height: 0)
    }
    return AccessibleRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The greatest length in logical pixels: GTK computes places as 32-bit floating-point numbers, which hold each integer
  /// up to 2²⁴.
  private static let greatestLength = 1 << 24

  /// From `a(sss)`.
  var actions: [AccessibleAction]? {
    list?.map { entry in
      AccessibleAction(
        name: entry[0]?.string ?? "", description: entry[1]?.string ?? "", keyBinding: entry[2]?.string ?? "")
    }
  }

  /// From `a{ss}`.
  var attributes: [String: String]? { dictionary?.compactMapValues(\.string) }
}
