import Thimble

/// The list of the pages, and the search above it, which also finds samples and commands.
@MainActor
final class Sidebar {
  let view: Widget
  /// Called with the page that is selected now. `isPassing` is true for a page on the way to another one.
  var onSelect: (@MainActor (_ page: GalleryPage, _ isPassing: Bool) -> Void)?
  /// Called when the user opens the selected page: by Return on its row or in the search, or by a press.
  var onOpen: (@MainActor () -> Void)?
  /// Moves keyboard focus from the list to the page, and returns whether it did.
  var onLeave: (@MainActor () -> Bool)?
  /// Called with a sample that a search has found, to show it.
  var onSample: (@MainActor (GalleryPage, Sample) -> Void)?
  /// Called when all pages are listed again after a search.
  var onSearchEnd: (@MainActor () -> Void)?

  let search = SearchEntry("Search")
  /// The choice of a tag; nil for a gallery without tags.
  private let tags: ToggleButtonGroup<Sample.Tag>?
  private let list = ListBox()
  private let scroller: ScrolledWindow
  private let gallery: Gallery
  private var rows: [(page: GalleryPage, row: ListBoxRow)] = []
  private var headings: [(category: String, row: ListBoxRow)] = []
  /// The rows that only a search shows, in the order of the list.
  private lazy var found = [
    FoundRows("Samples", in: list) { [weak self] in
      guard let self else { return [] }
      return FoundRows.Entry.samples(of: gallery) { [weak self] in self?.onSample?($0, $1) }
    },
    FoundRows("Commands", in: list) { [commands] in FoundRows.Entry.commands(commands) },
  ]
  private let commands: GalleryCommands
  private var indexes: [String: SearchIndex] = [:]
  /// The names in other systems. Only a search needs them.
  private lazy var aliases = gallery.aliases
  /// The page that was selected last; nil for none.
  private var page: GalleryPage?
  /// Indicates whether a page that is selected now is on the way to another one.
  private var isPassing = false

  init(_ gallery: Gallery, _ commands: GalleryCommands) {
    self.gallery = gallery
    self.commands = commands
    scroller = ScrolledWindow(list)
    let used = gallery.pages.usedTags
    tags =
      used.isEmpty
      ? nil : ToggleButtonGroup("Samples", selecting: .single, items: used.map { ToggleItem($0, $0.title) })
    let (search, scroller) = (search, scroller)
    let choice = tags.map { [$0] } ?? []
    for tags in choice {
      tags.variant = .outlined
      tags.size = .small
      tags.isLinked = false
      tags.wraps = true
      tags.setMargins(bottom: 3, leading: 9, trailing: 9)
    }
    // The magnifying glass is the visible label.
    search.placeholder = nil
    search.setMargins(top: 9, bottom: 3, leading: 9, trailing: 9)
    view = Box(.vertical) {
      search
      choice
      scroller.with { $0.expandsVertically = true }
    }
    .with { $0.addStyleClass("sidebar") }
    fill()
    follow()
  }

  /// The row of the selected page or command; nil for none.
  var selectedRow: Widget? { list.selectedRow }

  /// The selected sample or command; nil if a page is selected, or a row that the search does not find.
  private var selectedEntry: FoundRows.Entry? {
    found.lazy.compactMap { [list] in $0.entry(of: list.selectedRow) }.first
  }

  /// The rows of samples and commands that are shown.
  private var foundRows: [ListBoxRow] { found.flatMap(\.visible) }

  /// Selects the row of a page, which gets keyboard focus unless `keepsFocus` is true.
  func select(_ page: GalleryPage, keepsFocus: Bool = false) {
    guard let row = row(of: page) else { return }
    select(row, keepsFocus: keepsFocus)
  }

  // MARK: Selection

  private func select(_ row: ListBoxRow, keepsFocus: Bool = false) {
    list.selectedRow = row
    if !keepsFocus { row.grabFocus() }
    scroller.scroll(to: row)
  }

  private func row(of page: GalleryPage?) -> ListBoxRow? { rows.first { $0.page.id == page?.id }?.row }

  /// Moves the selection by this many rows. GTK's list box would stop at a heading.
  private func selectRow(after count: Int) -> Bool {
    let visible = rows.map(\.row).filter(\.isVisible) + foundRows
    guard let index = visible.firstIndex(where: { $0 == list.selectedRow }), visible.indices.contains(index + count)
    else { return false }
    pass { select(visible[index + count]) }
    return true
  }

  /// Selects pages on the way to another one.
  private func pass(_ body: () -> Void) {
    isPassing = true
    body()
    isPassing = false
  }

  private func rowSelected(_ row: ListBoxRow?) {
    describeSearch()
    guard let page = rows.first(where: { $0.row == row })?.page else { return }
    self.page = page
    onSelect?(page, isPassing)
  }

  // MARK: Search

  private func filter(_ text: String) {
    let tag = tags?.selected
    for (page, row) in rows { row.isVisible = index(of: page).matches(text) && (tag.map(page.has) ?? true) }
    for (category, heading) in headings {
      heading.isVisible = rows.contains { $0.page.category == category && $0.row.isVisible }
    }
    for rows in found { rows.filter(text, tag: tag) }
    selectFound(text)
    describeSearch()
    revealSelection()
  }

