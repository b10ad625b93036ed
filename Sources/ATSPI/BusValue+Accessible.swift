import AccessibilityAudit

/// The shapes in which AT-SPI answers. Each is nil when the answer has another shape.
extension BusValue {
  /// From `(so)`.
  var accessibleID: AccessibleID? {
    guard let busName = self[0]?.string, let path = self[1]?.string else { return nil }
    return AccessibleID(busName: busName, path: path)
  }

  /// From `a(so)`, without the null object.
  var accessibleIDs: [AccessibleID]? {
    guard let list else { return nil }
    return list.compactMap(\.accessibleID).filter { $0.path != "/org/a11y/atspi/null" && !$0.busName.isEmpty }
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

  /// From `(iiii)`: corner and size.
  var rect: AccessibleRect? {
    guard let numbers = list?.compactMap(\.int), numbers.count == 4 else { return nil }
    return AccessibleRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// From `a(sss)`.
  var actions: [AccessibleAction]? {
    list?.map { entry in
      AccessibleAction(
        name: entry[0]?.string ?? "",
        description: entry[1]?.string ?? "",
        keyBinding: entry[2]?.string ?? ""
      )
    }
  }

  /// From `a{ss}`.
  var attributes: [String: String]? {
    dictionary?.compactMapValues(\.string)
  }
}
