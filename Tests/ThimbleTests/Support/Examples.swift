import Inspecting
import Observation
import Thimble
import ThimbleNames

/// The examples of the kit's comments and pages, compiled. A test looks them up here.
@MainActor
enum Examples {
  /// A placeholder for any object of an example.
  @MainActor
  final class Thing {
    var repeats = false
    let text = ""
    func save() async throws {}
    func save(_ page: Int) async throws {}
    func save() {}
    func saveAs() {}
    func saveCopy() {}
    func write() async throws {}
    func goBack() {}
    func goForward() {}
    func add() {}
    func close(_ thing: Thing) {}
    func sort(by id: String) {}
    func show(_ period: Period) {}
  }

  struct Offline: ExplainedError {
    var reason: String { "You are offline" }
  }

  enum Period { case day, week, month }
  enum Format { case pdf, text }

  static func show(@WidgetBuilder _ widgets: () -> [Widget]) {}
  static func act() {}
  static func export(_ format: Format) {}
  static func store() async throws {}
  static func send() async throws {}

  static func buttons(_ document: Thing, _ notes: Thing, _ list: Thing) {
    show {
      Button("Save", icon: "document-save-symbolic", variant: .primary) {
        try await document.save()
      }
      IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add item") { list.add() }
      Button("Save") { progress in
        for page in 1...12 {
          try await document.save(page)
          progress.fraction = Double(page) / 12
        }
      }
    }
    let save = Button("_Save", icon: "document-save-symbolic", variant: .primary) {
      try await document.save()
    }
    let add = IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add note") { notes.add() }
    show { [save, add] }
  }

  static func work(_ pages: [Thing], _ save: Button, _ nameField: Entry, _ button: Button) {
    save.disable(because: "Enter a name first", leadingTo: nameField)
    show {
      Button("Save") { progress in
        for (index, page) in pages.enumerated() {
          try await page.write()
          progress.fraction = Double(index + 1) / Double(pages.count)
        }
      }
    }
    button.configurationUpdateHandler = { button in
      button.configuration.icon = button.state.contains(.highlighted) ? "folder-open-symbolic" : "folder-symbolic"
    }
  }

  static func parts(_ delete: Button, _ send: Button, _ upload: Button) {
    let schedule = act
    delete.press.confirmation = .hold(for: .seconds(1))
    send.press.shortcut = "<Control>Return"
    send.press.setLongPress("Send Later") { _ in schedule() }
    upload.work.start()
    upload.work.progress = 0.5
    upload.work.stop(.success)
  }

  static func presses(_ button: Button) {
    let (askFirst, delete) = (act, act)
    var log: [String] = []
    button.press.addHandler { event in
      log.append("\(event.phase) by \(event.press.source)")
    }
    show {
      Button("Delete") {
        if Press.current?.source == .keyboardShortcut { askFirst() } else { delete() }
      }
    }
  }

  static func members(_ browser: Thing, _ player: Thing, _ title: Label, _ tabs: Thing, _ tab: Thing) {
    let (edit, showNetwork, addAccount, showLanguages) = (act, act, act, act)
    show {
      ButtonGroup("History") {
        Button("Back", icon: "go-previous-symbolic") { browser.goBack() }
        Button("Forward", icon: "go-next-symbolic") { browser.goForward() }
      }
      Button.preset(.system, title: "Edit") { edit() }
      Button.preset(.infoLight, title: "About this network") { showNetwork() }
      Box(.horizontal, spacing: 6) {
        title
        CloseButton()
      }
      CloseButton(accessibilityLabel: "Close the tab") { tabs.close(tab) }
      LinkButton("Website", url: "https://www.gtk.org")
      LinkButton("the manual", url: "https://docs.gtk.org", placement: .inline)
      ButtonList {
        ButtonListRow("Add Account", icon: "list-add-symbolic") { addAccount() }
        ButtonListRow("Language") { showLanguages() }.with { $0.trailingIcon = "go-next-symbolic" }
      }
      ButtonRow(distribution: .emphasis) {
        Button("Cancel")
        Button("Save", variant: .primary)
      }
      ButtonStack {
        Button("Continue", variant: .primary)
        Button("Not Now", variant: .plain)
      }
      SummaryRow("Delivery", value: "Tomorrow, 9 to 12", button: Button("Change", variant: .link))
      ToggleButton("Repeat", icon: "media-playlist-repeat-symbolic", isOn: false) { isOn in player.repeats = isOn }
    }
  }

