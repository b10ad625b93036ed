import ATSPI
import AccessibilityAudit
import Testing
import ThimbleTesting

extension EndToEnd {
  /// Floating action buttons, close buttons, rows and lists, by keyboard alone.
  @Suite struct MembersPagesTests {
    @Test("A floating action button keeps its name in both modes")
    func floatingName() async throws {
      try await Gallery.run("--page", "floating-action-button") { gallery in
        let button = try await gallery.button("Show the label")
        try await gallery.focus(button)
        let words = try await gallery.announcements(of: button)
        try await gallery.press("space", "space", "Tab")
        try await button.wait { !$0.states.contains(.focused) }
        // Orca would speak a changed name.
        #expect(await words.all == [])
        #expect(try await button.name() == "Show the label")
      }
    }

    @Test("A floating action button over a view is reached and pressed by keys")
    func floatingOverView() async throws {
      try await Gallery.run("--page", "floating-action-button") { gallery in
        try await gallery.focus(gallery.button("Create"))
        try await gallery.press("Return")
        try await gallery.expectLabel("Made something")
      }
    }

    @Test("A close button closes its popover, and focus returns to the opener")
    func close() async throws {
      try await Gallery.run("--page", "close-button") { gallery in
        let opener = try await gallery.button("Show Details")
        try await gallery.focus(opener)
        try await gallery.press("space")
        let close = try await gallery.button("Close the details")
        try await gallery.focus(close)
        try await gallery.press("space")
        try await opener.wait { $0.states.contains(.focused) }
      }
    }

    @Test("Delete closes a tab whose button no key reaches, and focus stays among the tabs")
    func closeTab() async throws {
      try await Gallery.run("--page", "places") { gallery in
        let (app, letters) = (gallery.app, try await gallery.letters())
        func tabs() async throws -> [AccessibleNode] { try await letters.tree().all(.pageTab) }
        let first = try #require(try await tabs().first)
        #expect(first.all(.pushButton).isEmpty, "A button that no key reaches is not exposed.")
        try await gallery.focus(letters)
        try await gallery.press("Delete")
        let isClosed = try await gallery.eventually {
          let left = try await tabs()
          return left.count == 1 && left.allSatisfy { $0.id != first.id }
        }
        #expect(isClosed)
        #expect(try await app.root.focused().last == letters)
      }
    }

    @Test("Presets with an icon have names")
    func presets() async throws {
      try await Gallery.run("--page", "close-button") { gallery in
        for name in ["More Info", "Add Contact", "Details of the network", "About this picture"] {
          #expect(try await gallery.button(name).tree().description == "", "\(name)")
        }
        try await gallery.focus(gallery.button("Dismiss the message"))
        try await gallery.press("space")
        try await gallery.expectLabel("Dismissed")
      }
    }

    @Test("Tab goes through a row in the visual order")
    func rowOrder() async throws {
      try await Gallery.run("--page", "button-row") { gallery in
        try await gallery.focus(gallery.button("Send Now"))
        var names: [String] = []
        for _ in 0..<2 {
          let before = try await gallery.focusedNode()
          try await gallery.press("Tab")
          if let before { try await gallery.app.accessible(before).wait { !$0.states.contains(.focused) } }
          names.append(try await gallery.focusedNode()?.name ?? "")
        }
        #expect(names == ["Send Later", "Discard Draft"])
        let read = try await gallery.app.tree().root.all(.pushButton).map(\.name)
        let row = ["Send Now", "Send Later", "Discard Draft"]
        #expect(read.filter { row.contains($0) } == row)
      }
    }

    @Test("Rows of a list are buttons, and the arrow keys go through them")
    func list() async throws {
      try await Gallery.run("--page", "button-row") { gallery in
        let network = try await gallery.button("Network")
        try await gallery.focus(network)
        try await gallery.press("Down")
        let sound = try await gallery.button("Sound")
        try await sound.wait { $0.states.contains(.focused) }
        try await gallery.press("Return")
        try await gallery.expectLabel("Chosen: Sound")
      }
    }
  }
}

extension Gallery {
  /// Returns the notebook of letters, whose role differs between versions of GTK.
  fileprivate func letters() async throws -> Accessible {
    let node = try await wait(for: "the notebook of letters") { try await app.tree().root.first(named: "Letters") }
    return app.accessible(node)
  }
}
