/// Everything that an application exposed to assistive technology at one time.
public struct AccessibleTree: Hashable, Sendable {
  /// The application's own node; its children are the windows.
  public var root: AccessibleNode
  /// The toolkit's name, such as `GTK`.
  public var toolkit: String
  /// The toolkit's version, such as `4.8.3`. Rules need it, because versions compute names differently.
  public var toolkitVersion: String
  /// The reason why a part of the tree is missing; nil when it is whole.
  public var gap: String?

  /// Creates a tree; a hand-made one needs no toolkit.
  public init(root: AccessibleNode, toolkit: String = "", toolkitVersion: String = "", gap: String? = nil) {
    self.root = root
    self.toolkit = toolkit
    self.toolkitVersion = toolkitVersion
    self.gap = gap
  }

  /// The application and all below it, parents before their children.
  public var preorder: some Sequence<AccessibleNode> { root.preorder }

  /// Returns the first node in the order of reading with this role and, if given, exactly this name.
  public func first(_ role: AccessibleRole? = nil, named name: String? = nil) -> AccessibleNode? {
    root.first(role, named: name)
  }

  /// Returns all nodes with this role and, if given, exactly this name.
  public func all(_ role: AccessibleRole? = nil, named name: String? = nil) -> [AccessibleNode] {
    root.all(role, named: name)
  }
}

// MARK: - Conformances

extension AccessibleTree: CustomStringConvertible {
  /// The outline of ``AccessibleNode/outline``.
  public var description: String { root.outline }
}
