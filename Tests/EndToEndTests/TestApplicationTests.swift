import ATSPI
import AccessibilityAudit
import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension EndToEnd.EachDisplay {
  /// `ThimbleTesting` with an application in C.
  @Suite struct TestApplicationTests {

    @Test("Objects are found by role, name, text, path, state and relation, also inside of others")
    func finding() async throws {
      try await TestApplication.run("PlainGtkApp", patience: .long) { app in
        let save = try await app.find(.pushButton, named: "Save")
        #expect(try await app.find(named: "Save") == save)
        #expect(try await app.find(.label, text: "Read").accessible.name() == "Ready")
        let frame = try await app.find(.frame)
        #expect(try await frame.find(.pushButton, named: "Save") == save)
        #expect(try await app.find(.pushButton, without: .sensitive).accessible.name() == "Off")
        #expect(try await app.find(.pushButton, number: 1) == save)
        let list = try await app.treeSnapshot()
        #expect(list.contains("push-button \"Save\" (Saves the file)"))
        let path = try #require(save.description.split(separator: " ").first).description
        #expect(try await app.find(id: path) == save)
        #expect(try await app.all(.pushButton).contains(save))
        try await save.expect(.sensitive, without: .busy, name: "Save", description: "Saves the file")
        try await app.expectNone(.pushButton, named: "Nothing")
      }
    }

    @Test("A control is pressed by its action, by the keyboard and by the pointer", arguments: [0, 1, 2])
    func pressing(hand: Int) async throws {
      try await TestApplication.run("PlainGtkApp", patience: .long) { app in
        try await app.find(.pushButton, named: "Save").press(by: [.action, .keyboard, .pointer][hand])
        try await app.find(.label, text: "Saved 1")
      }
    }

    @Test("Text is typed by keys, after Tab or a click, and inserted by the accessible action", arguments: [0, 1, 2])
    func typing(hand: Int) async throws {
      try await TestApplication.run("PlainGtkApp", patience: .long) { app in
        let title = try await app.find(.entry, named: "Title")
        try await title.type("Milk", by: [.keyboard, .pointer, .action][hand])
        try await title.expect("a text with Milk") { $0.text?.contains("Milk") == true }
      }
    }

    @Test("Every letter is typed correctly", .x11Only("Wayland's keyboard of the tests has the keys of ASCII."))
    func letters() async throws {
      try await TestApplication.run("PlainGtkApp", patience: .long) { app in
        let title = try await app.find(.entry, named: "Title")
        let text = "ÄÖÜ äöüß É Ł, Привет Я, 日本, #7-B"
        try await title.type(text)
        try await title.expect("a text with all letters") { $0.text?.contains(text) == true }
        // More letters than a keyboard has keys.
        let many = String(String.UnicodeScalarView((0x4E00..<0x4E64).compactMap(Unicode.Scalar.init)))
        // They need two keyboards, one after the other.
        for part in [String(many.prefix(92)), String(many.dropFirst(92))] {
          try await title.type(part)
          try await title.expect("a text with many letters") { $0.text?.contains(part) == true }
        }
      }
    }

    @Test("The focus order is found, and tests wait for a state")
    func focus() async throws {
      try await TestApplication.run("PlainGtkApp", patience: .long) { app in
        let order = try await app.focusOrder().map(\.name)
        let expected = ["Add item", "Bold", "Work", "Complain", "Freeze", "Title"]
        #expect(order.starts(with: expected) || order.starts(with: ["Save"] + expected), "\(order)")
        try await app.find(.pushButton, named: "Work").focus()
        try await app.expectFocus("Work")
        try await app.press("space")
        try await app.find(.pushButton, named: "Working", with: .busy)
        let bold = try await app.find(named: "Bold")
        try await bold.select()
      }
    }

    @Test("States are recorded in their order, and a failure says which came")
    func stateChanges() async throws {
      try await DesktopSession.run { session in
        let app = try await TestApplication.launch("PlainGtkApp", in: session, patience: .long)
        let (bold, save) = (try await app.find(named: "Bold"), try await app.find(.pushButton, named: "Save"))
        let (changes, others) = (try await bold.stateChanges(), try await save.stateChanges())
        try await bold.press()
        try await changes.expect(.gained(.pressed))
        // GTK ignores a press while it still shows the one before.
        try await bold.press()
        try await changes.expect(.gained(.pressed), .lost(.pressed))
        // The first activation of the window may come late, and gives the focus to it.
        #expect(await others.all.filter { $0 != .gained(.focused) } == [])
        try await app.end()

        let hasty = Patience(.seconds(100_000), clock: HastyClock())
        let other = try await TestApplication.launch("PlainGtkApp", in: session, patience: hasty)
        try await Self.waitForLayout(of: other)
        let none = try await other.find(named: "Bold").stateChanges()
        let error = try await #require(throws: TestFailure.self) {
          try await none.expect(.lost(.pressed), .gained(.busy))
        }
        #expect(error.description.contains("not pressed, then busy. No state of it changed."), "\(error)")
        try await other.end()
      }
    }

    @Test("A failure has the nearest candidates, the tree and a picture, and comes at the clock's time")
    func failure() async throws {
      let patience = Patience(.seconds(100_000), clock: HastyClock())
      try await DesktopSession.run { session in
        // The wait for the start uses the same clock in real time.
        let app = try await TestApplication.launch("PlainGtkApp", in: session, patience: patience)
        try await Self.waitForLayout(of: app)
        let error = try await #require(throws: TestFailure.self) { try await app.find(.pushButton, named: "Safe") }
        let lines = error.description.split(separator: "\n").map(String.init)
        #expect(lines.first == "There is no push-button \"Safe\". Nearest:")
        #expect(lines[1].contains("push-button \"Save\"") && lines[1].contains("in frame \"Plain\""))
        #expect(lines.contains { $0.contains("label \"Ready\"") }, "The tree is missing: \(error)")
        if let reason = Screen.unavailable {
          #expect(lines.contains("There is no picture of the screen: \(reason)"))
        } else {
          let picture = try #require(lines.first { $0.hasPrefix("The screen: ") }).dropFirst("The screen: ".count)
          let png = try Data(contentsOf: URL(fileURLWithPath: String(picture)))
          #expect(png.prefix(4) == Data([0x89, 0x50, 0x4e, 0x47]))
          try FileManager.default.removeItem(atPath: String(picture))
        }

        let several = try await #require(throws: TestFailure.self) { try await app.find(.pushButton, with: .focusable) }
        #expect(several.description.contains("Choose one by its number"))
        let save = try await app.find(.pushButton, named: "Save")
        let state = try await #require(throws: TestFailure.self) { try await save.expect(.busy) }
        #expect(state.description.contains("busy. It is push-button \"Save\""))
        try await app.end()
      }
    }

    @Test("A tree is written, compared with its file, and its differences are printed")
    func tree() async throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).tree")
      defer { try? FileManager.default.removeItem(at: file) }
      try await DesktopSession.run { session in
        let app = try await TestApplication.launch("PlainGtkApp", in: session, patience: .long)
        try await Self.waitForLayout(of: app)
        let missing = try await #require(throws: TestFailure.self) { try await app.expectTree(matching: file.path) }
        #expect(missing.description.contains("THIMBLE_ACCEPT_TREES=1"))
        try Data(try await app.treeSnapshot().utf8).write(to: file)
        try await app.expectTree(matching: file.path)
        try await app.find(.pushButton, named: "Save").press()
        try await app.find(.label, text: "Saved 1")

        // A second application, without presses, need not wait for a change.
        try Data(try await app.treeSnapshot().utf8).write(to: file)
        let patience = Patience(.seconds(100_000), clock: HastyClock())
        let other = try await TestApplication.launch("PlainGtkApp", in: session, patience: patience)
        try await Self.waitForLayout(of: other)
        let changed = try await #require(throws: TestFailure.self) { try await other.expectTree(matching: file.path) }
        #expect(changed.description.contains("- ") && changed.description.contains("+ "), "\(changed)")
        #expect(changed.description.contains("Saved 1"))
        try await app.end()
        try await other.end()
      }
    }

    @Test("Warnings of GTK and the end by a signal are failures")
    func complaints() async throws {
      try await DesktopSession.run { session in
        let app = try await TestApplication.launch("PlainGtkApp", in: session, patience: .long)
        try await app.find(.pushButton, named: "Complain").press()
        try await app.find(.label, text: "Complained")
        let logged = try await #require(throws: TestFailure.self) { try await app.end() }
        #expect(logged.description.contains("the fixture complains"))

        let other = try await TestApplication.launch("PlainGtkApp", in: session, patience: .long)
        kill(other.process.processID, SIGKILL)
        let crash = try await #require(throws: TestFailure.self) { try await other.end(allowing: .seconds(30)) }
        #expect(crash.description.contains("ended by signal 9"))
      }
    }

    @Test("A program that is missing, or ends at once, is a clear failure")
    func missing() async throws {
      let missing = try await #require(throws: TestFailure.self) { try await TestApplication.launch("no-such-program") }
      #expect(missing.description.contains("no-such-program") && missing.description.contains("PATH"))
      let ended = try await #require(throws: TestFailure.self) { try await TestApplication.launch("/bin/false") }
      #expect(ended.description.contains("did not start"), "\(ended)")
    }

    @Test("An application that a script starts is found, and ended with the script")
    func script() async throws {
      try await DesktopSession.run { session in
        let command = "\(DesktopSession.product("PlainGtkApp").path) & wait"
        let app = try await TestApplication.launch("sh", ["-c", command], in: session, patience: .long)
        try await app.find(.pushButton, named: "Save")
        let process = app.application.processID
        #expect(process != app.process.processID)
        try await app.end()
        // A zombie process has no environment.
        let environment = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(process)/environ"))
        #expect(environment?.isEmpty ?? true, "It is still running.")
      }
    }

    @Test("The pointer drags")
    func dragging() async throws {
      let program = "PlainGtkApp"
      try await TestApplication.run(program, ["plain", "40"], patience: .long) { app in
        let title = try await app.find(.entry, named: "Title")
        // A drag over the text selects a part, which the next character replaces.
        let text = try await title.accessible.text()
        try await title.drag(to: try await app.find(.pushButton, named: "Off"))
        try await title.expect(.focused)
        try await app.type("z")
        let typed = try await title.expect("a shorter text") { ($0.text ?? text).count < text.count }
        #expect(typed.text?.contains("z") == true)
      }
    }

    @Test("The wheel scrolls")
    func scrolling() async throws {
      try await Gallery.run("--page", "button") { gallery in
        let send = try await gallery.find(.pushButton, named: "Approve")
        let before = try await send.accessible.extents().y
        try await send.scroll(by: 3)
        #expect(try await gallery.eventually { try await send.accessible.extents().y < before })
      }
    }

    /// Waits until the window has its layout, in real time. Before, all its objects are hidden.
    private static func waitForLayout(of app: TestApplication) async throws {
      _ = try await app.application.wait(within: DesktopTraits.patience) {
        $0.first(.pushButton, named: "Save")?.extents?.isEmpty == false ? true : nil
      }
    }

    @Test("A test works the same on the main actor") @MainActor
    func mainActor() async throws {
      var count = 0
      try await TestApplication.run("PlainGtkApp", patience: .long) { app in
        try await app.hold("shift") { count += 1 }
        #expect(try await app.eventually { count == 1 })
        try await app.wait(for: "the button") { try await app.all(named: "Save").first }
      }
      #expect(count == 1)
    }
  }
}
