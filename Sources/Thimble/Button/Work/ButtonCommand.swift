/// The binding of a button to a command. The button shows the command's values, and presses activate the command.
@MainActor
final class ButtonCommand {
  private weak var button: Button?
  let command: Command
  private let option: Command.Option?
  private var observation: ObservationToken?
  private var shown: Facts?

  /// The properties of the command that the button copies. It copies each only after a change, so that a value that the
  /// application gave the button stays until the command's value changes.
  private struct Facts: Equatable {
    var title: String
    var icon: Icon?
    var subtitle: String?
    var isEnabled: Bool
    var disabledReason: String?
  }

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
    let new = Facts(
      title: option?.title ?? command.title, icon: option == nil ? command.icon : option?.icon,
      subtitle: command.subtitle, isEnabled: command.isEnabled, disabledReason: command.disabledReason)
    show(new, on: button)
    shown = new
    button.shownShortcutChanged()
    if let isOn = option?.isChosen ?? command.isOn { button.isSelected = isOn }
    // From here on, the button follows the command's work.
    if command.isRunning { _ = button.pending }
  }

  private func show(_ new: Facts, on button: Button) {
    if new.title != shown?.title {
      if button.isIconOnly { button.setAccessibilityLabel(AccessibleName.withoutMnemonic(new.title)) }
      button.configuration.title = button.isIconOnly ? "" : new.title
    }
    if shown == nil || new.icon != shown?.icon { button.configuration.icon = new.icon }
    if shown == nil || new.subtitle != shown?.subtitle {
      button.tooltip = button.isIconOnly ? nil : new.subtitle
      button.accessibilityHint = new.subtitle
    }
    guard new.isEnabled != shown?.isEnabled || new.disabledReason != shown?.disabledReason else { return }
    if let reason = new.disabledReason {
      button.disable(because: reason)
    } else {
      button.isEnabled = new.isEnabled
    }
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

  /// Makes the button one of a command.
  package func follow(_ command: Command, _ variant: Variant? = nil, _ size: Size? = nil) {
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