  static func choices(_ calendar: Thing, _ document: Thing, _ list: Thing) {
    let (rename, delete) = (act, act)
    let menu = Menu {
      MenuItem("_Rename…", icon: "document-edit-symbolic") { rename() }
      MenuSection {
        MenuItem("Delete", role: .destructive) { delete() }
      }
    }
    let periods = [ToggleItem(Period.day, "Day"), ToggleItem(Period.week, "Week"), ToggleItem(Period.month, "Month")]
    let view = ToggleButtonGroup("View", selected: .week, items: periods) { period in calendar.show(period) }
    show {
      view
      MenuButton("Sort by", selection: "date") {
        MenuItem("Name", id: "name")
        MenuItem("Date", id: "date")
      } onSelect: {
        list.sort(by: $0)
      }
      MenuButton("Export", icon: "document-export-symbolic") {
        MenuItem("As PDF") { export(.pdf) }
        MenuItem("As Text") { export(.text) }
      }
      SplitButton("Save", menuLabel: "More ways to save") {
        try await document.save()
      } menu: {
        MenuItem("Save As…") { document.saveAs() }
        MenuItem("Save a Copy…") { document.saveCopy() }
      }
      Button("More").with { $0.contextMenu = menu }
    }
  }

  static func commands(_ application: Application, _ find: Command, _ grid: Command) {
    let save = Command("save", "_Save", icon: "document-save-symbolic", shortcut: "<Control>s") { try await store() }
    application.addCommand(save)  // keys, and org.gtk.Actions on D-Bus
    show {
      Button(save)
      MenuButton("File") { save }
      ShortcutList([save])
      ShortcutList([save, find, grid])
    }
  }

  static func looks(_ toolbar: Widget, _ drums: Widget, _ sidebar: Widget, _ button: Button) throws {
    toolbar.setButtonDefaults(Button.Defaults(variant: .plain, size: .small, labelStyle: .iconOnly))
    struct Ghost: ButtonStyle {
      func appearance(of button: ButtonStyleConfiguration) -> ButtonAppearance {
        var look = button.standard
        look.cornerRadius = 9999
        if button.state.contains(.hovered) { look.border = button.theme.focusRing }
        return look
      }
    }
    toolbar.setButtonStyle(Ghost())
    struct OnPress: PrimitiveButtonStyle {
      var trigger: PressTrigger { .press }
    }
    drums.setButtonStyle(OnPress())
    button.configuration.look.background = [.normal: .white, .hovered: Color(hex: 0xeeeeee)]
    let warning = Color(light: Color(hex: 0xc01c28), dark: Color(hex: 0xff7b63))
    button.configuration.styledTitle = StyledText("Delete ") + StyledText("all").bold().colored(warning)
    ThemeController.shared.theme = try Theme(contentsOf: "brand.tokens.json")
    sidebar.setTheme(.material)
  }

  static func configuration() -> Button {
    var upload = Button.Configuration("Upload", variant: .primary)
    upload.subtitle = "3 files"
    upload.icon = "document-send-symbolic"
    upload.iconPlacement = .trailing
    let button = Button(configuration: upload) { try await send() }
    return button
  }

