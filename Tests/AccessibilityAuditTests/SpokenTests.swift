import AccessibilityAudit
import Testing

/// The words of a screen reader, object by object.
@Suite struct SpokenTests {
  private static let samples: [(node: AccessibleNode, words: String)] = [
    (
      AccessibleNode(role: .pushButton, name: "Save", description: "Saves the file", states: [.sensitive]),
      "Save, button, Saves the file"
    ),
    (AccessibleNode(role: .pushButton, name: "Save", description: "save"), "Save, button, grayed"),
    (AccessibleNode(role: .pushButton, name: "Save as", description: "Save", states: [.sensitive]), "Save as, button"),
    (AccessibleNode(role: .pushButton, description: "Main menu", states: [.sensitive]), "Main menu, button"),
    (
      AccessibleNode(role: .pushButton, name: "More", states: [.sensitive, .expandable]), "More, collapsed, button"
    ),
    (
      AccessibleNode(role: .checkBox, name: "All", states: [.sensitive, .indeterminate]),
      "All, check box, partially checked"
    ),
    (AccessibleNode(role: .radioButton, name: "Day", states: [.sensitive]), "Day, not selected, radio button"),
    (
      AccessibleNode(role: .toggleButton, name: "Bold", states: [.sensitive, .pressed]),
      "Bold, toggle button, pressed"
    ),
    (AccessibleNode(role: .switch, name: "Wi-Fi", states: [.sensitive, .checked]), "Wi-Fi, switch, on"),
    (
      AccessibleNode(
        role: .slider, name: "Volume", states: [.sensitive],
        value: AccessibleValue(current: 30.5, minimum: 0, maximum: 100)), "Volume, slider, 30.5"
    ),
    (
      AccessibleNode(role: .progressBar, name: "Copying", value: AccessibleValue(current: 1, minimum: 0, maximum: 4)),
      "Copying, progress bar, 25 percent"
    ),
    (
      AccessibleNode(
        role: .entry, name: "Title", states: [.sensitive, .editable, .required],
        attributes: ["placeholder-text": "Name it"], text: ""), "Title, entry, Name it, required"
    ),
    (
      AccessibleNode(role: .passwordText, name: "Password", states: [.sensitive, .editable], text: "secret"),
      "Password, password text"
    ),
    (AccessibleNode(role: .heading, name: "Days", attributes: ["level": "2"]), "Days, heading level 2"),
    (
      AccessibleNode(
        role: .listItem, states: [.sensitive, .focusable, .selectable],
        children: [AccessibleNode(role: .label, text: "Monday"), AccessibleNode(role: .label, text: "3 notes")]),
      "Monday 3 notes, not selected"
    ),
    (AccessibleNode(role: .filler), ""),
  ]

  @Test("Name, states, role, states, value, description", arguments: samples.map(\.words))
  func order(words: String) throws {
    let sample = try #require(Self.samples.first { $0.words == words })
    let list = ObjectList(AccessibleTree(root: AccessibleNode(role: .application, children: [sample.node])))
    #expect(Spoken(1, in: list).text == words)
  }
}
