import Thimble

/// The commands that a search finds, as rows below the pages.
@MainActor
final class CommandRows {
  private let list: ListBox
  private let commands: GalleryCommands
  private let heading = ListBoxRow.heading("Commands")
  private var rows: [CommandRow] = []

  init(_ commands: GalleryCommands, in list: ListBox) { (self.commands, self.list) = (commands, list) }

  /// The rows that are shown.
  var visible: [ListBoxRow] { rows.map(\.row).filter(\.isVisible) }

  /// Returns the command of a row; nil for another row.
  func command(of row: ListBoxRow?) -> Command? { rows.first { $0.row == row }?.command }

  /// Returns the title of a row's command; nil for another row.
  func title(of row: ListBoxRow?) -> String? { rows.first { $0.row == row }?.title }

  /// Returns the visible row whose title begins with a text; nil if there is none.
  func row(titled text: String) -> ListBoxRow? {
    let text = text.lowercased()
    return rows.first { $0.row.isVisible && $0.title.lowercased().hasPrefix(text) }?.row
  }

  /// Shows the commands that have every word of a search and are enabled; none for an empty search.
  func filter(_ search: String) {
    let words = search.lowercased().split(separator: " ")
    if rows.isEmpty {
      guard !words.isEmpty else { return }
      fill()
    }
    for row in rows {
      row.row.isVisible = !words.isEmpty && row.command.action.isEnabled && words.allSatisfy { row.words.contains($0) }
      row.refresh()
    }
    heading.isVisible = rows.contains { $0.row.isVisible }
  }

  private func fill() {
    list.append(heading)
    for command in commands.all where command !== commands.search {
      let row = CommandRow(command, keywords: commands.keywords(of: command))
      list.append(row.row)
      rows.append(row)
    }
  }
}

/// One command in the list: its title, and below it its state and its shortcut.
@MainActor
private final class CommandRow {
  let command: Command
  let title: String
  let row: ListBoxRow
  /// The words by which a search finds the row.
  let words: String
  private let note = Label.paragraph("", "caption")

  init(_ command: Command, keywords: String) {
    self.command = command
    let title = command.title.replacing("_", with: "")
    self.title = title
    words = "\(title) \(keywords) commands".lowercased()
    let note = note
    row = ListBoxRow(
      Box(.vertical, spacing: 3) {
        Label.paragraph(title, "command-title")
        note
      })
    row.setAccessibilityLabel(title)
  }

  /// Updates the row from the state of the command.
  func refresh() {
    let state = command.isOn.map { $0 ? "On" : "Off" }
    note.text = [state, command.shortcut?.label].compactMap { $0 }.joined(separator: " · ")
    note.isVisible = !note.text.isEmpty
    row.setAccessibleDescription(["Command", state].compactMap { $0 }.joined(separator: ", "))
  }
}