  /// Tells the result of the search in the description of its field, which a screen reader speaks when it changes.
  private func describeSearch() {
    // Return runs a command at once, so the command is named first.
    let effect = selectedEntry.map { "\($0.effect) \($0.title)" }
    search.setAccessibleDescription(isSearching ? effect ?? foundCount : nil)
  }

  /// The number of rows that the search finds, as words.
  private var foundCount: String {
    let count = rows.count(where: \.row.isVisible) + foundRows.count
    return count == 0 ? "Nothing found" : "\(count) found"
  }

  /// Indicates whether some pages may be hidden.
  private var isSearching: Bool { !search.text.isEmpty || tags?.selected != nil }

  /// Selects the first page whose title has the text; another page that is found, if no title has it.
  private func selectFound(_ text: String) {
    // A search for the beginning of the title of a command or a sample selects it, unless a page's title contains the text.
    let titled =
      text.isEmpty
      ? [] : rows.filter { $0.row.isVisible && $0.page.title.lowercased().contains(text.lowercased()) }.map(\.row)
    if titled.isEmpty, !text.isEmpty, let row = found.reversed().lazy.compactMap({ $0.row(titled: text) }).first {
      return list.selectedRow = row
    }
    if let selected = list.selectedRow, titled.isEmpty ? selected.isVisible : titled.contains(selected) { return }
    let current = row(of: page).flatMap { $0.isVisible ? $0 : nil }
    let others = [current, rows.first(where: \.row.isVisible)?.row, foundRows.first]
    guard let row = titled.first ?? others.compactMap(\.self).first else { return }
    pass { list.selectedRow = row }
  }

  /// Scrolls to the selected row after the next frame, when all visible rows have their places.
  private func revealSelection() {
    var framesLeft = 2
    list.onEachFrame { [weak self] _ in
      framesLeft -= 1
      guard framesLeft == 0 else { return true }
      if let self, let row = list.selectedRow { scroller.scroll(to: row) }
      return false
    }
  }

  /// Lists all pages again, with keyboard focus on the row of the current one.
  private func endSearch() {
    search.text = ""
    tags?.selected = nil
    filter("")
    if let page { select(page) }
    onSearchEnd?()
  }

  /// Ends the search from the list; returns false if there is none.
  private func leaveSearch() -> Bool {
    guard isSearching else { return false }
    endSearch()
    return true
  }

  /// Moves keyboard focus from the search to the selected row. Without a row that is found, it stays.
  private func enterList() -> Bool {
    // GTK reports a change with a delay; until then a row may be hidden.
    filter(search.text)
    guard let row = list.selectedRow, row.isVisible else { return false }
    return row.grabFocus()
  }

  /// Opens the selected row from the search: runs a command, shows a sample, or shows a page, whose row gets keyboard focus.
  private func openSelected() {
    guard enterList() else {
      view.window?.say(foundCount)
      return
    }
    if !runSelected() { onOpen?() }
  }

  /// Runs the selected command, or shows the selected sample. Returns false if none is selected.
  private func runSelected() -> Bool {
    guard let entry = selectedEntry else { return false }
    endSearch()
    entry.run()
    return true
  }

  /// Reads the texts of pages and samples again at the next search.
  func forgetTexts() {
    indexes = [:]
    for rows in found { rows.forget() }
    if isSearching { filter(search.text) }
  }

  /// Returns the words of a page, read when they are first searched.
  private func index(of page: GalleryPage) -> SearchIndex {
    if let known = indexes[page.id] { return known }
    let index = SearchIndex(of: page, aliases: aliases)
    indexes[page.id] = index
    return index
  }

  // MARK: Parts

  private func fill() {
    list.setPlaceholder(Label("Nothing found").with { $0.setMargins(top: 24) })
    list.setAccessibilityLabel("Pages")
    for page in gallery.pages {
      if headings.last?.category != page.category {
        let heading = ListBoxRow.heading(page.category)
        list.append(heading)
        headings.append((page.category, heading))
      }
      let row = ListBoxRow(Label(page.title).with { $0.xAlign = 0 })
      row.setAccessibilityLabel(page.title)
      list.append(row)
      rows.append((page, row))
    }
  }

  private func follow() {
    search.connect(.searchChanged) { [weak self] entry in self?.filter(entry.text) }
    tags?.onChange = { [weak self] _ in
      guard let self else { return }
      filter(search.text)
      // The description of the search is not spoken, because another control has keyboard focus.
      view.window?.say(foundCount)
    }
    search.onKeys(
      down: { [weak self] in self?.enterList() ?? false }, return: { [weak self] in self?.openSelected() },
      escape: { [weak self] in self?.endSearch() })
    // The list is one Tab stop; arrow keys go through the pages.
    list.add(
      KeyController { [weak self] _, key in
        switch key {
        case "Tab": self?.onLeave?() ?? false
        case "ISO_Left_Tab": self?.tags?.focusFirstChild() ?? self?.search.grabFocus() ?? false
        case "Down": self?.selectRow(after: 1) ?? false
        case "Up": self?.selectRow(after: -1) ?? false
        case "Escape": self?.leaveSearch() ?? false
        default: false
        }
      }
      .with { $0.setPhase(.capture) })
    list.connect(.rowSelected) { [weak self] _, row in self?.rowSelected(row) }
    list.connect(.rowActivated) { [weak self] _, _ in
      guard let self, !runSelected() else { return }
      onOpen?()
    }
  }
}
