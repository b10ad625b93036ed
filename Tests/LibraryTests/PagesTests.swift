import ATSPI
import AccessibilityAudit
import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension LibraryTests {
  /// The programs in other languages that show pages of the gallery.
  @Suite(.serialized) struct PagesTests {
    @Test(
      "A screen reader gets the same names, roles, states and actions as from the gallery, and work is busy, done, failed or cancelled",
      arguments: Library.languages)
    func same(language: String) async throws {
      let gallery = try await Self.gallery.value
      let program = try await Library.described.pages(in: language)
      try await DesktopSession.run { session in
        for (page, button) in Self.pages {
          let running = try await program.start(page, in: session)
          try await running.find(.pushButton, named: button)
          let nodes = try await running.application.tree().root.preorder.filter {
            $0.role == .pushButton || $0.role == .text
          }
          #expect(nodes.count == 21)
          for node in nodes {
            let original = try #require(gallery[page]?.first(node.role, named: node.name), "\(node.summary)")
            let differing = node.states.symmetricDifference(original.states)
            #expect(differing.subtracting([.focused, .showing, .visible]).isEmpty, "\(node.summary)")
            #expect(node.description == original.description && node.actions == original.actions)
          }
          if page == "loading" { try await work(running) }
          try await running.end()
        }
      }
    }

    /// The pages, each with the button that comes last.
    private static let pages = [("button", "Count"), ("loading", "Save")]

    /// The pages as the gallery shows them, which is started once for all languages.
    private static let gallery = Task {
      try await DesktopSession.run { session in
        var trees: [String: AccessibleNode] = [:]
        for (page, button) in [("button", "Count"), ("loading", "Clear Name")] {
          let gallery = try await TestApplication.launch(
            "thimble-gallery", ["--page", page], in: session, patience: .long)
          // The gallery makes the last samples of a page after its first frame.
          try await gallery.find(.pushButton, named: button)
          trees[page] = try await gallery.application.tree().root
          try await gallery.end()
        }
        return trees
      }
    }

    /// Checks that a button owns work: busy, done, failed, cancelled.
    private func work(_ running: TestApplication) async throws {
      let app = running.application
      let save = try await app.first(.pushButton, named: "Save")
      let (send, search) = (
        try await app.first(.pushButton, named: "Send Report"),
        try await app.first(.pushButton, named: "Search Everywhere")
      )
      for button in [save, send, search] {
        let changes = try await running.stateChanges(of: button)
        try await button.perform("click")
        try await changes.expect(.gained(.busy))
        try await changes.expect(.lost(.sensitive))
      }
      _ = try await app.first(.label, named: "Searching for a minute…")
      // Escape cancels, and the cancellable notifies the program.
      try await search.wait { $0.states.contains(.focusable) }
      try await running.focus(search)
      try await running.press("Escape")
      _ = try await app.first(.label, named: "Search cancelled")
      _ = try await app.first(.label, named: "You are offline")
      _ = try await app.first(.label, named: "Saved")
      for button in [save, send, search] {
        try await button.wait { !$0.states.contains(.busy) && $0.states.contains(.sensitive) }
      }
      try await reason(app)
    }

    private func reason(_ app: Application) async throws {
      let create = try await app.first(.pushButton, named: "Create File")
      try await app.first(.pushButton, named: "Clear Name").perform("click")
      let disabled = try await create.wait { !$0.states.contains(.sensitive) }
      #expect(disabled.description == "Enter a file name first" && disabled.states.contains(.focusable))
    }
  }
}

extension Library.Program {
  /// Starts the program, and waits until it is on the accessibility bus.
  func start(_ arguments: String..., in session: DesktopSession) async throws -> TestApplication {
    try await TestApplication.launch(
      executable.path, self.arguments + arguments, environment: environment, in: session, patience: .long)
  }
}

extension DesktopSession {
  /// Starts a program that uses the library.
  func launch(_ program: Library.Program, _ arguments: String...) throws -> LaunchedApp {
    try launch(program.executable, program.arguments + arguments, environment: program.environment)
  }
}
