import ATSPI
import AccessibilityAudit
import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension EndToEnd {
  /// The dialogs that ask for files, answered by a person with the keyboard, and by a sandbox's portal.
  /// `Tests/Fixtures/FilesProbe` shows what they return.
  @Suite struct FileDialogTests {
    @Test(
      "A typed path is chosen, and Escape chooses nothing",
      arguments: ["Open", "Open Several", "Save", "Select Folder"])
    func keys(way: String) async throws {
      try await withProbe { probe, folder in
        let file = folder.appending(path: way == "Select Folder" ? "Letters" : "one.txt").path
        for key in ["Escape", "Return"] {
          try await probe.button(way).perform("click")
          try await Self.expectWindows(2, of: probe)
          if key == "Return" {
            // GTK completes a path during typing, and confuses fast keys with that; so only the first character is
            // typed.
            if way == "Save" { try await probe.press("ctrl+a") } else { try await probe.press("slash") }
            #expect(try await probe.eventually { try await probe.focusedNode()?.role == .text })
            let field = try #require(try await probe.app.root.focused().first)
            try await field.setText(way == "Save" ? folder.path + "/two.txt" : file)
          }
          try await probe.press(key)
          try await Self.expectWindows(1, of: probe)
          let expected = way == "Save" ? folder.path + "/two.txt" : file
          try await probe.expectLabel(key == "Return" ? expected : "Nothing")
        }
      }
    }

    /// A way to choose, the portal's method and option for it, and the names of the files that the portal answers with.
    struct Way: CustomTestStringConvertible {
      var button: String
      var asked: String
      var names: [String]
      var testDescription: String { button }
    }

    @Test(
      "In a sandbox the portal shows the dialog, and its answer is returned",
      arguments: [
        Way(button: "Open", asked: "OpenFile", names: ["one.txt"]),
        Way(button: "Open Several", asked: "'multiple': <true>", names: ["a b%.txt", "one.txt"]),
        Way(button: "Save", asked: "'current_name': <'new.txt'>", names: ["two.txt"]),
        Way(button: "Select Folder", asked: "'directory': <true>", names: ["Letters"]),
      ])
    func portal(way: Way) async throws {
      // The variables to use the portal outside of a sandbox, before and since GTK 4.8.
      try await withProbe(environment: ["GDK_DEBUG": "portals", "GTK_USE_PORTAL": "1"]) { probe, folder in
        let program = DesktopSession.product("fake-portal")
        let portal = try probe.session.launch(program)
        #expect(try await probe.eventually { portal.standardOutput.contains("ready") })
        for isChosen in [false, true] {
          let files = isChosen ? way.names.map { folder.appending(path: $0) } : []
          let tool = try probe.session.launch(program, ["choose"] + files.map(\.absoluteString))
          #expect(await tool.end(allowing: patience) == 0, "\(tool.standardError)")
          try await probe.button(way.button).perform("click")
          try await probe.expectLabel(isChosen ? files.map(\.path).joined(separator: " and ") : "Nothing")
        }
        let asked = portal.standardOutput
        #expect(asked.contains("File Choose ") && asked.contains(way.asked) && asked.contains("'_Take'"), "\(asked)")
      }
    }

    // MARK: The program

    private func withProbe(
      environment: [String: String] = [:], _ body: (Gallery, URL) async throws -> Void
    ) async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(
        at: folder.appending(path: "Letters"), withIntermediateDirectories: true)
      for name in ["one.txt", "a b%.txt"] {
        try name.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      try await DesktopSession.run { session in
        let probe = try await Gallery.start("files-probe", environment: environment, in: session)
        try await probe.expectLabel("Not asked yet")
        try await body(probe, folder)
        // GTK 4.24 logs this about its own dialog when a dialog for a name ends.
        try await probe.end(expecting: ["gtk_box_remove: assertion 'GTK_IS_BOX (box)' failed"])
      }
    }

    private static func expectWindows(_ count: Int, of probe: Gallery) async throws {
      #expect(try await probe.eventually { try await probe.app.root.children().count == count })
    }
  }
}
