// MARK: - Presses

extension Button {
  /// The press behaviour, created when it is first needed.
  var press: ButtonPress {
    if let existingPress { return existingPress }
    let press = ButtonPress(self)
    existingPress = press
    return press
  }

  /// Adds a handler for all phases of a press: begin, moves, end and cancellation. Handlers run in the order in which
  /// they were added.
  ///
  /// ```swift
  /// button.onPress { event in
  ///   log.append("\(event.phase) by \(event.press.source)")
  /// }
  /// ```
  /// A press by key, mnemonic, shortcut or assistive technology begins and ends inside the button. Without such a
  /// handler, no code listens to the button's presses.
  ///
  /// - Returns: the identifier for ``removePressHandler(_:)``.
  @discardableResult
  public func onPress(_ handler: @escaping @MainActor (PressEvent) -> Void) -> Int { press.add(handler) }

  /// Removes a handler that ``onPress(_:)`` added. Later calls do nothing.
  public func removePressHandler(_ id: Int) { existingPress?.removeHandler(id) }

  /// Runs the button's action immediately, like a press. A condition that refuses a press also refuses this call, and a
  /// ``confirmation`` asks first.
  ///
  /// - Parameter source: the source of the press. An action that is called over D-Bus passes ``Press/Source/dBus``,
  ///   because GTK does not report it.
  public func performPrimaryAction(by source: Press.Source = .program) {
    guard availability.takesPresses else { return }
    PressOrigin.declare(Press(source)) { emitClicked() }
  }

  /// The last press of the button; nil after another button is pressed.
  public var lastPress: Press? { PressOrigin.last(of: self) }
}

// MARK: - Presses in other languages

extension Button {
  /// Emitted for each phase of a press: its begin, moves, end and cancellation; with the phase and the source. Only after
  /// thimble_button_set_reports_presses(), so that no code listens to the presses of other buttons.
  static var pressSignal: NativeSignal {
    NativeSignal("press-event", carrying: PressEvent.Phase.self, Press.Source.self)
  }

  /// Emitted for each long press of a button with thimble_button_set_long_press(), with the source of the press.
  static var longPressSignal: NativeSignal { NativeSignal("long-pressed", carrying: Press.Source.self) }
}

extension PressEvent.Phase: NativeEnumeration {
  public static var nativeName: String { "ThimblePressPhase" }

  public static var nativeValues: [(nick: String, value: Self)] {
    [
      ("began", .began), ("moved-inside", .movedInside), ("moved-outside", .movedOutside), ("entered", .entered),
      ("exited", .exited), ("ended-inside", .endedInside), ("ended-outside", .endedOutside), ("cancelled", .cancelled),
    ]
  }
}

extension Press.Source: NullableEnumeration {
  public static var nativeValues: [(nick: String, value: Self)] {
    [
      ("mouse", .mouse), ("touch", .touch), ("pen", .pen), ("key", .key), ("mnemonic", .mnemonic),
      ("keyboard-shortcut", .keyboardShortcut), ("assistive-technology", .assistiveTechnology), ("d-bus", .dBus),
      ("drag-dwell", .dragDwell), ("program", .program),
    ]
  }
}

// MARK: - State

extension Button {
  /// Indicates whether a press that began on the button is still down, wherever the pointer is now.
  public var isTracking: Bool { existingPress?.tracker.press != nil || isHighlighted }

  /// Indicates whether a press that is down is on the button.
  public var isTouchInside: Bool {
    guard let tracker = existingPress?.tracker, tracker.press != nil else { return isHighlighted }
    return tracker.isInside
  }

  /// Indicates whether the button looks pressed. GTK keeps that look until the release, wherever the pointer is.
  public var isHighlighted: Bool { stateFlags.contains(.active) || hasStyleClass("keyboard-activating") }

  /// Indicates whether the pointer is over the button.
  public var isHovered: Bool { stateFlags.contains(.hovered) }

  /// Cancels a press that is down. No click follows.
  public func cancelTracking() { existingPress?.callOff() }
}

// MARK: - Press options

extension Button {
  /// The options for presses and their feedback.
  public var pressOptions: PressOptions {
    get { existingPress?.options ?? PressOptions() }
    set { if newValue != pressOptions { press.options = newValue } }
  }

  /// Sets the action of a long press. A long press does not click the button. It takes the desktop's long-press time
  /// (`gtk-long-press-time`, 500 ms unless changed), or ``PressTiming/longPress``.
  ///
  /// The Menu key and Shift+F10 run the action too, and so does holding Space. The button's description mentions this.
  /// While large content is on, the time is twice as long.
  ///
  /// - Parameters:
  ///   - label: the purpose of the action in a word or two. Screen readers speak it.
  ///   - hint: the sentence for the description; `%@` is the label. Nil uses the kit's words, in the user's language.
  ///   - handler: the action.
  public func setLongPress(
    _ label: String, hint: String? = nil, _ handler: @escaping @MainActor (Press) -> Void
  ) {
    let label = AccessibleName.required(label, of: Self.self)
    let standard = localized(
      "Hold or press Shift+F10: %@", de: "Gedrückt halten oder Umschalt+F10 drücken: %@", ja: "長押しまたは Shift+F10: %@")
    let text = Phrase.filled(hint ?? standard, with: [label])
    let longPress = ButtonLongPress(label, hint: text, handler)
    press.longPress = longPress
    updateDescription()
  }

  /// Removes the long-press action. A long press then clicks the button like any other press.
  public func removeLongPress() {
    existingPress?.longPress = nil
    updateDescription()
  }
}

// MARK: - Shortcut and confirmation

extension Button {
  /// The keyboard shortcut that presses the button from anywhere in its window; nil, the default, for none.
  ///
  /// The tooltip shows the shortcut as the desktop writes it, and screen readers speak it after the name. Two buttons
  /// of a window with the same shortcut cause one warning.
  public var shortcut: KeyboardShortcut? {
    get { existingPress?.shortcut?.shortcut }
    set { setShortcut(newValue) }
  }

  /// Sets the keyboard shortcut that presses the button, and its scope: the place where keyboard focus must be.
  public func setShortcut(_ shortcut: KeyboardShortcut?, scope: ShortcutController.Scope = .window) {
    existingPress?.shortcut?.end()
    if let shortcut {
      press.shortcut = ButtonShortcut(shortcut, scope: scope, of: self)
    } else {
      existingPress?.shortcut = nil
    }
    shownShortcutChanged()
  }

  /// Updates the tooltip and the accessible shortcut: the button's own shortcut or that of its command.
  func shownShortcutChanged() {
    setAccessibleKeyShortcut(shownShortcut)
    updateTooltip()
  }

  /// The confirmation step between a press and the action; nil, the default, for none.
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
  /// Applies the press trigger of the current style.
  func followTrigger(of style: AnyButtonStyle?) {
    let trigger = style?.trigger ?? .release
    if trigger != existingPress?.trigger ?? .release { press.trigger = trigger }
  }
}
