/// Why a button cannot be pressed yet, as the application says, and what to do about it.
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
    updateInactivity()
  }

  /// Why the button is disabled, where that is said: by ``disable(because:leadingTo:)``, or by what the button itself lacks,
  /// such as something in its menu.
  public var disabledReason: String? { explanation }

  /// The one place where it is settled why a press does nothing: what the application says goes before what the button
  /// finds by itself, and one that is disabled altogether says nothing.
  func updateInactivity() {
    let reason = isSensitive ? inactivity?.reason ?? hindrance : nil
    guard reason != explanation else { return }
    explanation = reason
    setStyleClass("inactive", reason != nil)
    exposeDisabled()
  }

  func sayWhyInactive() {
    guard let reason = disabledReason else { return }
    if isAttended { say(localized("%1$@, %2$@", accessibilityLabel, reason)) }
    guard let cause = inactivity?.cause else { return }
    if !cause.grabFocus() { cause.focusFirstChild() }
  }

  /// The one place where disabled is exposed: by GTK for a button that takes no input at all, else here.
  func exposeDisabled() {
    setAccessibleDisabled(!isSensitive || disabledReason != nil || isPending && isBusy)
  }
}
