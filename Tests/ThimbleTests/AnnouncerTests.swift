import CGtk
import GtkTesting
import Thimble
import XCTest

/// Announcements before GTK 4.14, which the control with keyboard focus makes by its name.
final class AnnouncerTests: ThimbleTestCase {
  /// Returns whether a control or a window has taken part in an announcement.
  private func hasSpoken(_ widget: Widget) -> Bool {
    widget.withUnsafeGtkWidget { widget in
      gtk_test_accessible_has_relation(OpaquePointer(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0
    }
  }

  func testTheFocusedControlSpeaksForAnother() throws {
    try XCTSkipIf(Widget.canAnnounce, "From GTK 4.14 on, each control announces.")
    let (download, other) = (Button("Download"), Button("Other"))
    let field = Entry("Field")
    let box = Box(.vertical) {
      download
      other
      field
    }
    withWindow(box) { window in
      wait("the window is the active one") { window.isActive }
      field.grabFocus()
      download.announcer.say("Download, done", download)
      XCTAssertFalse(hasSpoken(download) || hasSpoken(other))
      XCTAssertTrue(hasSpoken(window), "A field cannot speak for others.")
      window.title = "Another title"
      XCTAssertFalse(hasSpoken(window))
      XCTAssertTrue(isCalled("Another title", window))
      for message in ["Link copied", "Link copied"] {
        window.say(message)
        XCTAssertTrue(hasSpoken(window))
      }
      other.grabFocus()
      wait("the other button has focus") { other.hasFocus }
      download.announcer.say("Download, done", download)
      XCTAssertTrue(hasSpoken(other))
      XCTAssertFalse(hasSpoken(download))
    }
  }

  func testTheLatestMessageWaitsForAnOpenMenu() throws {
    try XCTSkipIf(Widget.canAnnounce, "From GTK 4.14 on, each control announces.")
    let menu = MenuButton("Share") { MenuItem("Copy Link") {} }
    withWindow(menu) { window in
      wait("the window is the active one") { window.isActive }
      menu.grabFocus()
      menu.open()
      wait("the menu has focus") { menu.isOpen && !menu.isFocused }
      for message in ["Preparing", "Link copied"] { window.say(message) }
      drain()
      XCTAssertFalse(hasSpoken(window) || hasSpoken(menu))
      menu.close()
      wait("the button speaks") { hasSpoken(menu) }
      XCTAssertFalse(hasSpoken(window))
      letGo(of: menu)
    }
  }

  func testANumberThatTheUserChangesIsSpokenOnceItIsStill() throws {
    try XCTSkipIf(Widget.canAnnounce, "From GTK 4.14 on, GTK reports a changed value itself.")
    let (scale, days) = (Scale("Size", in: 0...100, step: 1), SpinButton("Days", in: 1...9))
    try withHands(Box(.vertical) { [Entry("Field"), scale, days] }) { window in
      for (other, key) in [(scale, "Right"), (days, "Up")] as [(Widget, String)] {
        other.grabFocus()
        window.title = "Before \(other.typeName)"
        XCTAssertFalse(hasSpoken(window))
        Hands.key(key)
        wait("the number of a \(other.typeName) is spoken") { hasSpoken(window) }
      }
      XCTAssertEqual([scale.value, days.value], [1, 2])
      window.title = "After"
      scale.value = 9
      XCTAssertFalse(MainLoop.run(atMost: 0.6) { hasSpoken(window) }, "Focus is elsewhere.")
    }
  }

  func testAWindowSpeaksThroughItsFocusedControl() {
    let button = Button("Button")
    let said = listen(to: button)
    withWindow(button) { window in
      button.grabFocus()
      window.say("Link copied")
      XCTAssertEqual(said.all, ["Link copied"])
    }
  }
}
