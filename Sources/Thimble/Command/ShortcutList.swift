/// A list of commands with their keyboard shortcuts. Each row shows one command: title and subtitle, then the shortcut.
///
/// ```swift
/// ShortcutList([save, find, grid])
/// ```
/// ## CSS nodes
/// A `thimble-shortcut-list` with one `box.shortcut` for each command. The row of a disabled command has the class
/// `unavailable`.
///
/// ## Accessibility
/// The role is list. Each row is a list item, named by its title and its shortcut: "Save, Control+S".
///
/// ## Example
/// Gallery page `actions`.
@MainActor
public final class ShortcutList: Box {
  override public class var nativeType: NativeType { .box(cssName: "thimble-shortcut-list") }

  private var observations: [ObservationToken] = []

  required init(_ native: NativeInstance) { super.init(native) }

  /// Creates a list of commands, in order. The list follows changes to the commands.
  public convenience init(_ commands: [Command]) {
    self.init(Self.make(accessibleRole: .list))
    setOrientation(.vertical)
    setAccessibleLabel(localized("Shortcuts", de: "Tastenkürzel", ja: "ショートカット"))
    for command in commands {
      let row = ShortcutRow(command)
      append(row.widget)
      observations.append(command.observe { [weak command] in command.map { row.show($0) } })
    }
  }
}

/// One row of a ``ShortcutList``.
@MainActor
private final class ShortcutRow {
  let widget = Box(Box.make(accessibleRole: .listItem))
  private let title = Label()
  private let subtitle = Label()
  private let keys = ShortcutLabel(nil, none: "–")

  init(_ command: Command) {
    widget.addStyleClass("shortcut")
    let text = Box(.vertical, spacing: 2) {
      title
      subtitle
    }
    text.expandsHorizontally = true
    text.verticalAlignment = .center
    title.horizontalAlignment = .start
    subtitle.horizontalAlignment = .start
    subtitle.addStyleClass("subtitle")
    keys.verticalAlignment = .center
    widget.append(text)
    widget.append(keys)
    show(command)
  }

  func show(_ command: Command) {
    title.text = AccessibleName.withoutMnemonic(command.title)
    subtitle.text = command.subtitle ?? ""
    subtitle.isVisible = command.subtitle != nil
    keys.shortcut = command.shortcut
    widget.setStyleClass("unavailable", !command.action.isEnabled)
    widget.setAccessibleLabel(command.shortcut.map { Phrase.list(title.text, $0.ariaName) } ?? title.text)
  }
}
