import Observation
import Thimble

/// The actions of the window, each declared once: buttons, menu items and shortcuts are made from them.
@Observable
@MainActor
final class NotesCommands {
  var isSearching = false { didSet { find.isOn = isSearching } }
  @ObservationIgnored let search = SearchEntry(words("Search notes"))

  @ObservationIgnored private(set) lazy var new = Command(
    "new", words("_New Note"), icon: "list-add-symbolic", shortcut: "<Control>n"
  ) { [weak self] in self?.store.add() }

  @ObservationIgnored private(set) lazy var find = Command(
    "find", words("_Search"), icon: "edit-find-symbolic", shortcut: "<Control>f", isOn: false
  ) { [weak self] in self?.isSearching = $0 }

  @ObservationIgnored private(set) lazy var save = Command("save", words("_Save"), shortcut: "<Control>s") {
    [weak self] progress in try await self?.store.save { progress.fraction = $0 }
  }

  @ObservationIgnored private(set) lazy var delete = Command(
    "delete", words("_Delete Note"), icon: "user-trash-symbolic", shortcut: "<Control>d"
  ) { [weak self] in self?.deleteSelected() }

  @ObservationIgnored private(set) lazy var export = Command(
    "export", words("_Export…"), shortcut: "<Control>e"
  ) { [weak self] in
    guard let note = self?.store.selected else { return }
    try await self?.export([note], as: "\(note.title.prefix(40)).txt")
  }

  @ObservationIgnored private(set) lazy var exportAll = Command("export-all", words("Export _All Notes…")) {
    [weak self] in
    guard let notes = self?.store.notes else { return }
    try await self?.export(notes, as: words("Notes") + ".txt")
  }

  @ObservationIgnored private(set) lazy var deleteAll = Command("delete-all", words("Delete _All Notes…")) {
    [weak self] in await self?.askToDeleteAll()
  }

  @ObservationIgnored private(set) lazy var dark = Command(
    "dark", words("_Dark Style"), isOn: ThemeController.shared.context.scheme == .dark
  ) { ThemeController.shared.schemeOverride = $0 ? .dark : .light }

  @ObservationIgnored private(set) lazy var shortcuts = Command(
    "shortcuts", words("_Keyboard Shortcuts"), shortcut: "<Control>question"
  ) { [weak self] in self?.showShortcuts() }

  @ObservationIgnored private(set) lazy var quit = Command("quit", words("_Quit"), shortcut: "<Control>q") {
    [weak self] in self?.window?.close()
  }

  private var all: [Command] { [new, find, save, delete, export, exportAll, deleteAll, dark, shortcuts, quit] }

  @ObservationIgnored private let store: NoteStore
  @ObservationIgnored private weak var toasts: ToastOverlay?
  @ObservationIgnored private weak var window: Window?
  @ObservationIgnored private var saving: ObservationToken?

  init(_ store: NoteStore, _ toasts: ToastOverlay, in window: ApplicationWindow, of application: Application) {
    (self.store, self.toasts, self.window) = (store, toasts, window)
    for command in all {
      application.addCommand(command)
      command.errorHandler = { [weak toasts] in toasts?.show(Toast("\($0)", timeout: .seconds(15))) }
    }
    deleteAll.isDestructive = true
    save.errorHandler = { [weak self] error in
      print(error)
      let text = words("The notes could not be saved: %@", "\(error)")
      self?.toasts?.show(Toast(text, button: words("_Try Again"), timeout: nil) { self?.save.activate() })
    }
    let (one, none) = (words("Select a note first"), words("There are no notes"))
    for each in [delete, export] { each.bind(\.disabledReason) { [store] in store.selected == nil ? one : nil } }
    for each in [exportAll, deleteAll] { each.bind(\.disabledReason) { [store] in store.notes.isEmpty ? none : nil } }
    save.bind(\.disabledReason) { [store] in store.hasChanges ? nil : words("All notes are saved") }
    saving = ObservationToken(following: { [store] in store.hasChanges }) { [weak self] in if $0 { self?.saveSoon() } }
    window.onCloseRequest { [weak self] _ in await self?.mayClose() ?? true }
  }

  // MARK: Work

  /// Saves by itself a little after the first change.
  private func saveSoon() {
    Task { [weak self] in
      try await Task.sleep(for: .seconds(5))
      self?.save.activate()
    }
  }

  private func deleteSelected() {
    guard let note = store.selected else { return }
    let restore = store.delete(note)
    toasts?.show(Toast(words("“%@” deleted", note.title), button: words("_Undo"), action: restore))
  }

  private func askToDeleteAll() async {
    let question = words("Delete one note?", "Delete all %@ notes?", count: store.notes.count)
    let alert = AlertDialog(question, detail: words("This cannot be undone."))
    guard await alert.confirm(words("_Delete All"), cancel: words("_Cancel"), over: window) else { return }
    store.deleteAll()
  }

  private func export(_ notes: [Note], as name: String) async throws {
    let dialog = FileDialog(
      words("Export Notes"), acceptLabel: words("_Export"),
      filters: [FileFilter(words("Text"), suffixes: ["txt", "md"])])
    let safe = name.replacing("/", with: "-")
    guard let path = try await dialog.save(safe, over: window) else { return }
    try await store.export(notes, to: path)
    toasts?.show(Toast(words("One note exported", "%@ notes exported", count: notes.count)))
  }

  private func mayClose() async -> Bool {
    do {
      try await store.save()
      return true
    } catch {
      let alert = AlertDialog(words("The notes could not be saved"), detail: "\(error)")
      return await alert.confirm(words("_Close Anyway"), cancel: words("_Cancel"), over: window)
    }
  }

  private func showShortcuts() {
    let commands = ShortcutList(all.filter { $0.shortcut != nil })
    commands.setMargins(top: 18, bottom: 24, leading: 24, trailing: 24)
    let dialog = Window(words("Keyboard Shortcuts"), child: commands)
    let close = CloseButton { [weak dialog] in dialog?.close() }
    close.role = .close  // Escape presses it
    dialog.titlebar = HeaderBar(end: { close }).with { $0.showsTitleButtons = false }
    dialog.transientFor = window
    dialog.isModal = true
    dialog.isResizable = false
    dialog.setDefaultSize(width: 420, height: -1)
    dialog.present()
  }
}
