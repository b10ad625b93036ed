import ATSPI
import AccessibilityAudit
import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension EndToEnd {
  /// The example application, as a person uses it.
  @Suite struct NotesTests {
    @Test("A note is saved, found again after the program was killed, and deleted with undo")
    func notes() async throws {
      try await withNotes { notes in
        let start = ContinuousClock.now
        try await notes.gallery.button("New Note").perform("click")
        try await notes.gallery.expectLabel("No more text")
        try await notes.write("Shopping")
        try await notes.gallery.expectLabel("Shopping")
        let save = try await notes.gallery.button("Save")
        do throws(ATSPIError) {
          try await save.perform("click")
        } catch {
          // Five seconds after the first change, the program has saved by itself.
          guard error.code == .declined, start.duration(to: .now) > .seconds(5) else { throw error }
        }
        try await save.wait { !$0.states.contains(.sensitive) }
        // The button is insensitive while it saves, too.
        try await notes.expectTexts(["Shopping"])
        try await notes.write(" list")
        try await notes.expectTexts(["Shopping list"], "The program saves by itself.")
        try await notes.restartAfterKill()
        try await notes.gallery.expectLabel("Shopping list")

        try await notes.gallery.press("ctrl+d")
        try await notes.gallery.expectLabel("No Notes Yet")
        try await notes.gallery.button("Undo").perform("click")
        try await notes.gallery.expectLabel("Shopping list")
        try await notes.gallery.press("ctrl+d")
        try await notes.gallery.press("ctrl+s")
        try await notes.expectTexts([])
      }
    }

    @Test("Text that cannot be saved stays, and can be saved later")
    func failure() async throws {
      try await withNotes(complaining: "Could not write") { notes in
        try await notes.gallery.press("ctrl+n")
        // The program also saves by itself, five seconds after the first change.
        try FileManager.default.removeItem(at: notes.folder)
        try await notes.write("Important")
        try await notes.gallery.press("ctrl+s")
        _ = try await notes.gallery.button("Try Again")
        try await notes.gallery.press("ctrl+q")
        try await notes.gallery.button("Cancel").perform("click")
        try FileManager.default.createDirectory(at: notes.folder, withIntermediateDirectories: true)
        // The failure of the program's own saving may replace the message with its button.
        #expect(
          try await notes.gallery.eventually {
            do {
              try await notes.gallery.button("Try Again").perform("click")
              return true
            } catch let error as ATSPIError where error.code == .gone {
              return false
            }
          })
        try await notes.expectTexts(["Important"])
        // Without a window manager the window is not active after a dialog, but it still receives keys.
        try await notes.gallery.session.act(["type", "--delay", "20", " words"])
        try await notes.gallery.press("ctrl+q")
        try await notes.expectTexts(["Important words"], "Closing saves.")
        #expect(await notes.gallery.process.end(allowing: patience) == 0)
      }
    }

    @Test("F10 opens the menu, deleting everything asks first, shortcuts have a window, and cards open their note")
    func commands() async throws {
      try await withNotes(texts: ["One\nfirst", "Two\nsecond"]) { notes in
        try await notes.gallery.press("ctrl+question")
        _ = try await notes.gallery.app.first(.listItem, named: "Save, Control+S")
        try await notes.gallery.press("Escape")
        try await notes.expectWindows(1)
        try await notes.gallery.app.first(.radioButton, named: "Grid").perform("click")
        try await notes.gallery.expectLabel("first")
        for answer in ["Cancel", "Delete All"] {
          // The keys of a dialog that closes are lost.
          try await notes.expectWindows(1)
          try await notes.gallery.press("F10")
          try await notes.gallery.app.first(.menuItem, named: "Delete All Notes…").perform("click")
          try await notes.gallery.expectLabel("Delete all 2 notes?")
          try await notes.gallery.button(answer).perform("click")
        }
        try await notes.gallery.press("ctrl+s")
        try await notes.expectTexts([])
      }
    }

    @Test("A note is exported to the chosen file, and not after Escape")
    func export() async throws {
      // GTK 4.24 logs this about its own dialog when a dialog for a name ends.
      let fault = "gtk_box_remove: assertion 'GTK_IS_BOX (box)' failed"
      try await withNotes(texts: ["Letter\nto Ewa"], complaining: fault) { notes in
        for key in ["Escape", "Return"] {
          try await notes.gallery.press("ctrl+e")
          try await notes.expectWindows(2)
          if key == "Return" {
            // The name field accepts a whole path. During typing, GTK completes it, and confuses fast keys with that.
            try await notes.focusedField(with: "Letter.txt").setText(notes.folder.path + "/copy.txt")
          }
          try await notes.gallery.press(key)
          try await notes.expectWindows(1)
          let isThere = try await notes.gallery.eventually { notes.names.contains("copy.txt") == (key == "Return") }
          #expect(isThere, "\(key): \(notes.names)")
        }
        try await notes.gallery.expectLabel("One note exported")
      }
    }

    @Test("Orca speaks a message while the text has keyboard focus", .tags(.screenReader))
    func speech() async throws {
      try await withNotes(
        texts: ["One\nfirst", "Two\nsecond"], complaining: "Screen coordinates not supported"
      ) { notes in
        if let reason = ScreenReader.unavailable { try Test.cancel("\(reason)") }
        let orca = try await ScreenReader.start(in: notes.gallery.session)
        orca.listen(to: notes.gallery)
        try await notes.gallery.expectActiveWindow()
        _ = try await notes.focusedField(with: "Two\nsecond")
        try await orca.rest()
        let speech = try await orca.speech(upTo: "Alt+U") { try await notes.gallery.press("ctrl+d") }
        #expect(speech.contains("deleted. Undo, Alt+U"), "\(speech)")
        await orca.end()
      }
    }

    @Test("With an unusable folder the program ends with a failing status")
    func unusableFolder() async throws {
      try await DesktopSession.run { session in
        let notes = try session.launch(
          DesktopSession.product("thimble-notes"), environment: ["XDG_DATA_HOME": "/dev/null"])
        #expect(await notes.end(allowing: patience) == 1)
      }
    }

    @Test("The application speaks German, and has no accessibility problem", arguments: ["en", "de"])
    func audit(language: String) async throws {
      try await withNotes(texts: ["Eins\nzwei"], environment: ["LANGUAGE": language, "LC_ALL": "C.UTF-8"]) { notes in
        let isGerman = language == "de"
        _ = try await notes.gallery.button(isGerman ? "Neue Notiz" : "New Note")
        try await notes.gallery.audit()
      }
    }

    @Test(
      "The application fits a window of 360 pixels, with a menu for the buttons that do not fit",
      arguments: ["en", "de"])
    func narrow(language: String) async throws {
      let environment = ["LANGUAGE": language, "LC_ALL": "C.UTF-8"]
      try await withNotes(texts: ["Eins\nzwei"], environment: environment, screen: (360, 740)) { notes in
        let isGerman = language == "de"
        let window = try await notes.gallery.app.first(.frame, named: isGerman ? "Notizen" : "Notes")
        #expect(try await notes.gallery.eventually { try await (1...360).contains(window.extents().width) })
        try await notes.gallery.button(isGerman ? "Mehr" : "More").perform("click")
        let save = isGerman ? "Speichern, Alle Notizen sind gespeichert" : "Save, All notes are saved"
        _ = try await notes.gallery.app.first(.menuItem, named: save)
        _ = try await notes.gallery.button(isGerman ? "Weitere Arten zu exportieren" : "More ways to export")
      }
    }

    // MARK: The program

    private func withNotes(
      texts: [String] = [], environment: [String: String] = [:], complaining expected: String? = nil,
      screen: (width: Int, height: Int) = DesktopSession.usualScreen,
      _ body: (inout Notes) async throws -> Void
    ) async throws {
      let data = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: data) }
      try await DesktopSession.run(screen: screen) { session in
        let environment = environment.merging(Gallery.moreTime) { $1 }
          .merging(["XDG_DATA_HOME": data.path]) { $1 }
        let folder = data.appending(path: "thimble-notes")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (number, text) in texts.enumerated() {
          try text.write(to: folder.appending(path: "\(number).txt"), atomically: true, encoding: .utf8)
        }
        var notes = Notes(
          gallery: try await Self.start(in: session, environment), folder: folder, environment: environment)
        try await body(&notes)
        try await notes.gallery.end(expecting: expected.map { [$0] } ?? [])
      }
    }

    fileprivate static func start(in session: DesktopSession, _ environment: [String: String]) async throws -> Gallery {
      try await Gallery.start("thimble-notes", environment: environment, in: session)
    }
  }
}

