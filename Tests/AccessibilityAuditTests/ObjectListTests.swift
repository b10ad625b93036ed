import AccessibilityAudit
import Foundation
import Testing

/// Ids, conditions, text and JSON of the objects of a tree.
@Suite struct ObjectListTests {
  /// Returns a window with a header, a named button, a hidden one, and a menu button in two halves.
  private static func tree(title: String = "Notes") -> AccessibleTree {
    func button(_ name: String, _ extents: AccessibleRect? = nil, children: [AccessibleNode] = []) -> AccessibleNode {
      AccessibleNode(
        id: AccessibleID(busName: ":1.1", path: "/\(name)"), role: .pushButton, name: name,
        states: [.focusable, .sensitive], actions: [AccessibleAction(name: "click")], extents: extents,
        children: children)
    }
    var save = button("Save", children: [AccessibleNode(role: .label, name: "Save", text: "Save")])
    save.description = "Saves the file"
    save.states.formUnion(.focused)
    var outer = AccessibleNode(
      id: AccessibleID(busName: ":1.1", path: "/outer"), role: .pushButton, name: "Menu", states: [.sensitive])
    outer.children = [button("")]
    var sidebar = AccessibleNode(role: .list, name: "Days", identifier: "sidebar")
    sidebar.children = [
      AccessibleNode(role: .listItem, name: "Monday", states: [.selectable]),
      AccessibleNode(
        role: .listItem, name: "Tuesday", states: [.selectable, .selected],
        children: [AccessibleNode(role: .label, name: "Tuesday", text: "Tuesday")]),
    ]
    let hidden = button("Later", AccessibleRect(x: 0, y: 0, width: 0, height: 0))
    let window = AccessibleNode(
      role: .frame, name: title, states: [.active, .visible], children: [save, sidebar, outer, hidden])
    return AccessibleTree(
      root: AccessibleNode(role: .application, name: "notes", children: [window]), toolkit: "GTK",
      toolkitVersion: "4.8.3")
  }

  private let list = ObjectList(Self.tree())

  /// Returns a text without the marks of ids.
  private static func unmarked(_ text: String) -> String { text.replacing(/~[a-z2-9]{4,7}/, with: "") }

