import AccessibilityAudit

/// Objects in which another process shows its content, such as a web page of WebKitGTK.
extension TreeReader {
  /// More children are no socket.
  private static let mostPlugged = 8

  /// Adds the content of a socket to an object that has answered with no children.
  ///
  /// GTK 3 counts one child for a socket and names it by its index, but leaves it out of the list of all children.
  func addPlugged(to object: inout ReadObject, count: Int?) async throws(ATSPIError) {
    guard let count, (1...Self.mostPlugged).contains(count), object.children.isEmpty, object.error == nil else {
      return
    }
    let id = object.node.id
    var answers = await session.answers(to: (0..<count).map { Self.child($0, of: id) }, by: deadline)
    for _ in 0..<count {
      if let child = try answers.takeIfOffered()?.accessibleID, child.isObject { object.children.append(child) }
    }
  }
}
