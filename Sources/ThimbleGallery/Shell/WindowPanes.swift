import Thimble

/// The panes of a window, between which F6 moves keyboard focus. Each pane gets the focus where it was last.
@MainActor
final class WindowPanes {
  /// A part of a window. It may be inside of an earlier one.
  struct Pane {
    let view: Widget
    /// Moves keyboard focus to the first place in the pane, and returns whether it did.
    let enter: @MainActor () -> Bool
    /// The widget that had keyboard focus last.
    fileprivate weak var last: Widget?

    init(_ view: Widget, enter: @escaping @MainActor () -> Bool) { (self.view, self.enter) = (view, enter) }
  }

  private var panes: [Pane]
  private weak var window: Window?

  init(_ panes: [Pane], of window: Window) {
    (self.panes, self.window) = (panes, window)
    window.observe(.focusWidget) { [weak self] _, focused in
      guard let self, let focused, let index = index(around: focused) else { return }
      self.panes[index].last = focused
    }
    // It bubbles: a toast uses the key first.
    window.add(
      KeyController { [weak self] controller, key in
        guard key == "F6", controller.modifiers.isSubset(of: .shift) else { return false }
        return self?.move(forward: controller.modifiers.isEmpty) ?? false
      })
  }

  /// Moves keyboard focus to the next or the previous pane on screen.
  ///
  /// - Returns: false if there is none, and while a menu or a popover has the focus.
  @discardableResult
  func move(forward isForward: Bool) -> Bool {
    guard let window else { return false }
    let focused = window.focusedWidget
    guard focused.map({ $0.surfaceOwner === window }) ?? true else { return false }
    let (count, current) = (panes.count, focused.flatMap(index))
    let start = current ?? (isForward ? -1 : count)
    let others = (1...count).map { (start + (isForward ? $0 : -$0) + count) % count }.filter { $0 != current }
    window.showsFocus = true
    return others.contains(where: enter)
  }

  private func enter(_ index: Int) -> Bool {
    let pane = panes[index]
    guard pane.view.isMapped else { return false }
    if let last = pane.last, last.isMapped, self.index(around: last) == index, last.grabFocus() { return true }
    return pane.enter()
  }

  /// The index of the innermost pane around a widget; nil for none, as in the header bar.
  private func index(around widget: Widget) -> Int? { panes.lastIndex { $0.view.contains(widget) } }
}
