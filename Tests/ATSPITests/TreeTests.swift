import ATSPI
import AccessibilityAudit
import DesktopTraits
import Testing
import ThimbleTesting

extension OnADesktop {
  @Suite struct TreeTests {
    @Test func `The tree has every widget, with the facts for a screen reader`() async throws {
      try await PlainApp.run { plain in
        let tree = try await plain.app.tree()
        #expect(tree.root.role == .application)
        #expect(tree.root.name == "plain")
        #expect(tree.toolkit == "GTK")
        #expect(tree.toolkitVersion.hasPrefix("4."))
        #expect(tree.root.children.map(\.role) == [.frame])
        #expect(tree.first(.frame)?.name == "Plain")

        let save = try #require(tree.first(.pushButton, named: "Save"))
        #expect(save.description == "Saves the file")
        #expect(save.actions.map(\.name) == ["click"])
        #expect(save.states.isSuperset(of: [.focusable, .sensitive, .visible]))
        #expect(tree.first(.pushButton, named: "Add item") != nil)
        #expect(tree.first(.pushButton, named: "Off")?.states.contains(.sensitive) == false)

        let entry = try #require(tree.first(.text, named: "Title") ?? tree.first(.entry, named: "Title"))
        #expect(entry.text == "Größe 1 \"x\"")
        #expect(entry.attributes["placeholder-text"] == "Name it")
        #expect(entry.states.contains(.editable))
        let names = tree.all(.pushButton).map(\.name)
        #expect(names.filter { $0 != "Bold" } == ["Save", "Add item", "Work", "Complain", "Freeze", "Off"])
        #expect(tree.description.contains("push-button \"Save\" (Saves the file)"))
      }
    }

    @Test func `A thousand objects come whole and in order`() async throws {
      try await PlainApp.run(extraButtons: 500) { plain in
        let tree = try await plain.app.tree(within: .seconds(60))
        let extra = tree.all(.pushButton).filter { $0.name.hasPrefix("Extra ") }
        #expect(extra.map(\.name) == (1...500).map { "Extra \($0)" })
        #expect(extra.allSatisfy { $0.children.map(\.text) == [$0.name] })
        // The first activation of the window may come between two readings.
        var (before, now) = (tree, try await plain.app.tree(within: .seconds(60)))
        let end = ContinuousClock.now + patience
        while now != before, ContinuousClock.now < end {
          (before, now) = (now, try await plain.app.tree(within: .seconds(60)))
        }
        #expect(now == before)
      }
    }

    @Test func `Each property can be read by itself, and equals that of the tree`() async throws {
      try await PlainApp.run { plain in
        let save = try await plain.app.first(.pushButton, named: "Save")
        try await plain.app.first(.frame).wait { $0.states.contains(.active) }
        let node = try await save.wait { $0.states.contains(.focused) }
        #expect(try await save.role() == node.role)
        #expect(try await save.name() == node.name)
        #expect(try await save.description() == node.description)
        #expect(try await save.states() == node.states)
        #expect(try await save.actions() == node.actions)
        #expect(try await save.attributes() == node.attributes)
        #expect(node.children == [])
        #expect(try await plain.app.all(.pushButton, named: "Save") == [save])
        let status = try await plain.app.first(.label, named: "Ready")
        #expect(try await status.text() == "Ready")
        #expect(try await plain.app.root.children().count == 1)
      }
    }

    @Test func `The tree has the places of objects on request, without a warning of GTK`()
      async throws
    {
      try await PlainApp.run { plain in
        #expect(try await plain.app.tree().preorder.allSatisfy { $0.extents == nil })
        let tree = try await plain.app.tree(includingExtents: true)
        let extents = try #require(tree.first(.pushButton, named: "Save")?.extents)
        #expect(extents.width > 16 && extents.height > 8, "\(extents)")
        let buttons = tree.all(.pushButton).compactMap(\.extents)
        #expect(buttons.count == tree.all(.pushButton).count)
        // The buttons are below each other.
        #expect(buttons.map(\.y) == buttons.map(\.y).sorted() && Set(buttons.map(\.y)).count > 3)
      }
    }

    @Test func `An object without text is an error, and that for a missing object lists the others`() async throws {
      try await PlainApp.run { plain in
        let save = try await plain.app.first(.pushButton, named: "Save")
        let noText = await #expect(throws: ATSPIError.self) { try await save.text() }
        #expect(noText?.code == .unsupported)
        let absent = await #expect(throws: ATSPIError.self) {
          try await plain.app.first(.pushButton, named: "Nowhere", within: Deadlines.short)
        }
        #expect(absent?.code == .timedOut)
        #expect(absent?.message.contains("push-button named \"Nowhere\"") == true)
        #expect(absent?.message.contains("\"Save\"") == true)
      }
    }
  }
}
