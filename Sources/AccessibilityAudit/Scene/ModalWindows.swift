/// The topmost modal window of an application, and the windows below, which nobody can use before it is closed.
struct ModalWindows {
  /// The number of the topmost modal window among the children of the application; nil if no window is modal.
  let topmost: Int?
  /// The numbers of the windows below it.
  let below: Set<Int>

  /// Finds the windows among the children of an application.
  init(of windows: [AccessibleNode], _ visibility: Visibility) {
    let shown = windows.indices.filter { Self.roles.contains(windows[$0].role) && visibility.isShown(windows[$0]) }
    let modal = shown.filter { windows[$0].states.contains(.modal) }
    // Applications list their windows in the order of opening.
    topmost = modal.last { windows[$0].states.contains(.active) } ?? modal.last
    below = topmost.map { top in Set(shown.filter { $0 != top }) } ?? []
  }

  /// The roles of windows. A popup on a modal window, such as a list or a tooltip, is above it.
  private static let roles: Set<AccessibleRole> = [.frame, .dialog, .alert, .fileChooser, .colorChooser]
}

extension OpeningTargets {
  /// Returns the topmost modal window of an application that has other windows below it; nil if there is none.
  package static func blockingWindow(in tree: AccessibleTree) -> AccessibleNode? {
    let modal = ModalWindows(of: tree.root.children, Visibility(of: tree))
    return modal.below.isEmpty ? nil : modal.topmost.map { tree.root.children[$0] }
  }

  /// Returns the place of everything below a modal window, in words.
  package static func place(below window: AccessibleNode) -> String {
    "below the modal \(window.role.name) \(window.name.quoted)"
  }
}

// MARK: - Splash screens

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
