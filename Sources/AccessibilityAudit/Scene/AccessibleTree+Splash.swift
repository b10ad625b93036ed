extension AccessibleTree {
  /// True if it shows a window, and only such ones as an application shows while it starts: without a title and without
  /// controls.
  package var showsOnlySplash: Bool {
    let visibility = Visibility(of: self)
    let shown = root.children.filter(visibility.isShown)
    return !shown.isEmpty && shown.allSatisfy(\.isSplash)
  }
}

extension AccessibleNode {
  /// True for a window that may be a splash screen: it has no frame, no title and no control.
  var isSplash: Bool { role == .window && name.trimmed.isEmpty && !preorder.contains(where: \.isControl) }
}