  @Test func `Ids are identifiers where there are any, and places elsewhere`() {
    #expect(
      list.items.map(\.identity.place) == [
        "", "1", "1.1", "1.1.1", "#sidebar", "#sidebar/1", "#sidebar/2", "#sidebar/2.1", "1.3", "1.3.1", "1.4",
      ])
    var twice = Self.tree()
    twice.root.children[0].children[0].identifier = "sidebar"
    let place = ObjectList(twice).items[4].identity.place
    #expect(place == "1.2", "Two objects with the same identifier have different ids.")
  }

  @Test func `The text has the objects that are shown, from the chosen ones on`() {
    #expect(
      Self.unmarked(list.text()) == """
        notes (GTK 4.8.3): 9 objects; 1 of the application are hidden
        1 frame "Notes" <active visible>
          1.1 push-button "Save" (Saves the file) <focusable focused sensitive> [click]
            1.1.1 label "Save"
          #sidebar list "Days"
            #sidebar/1 list-item "Monday" <selectable>
            #sidebar/2 list-item "Tuesday" <selectable selected>
              #sidebar/2.1 label "Tuesday"
          1.3 push-button "Menu" <sensitive>
            1.3.1 push-button "" <focusable sensitive> [click]

        """)
    let all = Self.unmarked(list.text(ObjectSelection(ObjectQuery(includesHidden: true), depth: 1), boxes: true))
    #expect(all.hasSuffix("  1.4 push-button \"Later\" <focusable sensitive> [click] (hidden) at 0,0 0 × 0\n"))
    #expect(all.contains("Boxes are as reported: this version of GTK leaves padding and border out"))
    let items = Self.unmarked(list.text(ObjectSelection(ObjectQuery(role: .listItem), depth: 0)))
    #expect(items.split(separator: "\n").dropFirst().map { $0.prefix(10) } == ["#sidebar/1", "#sidebar/2"])
    #expect(list.text(ObjectSelection(ObjectQuery(role: .dialog))).isEmpty)
  }

  @Test func `JSON has every object with its place`() throws {
    var tree = Self.tree()
    tree.root.children[0].children[0].relations = [.labelledBy: [AccessibleID(busName: ":1.1", path: "/outer")]]
    tree.root.children[0].children[0].value = AccessibleValue(current: 0.25, minimum: 0, maximum: 1)
    let object = try JSONSerialization.jsonObject(
      with: Data(ObjectList(tree).json(ObjectSelection(ObjectQuery(includesHidden: true))).utf8))
    let document = try #require(object as? [String: Any])
    #expect(document["version"] as? Int == 1 && document["toolkit"] as? String == "GTK 4.8.3")
    #expect((document["boxes"] as? String)?.isEmpty == false && document["gap"] == nil)
    let objects = try #require(document["objects"] as? [[String: Any]])
    #expect(objects.count == 10 && objects[0]["parent"] == nil)
    #expect(objects[1]["parent"] as? String == objects[0]["id"] as? String)
    #expect(objects[1]["states"] as? [String] == ["focusable", "focused", "sensitive"])
    #expect(objects[1]["relations"] as? [String: [String]] == ["labelled-by": [list.items[8].id]])
    #expect((objects[1]["value"] as? [String: Double])?["current"] == 0.25)
    #expect(objects[1]["shown"] as? Bool == true && objects.last?["shown"] as? Bool == false)
  }

  @Test func `Conditions lead to one object, or to its neighbours`() throws {
    // The text on the button is a part of the button.
    #expect(try list.items[ObjectQuery(name: "Save").only(in: list)].identity.place == "1.1")
    #expect(try list.items[ObjectQuery(id: list.items[6].id).only(in: list)].name == "Tuesday")
    #expect(try list.items[ObjectQuery(role: .listItem).only(in: list, number: 2)].name == "Tuesday")
    #expect(try list.items[ObjectQuery(role: .listItem, absentStates: .selected).only(in: list)].name == "Monday")
    #expect(try list.items[ObjectQuery(label: "Save").only(in: list)].name == "Save")
    #expect(try list.items[ObjectQuery(accessibleDescription: "Saves the file").only(in: list)].name == "Save")
    let hidden = ObjectQuery(name: "Later", includesHidden: true)
    #expect(try list.items[hidden.only(in: list)].identity.place == "1.4")

    func message(_ query: ObjectQuery, _ number: Int? = nil) -> String {
      do throws(ObjectQueryError) {
        return "found \(try query.only(in: list, number: number))"
      } catch {
        return Self.unmarked(error.description)
      }
    }
    #expect(
      message(ObjectQuery(role: .pushButton, name: "Sav")) == """
        no push-button "Sav" is shown in "notes"; nearest:
          1.1 push-button "Save" (Saves the file) <focusable focused sensitive> [click]   in frame "Notes"
          1.3 push-button "Menu" <sensitive>   in frame "Notes"
        """)
    #expect(message(ObjectQuery(name: "Later")).contains("nearest:\n  1.4 push-button \"Later\""))
    #expect(message(ObjectQuery(name: "Save", states: .busy)).contains("no \"Save\", busy is shown"))
    #expect(message(ObjectQuery(role: .listItem)).hasPrefix("2 objects match list-item; choose one by --id"))
    let labelled = message(ObjectQuery(label: "Sav"))
    #expect(labelled.hasPrefix("no object labelled \"Sav\" is shown in \"notes\"; nearest:\n  1.1 "))
    #expect(message(ObjectQuery(role: .listItem), 3).hasPrefix("only 2 objects match list-item:"))
    #expect(message(ObjectQuery(role: .dialog, name: "Zzzzzzzz")) == "no dialog \"Zzzzzzzz\" is shown in \"notes\"")
  }

  @Test func `The inner half of a control performs its actions`() throws {
    let menu = try list.items[ObjectQuery(name: "Menu").only(in: list)]
    #expect(menu.actor.id.path == "/" && menu.action(named: nil) == 0 && menu.action(named: "open") == nil)
    var label = AccessibleNode(role: .label, name: "Text")
    label.actions = ["clipboard.copy", "Jump", "click"].map { AccessibleAction(name: $0) }
    let other = ObjectList(
      AccessibleTree(root: AccessibleNode(role: .application, children: [label]))
    ).items[1]
    #expect(other.action(named: nil) == 2 && other.action(named: "Jump") == 1)
  }

  @Test func `Roles are read as people write them`() {
    for name in ["push-button", "Push Button", "button", "pushbutton"] {
      #expect(AccessibleRole(spelled: name) == .pushButton)
    }
    #expect(AccessibleRole(spelled: "checkbox") == .checkBox && AccessibleRole(spelled: "knob") == nil)
  }
}
