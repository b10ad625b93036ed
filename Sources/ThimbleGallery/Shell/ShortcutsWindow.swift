import Thimble

/// The dialog with the keyboard shortcuts of the gallery.
@MainActor
enum ShortcutsWindow {
  /// The width with text of the normal size, in logical pixels.
  private static let width = 440.0

  /// Shows groups of commands with their shortcuts, until Escape is pressed.
  ///
  /// - Returns: the dialog.
  static func present(_ groups: [(title: String, commands: [Command])], over parent: Window) -> Window {
    let column = Box(.vertical, spacing: 24) { groups.map { group in section(group.title, group.commands) } }
    column.setMargins(top: 12, bottom: 24, leading: 12, trailing: 12)
    let view = ScrolledWindow(column)
    view.setContentHeight(minimum: 120, maximum: max(240, parent.height - 72))
    let dialog = Window("Shortcuts", child: view)
    dialog.addStyleClass("gallery")
    let close = CloseButton { [weak dialog] in dialog?.close() }
    close.role = .close  // Escape presses it
    dialog.titlebar = HeaderBar(end: { close }).with { $0.showsTitleButtons = false }
    dialog.transientFor = parent
    dialog.isModal = true
    dialog.setDefaultSize(
      width: min(ThemeController.shared.context.scaled(width), max(parent.width, 240)), height: -1)
    dialog.present()
    // GTK 4.8 sends no event for the focus while a window appears.
    view.onEachFrame { [weak view] _ in
      view?.focusFirstChild()
      return false
    }
    return dialog
  }

  private static func section(_ title: String, _ commands: [Command]) -> Widget {
    let list = ShortcutList(commands)
    list.setAccessibilityLabel(title)
    list.setMargins(top: 6, bottom: 6, leading: 18, trailing: 18)
    return Box(.vertical, spacing: 9) {
      Label.paragraph(title, "group-title").with { $0.accessibleRole = .heading }
      Box(.vertical) { list }.with { $0.addStyleClass("sample-card") }
    }
  }
}
