import AccessibilityAudit

/// Lists, tables and trees with very many rows are read as far as they are on the screen.
///
/// A table of GTK 3 or Qt has an object for each of its cells, also for those out of view, and only makes it when it is
/// asked for.
extension TreeReader {
  /// The number of children from which on an object is a long list.
  private static let long = 1_000
  /// The number of children that are read of a long list at most.
  private static let mostShown = 2_000
  /// The number of children at the beginning of a table that may be headers.
  private static let headers = 32
  private static let lists: Set<AccessibleRole> = [.list, .listBox, .table, .treeTable, .tree, .documentSpreadsheet]

  /// Returns true for an object of which only the children on the screen are read.
  static func isLong(_ role: AccessibleRole, count: Int) -> Bool { count >= long && lists.contains(role) }

  /// Returns the children of a long list that are on the screen, with some before and after them; nil if the toolkit does
  /// not tell where they are.
  func shownChildren(of id: AccessibleID, count: Int, role: AccessibleRole) async throws(ATSPIError) -> [AccessibleID]?
  {
    guard let visible = try await visiblePart(of: id) else { return nil }
    var shown = try await indices(at: visible, of: id, count: count)
    if shown == nil { shown = try await indices(by: visible, of: id, count: count) }
    guard let shown else { return nil }
    let margin = 8 + (shown.upperBound - shown.lowerBound) / 4
    let first = max(0, shown.lowerBound - margin)
    let last = min(count - 1, shown.upperBound + margin, first + Self.mostShown)
    let headers = role == .table || role == .treeTable ? Array(0..<min(Self.headers, first)) : []
    return try await children(at: headers + Array(first...last), of: id)
  }

  /// Returns the children with these numbers, as far as there are such.
  func children(at indices: [Int], of id: AccessibleID) async throws(ATSPIError) -> [AccessibleID] {
    var answers = await session.answers(to: indices.map { Self.child($0, of: id) }, by: deadline)
    var children: [AccessibleID] = []
    for _ in indices {
      if let child = try answers.takeIfOffered()?.accessibleID, child.isObject { children.append(child) }
    }
    return children
  }

  private static func child(_ index: Int, of id: AccessibleID) -> BusCall {
    BusCall(id, BusCall.accessible, "GetChildAtIndex", [.index(index)])
  }

  private func extents(of id: AccessibleID) -> BusCall {
    BusCall(id, BusCall.component, "GetExtents", [.uint32(placesOnScreen ? 0 : 1)])
  }

  /// Returns the part of an object that no object around it cuts off.
  private func visiblePart(of id: AccessibleID) async throws(ATSPIError) -> AccessibleRect? {
    var visible: AccessibleRect?
    var next: AccessibleID? = id
    for _ in 0..<Self.deepest {
      guard let here = next else { break }
      var answers = await session.answers(
        to: [extents(of: here), .get("Parent", of: BusCall.accessible, here)], by: deadline)
      let box = try answers.takeIfOffered()?.rect
      next = try answers.takeIfOffered()?.accessibleID
      if let box, !box.isEmpty { visible = visible.map { $0.common(with: box) } ?? box }
      if visible == nil || next?.path == BusCall.rootPath { break }
    }
    return visible.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the range of the children that are found at points of a rectangle; nil if there are none.
  private func indices(
    at rect: AccessibleRect, of id: AccessibleID, count: Int
  ) async throws(ATSPIError) -> ClosedRange<Int>? {
    let (columns, rows) = (3, 12)
    let calls = (0..<columns * rows).map { number in
      let x = rect.x + (2 * (number % columns) + 1) * rect.width / (2 * columns)
      let y = rect.y + (2 * (number / columns) + 1) * rect.height / (2 * rows)
      return BusCall(
        id, BusCall.component, "GetAccessibleAtPoint", [.index(x), .index(y), .uint32(placesOnScreen ? 0 : 1)])
    }
    var answers = await session.answers(to: calls, by: deadline)
    var found: Set<AccessibleID> = []
    for _ in calls {
      if let hit = try answers.takeIfOffered()?.accessibleID, hit != id, hit.isObject { found.insert(hit) }
    }
    let places = found.flatMap {
      [.get("Parent", of: BusCall.accessible, $0), BusCall($0, BusCall.accessible, "GetIndexInParent")]
    }
    var parents = await session.answers(to: places, by: deadline)
    var indices: [Int] = []
    for _ in found {
      let parent = try parents.takeIfOffered()?.accessibleID
      let index = try parents.takeIfOffered()?.int
      if parent == id, let index, (0..<count).contains(index) { indices.append(index) }
    }
    guard let first = indices.min(), let last = indices.max() else { return nil }
    return first...last
  }

  /// Returns the range of the children inside of a rectangle, by their own places, which must go down from child to child;
  /// nil if they do not.
  private func indices(
    by rect: AccessibleRect, of id: AccessibleID, count: Int
  ) async throws(ATSPIError) -> ClosedRange<Int>? {
    /// The first child whose lower edge is below a line.
    func first(below line: Int) async throws(ATSPIError) -> Int? {
      var (low, high) = (0, count - 1)
      while low < high {
        let middle = (low + high) / 2
        guard let child = try? await session.value(of: Self.child(middle, of: id), \.accessibleID, by: deadline),
          let box = try? await session.value(of: extents(of: child), \.rect, by: deadline), !box.isEmpty
        else { return nil }
        if box.y + box.height > line { high = middle } else { low = middle + 1 }
      }
      return low
    }
    guard let top = try await first(below: rect.y), let bottom = try await first(below: rect.y + rect.height),
      top <= bottom
    else { return nil }
    return top...bottom
  }
}

extension AccessibleID {
  /// True for an address that D-Bus allows, and that is not the one for no object.
  fileprivate var isObject: Bool { BusCall.isAddress(busName: busName, path: path) && path != "/org/a11y/atspi/null" }
}

extension AccessibleRect {
  /// Returns the part that is also in another rectangle, which may be empty.
  fileprivate func common(with other: AccessibleRect) -> AccessibleRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(x + width, other.x + other.width), min(y + height, other.y + other.height))
    return AccessibleRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}
