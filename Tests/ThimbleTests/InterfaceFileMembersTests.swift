import CGtk
import GtkTesting
import Thimble
import XCTest

/// The members of the family from `.ui` files: each is built, its properties are set and bound, and the Swift object is
/// returned.
final class InterfaceFileMembersTests: ThimbleTestCase {
  override nonisolated func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated { Control.registerTypes() }
  }

  func testAToggle() throws {
    let builder = try Self.build(
      """
      <object class="ThimbleToggleButton" id="repeat">
        <property name="title">Repeat</property>
        <property name="active">true</property>
        <property name="toggles-on-press">false</property>
      </object>
      <object class="ThimbleToggleButton" id="bold">
        <property name="title">Bold</property>
        <property name="toggle-state">mixed</property>
      </object>
      <object class="GtkSwitch" id="switch">
        <property name="active" bind-source="bold" bind-property="active" bind-flags="bidirectional"/>
      </object>
      """)
    let toggle: ToggleButton = try builder.object("repeat")
    XCTAssertTrue(toggle.isOn && toggle.isSelected && !toggle.togglesOnPress)
    let bold: ToggleButton = try builder.object("bold")
    let other: Switch = try builder.object("switch")
    XCTAssertEqual(bold.toggleState, .mixed)
    bold.emit(.clicked)
    XCTAssertTrue(bold.isOn && other.isOn)
    other.isOn = false
    XCTAssertEqual(bold.toggleState, .off)
  }

  func testALink() throws {
    let builder = try Self.build(
      """
      <object class="ThimbleLinkButton" id="site">
        <property name="title">Website</property>
        <property name="uri">https://example.org</property>
        <property name="visited">true</property>
        <property name="placement">inline</property>
      </object>
      <object class="GtkLabel" id="address">
        <property name="label" bind-source="site" bind-property="uri" bind-flags="sync-create"/>
      </object>
      """)
    let (link, label): (LinkButton, Label) = (try builder.object("site"), try builder.object("address"))
    XCTAssertEqual(link.url, "https://example.org")
    XCTAssertEqual(link.placement, .inline)
    XCTAssertTrue(
      link.hasStyleClass("visited"), "The address that the file sets does not take back that it was visited.")
    link.url = "https://example.org/other"
    XCTAssertEqual(label.text, "https://example.org/other")
    XCTAssertFalse(link.isVisited)
    Self.check(
      #"<object class="ThimbleLinkButton" id="a"><property name="title">A</property></object>"#,
      "<xml>:2:1: \"a\": It has no address: give it a uri.")
  }

  func testAFloatingActionButton() throws {
    let builder = try Self.build(
      """
      <object class="ThimbleFloatingActionOverlay" id="overlay">
        <child>
          <object class="ThimbleFloatingActionButton" id="compose">
            <property name="title">Compose</property>
            <property name="icon-name">document-edit-symbolic</property>
            <property name="extended">true</property>
            <property name="shape">large</property>
            <property name="shade">secondary</property>
          </object>
        </child>
        <child>
          <object class="GtkLabel" id="text"/>
        </child>
      </object>
      <object class="GtkSwitch" id="switch">
        <property name="active" bind-source="compose" bind-property="extended" bind-flags="bidirectional|sync-create"/>
      </object>
      """)
    let (button, other): (FloatingActionButton, Switch) = (try builder.object("compose"), try builder.object("switch"))
    XCTAssertEqual(button.mode, .expanded)
    XCTAssertEqual(button.shape, .large)
    XCTAssertEqual(button.variant, "floating-secondary")
    XCTAssertTrue(other.isOn)
    other.isOn = false
    XCTAssertEqual(button.mode, .normal)
    let overlay: FloatingActionOverlay = try builder.object("overlay")
    XCTAssertTrue(overlay.button === button)
    XCTAssertTrue(overlay.children.last === button, "The floating button is above.")
    Self.check(
      """
      <object class="ThimbleFloatingActionOverlay" id="o">
      <child><object class="GtkLabel"/></child><child><object class="GtkLabel"/></child>
      </object>
      """, "<xml>:2:1: \"o\": It takes one floating action button, and one widget that is scrolled below it.")
  }

  private static let menu = """
    <menu id="ways">
      <item><attribute name="label">As PDF</attribute><attribute name="action">win.pdf</attribute></item>
    </menu>
    """

  func testAMenuButton() throws {
    let builder = try Self.build(
      Self.menu + """
        <object class="GtkBox" id="box">
          <child>
            <object class="ThimbleMenuButton" id="export">
              <property name="title">Export</property>
              <property name="menu-model">ways</property>
              <property name="side">above</property>
            </object>
          </child>
          <child>
            <object class="GtkSwitch" id="switch">
              <property name="active" bind-source="export" bind-property="active"/>
            </object>
          </child>
        </object>
        """)
    let export: MenuButton = try builder.object("export")
    XCTAssertEqual(export.menuModel?.count, 1)
    XCTAssertEqual(export.side, .above)
    XCTAssertTrue(export.isEnabled)
    let other: Switch = try builder.object("switch")
    try withWindow(builder.object("box")) { _ in
      export.open()
      XCTAssertTrue(other.isOn)
      export.close()
      wait("the menu is closed") { !export.isOpen && !other.isOn }
      letGo(of: export)
    }
  }

  func testAMenuButtonWithoutAMenuSaysSo() throws {
    let builder = try Self.build(
      #"<object class="ThimbleMenuButton" id="m"><property name="title">M</property></object>"#)
    let button: MenuButton = try builder.object("m")
    withWindow(button) { _ in
      XCTAssertEqual(button.disabledReason, button.emptyReason)
      button.menu = Menu { MenuItem("One") }
      XCTAssertTrue(button.isEnabled)
    }
  }

  func testASplitButton() throws {
    var presses = 0
    let builder = try Self.build(
      Self.menu + """
        <object class="ThimbleSplitButton" id="save">
          <property name="title">_Save</property>
          <property name="icon-name">document-save-symbolic</property>
          <property name="variant">primary</property>
          <property name="size">large</property>
          <property name="menu-label">More ways to save</property>
          <property name="menu-model">ways</property>
          <signal name="clicked" handler="save"/>
        </object>
        """, ["save": { _ in presses += 1 }])
    let save: SplitButton = try builder.object("save")
    XCTAssertEqual([save.title, save.primary.accessibilityLabel], ["_Save", "Save"])
    XCTAssertEqual(save.menuButton.accessibilityLabel, "More ways to save")
    XCTAssertEqual(save.menuButton.variant, .primary)
    XCTAssertEqual(save.size, .large)
    XCTAssertEqual(save.menuModel?.count, 1)
    save.primary.emit(.clicked)
    XCTAssertEqual(presses, 1)
    Self.check(
      #"<object class="ThimbleSplitButton" id="s"><property name="title">S</property></object>"#,
      "<xml>:2:1: \"s\": Its menu's part shows no text, so it needs a menu-label.")
  }

  func testACloseButtonHasItsName() throws {
    let close: CloseButton = try Self.build(#"<object class="ThimbleCloseButton" id="c"/>"#).object("c")
    XCTAssertEqual(close.accessibilityLabel, "Close")
  }

  func testAButtonTakesNoChild() {
    Self.check(
      """
      <object class="ThimbleButton" id="b">
      <property name="title">B</property><child><object class="GtkLabel"/></child>
      </object>
      """, "<xml>:2:1: \"b\": It takes no child: set its properties instead.")
  }

  func testAFileThatCReadsIsLogged() throws {
    let xml = Self.interface(
      #"<object class="ThimbleButton" id="b"><child><object class="GtkLabel"/></child></object>"#)
    let builder = gtk_builder_new_from_string(xml, gssize(xml.utf8.count))
    g_object_unref(UnsafeMutableRawPointer(try XCTUnwrap(builder)))
    XCTAssertEqual(LogWatch.forget().filter { $0.contains("It takes no child") }.count, 1)
  }

  private static func build(_ content: String, _ handlers: [String: Builder.Handler] = [:]) throws -> Builder {
    try Builder(xml: interface(content), handlers: handlers)
  }

  private static func check(_ content: String, _ message: String, line: UInt = #line) {
    XCTAssertThrowsError(try build(content), line: line) { XCTAssertEqual("\($0)", message, line: line) }
  }

  private static func interface(_ content: String) -> String { "<interface>\n\(content)\n</interface>" }
}
