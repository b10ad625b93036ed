/// The part of an application that appeared when a control was opened: a popover, a menu, a page, or the content of an
/// expander.
package struct Opening: Sendable {
  /// The application as it was then.
  package var tree: AccessibleTree
  /// The objects that were shown before.
  package var known: Set<AccessibleID>
  /// The part in words, such as `in the menu of "Main Menu"`.
  package var place: String
  /// The measurements of this part.
  package var measured: Measurements

  package init(
    tree: AccessibleTree, known: Set<AccessibleID>, place: String, measured: Measurements = Measurements()
  ) {
    self.tree = tree
    self.known = known
    self.place = place
    self.measured = measured
  }
}

extension Opening {
  /// The effect of opening a control.
  package enum Effect: Hashable, Sendable {
    /// Something appeared, and Escape, or the choice of another page, closed it.
    case opened
    /// Something appeared that Escape left open; the control itself closed it.
    case closedByItself
    /// Something appeared that neither Escape nor the control closed.
    case stuck
    /// Nothing appeared.
    case nothing
    /// Nothing appeared, or everything disappeared again, and something else changed: the change in words.
    case changed(String)
    /// Another window with this name appeared.
    case window(String)
    /// The application ended.
    case ended
  }
}
