import Thimble

/// The window: a list of notes beside the text of the chosen one, or all notes as cards.
@MainActor
final class NotesWindow {
  let window: ApplicationWindow
  private let store: NoteStore
  private let commands: NotesCommands
  private let list = ListBox()
  private let grid = FlowBox(spacing: 12)
  private let editor = TextView()
  private let detail = Stack()
  private let pages = Stack()
  private let views: ToggleButtonGroup<View>
  private let style = CSSProvider()

  private enum View: String { case list, grid }

  init(_ application: Application, _ store: NoteStore) {
    self.store = store
    window = ApplicationWindow(application, title: words("Notes"))
    let content = Box(.vertical)
    let toasts = ToastOverlay(content)
    commands = NotesCommands(store, toasts, in: window, of: application)
    let icons = [
      ToggleItem(View.list, icon: "view-list-symbolic", accessibilityLabel: words("List")),
      ToggleItem(View.grid, icon: "view-grid-symbolic", accessibilityLabel: words("Grid")),
    ]
    views = ToggleButtonGroup(words("View"), selected: View.list, items: icons) { [pages] in
      pages.visibleChildName = $0.rawValue
    }
    window.setDefaultSize(width: 920, height: 620)
    window.addStyleClass("notes")
    window.titlebar = headerBar()
    window.child = toasts
    // The search stands above both views, because it finds notes in both.
    content.append(searchBar())
    content.append(pages)
    let parts = Paned(.horizontal, start: sidebar(), end: text())
    parts.position = 260
    pages.add(parts, named: "list", title: words("List"))
    pages.add(cards(), named: "grid", title: words("Grid"))
    follow()
    style.load(Self.css)
    style.install()
    // Without a note the editor is hidden, but with focus it would still take the keys.
    if store.selected != nil { editor.grabFocus() }
  }

  // MARK: Parts

  /// In a narrow window a menu has the buttons that do not fit.
  private func headerBar() -> HeaderBar {
    let actions = ButtonGroup(words("Note")) {
      IconButton(commands.find)
      IconButton(commands.delete)
      Button(commands.save, variant: .primary)
    }
    actions.isLinked = false
    actions.overflowsIntoMenu = true
    return HeaderBar {
      IconButton(commands.new)
    } end: {
      actions
      MenuButton(icon: "open-menu-symbolic", accessibilityLabel: words("Main Menu")) {
        MenuItem(commands.dark)
        MenuSection { MenuItem(commands.deleteAll) }
        MenuSection {
          MenuItem(commands.shortcuts)
          MenuItem(commands.quit)
        }
      }.with { $0.isPrimary = true }
    }
    .with { $0.titleWidget = views }
  }

  private func searchBar() -> SearchBar {
    commands.search.bind(.text, to: store, \.query)
    return SearchBar(commands.search).with {
      $0.keyCaptureWidget = list
      $0.bind(.searchModeEnabled, to: commands, \.isSearching)
    }
  }

  private func sidebar() -> Widget {
    list.setAccessibilityLabel(words("Notes"))
    list.addStyleClass("navigation-sidebar")
    list.setPlaceholder(Label(words("No notes")).with { $0.setMargins(top: 36) })
    return ScrolledWindow(list).with {
      $0.expandsVertically = true
      $0.setSizeRequest(width: 130)
      $0.addStyleClass("sidebar")
    }
  }

  private func text() -> Widget {
    editor.setAccessibilityLabel(words("Note"))
    editor.setTextMargins(top: 24, bottom: 24, left: 30, right: 30)
    let empty = Box(.vertical, spacing: 18) {
      Image(isPresentation: true).with {
        $0.setIcon(named: "accessories-text-editor-symbolic")
        $0.pixelSize = 96
        $0.opacity = 0.4
      }
      Label(words("No Notes Yet")).with {
        $0.wraps = true
        $0.addStyleClass("title-1")
      }
      Label(words("Write down what you want to remember.")).with { $0.wraps = true }
      Button(commands.new, variant: .primary).with { $0.horizontalAlignment = .center }
    }
    empty.horizontalAlignment = .center
    empty.verticalAlignment = .center
    let page = Box(.vertical) {
      ScrolledWindow(editor).with { $0.expandsVertically = true }
      SplitButton(commands.export, menuLabel: words("More ways to export")) { commands.exportAll }.with {
        $0.horizontalAlignment = .end
        $0.setMargins(top: 6, bottom: 6, leading: 6, trailing: 6)
      }
    }
    detail.setSizeRequest(width: 200)
    detail.add(page, named: "text", title: words("Text"))
    detail.add(empty, named: "empty", title: words("No Notes Yet"))
    return detail
  }

