/// What ties a button to a command: the button shows what the command says, and presses do it.
@MainActor
final class ButtonCommand {
  private weak var button: Button?
  let command: Command
  private let option: Command.Option?
  private var observation: ObservationToken?
  private var shown: Facts?

  /// The facts that the button repeats. Each is repeated when it changes, so that a value of the button's own holds as long as
  /// the command says nothing new.
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
    // A press that chose what was chosen already changes nothing.
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
    // It follows the command's work from then on.
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
    if let reason = new.disabledReason, !new.isEnabled {
      button.disable(because: reason)
    } else {
      button.isEnabled = new.isEnabled
    }
  }
}

// MARK: - Buttons of commands

extension Button {
  /// A button of a command: title, icon, tooltip with keys, selected, enabled and pending are the command's at any time.
  ///
  /// - Parameters:
  ///   - command: what a press does.
  ///   - variant: how much it stands out; nil leaves that to role, container and theme.
  ///   - size: how large it is.
  public convenience init(_ command: Command, variant: Variant? = nil, size: Size? = nil) {
    self.init(Self.make())
    follow(command, variant, size)
  }

  /// A button of one choice of a command: selected while that is what is chosen.
  public convenience init(_ option: Command.Option, variant: Variant? = nil, size: Size? = nil) {
    self.init(Self.make())
    follow(ButtonCommand(self, option.command, option), variant, size, nil)
  }

  /// No part of an initializer, in which the configuration's observer is not called.
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

  /// The keys of the button's command.
  var commandShortcut: KeyboardShortcut? { commandBinding?.shortcut }

  /// The command that the button belongs to.
  var command: Command? { commandBinding?.command }

  private var commandBinding: ButtonCommand? {
    if case .command(let binding) = work { return binding }
    return nil
  }
}
