/// The application's reason for disabling a button, and the widget where the user can fix it.
struct Inactivity {
  let reason: String
  weak var cause: Widget?
}

// MARK: - Disabled with a reason

extension Button {
  /// Disables the button and gives the reason to the user.
  ///
  /// ```swift
  /// save.disable(because: "Enter a name first", leadingTo: nameField)
  /// ```
  /// The button looks disabled and is exposed as disabled, but keeps its place in the tab order and under the pointer.
  /// The reason is its tooltip and its description. A press does not run the action: it announces the reason and moves
  /// keyboard focus to the cause. Setting ``isEnabled``, to true or false, removes the reason; so does nil for
  /// ``disabledReason``.
  ///
  /// - Parameters:
  ///   - reason: the step that the user must take first, in spoken words. A blank reason is a programmer's error: it
  ///     ends the process with a message, in every build.
  ///   - cause: the widget where the user can take that step; held weakly. Keyboard focus goes to it, or to the first
  ///     focusable widget inside it. Nil for none.
  public func disable(because reason: String, leadingTo cause: Widget?) {
    guard let reason = AccessibleName.spoken(reason) else {
      fatalError("\(Self.self): the reason is empty. Say what must be done before the button can be pressed.")
    }
    isSensitive = true
    inactivity = Inactivity(reason: reason, cause: cause)
    updateInactivity()
  }

  /// Disables the button and gives the reason, as ``disable(because:leadingTo:)`` does. The cause stays that of the reason
  /// before, if there was one.
  public func disable(because reason: String) { disable(because: reason, leadingTo: inactivity?.cause) }

  /// The reason why the button is disabled, if there is one: set by the application, or by the button itself if it lacks
  /// something, such as menu items. Setting it is ``disable(because:)``; nil enables the button again. A form binds
  /// it to its first mistake:
  ///
  /// ```swift
  /// save.bind(\.disabledReason) { note.title.isEmpty ? "Enter a title first" : nil }
  /// ```
  public var disabledReason: String? {
    get { explanation }
    set {
      if let newValue {
        disable(because: newValue)
      } else if inactivity != nil {
        isEnabled = true
      }
    }
  }

  /// Updates the reason why a press does nothing. The application's reason comes before the button's own. An
  /// insensitive button gives no reason. All changes of the reason go through here.
  func updateInactivity() {
    let reason = isSensitive ? inactivity?.reason ?? hindrance : nil
    guard reason != explanation else { return }
    explanation = reason
    setStyleClass("inactive", reason != nil)
    queueDraw()
    exposeDisabled()
    notify("disabled-reason")
  }

  func sayWhyInactive() {
    guard let reason = disabledReason else { return }
    if isAttended { say(Phrase.list(accessibilityLabel, reason)) }
    guard let cause = inactivity?.cause else { return }
    if !cause.grabFocus() { cause.focusFirstChild() }
  }

  /// Exposes the disabled state to assistive technologies. GTK exposes it for an insensitive button; all other cases go
  /// through here.
  func exposeDisabled() {
    setAccessibleDisabled(ownAvailability != .ready)
  }
}