/// The program, and the folder of its notes.
private struct Notes {
  var gallery: Gallery
  let folder: URL
  let environment: [String: String]

  /// The texts of all files, in no order.
  var texts: Set<String> {
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return Set(files.compactMap { try? String(contentsOf: $0, encoding: .utf8) })
  }

  /// The names of all files, in no order.
  var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] }

  func expectTexts(_ expected: Set<String>, _ comment: Comment? = nil) async throws {
    #expect(try await gallery.eventually { texts == expected }, comment ?? "\(texts)")
  }

  /// Waits until the program has this many windows.
  func expectWindows(_ count: Int) async throws {
    #expect(try await gallery.eventually { try await gallery.app.root.children().count == count })
  }

  /// Waits until keyboard focus is on an object with this text.
  func focusedField(with text: String) async throws -> Accessible {
    try await gallery.wait(for: "focus on \(text)") {
      guard let field = try await gallery.app.root.focused().first else { return nil }
      // Other objects have no text.
      let shown = try? await field.text()
      return shown == text ? field : nil
    }
  }

  /// Types into the text of the chosen note, which has keyboard focus.
  func write(_ text: String) async throws {
    #expect(try await gallery.eventually { try await gallery.focusedNode()?.role == .text })
    try await gallery.session.act(["type", "--delay", "20", text])
  }

  mutating func restartAfterKill() async throws {
    await gallery.desktop.close()
    kill(gallery.process.processID, SIGKILL)
    await gallery.process.end(allowing: patience)
    gallery = try await EndToEnd.NotesTests.start(in: gallery.session, environment)
  }
}
