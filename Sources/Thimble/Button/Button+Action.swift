// MARK: - The action of a press

extension Button {
  /// Binds the button to a named action; nil removes the binding and leaves the button enabled. See
  /// ``init(_:icon:variant:size:actionName:target:)``.
  public func setAction(_ name: String?, target: ActionValue? = nil) {
    endAction()
    guard let name else {
      isEnabled = true
      return
    }
    pressAction = .named(ButtonAction(self, name, target))
  }

  /// Gives the button an action that runs immediately, such as a button from a `.ui` file. It replaces the former action.
  public func setAction(_ action: @escaping @MainActor () -> Void) { replaceAction(by: .now(action)) }

  /// Gives the button work that it owns and shows. It replaces the former action.
  ///
  /// Errors go to ``ButtonWork/errorHandler``. `CancellationError` is not an error here.
  public func setAction(_ action: @escaping @MainActor () async throws -> Void) {
    replaceAction(by: .task { _ in try await action() })
  }

  /// Gives the button work that it owns and that reports its progress. It replaces the former action.
  public func setAction(_ action: @escaping @MainActor (ActionProgress) async throws -> Void) {
    replaceAction(by: .task(action))
  }

  private func replaceAction(by new: PressAction) {
    if pressAction.binding != nil { setAction(nil) } else { endAction() }
    pressAction = new
  }

  /// Takes the button away from its action, and from what presses have begun for it.
  private func endAction() {
    existingPress?.meaningEnds()
    pressAction.binding?.end()
    if command != nil { command = nil } else { pressAction = .none }
  }

  /// The name of the action that the button is bound to.
  public var actionName: String? { pressAction.binding?.watch?.name }

  /// The value that the action is activated with.
  public var actionTarget: ActionValue? { pressAction.binding?.watch?.target }
}

// MARK: - Commands

extension Button {
  /// Binds the button to a command. It is not part of an initializer, because an initializer does not call the
  /// configuration's observer.
  ///
  /// - Parameters:
  ///   - binding: the binding of this button.
  ///   - variant: the variant; nil keeps the button's own.
  ///   - size: the size; nil keeps the button's own.
  ///   - role: the purpose; nil keeps the button's own.
  func follow(_ binding: ButtonCommand, _ variant: Variant?, _ size: Size?, _ role: Role?) {
    var new = configuration
    if let variant { new.variant = variant }
    if let size { new.size = size }
    if let role { new.role = role }
    configuration = new
    pressAction = .command(binding)
    binding.update()
  }

  /// Makes the button one of a command.
  package func follow(_ command: Command, _ variant: Variant? = nil, _ size: Size? = nil) {
    follow(ButtonCommand(self, command), variant, size, command.isDestructive ? .destructive : nil)
  }

  /// The command that a press activates; nil for a button of something else. The button shows the title, the icon and the
  /// work of a new command, and keeps its keyboard focus, variant and size. So one button can be an action first and then
  /// a toggle:
  ///
  /// ```swift
  /// IconButton(download).bind(\.command) { episode.isDownloaded ? play : download }
  /// ```
  /// Setting nil leaves title and icon as they are, and a press does nothing. For a second after another command has come,
  /// presses on a visible button are ignored, because they were meant for the one before; after a press of the button itself
  /// has changed the command, only the second press of a double click is.
  public var command: Command? {
    get { pressAction.commandBinding?.command }
    set {
      let old = command
      guard newValue !== old else { return }
      existingPress?.meaningEnds()
      if old?.isDestructive == true, newValue?.isDestructive != true { configuration.role = nil }
      if old?.isOn == true { isSelected = false }
      if let newValue { follow(newValue) } else { pressAction = .none }
      if let old { pressAction.commandBinding?.takeOver(from: old) }
      existingPending?.move(to: newValue?.runner ?? WorkRunner(), isShared: newValue != nil)
    }
  }
}

// MARK: - Popovers

extension Button {
  /// Makes a press open a popover with content of the application beside the button, and close it again.
  ///
  /// ```swift
  /// Button("_Filters").opensPopover(filters)
  /// ```
  /// Escape and a click elsewhere close it too, and keyboard focus returns to the button. Assistive technologies get the
  /// button as expanded or collapsed. The popover takes the place of the button's action. For a menu, use ``MenuButton``.
  ///
  /// - Parameter content: the widget in the popover.
  /// - Returns: this button.
  @discardableResult
  public func opensPopover(_ content: Widget) -> Self {
    let popover = ButtonPopover(self, content)
    setValue(popover, for: ButtonPopover.ofButtons)
    replaceAction(by: .now { [weak popover] in popover?.toggle() })
    return self
  }

  /// Indicates whether the button's own popover is open. Setting it opens or closes the popover; it does nothing without
  /// one.
  public var isPopoverOpen: Bool {
    get { value(for: ButtonPopover.ofButtons)?.isOpen ?? false }
    set { if newValue != isPopoverOpen { value(for: ButtonPopover.ofButtons)?.toggle() } }
  }
}
