import AccessibilityAudit
import Testing

/// Objects that a toolkit reports as shown, although something around or before them hides them.
@Suite struct ShownTests {
  private func node(
    _ role: AccessibleRole, _ name: String, _ states: AccessibleState = [], _ children: [AccessibleNode] = [],
    at box: AccessibleRect = AccessibleRect(x: 0, y: 0, width: 90, height: 30)
  ) -> AccessibleNode {
    AccessibleNode(
      id: AccessibleID(busName: ":1.1", path: "/\(name)"), role: role, name: name,
      states: states.union([.sensitive, .visible]), extents: box, children: children)
  }

  private func hidden(_ window: AccessibleNode, toolkit: String, _ version: String) -> [String] {
    let root = AccessibleNode(role: .application, name: "app", children: [window])
    let list = ObjectList(AccessibleTree(root: root, toolkit: toolkit, toolkitVersion: version))
    return list.items.filter { !$0.isShown }.map(\.name)
  }

  @Test func `The items of a closed combo box are hidden, whatever their own states`() {
    let item = node(.listItem, "Monday", [.showing])
    let list = node(.list, "Days", [], [item])
    let combo = node(.comboBox, "Day", [.showing, .focusable], [list])
    let window = node(.frame, "Window", [.showing], [combo, node(.pushButton, "Save", [.showing, .focusable])])
    #expect(hidden(window, toolkit: "Qt", "5.15.8") == ["Days", "Monday"])
  }

  @Test func `The page of another process is shown, although the objects around it have no states`() {
    var page = node(.documentWeb, "Page", [.showing])
    page.id.busName = ":1.2"
    var view = node(.scrollPane, "View", [], [page])
    view.id.busName = ":1.2"
    let window = node(.frame, "Window", [.showing], [node(.filler, "Socket", [], [view]), node(.panel, "Hidden")])
    #expect(hidden(window, toolkit: "gtk", "3.24.38") == ["Hidden"])
  }

  @Test func `The content of a container without width may be beside it`() {
    let far = node(.pushButton, "Far away")
    let fixed = node(.filler, "Place", [], [far], at: AccessibleRect(x: 0, y: 0, width: 0, height: 34))
    #expect(hidden(node(.frame, "Window", [], [fixed]), toolkit: "GTK", "4.8.3") == ["Place"])
  }

  @Test func `A menu is shown by itself, and a button in a hidden row is not`() {
    let menu = node(.popupMenu, "Actions", [], [node(.menuItem, "Copy")])
    let row = node(
      .panel, "Row", [], [menu, node(.pushButton, "Delete")], at: AccessibleRect(x: 0, y: 0, width: 0, height: 0))
    #expect(hidden(node(.frame, "Window", [], [row]), toolkit: "GTK", "4.8.3") == ["Row", "Delete"])
  }

  @Test func `The page of a stack whose tab is not selected is hidden in GTK 4`() {
    func page(_ name: String) -> AccessibleNode {
      node(.panel, name, [], [node(.pushButton, "Button of \(name)", [.focusable])])
    }
    let tabs = node(.pageTabList, "", [], [node(.pageTab, "A"), node(.pageTab, "B", .selected), node(.pageTab, "C")])
    let never = node(.panel, "Never", at: AccessibleRect(x: 0, y: 0, width: 0, height: 0))
    let stack = node(.panel, "Stack", [], [page("First"), page("Second"), never])
    let beside = node(.panel, "Beside", [], [page("Behind"), page("Before")])
    let window = node(.frame, "Window", [], [tabs, stack, beside])
    #expect(hidden(window, toolkit: "GTK", "4.8.3") == ["First", "Button of First", "Never"])
  }

  @Test func `Without tabs, the page with the focus is in front of one with controls in the same places`() {
    func page(_ name: String, _ states: AccessibleState = [], at x: Int = 10) -> AccessibleNode {
      let box = AccessibleRect(x: x, y: 5, width: 40, height: 20)
      return node(.panel, name, [], [node(.pushButton, "Button of \(name)", states.union(.focusable), at: box)])
    }
    func hidden(_ pages: AccessibleNode...) -> [String] {
      self.hidden(node(.frame, "Safe", [], [node(.panel, "Stack", [], pages)]), toolkit: "GTK", "4.8.3")
    }
    #expect(hidden(page("Locked"), page("Open", .focused)) == ["Locked", "Button of Locked"])
    // The controls of an overlay are beside those below it.
    #expect(hidden(page("Video", .focused), page("Bar", at: 45)).isEmpty)
    #expect(hidden(page("Locked"), page("Open")).isEmpty)
    // Controls in one place are a fault, and not pages.
    let (below, above) = (node(.pushButton, "Below"), node(.pushButton, "Above", .focused))
    #expect(hidden(below, above).isEmpty)
  }

  @Test func `A page that sticks out of a folded container is behind the page that fills it`() {
    func page(_ name: String, at x: Int) -> AccessibleNode {
      let button = node(.pushButton, "Button of \(name)", [.focusable])
      return node(.panel, name, [], [button], at: AccessibleRect(x: x, y: 0, width: 300, height: 200))
    }
    let box = AccessibleRect(x: 0, y: 0, width: 300, height: 200)
    let bar = node(.panel, "Bar", at: AccessibleRect(x: -1, y: -1, width: 302, height: 48))
    let folded = node(.filler, "AdwLeaflet", [], [page("Month", at: 120), page("Agenda", at: 0), bar], at: box)
    #expect(
      hidden(node(.frame, "Window", [], [folded], at: box), toolkit: "GTK", "4.8.3") == ["Month", "Button of Month"])
    let sideBySide = node(.filler, "AdwLeaflet", [], [page("Month", at: 120)], at: box)
    #expect(hidden(node(.frame, "Window", [], [sideBySide], at: box), toolkit: "GTK", "4.8.3").isEmpty)
  }

  @Test func `The page in front is shown in a notebook without visible tabs`() {
    let nowhere = AccessibleRect(x: -1, y: -1, width: -1, height: -1)
    let add = node(.pushButton, "Add", [.showing, .focusable])
    let front = node(.pageTab, "Front", [.showing, .selected], [add], at: nowhere)
    let behind = node(.pageTab, "Behind", [], [node(.pushButton, "Edit", .focusable)], at: nowhere)
    let window = node(.frame, "Window", .showing, [node(.pageTabList, "Pages", .showing, [front, behind])])
    #expect(hidden(window, toolkit: "gtk", "3.24.38") == ["Front", "Behind", "Edit"])
  }

  @Test func `A window of Swing, whose place is unknown, is shown`() {
    let button = node(.pushButton, "Open", [.showing, .focusable])
    let nowhere = AccessibleRect(x: -1, y: -1, width: -1, height: -1)
    let window = node(.frame, "Map", [.showing], [button], at: nowhere)
    #expect(hidden(window, toolkit: "J2SE-access-bridge", "1.0").isEmpty)
    // An object inside that has no place is hidden.
    let inside = node(.frame, "Map", [.showing], [button, node(.pushButton, "Gone", [], at: nowhere)])
    #expect(hidden(inside, toolkit: "J2SE-access-bridge", "1.0") == ["Gone"])
  }
}
