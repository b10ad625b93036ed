import Thimble

/// The rows below the pages in the list that only a search shows: samples, or commands.
@MainActor
final class FoundRows {
  /// A row: its texts, and its effect.
  struct Entry {
    let title: String
    /// The words by which a search finds the row, beside the title.
    var keywords = ""
    /// The tags of the sample.
    var tags: [Sample.Tag] = []
    /// The text below the title.
    let note: @MainActor () -> String
    /// The description that a screen reader speaks after the title.
    let description: @MainActor () -> String
    /// The effect of Return as a screen reader speaks it, without the title: `Return runs`.
    let effect: String
    /// Indicates whether a search may find the row now.
    var isEnabled: @MainActor () -> Bool = { true }
    let run: @MainActor () -> Void
  }

  private let list: ListBox
  private let heading: ListBoxRow
  private let title: String
  private let makeEntries: @MainActor () -> [Entry]
  private var rows: [(entry: Entry, row: ListBoxRow, words: String, note: Label)] = []

  /// `entries` are made at the first search. The word `title` finds all of them.
  init(_ title: String, in list: ListBox, entries: @escaping @MainActor () -> [Entry]) {
    (self.title, self.list, makeEntries) = (title, list, entries)
    heading = ListBoxRow.heading(title)
  }

  /// The rows that are shown.
  var visible: [ListBoxRow] { rows.map(\.row).filter(\.isVisible) }

  /// Returns the entry of a row that is shown; nil for another row.
  func entry(of row: ListBoxRow?) -> Entry? { rows.first { $0.row == row && $0.row.isVisible }?.entry }

  /// Returns the visible row whose title begins with a text; nil if there is none.
  func row(titled text: String) -> ListBoxRow? {
    let text = text.lowercased()
    return rows.first { $0.row.isVisible && $0.entry.title.lowercased().hasPrefix(text) }?.row
  }

  /// Shows the rows that have every word of a search, and a tag if one is given, and are enabled; none without both.
  func filter(_ search: String, tag: Sample.Tag? = nil) {
    let words = search.lowercased().split(separator: " ")
    let isAsked = !words.isEmpty || tag != nil
    if rows.isEmpty {
      guard isAsked else { return }
      fill()
    }
    for row in rows {
      let isTagged = tag.map(row.entry.tags.contains) ?? true
      row.row.isVisible =
        isAsked && isTagged && row.entry.isEnabled() && words.allSatisfy { row.words.contains($0) }
      guard row.row.isVisible else { continue }
      row.note.text = row.entry.note()
      row.note.isVisible = !row.note.text.isEmpty
      row.row.setAccessibleDescription(row.entry.description())
    }
    heading.isVisible = rows.contains { $0.row.isVisible }
  }

  /// Makes the entries again at the next search.
  func forget() {
    guard !rows.isEmpty else { return }
    for row in [heading] + rows.map(\.row) { list.remove(row) }
    rows = []
  }

  private func fill() {
    list.append(heading)
    for entry in makeEntries() {
      let note = Label.paragraph("", "caption")
      let row = ListBoxRow(
        Box(.vertical, spacing: 3) {
          Label.paragraph(entry.title, "command-title")
          note
        })
      row.setAccessibilityLabel(entry.title)
      list.append(row)
      rows.append((entry, row, "\(entry.title) \(entry.keywords) \(title)".lowercased(), note))
    }
  }
}

// MARK: - Entries

@MainActor
extension FoundRows.Entry {
  /// Returns the entries of all samples of a gallery, except pictures that lead to pages.
  static func samples(
    of gallery: Gallery, show: @escaping @MainActor (GalleryPage, Sample) -> Void
  ) -> [FoundRows.Entry] {
    gallery.pages.flatMap { page in
      page.samples.filter { $0.target == nil }.map { sample in
        FoundRows.Entry(
          title: page.text(of: sample).title, keywords: sample.tags.map(\.rawValue).joined(separator: " "),
          tags: sample.tags, note: { page.title }, description: { "Sample, \(page.title)" },
          effect: "Return shows", run: { show(page, sample) })
      }
    }
  }

  /// Returns the entries of all commands except the search.
  static func commands(_ commands: GalleryCommands) -> [FoundRows.Entry] {
    commands.all.filter { $0 !== commands.search }.map { command in
      let state = { @MainActor in command.isOn.map { $0 ? "On" : "Off" } }
      return FoundRows.Entry(
        title: command.title.replacing("_", with: ""), keywords: commands.keywords(of: command),
        note: { [state(), command.shortcut?.label].compactMap { $0 }.joined(separator: " · ") },
        description: { ["Command", state()].compactMap { $0 }.joined(separator: ", ") }, effect: "Return runs",
        isEnabled: { command.action.isEnabled }, run: { command.activate() })
    }
  }
}
