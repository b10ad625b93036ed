/// The binding of a button to a command. The button shows the command's values, and presses activate the command.
@MainActor
final class ButtonCommand {
  private weak var button: Button?
  let command: Command
  private let option: Command.Option?
  private var observation: ObservationToken?
  private var shown: Facts?
  /// The time from which a press is meant for this command, not for the one before it; nil if there was none.
  private(set) var meaningSettlesAt: Duration?

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

  /// Lets the button ignore presses that were meant for the command before this one.
  ///
  /// Nobody has seen the old command of a button off screen. A command of another object comes when the user scrolls or
  /// selects something, and then a press is meant for it, unless the pointer or keyboard focus was on the button before.
  func takeOver(from old: Command) {
    guard let button, button.shownPlace.isMapped else { return }
    let showsAnother = if let one = old.subject, let other = command.subject { one != other } else { false }
    guard !showsAnother || button.stateFlags.contains(.hovered) || button.isHighlighted || button.isFocused
    else { return }
    let time = PressOrigin.isFresh(on: button) ? PressGuard.doubleClickTime : PressGuard.reactionTime
    meaningSettlesAt = PressGuard.settling(after: time)
  }

  /// Indicates whether the command, or the option of it, is on or off.
  var hasState: Bool { isOn != nil }

  private var isOn: Bool? { option?.isChosen ?? command.isOn }

  func press() {
    command.activate(option?.target)
    // A press on the option that is already chosen changes no state, so the button must be restored.
    update()
  }

  func update() {
    guard let button else { return }
    let new = Facts(
      title: option?.title ?? command.title, icon: option == nil ? command.icon : option?.icon,
      subtitle: command.subtitle, isEnabled: command.isEnabled, disabledReason: command.disabledReason)
    show(new, on: button)
    shown = new
    button.shownShortcutChanged()
    if let isOn { button.isSelected = isOn }
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
