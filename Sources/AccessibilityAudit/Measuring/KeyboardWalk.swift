/// The way of the keyboard focus through an application, by Tab and Shift+Tab.
package struct KeyboardWalk: Hashable, Sendable {
  /// A place of the focus.
  package struct Stop: Hashable, Sendable {
    package var id: AccessibleID
    /// The change of the screen; nil if it could not be separated from other changes, for instance in a window that
    /// scrolled.
    package var look: FocusLook?
    /// True if the object scrolled to another place when the focus came.
    package var isMoved = false

    package init(_ id: AccessibleID, look: FocusLook? = nil) {
      self.id = id
      self.look = look
    }
  }

  /// A control that the focus cannot leave.
  package struct Trap: Hashable, Sendable {
    package var id: AccessibleID
    /// The keys that do not move the focus away, such as `Tab and Shift+Tab`.
    package var keys: String
    /// The key that moves the focus away; nil if none was found.
    package var exit: String?

    package init(_ id: AccessibleID, keys: String, exit: String?) {
      self.id = id
      self.keys = keys
      self.exit = exit
    }
  }

  /// The stops of Tab, each once, in order.
  package var forward: [Stop]
  /// The objects that Shift+Tab, Ctrl+Tab or an arrow key reached.
  package var otherwise: Set<AccessibleID>
  /// The controls that the focus cannot leave.
  package var traps: [Trap]
  /// The reason why the walk did not return to its first stop; nil if it did.
  package var gap: String?

  package init(
    forward: [Stop] = [], otherwise: Set<AccessibleID> = [], traps: [Trap] = [], gap: String? = nil
  ) {
    self.forward = forward
    self.otherwise = otherwise
    self.traps = traps
    self.gap = gap
  }
}
