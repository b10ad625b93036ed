import CGtk
import GtkTesting
import Thimble
import XCTest

/// The space between the parts of a button, the settings from its containers, and the widgets under the pointer.
final class ButtonPartsTests: ThimbleTestCase {
  func testRoomBetweenIconTitleAndSubtitle() {
    let button = Button("Upload", icon: "document-send-symbolic")
    button.subtitle = "3 files"
    let size = { (button.measured(.horizontal).natural, button.measured(.vertical).natural) }
    button.configuration.iconPadding = 10
    button.configuration.titlePadding = 2
    let before = size()
    button.configuration.iconPadding = 35
    button.configuration.titlePadding = 22
    XCTAssertEqual(size().0 - before.0, 25)
    XCTAssertEqual(size().1 - before.1, 20)
  }

  func testTheShorterLineIsWhereItIsPut() {
    let button = Button("Go")
    button.subtitle = "A line that is much longer"
    withWindow(button) { _ in
      /// The space before and after the title, within the subtitle's width.
      let room = { () -> (before: Double, after: Double) in
        let (title, line) = (button.shown.titleBox, button.shown.subtitleBox)
        return (title.x - line.x, line.x + line.width - title.x - title.width)
      }
      button.configuration.titleAlignment = .leading
      wait("the content stands at the start") { room().before == 0 && room().after > 20 }
      button.configuration.titleAlignment = .trailing
      wait("the content stands at the end") { room().before > 20 && room().after == 0 }
      button.configuration.titleAlignment = .center
      wait("the content stands in the middle") { room().before > 10 && abs(room().before - room().after) <= 1 }
    }
  }

  func testASubtitleWrapsByItself() {
    let button = Button("Go")
    button.subtitle = "A line that is much longer than the button may be"
    button.configuration.maximumSize.width = 120
    func height() -> Int {
      button.measured(.vertical, crossSize: max(120, button.measured(.horizontal).minimum)).natural
    }
    let oneLine = height()
    button.configuration.subtitleLineBreak = .wrap
    XCTAssertGreaterThan(height(), oneLine)
  }

  func testAnIndicatorTakesItsRoom() {
    let button = Button("Sort")
    let width = button.measured(.horizontal).natural
    button.configuration.indicator = .menu
    // Beside an arrow the padding is as beside an icon: 9 instead of 17.
    XCTAssertEqual(button.measured(.horizontal).natural, width - 2 * (17 - 9) + 6 + 16)
    XCTAssertEqual(button.accessibilityLabel, "Sort")
    button.configuration.indicator = .none
    XCTAssertEqual(button.measured(.horizontal).natural, width)
  }

  func testATintIsInherited() {
    let (green, violet) = (Color(hex: 0x26a269), Color(hex: 0x613583))
    let button = Button("Save", variant: .primary)
    let box = Box(.horizontal) { button }
    box.setButtonDefaults(Button.Defaults(tint: green))
    XCTAssertEqual(button.current.appearance.background, green.rgba(in: .light))
    XCTAssertEqual(button.styleClasses.filter { $0.hasPrefix("thimble-style-") }.count, 1)
    button.tint = violet
    XCTAssertEqual(button.current.appearance.background, violet.rgba(in: .light))
    button.tint = nil
    box.setButtonDefaults(nil)
    XCTAssertNotEqual(button.current.appearance.background, green.rgba(in: .light))
  }

  func testThePointerHasItsForm() {
    let button = Button("Save")
    let cursor = {
      button.withUnsafeGtkWidget { gtk_widget_get_cursor($0).map { String(cString: gdk_cursor_get_name($0)) } }
    }
    XCTAssertNil(cursor())
    button.setCursor(named: "pointer")
    XCTAssertEqual(cursor(), "pointer")
    button.setCursor(named: nil)
    XCTAssertNil(cursor())
  }

  func testAPressCanLeaveFocusWhereItIs() throws {
    try XCTSkipUnless(Hands.areFree, "There is no xdotool, or no X.")
    var count = 0
    let entry = Entry("")
    let button = Button("Bold") { count += 1 }
    button.press.options.takesFocusOnPress = false
    button.horizontalAlignment = .center
    let window = Window("Focus", child: Box(.vertical) { [entry, button] })
    window.isDecorated = false
    Hands.move(x: 1, y: 1)
    window.present()
    defer { window.destroy() }
    wait("the window is active and shows the button") { window[.isActive] && button.isMapped && button.width > 0 }
    entry.grabFocus()
    Hands.move(to: button, in: window)
    Hands.click()
    wait("the button is pressed") { count == 1 }
    XCTAssertFalse(button.isFocused)
    button.press.options.takesFocusOnPress = true
    Hands.click()
    wait("the button is pressed again") { count == 2 }
    XCTAssertTrue(button.isFocused)
  }
}
