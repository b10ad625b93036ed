extension Control {
  /// Moves keyboard focus from a control that leaves to its neighbour: the next widget that takes focus, else the one
  /// before. GTK would go to the first widget of the nearest container, often at the far end of the window.
  func passFocusOn() {
    guard let window, let focused = window.focusedWidget, contains(focused) else { return }
    // If a container leaves, all of it leaves.
    var leaving: Widget = self
    while let around = leaving.parent, !around.isMapped { leaving = around }
    // A popover that closes gives focus back to its opener.
    guard leaving !== window, leaving.surfaceOwner === window else { return }
    while let around = leaving.parent {
      let all = around.children
      guard let index = all.firstIndex(of: leaving) else { return }
      let takesFocus = { (widget: Widget, direction: FocusDirection) in
        widget.isMapped && widget.surfaceOwner === window && widget.moveFocusInside(direction)
      }
      if all[(index + 1)...].contains(where: { takesFocus($0, .tabForward) }) { return }
      if all[..<index].reversed().contains(where: { takesFocus($0, .tabBackward) }) { return }
      leaving = around
    }
  }
}
