import ATSPI
import AccessibilityAudit
import Foundation
import Testing
import ThimbleTesting

extension LibraryTests {
  /// The programs in other languages that show pages of the gallery.
  @Suite(.serialized) struct PagesTests {
    @Test(
      "A screen reader gets the same names, roles, states and actions as from the gallery",
      arguments: Library.languages)
    func same(language: String) async throws {
      let program = try Library.described.get().pages(in: language)
      try await DesktopSession.run { session in
        for page in ["button", "loading"] {
          let gallery = try session.launch(DesktopSession.product("thimble-gallery"), ["--page", page])
          let twin = try session.launch(program, page)
          let desktop = try await Desktop.connect(to: .accessibilityBus(session.accessibilityBus), callLimit: patience)
          let expected = try await desktop.application(processID: gallery.processID, within: patience)
            .tree(within: patience).root
          let app = try await desktop.application(processID: twin.processID, within: patience)
          _ = try await app.first(.pushButton, named: page == "button" ? "Count" : "Save", within: patience)
          let nodes = try await app.tree(within: patience).root.preorder.filter {
            $0.role == .pushButton || $0.role == .text
          }
          #expect(nodes.count == 21)
          for node in nodes {
            let original = try #require(expected.first(node.role, named: node.name), "\(node.summary)")
            let differing = node.states.symmetricDifference(original.states)
            #expect(differing.subtracting([.focused, .showing, .visible]).isEmpty, "\(node.summary)")
            #expect(node.description == original.description && node.actions == original.actions)
          }
          await desktop.close()
          for process in [gallery, twin] {
            await process.end()
            #expect(process.complaints() == [])
          }
        }
      }
    }

    @Test("A button owns work in every language: busy, done, failed, cancelled", arguments: Library.languages)
    func work(language: String) async throws {
      let program = try Library.described.get().pages(in: language)
      try await DesktopSession.run { session in
        let process = try session.launch(program, "loading")
        let desktop = try await Desktop.connect(to: .accessibilityBus(session.accessibilityBus), callLimit: patience)
        let app = try await desktop.application(processID: process.processID, within: patience)
        let save = try await app.first(.pushButton, named: "Save", within: patience)
        let (send, search) = (
          try await app.first(.pushButton, named: "Send Report", within: patience),
          try await app.first(.pushButton, named: "Search Everywhere", within: patience)
        )
        _ = try await app.tree(within: patience)
        for button in [save, send, search] {
          try await button.perform("click")
          try await button.wait(within: patience) { $0.states.contains(.busy) && !$0.states.contains(.sensitive) }
        }
        _ = try await app.first(.label, named: "Searching for a minute…", within: patience)
        // Escape cancels, and the cancellable tells the program.
        try await search.wait(within: patience) { $0.states.contains(.focusable) }
        try await session.press("Escape", on: search)
        _ = try await app.first(.label, named: "Search cancelled", within: patience)
        _ = try await app.first(.label, named: "You are offline", within: patience)
        _ = try await app.first(.label, named: "Saved", within: patience)
        for button in [save, send, search] {
          try await button.wait(within: patience) { !$0.states.contains(.busy) && $0.states.contains(.sensitive) }
        }
        try await reason(app)
        await desktop.close()
        await process.end()
        #expect(process.complaints() == [])
      }
    }

    private func reason(_ app: Application) async throws {
      let create = try await app.first(.pushButton, named: "Create File", within: patience)
      try await app.first(.pushButton, named: "Clear Name", within: patience).perform("click")
      let disabled = try await create.wait(within: patience) { !$0.states.contains(.sensitive) }
      #expect(disabled.description == "Enter a file name first" && disabled.states.contains(.focusable))
    }
  }
}

extension DesktopSession {
  /// Starts a program that uses the library.
  func launch(_ program: Library.Program, _ arguments: String...) throws -> LaunchedApp {
    try launch(program.executable, program.arguments + arguments, environment: program.environment)
  }

  /// Moves keyboard focus to a control by Tab, and presses a key there.
  func press(_ key: String, on control: Accessible) async throws {
    for _ in 0..<60 {
      if try await control.states().contains(.focused) { break }
      try await xdotool("key", "Tab")
    }
    try await xdotool("key", key)
  }

  private func xdotool(_ arguments: String...) async throws {
    let tool = try launch(URL(fileURLWithPath: "/usr/bin/xdotool"), arguments)
    #expect(await tool.end(allowing: patience) == 0, "xdotool: \(tool.standardError)")
  }
}
