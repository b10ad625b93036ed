/// The toolkit of a tree, as far as rules depend on it.
struct Toolkit {
  /// The name in lower case.
  let name: String
  private let version: [Int]

  init(_ tree: AccessibleTree) {
    name = tree.toolkit.lowercased()
    version = tree.toolkitVersion.split(separator: ".").map { Int($0) ?? 0 }
  }

  private var isGTK: Bool { name == "gtk" }

  /// True for Qt.
  var isQt: Bool { name.hasPrefix("qt") }

  /// True for Java's Swing.
  var isSwing: Bool { name == "j2se-access-bridge" }

  /// True for GTK 3.
  var isGTK3: Bool { isGTK && version.first == 3 }

  /// True for GTK 4 and later.
  var isGTK4: Bool { isGTK && (version.first ?? 0) >= 4 }

  /// Returns an object with a toolkit's misleading reports corrected.
  ///
  /// - Parameters:
  ///   - node: The object.
  ///   - around: The object around it, as it is meant.
  /// - Returns: The object as it is meant.
  func meaning(of node: AccessibleNode, in around: AccessibleNode?) -> AccessibleNode {
    if isSwing { return meaningInSwing(of: node, in: around) }
    guard isQt else { return node }
    var node = node
    let isOutermost = around?.role == .application
    // Qt gives a border inside of a window the role frame, and a secondary window the role filler.
    if node.role == .frame, !isOutermost { node.role = .panel }
    if node.role == .filler, isOutermost, !node.name.isEmpty { node.role = .frame }
    // Qt gives a text of several lines that is only read the role of a label.
    if node.role == .label, node.states.contains([.focusable, .multiLine]) { node.role = .text }
    // Qt gives the current item of every list, table and row of tabs the state focused, wherever the focus is.
    if Self.items.contains(node.role), around?.states.contains(.focused) != true { node.states.remove(.focused) }
    return node
  }

  /// Swing says of every object that it takes the focus, but Tab passes those that only hold or show something. It gives
  /// the rows of lists and trees the role of their labels, and describes a text by the type of its content, such as
  /// "text/html".
  private func meaningInSwing(of node: AccessibleNode, in around: AccessibleNode?) -> AccessibleNode {
    var node = node
    let isItem = node.role == .label && !node.actions.isEmpty
    if isItem, [.list, .listBox].contains(around?.role) { node.role = .listItem }
    if isItem, [.tree, .treeItem].contains(around?.role) { node.role = .treeItem }
    if Self.passed.contains(node.role) { node.states.remove(.focusable) }
    let isType = node.description.hasPrefix("text/") && !node.description.contains(" ")
    if node.role == .text, isType { node.description = "" }
    return node
  }

  private static let passed: Set<AccessibleRole> = [
    .frame, .dialog, .window, .rootPane, .layeredPane, .glassPane, .desktopFrame, .panel, .filler, .viewport,
    .scrollPane,
    .splitPane, .scrollBar, .toolBar, .menuBar, .label, .image, .icon, .separator, .progressBar, .statusBar, .unknown,
    .internalFrame, .fileChooser, .colorChooser, .optionPane, .toolTip, .header, .canvas,
  ]

  private static let items: Set<AccessibleRole> = [.pageTab, .listItem, .treeItem, .tableCell, .tableRow]

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
  private let hiddenPages: Set<AccessibleID>
  /// The process of the windows; nil without a window.
  private let application: String?

  init(of tree: AccessibleTree) {
    isSaidByStates =
      !Toolkit(tree).isGTK4
      && tree.preorder.contains { !$0.role.isWindow && $0.role != .application && $0.states.contains(.showing) }
    application = tree.root.children.first?.id.busName
    hiddenPages = Toolkit(tree).isGTK4 ? HiddenPages(of: tree).ids : []
  }

  func isShown(_ node: AccessibleNode) -> Bool {
    node.role == .application || (showsContent(of: node) && place(of: node)?.isEmpty != true)
  }

  /// Returns the place of an object; nil for a window of Swing, whose place is unknown.
  private func place(of node: AccessibleNode) -> AccessibleRect? {
    isSaidByStates && node.role.isWindow && (node.extents?.width ?? 0) < 0 ? nil : node.extents
  }

  /// Returns false for an object that is hidden with everything inside. The content of one without width may be beside it.
  func showsContent(of node: AccessibleNode) -> Bool {
    if node.role == .application { return true }
    if hiddenPages.contains(node.id) { return false }
    if isSaidByStates {
      guard node.states.contains(.showing) || holdsOtherProcess(node) else { return false }
      // The tab of the page in front has no place if a notebook shows no tabs, or has no room for all of them.
      if node.role == .pageTab { return true }
    }
    return place(of: node).map { $0.width > 1 || $0.height > 1 } ?? true
  }

  /// Returns true for an object around the page of another process. It has no states of its own, and shows what is inside.
  private func holdsOtherProcess(_ node: AccessibleNode) -> Bool {
    guard node.children.count == 1, let inside = node.children.first else { return false }
    return (node.id.busName != application || inside.id.busName != application) && showsContent(of: inside)
  }
}
