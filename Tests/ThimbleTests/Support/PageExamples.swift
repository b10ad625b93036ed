import AccessibilityAudit
import CGtk
import Observation
import Testing
import Thimble
import ThimbleTesting
import XCTest

// The examples of the pages about testing, interface files, and calling GTK and libadwaita, and of commands and choices of an
// application. Their tests run.

@preconcurrency @MainActor
final class SaveTests: XCTestCase {
  func testSaving() throws {
    try XCTSkipUnless(Gtk.initializeIfPossible(), "There is no display.")
    var isSaved = false
    let save = Button("Save") { isSaved = true }
    let window = Window("Notes", child: save)
    defer { window.destroy() }
    save.press.perform()
    XCTAssertTrue(MainLoop.run(atMost: 60) { isSaved && !save.isPending })
  }
}

@MainActor
@Test(.enabled("There is no display.") { await Gtk.initializeIfPossible() })
func saving() async throws {
  var isSaved = false
  let save = Button("Save") { isSaved = true }
  let window = Window("Notes", child: save)
  defer { window.destroy() }
  save.press.perform()
  #expect(MainLoop.run(atMost: 60) { isSaved && !save.isPending })
}

final class Waveform: Widget, Drawing {
  override class var nativeType: NativeType { .widget(cssName: "waveform") }

  var levels: [Double] = [] { didSet { queueDraw() } }

  func draw(_ snapshot: Snapshot) {
    let theme = effectiveTheme.values(in: ThemeController.shared.context)
    let box = Rectangle(x: 0, y: 0, width: Double(width), height: Double(height))
    snapshot.fill(box, radius: 6, Snapshot.Color(theme.surface))
    var wave = Snapshot.Path()
    for (index, level) in levels.enumerated() {
      wave.addLine(to: Point(x: 4 * Double(index), y: Double(height) * (1 - level)))
    }
    snapshot.stroke(wave, width: 2, foreground)
    snapshot.draw("\(levels.count) beats", at: Point(x: 0, y: 0), on: self, foreground)
  }
}

@MainActor
@Test(.enabled("There is no display.") { await Gtk.initializeIfPossible() })
func savedNote() async throws {
  let status = Label("")
  let content = Box(.vertical) {
    Button("Save") { status.text = "Saved" }
    status
  }
  let window = Window("Notes", child: content)
  window.present()
  defer { window.destroy() }
  try await TestApplication.inThisProcess(patience: Patience(.seconds(60))) { app in
    try await app.find(.pushButton, named: "Save").press()
    try await app.find(.label, text: "Saved")
    try await app.audit()
  }
}

@MainActor
func split(_ start: Widget, _ end: Widget) -> Widget? {
  guard let paned = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL) else { return nil }
  start.withUnsafeGtkWidget { gtk_paned_set_start_child(OpaquePointer(paned), $0) }
  end.withUnsafeGtkWidget { gtk_paned_set_end_child(OpaquePointer(paned), $0) }
  return Widget.adopt(unsafeGtkWidget: paned)
}

private func store() async throws {}

@MainActor
@_cdecl("notes_save_button")
func makeSaveButton() -> UnsafeMutablePointer<GtkWidget> {
  let button = Button("_Save", variant: .primary) { try await store() }
  return button.withUnsafeGtkWidget { pointer in
    g_object_ref(pointer)
    return pointer
  }
}

@MainActor
private func door() {
  let filter = Object.adopt(unsafeGObject: gtk_file_filter_new(), ownership: .transferred)
  filter?[Property<Object, String?>("name")] = "Text"
  filter?.connect(Signal<Object, Void, Void>("changed")) { filter in print(filter.typeName) }
}

final class Whirl: Widget {
  override class var nativeType: NativeType { NativeType(unsafeGType: gtk_spinner_get_type(), faceOf: Whirl.self) }
  convenience init() { self.init(Self.make()) }
}

@MainActor
private func library() throws -> Bool {
  let adwaita = try NativeLibrary("libadwaita-1.so.0", initializer: "adw_init")
  let hasSplitView = NativeType.isKnown("AdwNavigationSplitView")  // libadwaita 1.4
  return withExtendedLifetime(adwaita) { hasSplitView }
}

private let file = ""

final class PlacesWindow: ApplicationWindow {
  override class var nativeType: NativeType { NativeType(deriving: "AdwApplicationWindow") }
  override class var template: Template? {
    Template(xml: file, handlers: [TemplateHandler("add", PlacesWindow.addPlace)])
  }

  private func addPlace() {}

  @TemplateChild private var split: Widget
  @TemplateChild private var list: ListBox
}

typealias Note = Examples.Note
private let noteRow = ""

final class NoteRow: ListBoxRow {
  override class var template: Template? {
    Template(xml: noteRow, handlers: [TemplateHandler("remove", NoteRow.removeNote)])
  }

  @TemplateChild private var title: Label
  @TemplateChild("save-button") private var save: Button
  private var note: Note?

  convenience init(_ note: Note) {
    self.init(Self.make())
    self.note = note
    title.bind(\.text) { note.title }
    save.setAction { try await note.save() }
  }

  private func removeNote() { note?.delete() }
}

// MARK: - Writing an application

extension Examples {
  @MainActor
  final class NotesWindow {
    let window: ApplicationWindow
    init(_ application: Application) { window = ApplicationWindow(application, title: "Notes") }
  }

