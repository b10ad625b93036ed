import ATSPI
import AccessibilityAudit
import DesktopTraits
import Testing
import ThimbleTesting

extension EndToEnd {
  /// A person who uses the gallery for the first time.
  @Suite struct NewcomerTests {
    @Test(
      "By keys alone, with a screen reader, at 360 px and twice the text size: a component is found, changed, copied, tested",
      .tags(.screenReader))
    func newcomer() async throws {
      try await DesktopSession.run(screen: (1_300, 800)) { session in
        // Orca asks for screen coordinates. To type another title, the test first deletes the old one.
        let expected = ["Screen coordinates not supported", "the old name is kept"]
        let gallery = try await Gallery.start("thimble-gallery", ["--text-scale", "2"], in: session)
        try await gallery.makeNarrow()
        let orca = try await gallery.screenReader()
        let person = Person(gallery: gallery, orca: orca)
        try await person.find("spinner", page: "Loading")
        try await person.change()
        try await person.copy()
        try await person.test()
        #expect(
          try await gallery.session.windowWidth(of: gallery.process) { $0 == 360 } == 360, "It is still as narrow.")
        await orca.end()
        try await gallery.end(expecting: expected)
      }
    }
  }
}

/// A person at the gallery, with keyboard and screen reader.
private struct Person {
  let gallery: Gallery
  let orca: ScreenReader

  /// Finds a page in the list by a word, and goes to it.
  func find(_ word: String, page: String) async throws {
    let search = try await orca.speech(upTo: "Search entry") { try await gallery.press("ctrl+f") }
    #expect(search.contains("Search entry"), "\(search)")
    try await gallery.type(word)
    _ = try await gallery.app.first(.listItem, named: page)
    let shown = try await orca.speech(upTo: "Show all pages button") {
      try await gallery.press("Return")
      try await gallery.button("Show all pages").wait { $0.states.contains(.focused) }
    }
    #expect(shown.contains("Show all pages button"), "\(shown)")
  }

  /// Opens the controls of the first sample, and gives its button another title.
  func change() async throws {
    let inspect = try await gallery.button("Inspect An async action")
    let arrival = try await orca.speech { try await gallery.focus(inspect) }
    #expect(arrival.contains("Inspect An async action collapsed button"), "\(arrival)")
    let opened = try await orca.speech {
      try await gallery.press("space")
      try await gallery.expectFocus("Controls")
    }
    #expect(opened.contains("Controls selected radio button"), "\(opened)")
    let title = try await gallery.app.first(.text, named: "title of An async action")
    let field = try await orca.speech { try await gallery.focus(title) }
    #expect(field.contains("title of An async action"), "\(field)")
    try await gallery.write("Upload")
    _ = try await gallery.button("Upload")
    try await gallery.expectLabel("// Button \u{201C}Save\u{201D}\nbutton.title = \"Upload\"")
  }

  /// Copies the change as code, and pastes it into the search.
  func copy() async throws {
    let copy = try await gallery.button("Copy Code of An async action")
    let arrival = try await orca.speech { try await gallery.focus(copy) }
    #expect(arrival.contains("Copy Code of An async action button"), "\(arrival)")
    let copied = try await orca.speech(upTo: "Copied") { try await gallery.press("space") }
    #expect(copied.contains("Copied"), "\(copied)")
    try await gallery.press("ctrl+f")
    let search = try await gallery.app.first(.entry, named: "Search")
    try await search.wait { $0.states.contains(.focused) }
    try await gallery.press("ctrl+a", "ctrl+v")
    #expect(try await gallery.eventually { try await search.text().contains("button.title = \"Upload\"") })
    try await gallery.press("ctrl+a", "BackSpace", "Return")
    try await gallery.button("Show all pages").wait { $0.states.contains(.focused) }
  }

  /// Runs the play of the sample, and listens to the outcome.
  func test() async throws {
    try await gallery.focus(gallery.app.first(.radioButton, named: "Controls"))
    let arrival = try await orca.speech {
      try await gallery.press("End", "Left")
      try await gallery.expectFocus("Play")
    }
    #expect(arrival.contains("Play selected radio button"), "\(arrival)")
    let run = try await gallery.button("Run the play of An async action")
    try await gallery.focus(run)
    let outcome = try await orca.speech(upTo: "Run the play of An async action, done") {
      try await gallery.press("space")
      #expect(
        try await gallery.eventually { try await gallery.app.tree().all(.label).count { $0.name.hasPrefix("✓") } == 4 })
    }
    #expect(outcome.contains("Run the play of An async action, done"), "\(outcome)")
  }
}
