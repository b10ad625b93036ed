import CGtk
import Testing
import Thimble
import XCTest

// The examples of the pages about testing, interface files, and calling GTK and libadwaita. Their tests run.

@preconcurrency @MainActor
final class SaveTests: XCTestCase {
  func testSaving() throws {
    try XCTSkipUnless(Gtk.initializeIfPossible(), "There is no display.")
    var isSaved = false
    let save = Button("Save") { isSaved = true }
    let window = Window("Notes", child: save)
    defer { window.destroy() }
    save.performPrimaryAction()
    XCTAssertTrue(MainLoop.run(atMost: 5) { isSaved && !save.isPending })
  }
}

@MainActor
@Test
func saving() async throws {
  guard Gtk.initializeIfPossible() else { return }
  var isSaved = false
  let save = Button("Save") { isSaved = true }
  let window = Window("Notes", child: save)
  defer { window.destroy() }
  save.performPrimaryAction()
  #expect(MainLoop.run(atMost: 5) { isSaved && !save.isPending })
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
