import CGtk
import GtkTesting
import Inspecting
import Thimble
import XCTest

/// Containers of buttons from `.ui` files.
final class InterfaceFileContainersTests: ThimbleTestCase {
  override nonisolated func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated { Control.registerTypes() }
  }

  func testAGroupHasTheButtonsInIt() throws {
    let builder = try Self.build(
      """
      <object class="ThimbleButtonGroup" id="edit">
        <property name="accessibility-label">Edit</property>
        <property name="accessible-role">toolbar</property>
        <property name="orientation">vertical</property>
        <property name="linked">false</property>
        <property name="spacing">3</property>
        <child>
          <object class="ThimbleButton"><property name="title">Cut</property></object>
        </child>
        <child>
          <object class="ThimbleToggleButton"><property name="title">Bold</property></object>
        </child>
      </object>
      """)
    let group: ButtonGroup = try builder.object("edit")
    XCTAssertEqual(group.items.map(\.title), ["Cut", "Bold"])
    XCTAssertEqual(group.orientation, .vertical)
    XCTAssertEqual(group.spacing, 3)
    XCTAssertFalse(group.isLinked)
    withWindow(group) { _ in
      XCTAssertTrue(group.items[0].grabFocus())
      XCTAssertFalse(group.moveFocus(.tabForward), "A tool bar is one Tab stop.")
    }
    Self.check(
      #"<object class="ThimbleButtonGroup" id="g"/>"#,
      "<xml>:2:1: \"g\": It has no name: give it an accessibility-label.")
    Self.check(
      """
      <object class="ThimbleButtonGroup" id="g">
      <property name="accessibility-label">G</property><child><object class="GtkLabel"/></child>
      </object>
      """, "<xml>:2:1: \"g\": It takes buttons of the kit, and no GtkLabel.")
  }

  func testRowsHaveWhatIsInThem() throws {
    let builder = try Self.build(
      """
      <object class="ThimbleButtonStack" id="stack">
        <property name="spacing">7</property>
        <child>
          <object class="ThimbleButtonRow" id="row">
            <property name="distribution">emphasis</property>
            <property name="primary-placement">first</property>
            <child>
              <object class="ThimbleButton"><property name="title">Cancel</property></object>
            </child>
            <child>
              <object class="ThimbleButton">
                <property name="title">Save</property><property name="variant">primary</property>
              </object>
            </child>
          </object>
        </child>
        <child>
          <object class="ThimbleButtonList" id="list">
            <child>
              <object class="ThimbleButtonListRow" id="language">
                <property name="title">Language</property>
                <property name="end-icon-name">go-next-symbolic</property>
              </object>
            </child>
            <child>
              <object class="ThimbleButtonListRow"><property name="title">Keyboard</property></object>
            </child>
          </object>
        </child>
        <child>
          <object class="ThimbleSummaryRow" id="delivery">
            <property name="label">Delivery</property>
            <property name="value">Tomorrow</property>
            <child>
              <object class="ThimbleButton" id="change"><property name="title">Change</property></object>
            </child>
          </object>
        </child>
      </object>
      """)
    let stack: ButtonStack = try builder.object("stack")
    XCTAssertEqual(stack.members.count, 3)
    XCTAssertEqual(stack.spacing, 7)
    let row: ButtonRow = try builder.object("row")
    XCTAssertEqual(row.members.map { ($0 as? Button)?.title }, ["Save", "Cancel"])
    XCTAssertEqual(row.distribution, .emphasis)
    let list: ButtonList = try builder.object("list")
    XCTAssertEqual(list.rows.count, 2)
    XCTAssertEqual(list.children.count, 3, "There is a line between two rows.")
    XCTAssertEqual(try builder.object("language", as: ButtonListRow.self).trailingIcon, "go-next-symbolic")
    let delivery: SummaryRow = try builder.object("delivery")
    XCTAssertEqual([delivery.label, delivery.value], ["Delivery", "Tomorrow"])
    XCTAssertTrue(delivery.button === (try builder.object("change", as: Button.self)))
    withWindow(stack) { _ in XCTAssertGreaterThan(delivery.button?.width ?? 0, 0) }
  }

  func testAGroupOfToggleButtonsTakesButtonsWithNames() throws {
    let builder = try Self.build(
      """
      <object class="ThimbleToggleButtonGroup" id="view">
        <property name="accessibility-label">View</property>
        <property name="selection-mode">required-multiple</property>
        <child><object class="ThimbleToggleButton">
          <property name="name">day</property><property name="title">Day</property><property name="active">1</property>
        </object></child>
        <child><object class="ThimbleToggleButton" id="week">
          <property name="name">week</property><property name="title">Week</property>
          <property name="active">1</property>
        </object></child>
        <child><object class="ThimbleToggleButton">
          <property name="name">month</property><property name="title">Month</property>
        </object></child>
      </object>
      """)
    let group: ToggleButtonGroup<String> = try builder.object("view")
    XCTAssertEqual(group.tags, ["day", "week", "month"])
    XCTAssertEqual(group.selectionMode, .requiredMultiple)
    XCTAssertEqual(group.selection, ["day", "week"])
    let week: ToggleButton = try builder.object("week")
    XCTAssertTrue(group.button(for: "week") === week)
    var selections: [Set<String>] = []
    group.onChange = { selections.append($0) }
    for tag in ["week", "day"] { group.button(for: tag)?.emitClicked() }
    XCTAssertEqual(selections, [["day"]], "The last one stays on.")
    XCTAssertFalse(week.isOn)
  }

  func testAGroupOfToggleButtonsRefusesOtherChildren() {
    let group = { (child: String) in
      "<object class=\"ThimbleToggleButtonGroup\" id=\"view\"><child>\(child)</child></object>"
    }
    Self.check(
      group("<object class=\"ThimbleToggleButton\"><property name=\"title\">Day</property></object>"),
      "<xml>:2:1: \"view\": It takes buttons with a name, which is their value: set the property name of each.")
    Self.check(
      group("<object class=\"ThimbleButton\"><property name=\"title\">Day</property></object>"),
      "<xml>:2:1: \"view\": It takes objects of the class ThimbleToggleButton alone.")
  }

  func testEveryContainerOfTheKitIsAmongTheTypes() throws {
    let registered = Set(Control.containerTypes.map { "\($0)" })
    for name in registered { XCTAssertNotEqual(g_type_from_name("Thimble" + name), 0, name) }
    let exceptions: Set = [
      "ToggleButtonGroup", "ControlGroup", "ButtonBox", "HitAreaFrame", "HitAreaOverlay", "LargeContentGroup",
      "ShortcutList",
      "Control", "LoaderDots", "ProgressRing",
      // Only its initializer gives the two parts, and the titles that name them.
      "NavigationSplitView",
      // Only a binding can ask it for its width.
      "BreakpointBin",
    ]
    XCTAssertEqual(try KitSources.widgets().subtracting(registered).subtracting(exceptions), [])
  }

  private static func build(_ content: String) throws -> Builder { try Builder(xml: interface(content)) }

  private static func check(_ content: String, _ message: String, line: UInt = #line) {
    XCTAssertThrowsError(try build(content), line: line) { XCTAssertEqual("\($0)", message, line: line) }
  }

  private static func interface(_ content: String) -> String { "<interface>\n\(content)\n</interface>" }
}
