/// Which objects of a tree are on the screen, as far as its toolkit says.
///
/// GTK 4 gives to an object that is not shown a size of zero, and its states say nothing: 4.8 sets "showing" on windows
/// alone, 4.18 on everything. All other toolkits set it on what is shown, and GTK 3 makes the rest 1 × 1.
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
