// MARK: - Presses

extension Button {
  /// The press side, made when it is first needed.
  var press: ButtonPress {
    if let existingPress { return existingPress }
    let press = ButtonPress(self)
    existingPress = press
    return press
  }

  /// Does what a press is for.
  ///
  /// - Returns: whether it counts.
  func perform(_ press: Press) -> Bool {
    existingPress?.click(press) { run() } ?? Press.$current.withValue(press) { run() }
  }

  private func run() -> Bool {
    guard !isBusy else { return false }
    switch work {
    case .none: break
    case .own(.now(let action)) where existingPending == nil: action()
    case .own(let work): return pending.runner.request(work, named: accessibilityLabel)
    case .action(let action): action.press()
    case .command(let command): command.press()
    }
    return true
  }

  /// Tells of each moment of a press: down, moves, up, and away.
  ///
  /// ```swift
  /// button.onPress { event in
  ///   log.append("\(event.phase) by \(event.press.source)")
  /// }
  /// ```
  /// A press by key, mnemonic, shortcut or assistive technology begins and ends inside. Nothing listens to a button's
  /// presses while no such handler is there.
  ///
  /// - Returns: what ``removeAction(_:)`` takes.
  @discardableResult
  public func onPress(_ handler: @escaping @MainActor (PressEvent) -> Void) -> ControlAction.ID {
    addAction(for: .allPressEvents) { handler($1) }
  }

  /// Adds a handler for some moments of a press, or for the action itself. Handlers run in the order they came in.
  ///
  /// - Returns: what ``removeAction(_:)`` takes.
  @discardableResult
  public func addAction(
    for events: ControlEvents, _ handler: @escaping @MainActor (Button, PressEvent) -> Void
  ) -> ControlAction.ID {
    let action = ControlAction(events: events, handler)
    press.handlers.append(action)
    return action.id
  }

  /// Takes a handler away. Does nothing the second time.
  public func removeAction(_ id: ControlAction.ID) {
    existingPress?.handlers.removeAll { $0.id == id }
  }

  /// The handlers that would be told of any of `events`, in order.
  public func actions(for events: ControlEvents = .all) -> [ControlAction] {
    (existingPress?.handlers ?? []).filter { !$0.events.isDisjoint(with: events) }
  }

  /// Tells the handlers of `events` as if those had happened; the button's own action is ``performPrimaryAction(by:)``.
  public func sendActions(for events: ControlEvents) {
    let event = PressEvent(.endedInside, Press(.program))
    for action in actions(for: events) { action.body(self, event) }
  }

  /// Does what a press does, at once. What would refuse a press refuses this, and a ``confirmation`` asks.
  ///
  /// - Parameter source: on whose behalf. An action that is called over D-Bus says ``Press/Source/dBus``: GTK does not.
  public func performPrimaryAction(by source: Press.Source = .program) {
    guard availability != .insensitive else { return }
    PressOrigin.declare(Press(source)) { emitClicked() }
  }

  /// How the button was pressed last, until another is.
  public var lastPress: Press? { PressOrigin.last(of: self) }
}

// MARK: - State

extension Button {
  /// Whether a press is down that began on the button, wherever it is now.
  public var isTracking: Bool { existingPress?.tracker.press != nil || isHighlighted }

  /// Whether such a press is on the button.
  public var isTouchInside: Bool {
    guard let tracker = existingPress?.tracker, tracker.press != nil else { return isHighlighted }
    return tracker.isInside
  }

  /// Whether the button looks pressed. GTK lets it look so until the press is let go, wherever that is.
  public var isHighlighted: Bool { stateFlags.contains(.active) || hasStyleClass("keyboard-activating") }

  /// Whether the pointer is over the button.
  public var isHovered: Bool { stateFlags.contains(.hovered) }

  /// Calls a press off that is down: there will be no click.
  public func cancelTracking() { existingPress?.callOff() }
}

// MARK: - How it is pressed

extension Button {
  /// How the button takes presses, and what it shows of them.
  public var pressOptions: PressOptions {
    get { existingPress?.options ?? PressOptions() }
    set { if newValue != pressOptions { press.options = newValue } }
  }

  /// Has a long press (500 ms) do something else; the click is not made then.
  ///
  /// The Menu key and Shift+F10 do it too, and so does Space when it is held. The button's description says so. Where large
  /// content is on, the time is twice as long.
  ///
  /// - Parameters:
  ///   - label: what it does, in a word or two: it is spoken.
  ///   - hint: how that is said; `%@` is the label. Nil for the kit's words, in the user's language.
  ///   - handler: what it does.
  public func setLongPress(
    _ label: String, hint: String? = nil, _ handler: @escaping @MainActor (Press) -> Void
  ) {
    let label = AccessibleName.required(label, of: Self.self)
    let text = Phrase.filled(hint ?? localized("Hold or press Shift+F10: %@"), with: [label])
    let longPress = ButtonLongPress(label, hint: text, handler)
    press.longPress = longPress
    updateDescription()
  }

  /// A long press is a press like any other again.
  public func removeLongPress() {
    existingPress?.longPress = nil
    updateDescription()
  }
}

// MARK: - Shortcut and confirmation

extension Button {
  /// The keys that press the button from anywhere in its window; nil, the default, for none.
  ///
  /// Shown in the tooltip as the desktop writes them, and said after the name. Two buttons of a window with the same are
  /// warned of, once.
  public var shortcut: KeyboardShortcut? {
    get { existingPress?.shortcut?.shortcut }
    set { setShortcut(newValue) }
  }

  /// Sets the keys that press the button, and where keyboard focus must be for it.
  public func setShortcut(_ shortcut: KeyboardShortcut?, scope: ShortcutController.Scope = .window) {
    existingPress?.shortcut?.end()
    if let shortcut {
      press.shortcut = ButtonShortcut(shortcut, scope: scope, of: self)
    } else {
      existingPress?.shortcut = nil
    }
    shownShortcutChanged()
  }

  /// Shows and says the keys, the button's own or those of its command.
  func shownShortcutChanged() {
    setAccessibleKeyShortcut(shownShortcut)
    updateTooltip()
  }

  /// What stands between a press and the action; nil, the default, for nothing.
  public var confirmation: Confirmation? {
    get { existingPress?.confirmation?.kind }
    set {
      guard newValue != confirmation else { return }
      existingPress?.confirmation?.end()
      press.confirmation = newValue.map { ButtonConfirmation($0, of: self) }
      updateDescription()
      queueResize()
    }
  }
}

// MARK: - Styles

extension Button {
  /// Makes presses follow the style that is in force.
  func followTrigger(of style: AnyButtonStyle?) {
    let trigger = style?.trigger ?? .release
    if trigger != existingPress?.trigger ?? .release { press.trigger = trigger }
  }
}