  static func program(_ application: Application) -> Never {
    var notesWindow: NotesWindow?
    application.connect(.activate) { application in
      let shown = notesWindow ?? NotesWindow(application)
      notesWindow = shown
      shown.window.present()
    }
    application.runAndExit()
  }

  static func commands(
    _ notes: Notes, _ window: ApplicationWindow, _ toasts: ToastOverlay, _ others: [Command]
  ) {
    let (export, exportAll, deleteAll, shortcuts, quit) = (others[0], others[1], others[2], others[3], others[4])
    let save = Command("save", "_Save", icon: "document-save-symbolic", shortcut: "<Control>s") { progress in
      try await notes.save { progress.fraction = $0 }
    }
    save.bind(\.disabledReason) { notes.hasChanges ? nil : "Nothing has changed" }
    save.errorHandler = { error in toasts.show(Toast("Not saved: \(error)")) }
    window.addCommand(save)
    window.titlebar = HeaderBar {
      Button(save, variant: .primary)
      SplitButton(export, menuLabel: "More ways to export") { exportAll }
    } end: {
      MenuButton(icon: "open-menu-symbolic", accessibilityLabel: "Main Menu") {
        MenuSection { deleteAll }
        MenuSection {
          shortcuts
          quit
        }
      }
    }

    let shortcutList = ShortcutList([save, export, quit])
    shortcutList.setMargins(top: 18, bottom: 24, leading: 24, trailing: 24)
    let dialog = Window("Keyboard Shortcuts", child: shortcutList)
    let close = CloseButton { [weak dialog] in dialog?.close() }
    close.role = .close  // Escape presses it
    dialog.titlebar = HeaderBar(end: { close }).with { $0.showsTitleButtons = false }
    dialog.transientFor = window
    dialog.isModal = true
    dialog.present()
  }

  static func form(_ note: Note, _ dialog: Window) {
    let title = Entry(placeholder: "Title").bind(.text, to: note, \.title)
    title.setAccessibilityLabel("Title")
    title.activatesDefault = true  // Return presses the button that confirms
    let confirm = Button("_Save", role: .confirm) { try await note.save() }
    confirm.bind(\.disabledReason) { note.title.isEmpty ? "Enter a title first" : nil }
    let cancel = Button("_Cancel", role: .cancel) { [weak dialog] in dialog?.close() }
    dialog.child = Box(.vertical, spacing: 12) {
      title
      ButtonRow {
        cancel
        confirm
      }
    }
    let tooLong = { note.title.count > 40 ? "Use at most 40 letters" : nil }
    title.bind(\.problem) { tooLong() }
    let problem = Label().bind(\.text) { tooLong() ?? "" }
    problem.addStyleClass("thimble-danger")
    show {
      Button("_Save").with { save in
        save.bind(\.disabledReason) { note.title.isEmpty ? "Enter a title first" : nil }
      }
    }
  }

  static func boundCommand(_ notes: Notes) {
    let save = Command("save", "_Save") { try await notes.save() }.bind(\.isEnabled) { notes.hasChanges }
    show { Button(save) }
  }

  enum Declared {
    @MainActor @Observable
    final class Note: Identifiable {
      let id: Int
      var title = ""

      init(id: Int) { self.id = id }
    }
  }

  enum Layout: String { case list, grid }

  static func choices(_ pages: Stack) {
    let layout = ToggleButtonGroup(
      "Layout", selected: Layout.list,
      items: [
        ToggleItem(.list, icon: "view-list-symbolic", accessibilityLabel: "List"),
        ToggleItem(.grid, icon: "view-grid-symbolic", accessibilityLabel: "Grid"),
      ]
    ) { pages.visibleChildName = $0.rawValue }  // a Stack
    let style = Command("style", "Style", selection: "desktop") { style in
      ThemeController.shared.schemeOverride = style == "dark" ? .dark : style == "light" ? .light : nil
    }
    let menu = MenuButton(icon: "open-menu-symbolic", accessibilityLabel: "Main Menu") {
      MenuSection("Style") {
        style.option("desktop", "As the _Desktop")
        style.option("light", "_Light")
        style.option("dark", "_Dark")
      }
    }
    show {
      layout
      menu
    }
  }

  static func about(_ window: Window) async {
    await AlertDialog("Notes", detail: "A list of notes. Version 1.0").show(close: "_Close", over: window)
  }

  static func question(_ notes: Notes, _ window: Window) async throws {
    enum Answer { case discard, save }
    let question = AlertDialog("Save the changes?", detail: "Otherwise they are lost.")
    let answers: KeyValuePairs = ["_Discard": Answer.discard, "_Save": .save]
    switch await question.choose(answers, cancel: "_Cancel", over: window) {
    case .save: try await notes.save()
    case .discard: break
    case nil: return
    }
  }

  @MainActor
  final class NoteView {
    let title = Entry(placeholder: "Title")
    let clear = Button("_Clear")

    init(_ note: Note) {
      title.bind(.text, to: note, \.title)
      clear.setAction { [weak self] in self?.title.text = "" }
      clear.bind(\.isEnabled) { !note.title.isEmpty }
    }
  }

  static func embeddedTheme() throws {
    ThemeController.shared.theme = try Theme(tokens: PackageResources.brand_tokens_json, name: "brand.tokens.json")
  }

  static func following(_ notes: Notes, _ editor: TextView, _ window: Window) {
    ObservationToken(following: { notes.selection }) { [weak editor] _ in
      guard let editor, let note = notes.selected else { return }
      editor.buffer.bind(.text, to: note, \.text)
    }
    .store(in: window)
  }
}
