import AccessibilityAudit
import Testing

/// Trees as files, and their differences.
@Suite struct TreeSnapshotTests {
  private func snapshot(_ names: String..., focus: Int = 0) -> TreeSnapshot {
    var buttons = names.map { AccessibleNode(role: .pushButton, name: $0, states: [.sensitive, .visible]) }
    buttons[focus].states.formUnion(.focused)
    let box = AccessibleNode(role: .panel, name: "Box", attributes: ["toolkit": "GTK"], children: buttons)
    let hidden = AccessibleNode(
      role: .panel, name: "Hidden", extents: AccessibleRect(x: 0, y: 0, width: 0, height: 0))
    let window = AccessibleNode(role: .frame, name: "Window", states: [.active], children: [box, hidden])
    return TreeSnapshot(
      ObjectList(AccessibleTree(root: AccessibleNode(role: .application, children: [window]), toolkit: "GTK")))
  }

  @Test func `The text leaves out facts that differ between runs, and can be read again`() {
    let one = snapshot("Save", "Open")
    #expect(
      one.text == """
        # thimble tree, version 1
        frame "Window"
          panel "Box"
            push-button "Save" <sensitive>
            push-button "Open" <sensitive>

        """)
    #expect(snapshot("Save", "Open", focus: 1).differences(from: one) == nil)
    #expect(one.differences(from: TreeSnapshot(text: one.text)) == nil)
    #expect(one.differences(from: TreeSnapshot(text: "\n" + one.text.replacing("\n", with: "\r\n"))) == nil)
  }

  @Test func `Differences stand below the objects around them`() {
    let differences = snapshot("Save", "Store", "Open").differences(from: snapshot("Save", "Open", "Quit"))
    #expect(
      differences == """
          frame "Window"
            panel "Box"
        +     push-button "Store" <sensitive>
        -     push-button "Quit" <sensitive>

        """)
    let other = snapshot("Save").differences(from: TreeSnapshot(text: "dialog \"Other\"\n"))
    #expect(other?.hasPrefix("- dialog \"Other\"\n+ frame \"Window\"\n") == true, "\(other ?? "")")
    #expect(snapshot("Save").differences(from: TreeSnapshot(text: "")) != nil)
  }
}
