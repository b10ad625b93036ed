/// The binding of a button to a command. The button shows the command's values, and presses activate the command.
@MainActor
final class ButtonCommand {
  private weak var button: Button?
  let command: Command
  private let option: Command.Option?
  private var observation: ObservationToken?

  init(_ button: Button, _ command: Command, _ option: Command.Option? = nil) {
    self.button = button
    self.command = command
    self.option = option
    observation = command.observe { [weak self] in self?.update() }
  }

  var shortcut: KeyboardShortcut? { option == nil ? command.shortcut : nil }

  func press() {
    command.activate(option?.target)
    // A press on the option that is already chosen changes no state, so the button must be restored.
    update()
  }

  fileprivate func update() {
    guard let button else { return }
    let title = option?.title ?? command.title
    if button.isIconOnly { button.setAccessibilityLabel(AccessibleName.withoutMnemonic(title)) }
    button.configuration.title = button.isIconOnly ? "" : title
    button.configuration.icon = option == nil ? command.icon : option?.icon
    button.tooltip = button.isIconOnly ? nil : command.subtitle
    button.shownShortcutChanged()
    button.accessibilityHint = command.subtitle
    if let isOn = option?.isChosen ?? command.isOn { button.isSelected = isOn }
    if let reason = command.disabledReason, !command.isEnabled {
      button.disable(because: reason)
    } else {
      button.isEnabled = command.isEnabled
    }
    // From here on, the button follows the command's work.
    if command.isRunning { _ = button.pending }
  }
}

// MARK: - Buttons of commands

extension Button {
  /// Creates a button of a command. Its title, icon, tooltip with shortcut, selected state, enabled state and pending
  /// state always follow the command.
  ///
  /// - Parameters:
  ///   - command: the command that a press activates.
  ///   - variant: the visual emphasis; nil leaves it to role, container and theme.
  ///   - size: the size; nil leaves it to the container.
  public convenience init(_ command: Command, variant: Variant? = nil, size: Size? = nil) {
    self.init(Self.make())
    follow(command, variant, size)
  }

  /// Creates a button of one option of a command. The button is selected while the option is chosen.
  public convenience init(_ option: Command.Option, variant: Variant? = nil, size: Size? = nil) {
    self.init(Self.make())
    follow(ButtonCommand(self, option.command, option), variant, size, nil)
  }

  /// Binds the button to a command. It is not part of an initializer, because an initializer does not call the
  /// configuration's observer.
  func follow(_ binding: ButtonCommand, _ variant: Variant?, _ size: Size?, _ role: Role?) {
    var new = configuration
    (new.variant, new.size) = (variant, size)
    if let role { new.role = role }
    configuration = new
    work = .command(binding)
    binding.update()
  }

  func follow(_ command: Command, _ variant: Variant?, _ size: Size?) {
    follow(ButtonCommand(self, command), variant, size, command.isDestructive ? .destructive : nil)
  }

  /// The keyboard shortcut of the button's command.
  var commandShortcut: KeyboardShortcut? { commandBinding?.shortcut }

  /// The command that the button belongs to.
  var command: Command? { commandBinding?.command }

  private var commandBinding: ButtonCommand? {
    if case .command(let binding) = work { return binding }
    return nil
  }
}
