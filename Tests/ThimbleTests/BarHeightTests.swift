import CGtk
import GtkTesting
import Thimble
import XCTest

/// Controls keep their own height in bars, beside GTK's own buttons.
@preconcurrency @MainActor
final class BarHeightTests: ThimbleTestCase {
  private enum Bar: CaseIterable {
    case header, action, toolbar, nested
  }

  private static let sizes: [Button.Size] = [.small, .medium, .large]

  /// Returns every member of the family, in a size if it has one.
  private func family(_ size: Button.Size) -> [Widget] {
    let menu = { MenuItem("As PDF") {} }
    let toggles = ToggleButtonGroup("View", selected: 1, items: [ToggleItem(1, "List"), ToggleItem(2, "Grid")])
    for button in toggles.buttons { button.size = size }
    return [
      Button("Save", size: size), Button("Save", icon: "document-save-symbolic", size: size),
      IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add").with { $0.size = size },
      ToggleButton("Bold", isOn: true, size: size), MenuButton("Export", size: size) { menu() },
      SplitButton("Save", size: size, menuLabel: "More ways to save") { menu() },
      LinkButton("Help", url: "https://www.gtk.org").with { $0.size = size }, toggles,
      ButtonGroup("Steps") { Button("Back", size: size) }, CloseButton().with { $0.size = size },
    ]
  }

  private func adopted(_ widget: UnsafeMutablePointer<GtkWidget>) throws -> Widget {
    try XCTUnwrap(Widget.adopt(unsafeGtkWidget: widget))
  }

  /// Returns a bar with the members and a stock button, and the stock button.
  private func make(_ bar: Bar, _ members: [Widget]) throws -> (bar: Widget, stock: Widget) {
    let stock = try adopted(gtk_button_new_with_label("Stock"))
    switch bar {
    case .header:
      let header = HeaderBar()
      for member in members { header.packStart(member) }
      header.packEnd(stock)
      return (header, stock)
    case .action:
      let result = try adopted(gtk_action_bar_new())
      for member in members + [stock] {
        member.withUnsafeGtkWidget { member in
          result.withUnsafeGtkWidget { gtk_action_bar_pack_start(OpaquePointer($0), member) }
        }
      }
      return (result, stock)
    case .toolbar:
      let box = Box(.horizontal) { members + [stock] }
      return (box.with { $0.addStyleClass("toolbar") }, stock)
    case .nested:
      let header = HeaderBar()
      header.packStart(Box(.horizontal) { members + [stock] })
      return (header, stock)
    }
  }

  /// Shows a bar that another child makes much higher than any control.
  private func withBar(
    _ bar: Bar, _ members: [Widget], _ direction: TextDirection = .leftToRight, height: Int = 90,
    _ body: (_ bar: Widget, _ stock: Widget) throws -> Void
  ) throws {
    let (widget, stock) = try make(bar, members)
    widget.textDirection = direction
    for child in members + [stock] { child.textDirection = direction }
    widget.setSizeRequest(height: height)
    try withWindow(Box(.vertical) { widget }) { _ in try body(widget, stock) }
  }

  func testEveryMemberKeepsItsHeight() throws {
    for bar in Bar.allCases {
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        for size in Self.sizes {
          let members = family(size)
          try withBar(bar, members, direction) { around, stock in
            let other = try XCTUnwrap(stock.bounds(in: around))
            for member in members {
              let box = try XCTUnwrap(member.bounds(in: around))
              let text = "\(type(of: member)), \(size), \(bar), \(direction)"
              XCTAssertEqual(Int(box.height), member.measured(.vertical).natural, text)
              XCTAssertEqual(box.y + box.height / 2, other.y + other.height / 2, accuracy: 1, "In the middle: \(text)")
            }
          }
        }
      }
    }
  }

  func testAButtonStandsAsTheStockButtonDoes() throws {
    let members = family(.medium)
    try withBar(.header, members, height: -1) { around, stock in
      let other = try XCTUnwrap(stock.bounds(in: around))
      for member in members {
        let box = try XCTUnwrap(member.bounds(in: around))
        XCTAssertEqual([box.y, box.height], [other.y, other.height], "\(type(of: member))")
      }
    }
  }

  func testTheApplicationDecides() throws {
    let members: [Widget] = [
      Button("Fill").with { $0.verticalAlignment = .fill }, Button("Expand").with { $0.expandsVertically = true },
      SplitButton("Fill", menuLabel: "More") { MenuItem("As PDF") {} }.with { $0.verticalAlignment = .fill },
    ]
    // GTK's stylesheet gives its own buttons in a bar a margin, but not a box.
    let filler = Box(.vertical) {}
    try withBar(.toolbar, members + [filler]) { around, _ in
      let height = filler.bounds(in: around)?.height
      for member in members { XCTAssertEqual(member.bounds(in: around)?.height, height, "\(type(of: member))") }
    }
    let (start, late) = (Button("Start").with { $0.verticalAlignment = .start }, Button("Late"))
    let other = Box(.vertical) {}
    try withBar(.toolbar, [start, late, other]) { around, _ in
      let full = other.bounds(in: around)
      XCTAssertEqual(start.bounds(in: around)?.y, full?.y)
      late.verticalAlignment = .fill
      wait("the late button fills the bar") { late.bounds(in: around)?.height == full?.height }
      late.unparent()
      late.setParent(around)
      wait("the late button still fills the bar") { late.bounds(in: around)?.height == full?.height }
      late.unparent()
    }
  }

  func testAnInterfaceFileDoesTheSame() throws {
    Control.registerTypes()
    let builder = try Builder(
      xml: """
        <interface>
          <object class="GtkHeaderBar" id="bar">
            <property name="height-request">90</property>
            <child><object class="ThimbleButton" id="plain"><property name="title">Save</property></object></child>
            <child>
              <object class="ThimbleButton" id="tall">
                <property name="title">Save</property><property name="vexpand">1</property>
              </object>
            </child>
          </object>
        </interface>
        """)
    let bar = try XCTUnwrap(builder.object("bar", as: HeaderBar.self))
    let plain = try XCTUnwrap(builder.object("plain", as: Button.self))
    let tall = try XCTUnwrap(builder.object("tall", as: Button.self))
    withWindow(Box(.vertical) { bar }) { _ in
      XCTAssertEqual(Int(plain.bounds(in: bar)?.height ?? 0), plain.measured(.vertical).natural)
      XCTAssertGreaterThan(tall.bounds(in: bar)?.height ?? 0, 80)
    }
  }

  func testOutsideABarAButtonFillsAgain() throws {
    let button = Button("Save")
    let bar = Box(.horizontal) { button }.with { $0.addStyleClass("toolbar") }
    let other = Box(.horizontal)
    withWindow(Box(.vertical) { [bar, other] }) { _ in
      XCTAssertEqual(button.verticalAlignment, .center)
      bar.remove(button)
      other.append(button)
      XCTAssertEqual(button.verticalAlignment, .fill)
    }
  }

  func testAMenuThatABarOpensIsNoBar() {
    let button = Button("Inside")
    let popover = Popover(Box(.vertical) { button })
    let bar = Box(.horizontal).with { $0.addStyleClass("toolbar") }
    withWindow(bar) { _ in
      popover.setParent(bar)
      defer { popover.unparent() }
      XCTAssertEqual(button.verticalAlignment, .fill)
    }
  }
}
