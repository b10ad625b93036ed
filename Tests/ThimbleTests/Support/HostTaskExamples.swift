import GtkHost
import Observation

// The lines of the page "Members by task" of GtkHost, compiled. A test looks them up here.

@MainActor
enum HostTaskExamples {
  typealias Notes = Examples.Notes
  typealias Note = Examples.Note

  static func use(_ values: Any...) {}

  static func programs(_ window: Window, _ content: Widget, _ notes: Notes, _ add: Widget, _ menu: Widget) async {
    let application = Application(id: "org.example.Notes")
    application.mainWindow { application in ApplicationWindow(application, title: "Notes", child: content) }
    application.addAction("quit", shortcuts: ["<Control>q"]) { [weak application] in application?.quit() }
    let dialog = Window("Preferences", child: content)
    dialog.transientFor = window
    dialog.isModal = true
    dialog.present()
    window.titlebar = HeaderBar { add }
    window.titlebar = HeaderBar(end: { menu })
    window.defaultWidget = add
    window.onCloseRequest { [weak notes] _ in await notes?.saveAll() ?? true }
    window.close()
    application.sendNotification("Notes saved", id: "saved")
    application.runAndExit()
  }

  static func containers(_ list: Widget, _ editor: Widget, _ name: Widget, _ grid: Grid, _ stack: Stack, _ box: Box) {
    let row = Box(.horizontal, spacing: 6) { [name, editor] }
    box.append(name)
    box.remove(name)
    grid.attach(name, column: 0, row: 1, width: 2)
    let pages = Paned(start: list, end: editor)
    let scrolled = ScrolledWindow(list)
    let tags = WrapBox(spacing: 6, lineSpacing: 6) { [name, editor] }
    stack.add(editor, named: "editor")
    stack.visibleChildName = "editor"
    let overlay = Overlay(list)
    overlay.addOverlay(name)
    let details = Revealer(editor)
    details.revealsChild = true
    use(row, pages, scrolled, tags, Separator())
  }

  static func texts(_ title: Label, _ picture: Image) throws {
    title.text = "Milk"
    title.setMarkup("<b>Milk</b> and eggs")
    title.wraps = true
    title.ellipsis = .end
    title.addStyleClass("title-1")
    picture.setIcon(named: "folder-symbolic")
    picture.setFile(path: "cover.png")
    picture.setAccessibilityLabel("Cover")
    use(ShortcutLabel("<Control>s"))
  }

  static func fields(_ title: Entry, _ wraps: CheckButton, _ editor: TextView, _ upload: ProgressBar, _ label: Label) {
    let fields = [
      Entry(placeholder: "Title"),
      PasswordEntry("Password"),
      SearchEntry("Search notes"),
      CheckButton("_Wrap lines"),
      Switch("Dark style"),
      SpinButton("Days to keep", in: 1...365),
      Scale("Volume", in: 0...100, step: 5),
      DropDown("Order", items: ["Date", "Title"]),
      TextView(),
    ]
    title.setLabelled(by: label)
    title.activatesDefault = true
    title.connect(.changed) { title in print(title.text) }
    wraps.observe(.isOn) { _, isOn in print(isOn) }
    editor.isEditable = false
    upload.fraction = 0.5
    use(fields)
  }

  static func models(_ settings: TaskExamples.Settings, _ notes: Notes, _ note: Note, _ editor: TextView, _ box: Box) {
    let (title, name, wraps) = (Label(), Entry(), CheckButton("_Wrap lines"))
    title.bind(\.text) { note.title }
    name.bind(.text, to: note, \.title)
    wraps.bind(.isOn, to: settings, \.wrapsLines)
    editor.buffer.bind(.text, to: note, \.text)
    box.bind({ notes.all }, id: \.id) { note in Label(note.title) }
    let token = ObservationToken(following: { notes.count }) { count in print(count) }
    token.store(in: box)
  }

  static func lists(_ list: ListBox, _ notes: Notes, _ row: ListBoxRow, _ note: Note) {
    list.bind({ notes.all }, id: \.id) { note in ListBoxRow(Label().bind(\.text) { note.title }) }
    list.bindSelection(to: notes, \.selection)
    list.connect(.rowActivated) { list, row in print(list.id(of: row) ?? "") }
    list.setPlaceholder(Label("No notes"))
    list.selectedRow = row
    list.append(ListBoxRow(Label("Milk")))
    list.onShortcut("Delete") { notes.deleteSelected() }
    list.add(DropTarget(files: { paths, _ in notes.importFiles(paths) }))
    row.add(DragSource(text: { note.text }))
  }

  static func anyWidget(_ widget: Widget, _ name: Widget, _ box: Box) throws {
    widget.isVisible = false
    widget.isEnabled = false
    widget.tooltip = "Saves all notes"
    widget.addStyleClass("card")
    widget.opacity = 0.5
    widget.setCursor(named: "pointer")
    widget.grabFocus()
    widget.setAccessibilityLabel("Cover")
    widget.setAccessibleDescription("Drawn by hand")
    widget.setAccessibleHidden(true)
    widget.add(ClickGesture { _, event in print(event) })
    widget.add(MotionController(at: { place in print(place.map { "\($0)" } ?? "outside") }))
    let labels = box.descendants(of: Label.self)
    let place = widget.bounds(in: box)
    try widget.render(toPNG: "widget.png")
    let css = CSSProvider()
    css.load("label.price { color: green }")
    css.install()
    use(labels, place as Any)
  }

  static func desktop(_ window: Window, _ notes: Notes, _ note: Note) async throws {
    let alert = AlertDialog("Delete all notes?", detail: "You cannot undo this.")
    if await alert.confirm("_Delete All", cancel: "_Cancel", over: window) { notes.deleteAll() }
    await AlertDialog("The disk is full").show(close: "_Close", over: window)
    let opened = try await FileDialog("Open").open(over: window)
    let saved = try await FileDialog("Export").save("Notes.txt", over: window)
    try await Launcher.open("https://www.gtk.org", from: window)
    window.clipboard.setText(note.text)
    let copied = try await window.clipboard.text()
    let bytes = try Files.read("notes.txt")
    try await Files.write(note.text, to: "notes.txt")
    let names = try Files.names(inFolder: Files.userDataFolder)
    let monitor = try FileMonitor.watch("notes.txt") { print("It has changed.") }
    let (isDark, reducesMotion) = (Settings.shared.isDark, Settings.shared.reducesMotion)
    use(opened as Any, saved as Any, copied, bytes, names, monitor, isDark, reducesMotion)
  }

  static func rest(_ widget: Widget, _ entry: Entry, _ wraps: CheckButton) throws {
    let builder = try Builder(file: "window.ui", handlers: ["save": { _ in print("Save") }])
    let save: Widget = try builder.object("save")
    entry[Property<Entry, Int>("max-width-chars")] = 40
    let connection = entry.connect(Signal<Entry, Void, Void>("activate")) { entry in print(entry.text) }
    connection.disconnect()
    widget.withUnsafeGtkWidget { pointer in print(pointer) }
    use(save)
  }
}