  static func areas(_ window: Window, _ inbox: Widget, _ list: Widget) {
    let (newMail, addItem, cut, copy) = (act, act, act, act)
    let compose = FloatingActionButton(icon: "document-edit-symbolic", label: "Compose") { newMail() }
    window.child = FloatingActionOverlay(inbox, button: compose)
    HitAreaOverlay.isShown = true
    TimeLimits.factor = 10
    let add = FloatingActionButton(icon: "list-add-symbolic", label: "Add", mode: .expanded) { addItem() }
    window.child = FloatingActionOverlay(list, button: add)
    show {
      HitAreaFrame(IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add item") { addItem() })
      LargeContentGroup(.horizontal, spacing: 6) {
        IconButton(icon: "edit-cut-symbolic", accessibilityLabel: "Cut") { cut() }
        IconButton(icon: "edit-copy-symbolic", accessibilityLabel: "Copy") { copy() }
      }
    }
  }

  @Observable
  @MainActor
  final class Note: @MainActor Identifiable {
    let id = 0
    var title = ""
    var text = ""
    func save() async throws {}
    func delete() {}
  }

  @Observable
  @MainActor
  final class Notes {
    var all: [Note] = []
    var count: Int { all.count }
    var hasChanges = false
    var selection: Note.ID?
    var selected: Note? { all.first { $0.id == selection } }
    var wrapsLines = false
    var name = ""
    func add() {}
    func add(_ text: String) {}
    func deleteAll() {}
    func deleteSelected() {}
    func delete(_ note: Note) {}
    func importFiles(_ paths: [String]) -> Bool { true }
    func save() async throws {}
    func save(_ report: (Double) -> Void) async throws {}
    func saveAll() async -> Bool { true }
    func export(to path: String) async throws {}
  }

  static func windows(_ application: Application, _ notes: Notes, _ list: ListBox, _ editor: TextView) {
    let content = Paned(start: ScrolledWindow(list), end: ScrolledWindow(editor))
    let window = ApplicationWindow(application, title: "Notes", child: content)
    window.setDefaultSize(width: 900, height: 600)
    window.titlebar = HeaderBar {
      IconButton(icon: "list-add-symbolic", accessibilityLabel: "New Note") { notes.add() }
    } end: {
      Button("Delete All", role: .destructive) { notes.deleteAll() }
      MenuButton(icon: "open-menu-symbolic", accessibilityLabel: "Main Menu") { MenuItem("_Quit") { window.close() } }
    }
    window.present()
  }

  static func state(_ notes: Notes, _ settings: Notes, _ note: Note, _ editor: TextView) {
    let save = Button("_Save") { try await notes.save() }.bind(\.isEnabled) { notes.hasChanges }
    let wraps = CheckButton("_Wrap lines").bind(.isOn, to: settings, \.wrapsLines)
    let name = Entry(placeholder: "Name").bind(.text, to: settings, \.name)
    editor.buffer.bind(.text, to: note, \.text)  // a TextView: again for another note
    let list = ListBox().bind({ notes.all }, id: \.id) { note in
      ListBoxRow(Label().bind(\.text) { note.title })
    }
    list.bindSelection(to: notes, \.selection)
    show { [save, wraps, name, list] }
  }

  static func dialogs(_ notes: Notes, _ window: Window, _ content: Widget) async throws {
    let restore = act
    let alert = AlertDialog("Delete all notes?", detail: "You cannot undo this.")
    guard await alert.confirm("_Delete All", cancel: "_Cancel", over: window) else { return }
    let dialog = FileDialog("Export Notes", filters: [FileFilter("Text", suffixes: ["txt", "md"])])
    if let path = try await dialog.save("Notes.txt", over: window) { try await notes.export(to: path) }
    let toasts = ToastOverlay(content)
    window.child = toasts
    toasts.show(Toast("Note deleted", button: "_Undo") { restore() })
    window.onCloseRequest { [weak notes] _ in await notes?.saveAll() ?? true }
  }

  static func toasts(_ content: Widget) {
    let restore = act
    let toasts = ToastOverlay(content)
    toasts.show(Toast("Note deleted", button: "_Undo") { restore() })
  }

  enum PackageResources {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    static let de_po: [UInt8] = []  // named as SwiftPM does
    // swift-format-ignore: AlwaysUseLowerCamelCase
    static let brand_tokens_json: [UInt8] = []
  }

  static func texts(_ notes: Notes, _ note: Label) async throws {
    let folder = "\(Files.userDataFolder)/notes"
    try Files.makeFolder(folder)
    for name in try Files.names(inFolder: folder) where name.hasSuffix(".txt") {
      let text = String(decoding: try Files.read("\(folder)/\(name)"), as: UTF8.self)
      notes.add(text)
    }
    try await Files.write(note.text, to: "\(folder)/note.txt")
    let words = Translations(po: ["de": PackageResources.de_po])
    let add = Button(words("_New Note")) { notes.add() }
    let count = Label().bind(\.text) { words("One note", "%@ notes", count: notes.count) }
    Localization.use(words)
    show { [add, count] }
  }

  static func applicationLanguage(_ german: String) {
    let words = Translations(po: ["de": german])
    Localization.use(words)
  }

  static func catalogues() -> Translations {
    let words = Translations(domain: "notes", folder: "/usr/share/locale")
    return words
  }

  static func files(_ document: Thing) throws {
    Control.registerTypes()
    let builder = try Builder(file: "window.ui", handlers: ["save": { [weak document] _ in document?.save() }])
    let save: Button = try builder.object("save")
    show { save }
  }
}
