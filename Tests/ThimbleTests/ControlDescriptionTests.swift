import CGtk
import GtkTesting
import Inspecting
import Thimble
import XCTest

/// Control descriptions. `THIMBLE_ACCEPT_GOLDENS=1 swift test --filter ControlDescriptionTests` accepts new files.
final class ControlDescriptionTests: ThimbleTestCase {
  func testAButtonInEachState() throws {
    let inactive = Button("Publish")
    inactive.disable(because: "Enter a name first")
    let pending = Button("Upload", icon: "document-send-symbolic")
    pending.work.start()
    defer { pending.work.stop() }
    let box = Box(.vertical) {
      Button("_Save", icon: "document-save-symbolic", variant: .primary, size: .large)
      Button("Delete", variant: .danger).with { $0.isEnabled = false }
      Button("Bold", variant: .plain).with {
        $0.isSelected = true
        $0.tooltip = "Makes text bold"
      }
      inactive
      pending
    }
    try Golden.compare("\(box.describe([]))", "button-states")
  }

  func testATreeShowsWhatMeansSomething() throws {
    let tree = Box(.vertical) {
      Label("Two\nlines and \"quotes\"")
      Box(.horizontal) {
        Switch("Light")
        Box(.horizontal) { IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add") }
        Button("Hidden").with { $0.isVisible = false }
      }
    }
    try Golden.compare("\(tree.describe([]))", "tree")
  }

  func testEveryContainerShowsItsButtons() throws {
    let stack = Stack()
    stack.add(Button("In a page"), named: "page")
    let list = ListBox()
    list.append(ListBoxRow(Button("In a row")))
    let (paned, notebook) = (gtk_paned_new(GTK_ORIENTATION_HORIZONTAL), gtk_notebook_new())
    let frame = gtk_expander_new(nil)
    let make = { (title: String) in Button(title) }
    let inside = ["At the start", "At the end", "In a tab", "In an expander"].map(make)
    inside[0].withUnsafeGtkWidget { gtk_paned_set_start_child(OpaquePointer(paned), $0) }
    inside[1].withUnsafeGtkWidget { gtk_paned_set_end_child(OpaquePointer(paned), $0) }
    inside[2].withUnsafeGtkWidget { _ = gtk_notebook_append_page(OpaquePointer(notebook), $0, nil) }
    // GTK 4.8 leaks the label of a tab. Hidden tabs are neither printed nor counted.
    gtk_notebook_set_show_tabs(OpaquePointer(notebook), 0)
    inside[3].withUnsafeGtkWidget { gtk_expander_set_child(OpaquePointer(frame), $0) }
    let others = try [paned, notebook, frame].map {
      try XCTUnwrap($0.flatMap { Widget.adopt(unsafeGtkWidget: $0) })
    }
    gtk_expander_set_expanded(OpaquePointer(frame), 1)
    let scrolled = ScrolledWindow(Box(.vertical) { Button("In a scrolled window") })
    let menu = MenuButton("With a menu") { MenuItem("Inside") {} }
    let window = Window(
      "All",
      child: Box(.vertical) {
        stack
        list
        scrolled
        Overlay(Button("Below")).with { $0.addOverlay(Button("Above")) }
        others
        menu
        SplitButton("Split", menuLabel: "More ways") { MenuItem("Inside") {} }
      })
    defer { window.destroy() }
    try Golden.compare("\(window.describe([]))", "containers")
    let text = window.describe()
    let titles = ["In a page", "In a row", "In a scrolled window", "Below", "Above"] + inside.map(\.title)
    for title in titles { XCTAssertTrue(text.contains("\"\(title)\""), title) }
  }

  func testGeometryAndColors() throws {
    let button = IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add")
    button.variant = .primary
    let box = Box(.horizontal) { button }
    box.setMargins(top: 30, bottom: 30, leading: 30, trailing: 30)
    try withWindow(box) { _ in try Golden.compare(button.describe(), "icon-button") }
  }

  func testColorsFollowTheState() {
    let button = Button("Save", variant: .primary)
    let rest = button.describe(.colors)
    XCTAssertTrue(rest.contains("colors of primary, default: background #"), rest)
    button.isSelected = true
    XCTAssertTrue(button.describe(.colors).contains("colors of primary, selected: "))
    button.isEnabled = false
    XCTAssertTrue(button.describe(.colors).contains("colors of primary, disabled: "))
  }

  func testItSaysNothingOfThisMachineOrRun() {
    let make = { Button("Save", icon: "document-save-symbolic").describe() }
    XCTAssertEqual(make(), make())
    XCTAssertFalse(make().contains("0x"))
  }

  func testLookingChangesNothing() {
    let button = Button("Save")
    let before = LiveCounts.objects
    _ = Box(.vertical) { button }.describe()
    XCTAssertEqual(LiveCounts.objects, before)
    XCTAssertFalse(button.isPending)
  }

  func testInvisibleCharactersArePrintedAsNumbers() {
    let label = Label("q\" x\u{202e}\ny")
    XCTAssertTrue(label.describe().contains("\"q\\\" x\\u{202e}\\u{a}y\""), label.describe())
  }
}
