import CGtk
import GtkTesting
import Thimble
import XCTest

/// Controls from `.ui` files.
final class InterfaceFileTests: ThimbleTestCase {
  override nonisolated func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated { Control.registerTypes() }
  }

  func testAButtonHasWhatTheFileSays() throws {
    var presses = 0
    let builder = try Builder(
      xml: Self.interface(
        """
        <object class="ThimbleButton" id="save">
          <property name="title">_Save</property>
          <property name="icon-name">document-save-symbolic</property>
          <property name="variant">primary</property>
          <property name="size">large</property>
          <property name="accessibility-label">Save all</property>
          <property name="accessibility-hint">Writes every file</property>
          <property name="tooltip-text">Ctrl+S</property>
          <property name="selected">true</property>
          <property name="sensitive">false</property>
          <signal name="clicked" handler="save"/>
        </object>
        """), handlers: ["save": { _ in presses += 1 }])
    let save: Button = try builder.object("save")
    XCTAssertEqual(
      [save.title, save.accessibilityLabel, save.accessibilityHint, save.tooltip],
      ["_Save", "Save all", "Writes every file", "Ctrl+S"])
    XCTAssertEqual(save.icon, "document-save-symbolic")
    XCTAssertEqual(save.variant, .primary)
    XCTAssertEqual(save.size, .large)
    XCTAssertTrue(save.isSelected && !save.isEnabled)
    XCTAssertTrue(try builder.object("save", as: Control.self) === save)
    save.emit("clicked")
    XCTAssertEqual(presses, 1)
  }

  /// Cambalache 1.0.3 wrote it with the kit's catalogue.
  func testAFileOfTheDesignerCambalacheWorks() throws {
    let builder = try Builder(
      xml: """
        <?xml version='1.0' encoding='UTF-8'?>
        <!-- Created with Cambalache 1.0.3 -->
        <interface>
          <!-- interface-name window.ui -->
          <requires lib="thimble" version="0.1"/>
          <object class="ThimbleButtonRow" id="row">
            <child>
              <object class="ThimbleButton" id="save">
                <property name="size">large</property>
                <property name="title">_Save</property>
                <property name="variant">primary</property>
                <signal name="work-started" handler="save_note"/>
              </object>
            </child>
            <child>
              <object class="ThimbleIconButton" id="add">
                <property name="accessibility-label">Add</property>
                <property name="icon-name">list-add-symbolic</property>
              </object>
            </child>
          </object>
        </interface>
        """, handlers: ["save_note": { _ in }])
    let row: ButtonRow = try builder.object("row")
    XCTAssertEqual(row.members.compactMap { ($0 as? Button)?.accessibilityLabel }, ["Add", "Save"])
    XCTAssertTrue(try builder.object("save", as: Button.self) === row.primary)
  }

  func testAMnemonicDoesNotNameTheButtonTwice() throws {
    let builder = try Builder(
      xml: Self.interface(
        """
        <object class="ThimbleButton" id="send">
          <property name="title">_Send</property>
          <property name="icon-name">mail-send-symbolic</property>
        </object>
        """))
    let send: Button = try builder.object("send")
    send.withUnsafeGtkWidget {
      XCTAssertEqual(
        gtk_test_accessible_has_relation(OpaquePointer($0), GTK_ACCESSIBLE_RELATION_LABELLED_BY), 0,
        "GTK 4.8 would say both names, 4.18 the label's.")
    }
  }

  func testAFileMadeForGtkButtonWorks() throws {
    let builder = try Builder(
      xml: Self.interface(
        #"<object class="ThimbleButton" id="open"><property name="label">Open</property></object>"#))
    let open: Button = try builder.object("open")
    XCTAssertEqual(open.title, "Open")
    XCTAssertEqual(open.children, [], "GTK's own label is gone.")
  }

  func testAnIconButtonNeedsIconAndLabel() throws {
    let icon = #"<property name="icon-name">list-add-symbolic</property>"#
    let label = #"<property name="accessibility-label">Add</property>"#
    let make = { (content: String) throws(BuilderError) in
      try Builder(xml: Self.interface("<object class=\"ThimbleIconButton\" id=\"add\">\(content)</object>"))
    }
    let add: IconButton = try make(icon + label).object("add")
    XCTAssertEqual([add.accessibilityLabel, add.tooltip], ["Add", "Add"])
    for content in [icon, label, "", icon + #"<property name="accessibility-label"></property>"#] {
      XCTAssertThrowsError(try make(content), content) {
        XCTAssertEqual(
          "\($0)",
          "<xml>:2:1: \"add\": It shows no text, so it needs both an icon-name and an accessibility-label.")
      }
    }
    XCTAssertEqual(LogWatch.forget().filter { $0.contains("blank accessibility-label") }.count, 1)
  }

  func testAButtonWithoutATitleIsRefused() {
    XCTAssertThrowsError(try Builder(xml: Self.interface(#"<object class="ThimbleButton"/>"#))) {
      XCTAssertEqual(
        "\($0)", "<xml>: A ThimbleButton: It has no name: give it a title or an accessibility-label.")
    }
  }

  func testValuesThatAreNotKnownAreErrors() {
    func check(_ property: String, _ text: String, _ line: UInt) {
      let title = #"<property name="title">B</property>"#
      let xml = Self.interface("<object class=\"ThimbleButton\" id=\"b\">\(title)\(property)</object>")
      XCTAssertThrowsError(try Builder(xml: xml), line: line) {
        XCTAssertTrue("\($0)".contains(text), "\($0)", line: line)
      }
    }
    check(
      #"<property name="size">huge</property>"#, "\"huge\" is not one of mini, small, medium, large, extra-large", #line
    )
    check(#"<property name="variant">prmary</property>"#, "no variant \"prmary\". It has", #line)
    check(#"<property name="varient">primary</property>"#, "Did you mean \"variant\"?", #line)
    check(#"<property name="pending">true</property>"#, "can be read, but not set", #line)
  }

  func testAMissingIconIsReplacedAndReportedOnce() throws {
    _ = try Builder(
      xml: Self.interface(
        """
        <object class="ThimbleButton" id="b">
          <property name="title">B</property><property name="icon-name">no-such-icon-of-a-file</property>
        </object>
        """))
    XCTAssertEqual(LogWatch.forget().filter { $0.contains("no-such-icon-of-a-file") }.count, 1)
  }

  func testEveryControlOfTheKitIsAmongTheTypes() throws {
    let registered = Set(Control.allTypes.map { "\($0)" })
    for name in registered { XCTAssertNotEqual(g_type_from_name("Thimble" + name), 0, name) }
    XCTAssertEqual(try KitSources.controls().subtracting(registered), [], "Add it to Control.allTypes.")
  }

  private static func interface(_ content: String) -> String { "<interface>\n\(content)\n</interface>" }
}
