/// A node and all below it, parents before their children.
///
/// Does not recurse, so that depth costs no stack.
public struct AccessibleTraversal: Sequence, IteratorProtocol, Sendable {
  private var pending: [AccessibleNode]

  init(root: AccessibleNode) {
    pending = [root]
  }

  /// The next node in the order of reading.
  public mutating func next() -> AccessibleNode? {
    guard let node = pending.popLast() else { return nil }
    pending.append(contentsOf: node.children.reversed())
    return node
  }
}
