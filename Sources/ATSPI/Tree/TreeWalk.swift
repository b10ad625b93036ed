import AccessibilityAudit

/// The state of reading a tree: the objects that were read, and those that are pending.
struct TreeWalk: Sendable {
  /// An object that was found, and its place in the tree.
  struct Place: Sendable {
    var id: AccessibleID
    /// The index into the nodes.
    var index: Int
    var depth: Int

    var isRoot: Bool { index == 0 }
  }

  let root: AccessibleID
  /// The first reason why a part is missing; nil if no part is missing.
  private(set) var error: ATSPIError?
  /// The objects in the order in which they were found, parents before their children; nil until read.
  private var nodes: [AccessibleNode?] = [nil]
  /// The indices of each object's children, which follow each other because they are found together.
  private var children: [Range<Int>] = [0..<0]
  /// The index of each object's parent; the root has its own index.
  private var parents = [0]
  /// The objects to read, the next one last. They are read in the order of the tree, so only its end can be missing.
  private var pending: [Place]
  /// The index of the object at which the walk ends: objects after it are not read.
  private var end: Int?
  /// The objects found so far: one that is listed twice, or inside itself, is read once.
  private var seen: Set<AccessibleID>
  /// The attributes found so far. Objects of one toolkit have equal attributes, and share their memory.
  private var attributes: Set<[String: String]> = []
  private var readCount = 0

  init(root: AccessibleID) {
    self.root = root
    pending = [Place(id: root, index: 0, depth: 0)]
    seen = [root]
  }

  /// True as long as nothing has been read.
  var isEmpty: Bool { readCount == 0 }

  /// The reason why a part is missing, with the number of objects that were read.
  var gap: String? {
    let count = readCount == 1 ? "1 object was" : "\(readCount) objects were"
    return error.map { "\(count) read; \($0.message)" }
  }

  /// Returns the next object to read.
  mutating func next() -> Place? { pending.popLast() }

  /// Adds an object, and finds its children.
  mutating func take(_ object: ReadObject, at place: Place) {
    var node = object.node
    node.attributes = attributes.insert(node.attributes).memberAfterInsert
    nodes[place.index] = node
    readCount += 1
    if let error = object.error { miss(error) }
    if place.depth == TreeReader.deepest, !object.children.isEmpty {
      return miss(tooLarge("objects stand in each other more than \(TreeReader.deepest) deep"))
    }
    let first = nodes.count
    var found: [Place] = []
    for id in object.children where !seen.contains(id) {
      if nodes.count == TreeReader.mostObjects {
        miss(tooLarge("there are more than \(TreeReader.mostObjects) objects"))
        break
      }
      seen.insert(id)
      found.append(Place(id: id, index: nodes.count, depth: place.depth + 1))
      nodes.append(nil)
      children.append(0..<0)
      parents.append(place.index)
    }
    children[place.index] = first..<nodes.count
    pending.append(contentsOf: found.reversed())
    dropWhatComesAfterTheEnd()
  }

  /// Ends the walk at an object: only objects before it in the order of reading are read. The first of several ends
  /// counts.
  mutating func end(at place: Place) {
    guard end.map({ isBefore(place.index, $0) }) ?? true else { return }
    end = place.index
    dropWhatComesAfterTheEnd()
  }

  private mutating func dropWhatComesAfterTheEnd() {
    guard let end else { return }
    pending = pending.filter { isBefore($0.index, end) }
  }

  /// Returns true if one object comes before another in the order of reading: parents come before their children.
  private func isBefore(_ one: Int, _ other: Int) -> Bool {
    let (ones, others) = (path(to: one), path(to: other))
    return ones.lexicographicallyPrecedes(others)
  }

  /// Returns the indices of the objects around an object, from the root to itself.
  private func path(to index: Int) -> [Int] {
    sequence(first: index) { $0 == 0 ? nil : parents[$0] }.reversed()
  }

  /// Records the reason for a missing part; the walk goes on.
  mutating func miss(_ error: ATSPIError) {
    if self.error == nil { self.error = error }
  }

  /// Gives up the pending objects for this reason, which replaces an earlier one.
  mutating func stop(_ error: ATSPIError) {
    self.error = error
    pending = []
  }

  /// Returns the tree of the objects that were read.
  consuming func tree() -> AccessibleNode {
    for index in nodes.indices.reversed() {
      guard var node = nodes[index] else { continue }
      node.children.reserveCapacity(children[index].count)
      for child in children[index] {
        guard let inside = nodes[child] else { continue }
        node.children.append(inside)
        nodes[child] = nil
      }
      nodes[index] = node
    }
    return nodes[0] ?? AccessibleNode(role: .invalid)
  }

  private func tooLarge(_ message: String) -> ATSPIError {
    ATSPIError(.tooLarge, at: ATSPIError.Place(busName: root.busName), message: message)
  }
}
