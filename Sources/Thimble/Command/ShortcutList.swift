/// A list of commands with their keyboard shortcuts. Each row shows one command: title and subtitle, then the shortcut.
///
/// If a row of the list has no room for both side by side, every row shows the shortcut below the title, which wraps.
///
/// ```swift
/// ShortcutList([save, find, grid])
/// ```
/// ## CSS nodes
/// A `thimble-shortcut-list` with one `box.shortcut` for each command. The row of a disabled command has the class
/// `unavailable`.
///
/// ## Accessibility
/// The role is list. Each row is a list item, named by its title and its shortcut: "Save, Control+S". The list is one Tab
/// stop, and the arrow keys move through the rows, so that screen readers read them.
///
/// ## Example
/// Gallery page `actions`.
@MainActor
public final class ShortcutList: Box, FocusMoving {
  @_spi(Hooks) override public class var nativeType: NativeType { .box(cssName: "thimble-shortcut-list") }

  private var observations: [ObservationToken] = []

  required init(_ native: NativeInstance) { super.init(native) }

  /// Creates a list of commands, in order. The list follows changes to the commands.
  public convenience init(_ commands: [Command]) {
    self.init(Self.make(accessibleRole: .list))
    orientation = .vertical
    setAccessibilityLabel(localized("Shortcuts", de: "Tastenkürzel", ja: "ショートカット"))
    for command in commands {
      let row = ShortcutRow(command)
      append(row)
      observations.append(command.observe { [weak command] in command.map { row.show($0) } })
    }
  }

  public func moveFocus(_ direction: FocusDirection) -> Bool {
    let isTab = direction == .tabForward || direction == .tabBackward
    if isTab, let focused = window?.focusedWidget, contains(focused) { return false }
    return native.moveFocus(direction)
  }
}
