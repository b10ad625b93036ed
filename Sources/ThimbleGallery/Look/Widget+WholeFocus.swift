import Thimble

extension Widget {
  /// Scrolls the widget into view as a whole when keyboard focus comes into it by a key. GTK scrolls only the focused widget
  /// inside, which may leave its name or its result out of view.
  func staysWholeWithFocus() {
    var hadFocus = false
    connect(.stateFlagsChanged) { widget, _ in
      let hasFocus = widget.stateFlags.contains(.focusWithin)
      defer { hadFocus = hasFocus }
      // A press moves nothing under the pointer.
      guard hasFocus, !hadFocus, widget.window?.showsFocus == true else { return }
      let views = widget.selfAndAncestors.compactMap { $0 as? ScrolledWindow }
      // In a lower view the top would take the place of the focused widget.
      for view in views where widget.height <= view.height { view.scroll(to: widget) }
    }
  }
}
