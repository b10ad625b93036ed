import AccessibilityAudit
import Testing

@Suite struct AccessibleTreeTests {
  private let tree = AccessibleTree(
    root: AccessibleNode(
      role: .application,
      name: "app",
      children: [
        AccessibleNode(
          role: .frame,
          name: "One",
          children: [
            AccessibleNode(
              role: .pushButton,
              name: "Save",
              description: "Saves",
              states: [.focusable, .sensitive],
              actions: [AccessibleAction(name: "click")],
              attributes: ["toolkit": "GTK", "level": "2"]
            ),
            AccessibleNode(role: .entry, name: "Say \"hi\"\n\\", text: "Größe\t\u{1}"),
          ]
        ),
        AccessibleNode(
          role: .frame,
          name: "Two",
          children: [AccessibleNode(role: .label, name: "Ready", text: "Ready")]
        ),
      ]
    )
  )

  @Test func `Traversal is in the order of reading`() {
    #expect(tree.preorder.map(\.name) == ["app", "One", "Save", "Say \"hi\"\n\\", "Two", "Ready"])
  }

  @Test func `Nodes are found by role, by name, and by both`() {
    #expect(tree.first(.frame)?.name == "One")
    #expect(tree.first(named: "Two")?.role == .frame)
    #expect(tree.first(.label, named: "Save") == nil)
    #expect(tree.all(.frame).map(\.name) == ["One", "Two"])
    #expect(tree.all().count == 6)
  }

  @Test func `The outline is stable, and has one line for each object`() {
    #expect(
      tree.description == #"""
        application "app"
          frame "One"
            push-button "Save" (Saves) <focusable sensitive> [click] level="2" toolkit="GTK"
            entry "Say \"hi\"\n\\" text="Größe\t\u{1}"
          frame "Two"
            label "Ready"

        """#
    )
  }

  @Test func `A deep tree does not exhaust the stack`() {
    var node = AccessibleNode(role: .label, name: "leaf")
    for _ in 0..<2_000 { node = AccessibleNode(role: .panel, children: [node]) }
    #expect(node.preorder.count { _ in true } == 2_001)
    #expect(node.first(.label)?.name == "leaf")
  }
}
