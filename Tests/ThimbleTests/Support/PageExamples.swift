import CGtk
import Testing
import Thimble
import XCTest

// The examples of the pages "Testing your application" and "Calling GTK and libadwaita directly". Their tests run.

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
