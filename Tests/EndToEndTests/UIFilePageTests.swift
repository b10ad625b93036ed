import ATSPI
import AccessibilityAudit
import Testing
import ThimbleTesting

extension EndToEnd {
  @Suite struct UIFilePageTests {
    @Test("Controls from a file have their names, and call the handlers that the file names")
    func handlers() async throws {
      try await Gallery.run("--page", "ui-file") { gallery in
        _ = try await gallery.button("Send")
        _ = try await gallery.button("Bookmark")
        let count = try await gallery.button("Not Pressed Yet")
        try await count.perform("click")
        try await count.wait { $0.name == "Pressed Once" }
      }
    }

    @Test("The identifiers of a file and of a program are on the accessibility bus, in every language")
    func identifiers() async throws {
      try await Gallery.run("--page", "ui-file") { gallery in
        let version = try await gallery.app.tree().toolkitVersion.split(separator: ".").compactMap { Int($0) }
        let isShown = version.count > 1 && version[1] >= 22
        let count = try await gallery.button("Not Pressed Yet").identifier()
        let scheme = try await gallery.button("Dark style").identifier()
        #expect((count, scheme) == (isShown ? ("count", "scheme") : ("", "")), "GTK \(version)")
      }
    }

    @Test("A binding of the file keeps the button and the switch in the same state")
    func binding() async throws {
      try await Gallery.run("--page", "ui-file") { gallery in
        let button = try await gallery.button("Wi-Fi")
        try await button.perform("click")
        try await button.wait { $0.states.contains(.pressed) }
        let other = try await gallery.app.tree().preorder.filter { $0.name == "Wi-Fi" && $0.role != .pushButton }
        #expect(other.contains { $0.states.contains(.checked) || $0.states.contains(.pressed) })
      }
    }

    @Test("The rest of the family comes from a file with its roles and states")
    func family() async throws {
      try await Gallery.run("--page", "ui-file") { gallery in
        let nodes = try await gallery.app.tree().preorder
        let bold = try #require(nodes.first { $0.name == "Bold" })
        #expect(bold.states.contains(.checked) || bold.states.contains(.pressed))
        #expect(nodes.contains { $0.name == "About interface files" && $0.role == .link })
        #expect(nodes.contains { $0.name == "More ways to save" && $0.role == .pushButton })
        _ = try await gallery.button("Keyboard")
      }
    }

    @Test("A mistake in a file is reported with its place")
    func mistake() async throws {
      try await Gallery.run("--page", "ui-file") { gallery in
        try await gallery.expectLabel(
          "<xml>:3:5: ThimbleButton has no property \"titel\". Did you mean \"title\"?")
      }
    }
  }
}
