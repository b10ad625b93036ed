/// The toolkit of a tree, as far as rules depend on it.
struct Toolkit {
  private let isGTK: Bool
  private let version: [Int]

  init(_ tree: AccessibleTree) {
    isGTK = tree.toolkit.lowercased() == "gtk"
    isQt = tree.toolkit.lowercased().hasPrefix("qt")
    version = tree.toolkitVersion.split(separator: ".").map { Int($0) ?? 0 }
  }

  /// True for Qt.
  let isQt: Bool

  /// True for GTK 3.
  var isGTK3: Bool { isGTK && version.first == 3 }

  /// True for GTK 4 and later.
  var isGTK4: Bool { isGTK && (version.first ?? 0) >= 4 }

  /// Returns an object with a toolkit's misleading reports corrected.
  func meaning(of node: AccessibleNode, isOutermost: Bool) -> AccessibleNode {
    guard isQt else { return node }
    var node = node
    // Qt gives a border inside of a window the role frame, and a secondary window the role filler.
    if node.role == .frame, !isOutermost { node.role = .panel }
    if node.role == .filler, isOutermost, !node.name.isEmpty { node.role = .frame }
    // Qt gives every selected tab the state focused.
    if node.role == .pageTab, !node.states.contains(.focusable) { node.states.remove(.focused) }
    return node
  }

  /// Returns true for GTK 4 before this minor version.
  func isGTK4(before minor: Int) -> Bool {
    isGTK && version.first == 4 && (version.count < 2 || version[1] < minor)
  }
}

/// Distinguishes objects on the screen from hidden ones, as far as the toolkit reports it.
///
/// GTK 4 gives a hidden object a size of zero. Its states do not help: 4.8 sets "showing" on windows alone, 4.18 on
/// everything. All other toolkits set the state on visible objects, and GTK 3 gives hidden ones a size of 1 × 1.
struct Visibility {
  private let isSaidByStates: Bool

  init(of tree: AccessibleTree) {
    isSaidByStates =
      !Toolkit(tree).isGTK4
      && tree.preorder.contains { !$0.role.isWindow && $0.role != .application && $0.states.contains(.showing) }
  }

  func isShown(_ node: AccessibleNode) -> Bool {
    if node.role == .application { return true }
    if isSaidByStates, !node.states.contains(.showing) { return false }
    guard let extents = node.extents else { return true }
    return !extents.isEmpty && (extents.width > 1 || extents.height > 1)
  }
}
