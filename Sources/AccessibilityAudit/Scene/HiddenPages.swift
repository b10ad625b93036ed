/// The pages of stacks, notebooks and folded containers that GTK 4 reports as shown although another page is in front of
/// them.
///
/// A page that was shown once keeps its place and its states in GTK 4, and its tab controls an object that is not in the
/// tree. But tabs and pages have the same order and number, and one tab is selected. Without tabs, the page with the focus is
/// in front of those that have their controls in the same places. A page of a folded container has the place that it had on
/// the way out.
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
      if let selected = Self.selected(of: node, at: path, among: tabs) {
        for (index, page) in node.children.enumerated() where index != selected { ids.insert(page.id) }
      } else {
        ids.formUnion(Self.pagesBehindFocus(in: node).map(\.id))
      }
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

  /// Returns the pages that have a control in the place of one on the page with the focus. The parts of an overlay have their
  /// controls beside each other, or small ones on a large one.
  private static func pagesBehindFocus(in stack: AccessibleNode) -> [AccessibleNode] {
    // Controls in one place are no pages.
    let pages = stack.children.filter { !$0.isControl }
    let focused = pages.filter { $0.preorder.contains { $0.states.contains(.focused) } }
    guard focused.count == 1 else { return [] }
    let controls = focused[0].preorder.filter(\.isControl).compactMap(\.extents).filter { !$0.isEmpty }
    return pages.filter { page in
      page.id != focused[0].id && page.extents?.isEmpty == false
        && page.preorder.contains { node in
          node.isControl && node.extents.map { box in controls.contains { $0.isAlmost(box) } } ?? false
        }
    }
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

extension AccessibleRect {
  /// Returns true for a rectangle that shares most of its area with this one.
  fileprivate func isAlmost(_ other: AccessibleRect) -> Bool {
    let width = min(x + width, other.x + other.width) - max(x, other.x)
    let height = min(y + height, other.y + other.height) - max(y, other.y)
    guard width > 0, height > 0 else { return false }
    return 2 * width * height > max(self.width * self.height, other.width * other.height)
  }
}
