/// Why a button cannot be pressed yet, and what to do about it.
struct Inactivity {
  let reason: String
  weak var cause: Widget?
}

// MARK: - Disabled with a reason

extension Button {
  /// Disables the button, and lets it say why.
  ///
  /// ```swift
  /// save.disable(because: "Enter a name first", leadingTo: nameField)
  /// ```
  /// It looks disabled and is exposed as disabled, but keeps its place in the tab order and under the pointer: the reason
  /// is its tooltip and its description. A press does not run the action; it says the reason and moves keyboard focus to
  /// the cause. ``isEnabled`` ends it, true or false.
  ///
  /// - Parameters:
  ///   - reason: what must be done first, as one says it. A blank one is a programmer's error: it ends the process with a
  ///     message, in every build.
  ///   - cause: where it can be done; held weakly. Focus goes to it, or to the first inside it that takes it.
  public func disable(because reason: String, leadingTo cause: Widget? = nil) {
    guard let reason = AccessibleName.spoken(reason) else {
      fatalError("\(Self.self): the reason is empty. Say what must be done before the button can be pressed.")
    }
    isSensitive = true
    inactivity = Inactivity(reason: reason, cause: cause)
    explanation = reason
    setStyleClass("inactive", true)
    exposeDisabled()
  }

  /// Why the button is disabled, where ``disable(because:leadingTo:)`` said.
  public var disabledReason: String? { inactivity?.reason }

  func endInactivity() {
    guard inactivity != nil else { return }
    inactivity = nil
    explanation = nil
    setStyleClass("inactive", false)
    exposeDisabled()
  }

  func sayWhyInactive() {
    guard let inactivity else { return }
    if isAttended { pending.say(localized("%1$@, %2$@", accessibilityLabel, inactivity.reason)) }
    guard let cause = inactivity.cause else { return }
    if !cause.grabFocus() { cause.focusFirstChild() }
  }

  /// The one place where disabled is exposed: by GTK for a button that takes no input at all, else here.
  func exposeDisabled() {
    setAccessibleDisabled(!isSensitive || inactivity != nil || isPending && existingPending?.refusesPresses == true)
  }
}
