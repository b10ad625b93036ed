/// The pages of stacks, notebooks and folded containers that GTK 4 reports as shown although another page is in front of
/// them.
///
/// A page that was shown once keeps its place and its states in GTK 4, and its tab controls an object that is not in the
/// tree. But tabs and pages have the same order and number, and one tab is selected. A page of a folded container has the
/// place that it had on the way out.
struct HiddenPages {
  /// The addresses of the hidden pages.
  let ids: Set<AccessibleID>

  /// A row of tabs, and the number of the selected one.
  private struct Tabs {
    let path: [Int]
    let count: Int
    let selected: Int
  }

  init(of tree: AccessibleTree) {
    var tabs: [Tabs] = []
    var stacks: [(path: [Int], node: AccessibleNode)] = []
    var pending: [(node: AccessibleNode, path: [Int])] = [(tree.root, [])]
    while let (node, path) = pending.popLast() {
      if node.role == .pageTabList {
        let all = node.children.filter { $0.role == .pageTab }
        let selected = all.indices.filter { all[$0].states.contains(.selected) }
        if selected.count == 1 { tabs.append(Tabs(path: path, count: all.count, selected: selected[0])) }
      } else if Self.isStack(node) {
        stacks.append((path, node))
      }
      pending.append(contentsOf: node.children.enumerated().map { ($1, path + [$0]) })
    }
    var ids: Set<AccessibleID> = []
    for node in tree.preorder { ids.formUnion(Self.pagesBehind(node).map(\.id)) }
    for (path, node) in stacks {
      guard let selected = Self.selected(of: node, at: path, among: tabs) else { continue }
      for (index, page) in node.children.enumerated() where index != selected { ids.insert(page.id) }
    }
    self.ids = ids
  }

  /// Returns the pages that stick out of a container which another page fills. They are as high or as wide as it is.
  private static func pagesBehind(_ node: AccessibleNode) -> [AccessibleNode] {
    guard [.panel, .filler].contains(node.role), node.children.count > 1, let box = node.extents, !box.isEmpty,
      node.children.contains(where: { $0.extents == box })
    else { return [] }
    return node.children.filter { page in
      guard [.panel, .filler].contains(page.role), let place = page.extents, !place.isEmpty else { return false }
      let (all, edge) = (box.union(place), 24)
      return (place.height == box.height && all.height == box.height && all.width > box.width + edge)
        || (place.width == box.width && all.width == box.width && all.height > box.height + edge)
    }
  }

  /// Returns true for a container in which several objects are shown in one place.
  private static func isStack(_ node: AccessibleNode) -> Bool {
    guard [.panel, .filler].contains(node.role), node.children.count > 1 else { return false }
    let boxes = node.children.compactMap(\.extents).filter { !$0.isEmpty }
    return boxes.count > 1 && Set(boxes).count == 1
  }

  /// Returns the number of the page whose tab is selected; nil if no tabs, or tabs at several places, may be those of the
  /// stack.
  private static func selected(of node: AccessibleNode, at path: [Int], among tabs: [Tabs]) -> Int? {
    let fitting = tabs.filter { $0.count == node.children.count && !$0.path.starts(with: path) }
    func nearness(_ tabs: Tabs) -> Int { zip(tabs.path, path).prefix { $0 == $1 }.count }
    guard let most = fitting.map(nearness).max() else { return nil }
    let nearest = fitting.filter { nearness($0) == most }
    guard nearest.count == 1, node.children[nearest[0].selected].extents?.isEmpty == false else { return nil }
    return nearest[0].selected
  }
}
