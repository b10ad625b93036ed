/// The presses of a button, apart from its action: their feedback, other ways to press, and other effects of a press.
///
/// ```swift
/// delete.press.confirmation = .hold(for: .seconds(1))
/// send.press.shortcut = "<Control>Return"
/// send.press.setLongPress("Send Later") { _ in schedule() }
/// ```
/// A button that uses nothing of it has no such code and no memory for it: reading makes nothing, and the first change
/// makes only the part that it needs.
@MainActor
public struct ButtonPress {
  let button: Button

  private var behavior: PressBehavior? { button.existingPress }

  /// The options for presses and their feedback.
  public var options: Options {
    get { behavior?.options ?? Options() }
    nonmutating set { if newValue != options { button.pressBehavior.options = newValue } }
  }

  // MARK: The press that is down

  /// Indicates whether a press that began on the button is still down, wherever the pointer is now.
  public var isTracking: Bool { behavior?.run.press != nil || button.isHighlighted }

  /// Indicates whether a press that is down is on the button.
  public var isInside: Bool {
    guard let run = behavior?.run, run.press != nil else { return button.isHighlighted }
    return run.isInside
  }

  /// Cancels a press that is down. No click follows.
  public func cancel() { behavior?.run.callOff() }

  // MARK: Presses by the program, and handlers

  /// Runs the button's action immediately, like a press. A condition that refuses a press also refuses this call, and a
  /// ``confirmation`` asks first.
  ///
  /// - Parameter source: the source of the press. An action that is called over D-Bus passes ``Press/Source/dBus``,
  ///   because GTK does not report it.
  public func perform(by source: Press.Source = .program) {
    guard button.availability.takesPresses else { return }
    PressOrigin.declare(Press(source)) { button.emitClicked() }
  }

  /// The last press of the button; nil after another button is pressed.
  public var last: Press? { PressOrigin.last(of: button) }

  /// Adds a handler for all phases of a press: begin, moves, end and cancellation. Handlers run in the order in which
  /// they were added.
  ///
  /// ```swift
  /// button.press.addHandler { event in
  ///   log.append("\(event.phase) by \(event.press.source)")
  /// }
  /// ```
  /// A press by key, mnemonic, shortcut or assistive technology begins and ends inside the button. Without such a
  /// handler, no code listens to the button's presses.
  ///
  /// - Returns: the identifier for ``removeHandler(_:)``.
  @discardableResult
  public func addHandler(_ handler: @escaping @MainActor (PressEvent) -> Void) -> Int {
    button.pressBehavior.add(handler)
  }

  /// Removes a handler that ``addHandler(_:)`` added. Later calls do nothing.
  public func removeHandler(_ id: Int) { behavior?.removeHandler(id) }

  // MARK: Other ways to press

  /// The keyboard shortcut that presses the button from anywhere in its window, or from the scope that
  /// ``setShortcut(_:scope:)`` set; nil, the default, for none.
  ///
  /// The tooltip shows the shortcut as the desktop writes it, and screen readers speak it after the name. Two buttons
  /// of a window with the same shortcut cause one warning.
  public var shortcut: KeyboardShortcut? {
    get { behavior?.shortcut?.shortcut }
    nonmutating set { setShortcut(newValue) }
  }

  /// Sets the keyboard shortcut that presses the button, and its scope: the place where keyboard focus must be.
  ///
  /// - Parameters:
  ///   - shortcut: the shortcut; nil for none.
  ///   - scope: the scope; nil, the default, keeps that of the former shortcut, which is the window at first.
  public func setShortcut(_ shortcut: KeyboardShortcut?, scope: ShortcutController.Scope? = nil) {
    let scope = scope ?? behavior?.shortcut?.scope ?? .window
    behavior?.shortcut?.end()
    if let shortcut {
      button.pressBehavior.shortcut = ButtonShortcut(shortcut, scope: scope, of: button)
    } else {
      behavior?.shortcut = nil
    }
    button.shownShortcutChanged()
  }

  // MARK: Other effects of a press

  /// The confirmation step between a press and the action; nil, the default, for none.
  public var confirmation: Confirmation? {
    get { behavior?.confirmation?.kind }
    nonmutating set {
      guard newValue != confirmation else { return }
      behavior?.confirmation?.end()
      button.pressBehavior.confirmation = newValue.map { ButtonConfirmation($0, of: button) }
      button.updateDescription()
      button.queueResize()
    }
  }

  /// Sets the action of a long press. A long press does not click the button. It takes the desktop's long-press time
  /// (`gtk-long-press-time`, 500 ms unless changed), or ``PressTiming/longPress``.
  ///
  /// The Menu key and Shift+F10 run the action too, and so does holding Space. The button's description mentions this. On a
  /// button with a context menu, the two keys open the menu, and the action is its first item. While large content is on,
  /// the time is twice as long.
  ///
  /// - Parameters:
  ///   - label: the purpose of the action in a word or two. Screen readers speak it.
  ///   - hint: the sentence for the description; `%@` is the label. Nil uses the kit's words, in the user's language.
  ///   - handler: the action.
  public func setLongPress(
    _ label: String, hint: String? = nil, _ handler: @escaping @MainActor (Press) -> Void
  ) {
    let label = AccessibleName.required(label, of: type(of: button))
    button.pressBehavior.longPress = LongPress(label, hint: hint, handler)
    button.updateDescription()
  }

  /// Removes the long-press action. A long press then clicks the button like any other press.
  public func removeLongPress() {
    behavior?.longPress = nil
    button.updateDescription()
  }
}
