import GtkTesting
import Thimble
import XCTest

/// Controls beside each other, outside bars.
final class RowPlaceTests: ThimbleTestCase {
  func testAGroupInAPopoverStaysOnOneLine() {
    let group = ButtonGroup("Steps") { ["Back", "Next"].map { name in Button(name) } }
    let row = Box(.horizontal, spacing: 6) { [Button("Open"), Button("Save"), group] as [Widget] }
    let popover = Popover(row)
    popover.hidesByItself = false
    let anchor = Label("Anchor")
    withWindow(anchor) { _ in
      popover.setParent(anchor)
      defer { popover.unparent() }
      popover.popUp()
      wait("the popover is on screen") { group.isMapped && group.width > 0 }
      XCTAssertEqual(
        group.buttons.map { $0.bounds(in: group)?.y }, [0, 0], "\(row.width) of \(row.measured(.horizontal))")
    }
  }

  func testTheButtonOfATabIsAsSmallAsGTKsOwn() throws {
    let (close, large, round) = (Self.close(), Self.close().with { $0.size = .large }, CloseButton())
    let tabs = try [close, large, round].map { try Self.tab([Label("A"), $0]) }
    try withWindow(Box(.vertical) { tabs }) { _ in
      let boxes = try zip([close, large, round], tabs).map { try XCTUnwrap($0.bounds(in: $1)) }
      XCTAssertEqual(boxes.map(\.width), [20, 44, 20], "A set size is kept.")
      XCTAssertEqual(boxes.map(\.height), [20, 44, 20])
      XCTAssertEqual(boxes[0].x + 20, Double(tabs[0].width) + 4, "It is at the end of the tab.")
      close.contentInsets = .zero
      wait("insets that are set hold") { close.bounds(in: tabs[0])?.width == 16 }
    }
  }

  func testFromRightToLeftItStandsAtTheOtherEnd() throws {
    let (first, last) = (Self.close(), Self.close())
    let tab = try Self.tab([first, Label("A"), last])
    for widget in [tab, first, last] as [Widget] { widget.textDirection = .rightToLeft }
    try withWindow(tab) { _ in
      XCTAssertEqual(last.bounds(in: tab)?.x, -4)
      let box = try XCTUnwrap(first.bounds(in: tab))
      XCTAssertEqual(box.x + box.width, Double(tab.width) + 4)
    }
  }

  func testAPillIsAsLargeInEverySize() {
    let pills = [Button.Size.small, .medium, .large].map { size in
      Button("New Note", size: size).with { $0.addStyleClass("pill") }
    }
    withWindow(Box(.horizontal, spacing: 6) { pills }) { _ in
      XCTAssertEqual(pills.map { $0.measured(.vertical).natural }, [44, 44, 44])
      XCTAssertEqual(Set(pills.map { $0.measured(.horizontal).natural }).count, 1)
      XCTAssertGreaterThan(pills[0].measured(.horizontal).natural, Button("New Note").measured(.horizontal).natural)
    }
  }

  private static func close() -> IconButton {
    IconButton(icon: "window-close-symbolic", accessibilityLabel: "Close")
  }

  /// Returns a box with the node of the tab of a notebook.
  private static func tab(_ members: [Widget]) throws -> Box {
    let xml = """
      <interface><object class="GtkBox" id="root"><property name="css-name">tab</property>
        <property name="spacing">6</property></object></interface>
      """
    let box: Box = try Builder(xml: xml).object("root")
    for member in members { box.append(member) }
    box.horizontalAlignment = .start
    return box
  }
}