  private func cards() -> Widget {
    grid.setAccessibilityLabel(words("Notes"))
    grid.verticalAlignment = .start
    grid.setMargins(top: 24, bottom: 24, leading: 24, trailing: 24)
    grid.maximumChildrenPerLine = 6
    return ScrolledWindow(grid)
  }

  private static func summary(of note: Note, lines: Int) -> Box {
    Box(.vertical, spacing: 3) {
      Label().bind(\.text) { note.title }.with {
        $0.xAlign = 0
        $0.ellipsizes = true
        $0[Property<Label, Int>("max-width-chars")] = 20
        $0.addStyleClass("heading")
      }
      Label().bind(\.text) { note.preview }.with {
        $0.xAlign = 0
        $0.lineLimit = lines
        $0.wraps = lines > 1
        $0[Property<Label, Int>("max-width-chars")] = 24
        $0.addStyleClass("dim-label")
      }
    }
  }

  // MARK: State

  /// Returns the row or card of a note, named by the note's title.
  private static func row<Row: Widget>(_ row: Row, of note: Note) -> Row {
    ObservationToken(following: { note.title }) { [weak row] in row?.setAccessibilityLabel($0) }.store(in: row)
    return row
  }

  private func follow() {
    list.bind({ [store] in store.found }, id: \.id) { note in
      Self.row(ListBoxRow(Self.summary(of: note, lines: 1)), of: note)
    }
    list.bindSelection(to: store, \.selectedID)
    grid.bind({ [store] in store.found }, id: \.id) { note in
      let card = Self.summary(of: note, lines: 4)
      card.addStyleClass("note-card")
      card.setSizeRequest(width: 190, height: 130)
      return Self.row(FlowBoxChild(card), of: note)
    }
    grid.bindSelection(to: store, \.selectedID)
    grid.connect(.childActivated) { [weak self] _, _ in
      guard let self else { return }
      views.selection = [.list]
      pages.visibleChildName = View.list.rawValue
      editor.grabFocus()
    }
    detail.bind(\.visibleChildName) { [store] in store.selected == nil ? "empty" : "text" }
    ObservationToken(following: { [store] in store.selectedID }) { [weak self] _ in
      guard let self, let note = store.selected else { return }
      editor.buffer.bind(.text, to: note, \.text)
      // The text is not on screen yet where there was no note before.
      if note.text.isEmpty { editor.onEachFrame { [weak editor] _ in editor?.grabFocus() == false } }
    }
    .store(in: editor)
  }

  private static let css = """
    .notes .sidebar { border-right: 1px solid alpha(currentColor, 0.12); background: alpha(currentColor, 0.03); }
    .notes .sidebar:dir(rtl) { border-right: none; border-left: 1px solid alpha(currentColor, 0.12); }
    .notes .sidebar list { background: none; padding: 6px; }
    .notes .sidebar row { padding: 9px 12px; border-radius: 9px; margin: 1px 0; background: none; color: inherit; }
    .notes .sidebar row:hover { background: alpha(currentColor, 0.06); }
    .notes .sidebar row:selected { background: alpha(currentColor, 0.11); }
    .notes textview, .notes textview text { font-size: 108%; }
    .notes paned > separator { background: none; min-width: 0; }
    .notes .heading { font-weight: bold; }
    .notes .title-1 { font-size: 180%; font-weight: 800; }
    .notes .note-card { padding: 15px; border-radius: 12px; background: alpha(currentColor, 0.06); }
    .notes .note-card { box-shadow: inset 0 0 0 1px alpha(currentColor, 0.08); }
    .notes flowboxchild { padding: 0; border-radius: 14px; }
    """
}
