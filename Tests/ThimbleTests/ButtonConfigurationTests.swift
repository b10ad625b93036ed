import GtkTesting
import Thimble
import ThimbleNames
import XCTest

final class ButtonConfigurationTests: ThimbleTestCase {
  func testPropertiesArePartsOfTheConfiguration() {
    let button = Button("Save", icon: "document-save-symbolic", variant: .primary, size: .large)
    XCTAssertEqual(button.configuration.title, "Save")
    XCTAssertEqual(button.configuration.variant, .primary)
    button.configuration = Button.Configuration("Open", variant: .outlined)
    XCTAssertEqual(button.title, "Open")
    XCTAssertNil(button.icon)
    XCTAssertEqual(button.accessibilityLabel, "Open")
    XCTAssertEqual(Set(button.styleClasses), ["title-only", "outlined", "medium"])
  }

  func testASubtitleStandsBelowTheTitleAndIsTheDescription() throws {
    let button = Button("Upload", icon: "document-send-symbolic")
    button.verticalAlignment = .center
    withWindow(button) { _ in
      let before = button.bounds(in: button)?.height ?? 0
      button.subtitle = "3 files"
      wait("the button grows for its subtitle") { (button.bounds(in: button)?.height ?? 0) > before }
      let (title, subtitle) = (button.shown.titleBox, button.shown.subtitleBox)
      XCTAssertGreaterThanOrEqual(subtitle.y, title.y + title.height)
      XCTAssertEqual(subtitle.x, title.x)
      XCTAssertTrue(isDescribed("3 files", button))
      button.subtitle = nil
      wait("the button shrinks without its subtitle") { button.bounds(in: button)?.height == before }
    }
    XCTAssertFalse(isDescribed("3 files", button))
  }

  func testABadgeIsSpokenAfterTheName() {
    let button = Button("Inbox")
    button.badge = "12"
    XCTAssertEqual(button.accessibilityLabel, "Inbox, 12")
    button.setAccessibilityLabel("Mail")
    XCTAssertEqual(button.accessibilityLabel, "Mail, 12")
    button.badge = nil
    XCTAssertEqual(button.accessibilityLabel, "Mail")
  }

  func testABadgeIsDrawnInItsOwnDirection() {
    let button = Button("Inbox")
    button.badge = "99+"
    // The first strong isolate of Unicode: in right-to-left text, the sign would be drawn before the number.
    XCTAssertEqual(button.shown.badge?.text, "\u{2068}99+\u{2069}")
    XCTAssertEqual(button.accessibilityLabel, "Inbox, 99+")
    button.badge = ""
    XCTAssertNil(button.shown.badge)
  }

  func testAnIconAloneStillSpeaksTheTitleAndShowsItAsTooltip() {
    let button = Button("Print", icon: "document-print-symbolic")
    XCTAssertNil(button.tooltip)
    button.configuration.labelStyle = .iconOnly
    XCTAssertTrue(button.hasStyleClass("icon-only"))
    XCTAssertEqual(button.accessibilityLabel, "Print")
    XCTAssertEqual(button.tooltip, "Print")
    button.configuration.labelStyle = .titleOnly
    XCTAssertTrue(button.hasStyleClass("title-only"))
    XCTAssertNil(button.tooltip)
  }

  func testTheIconStandsWhereItIsPut() {
    let button = Button("Send", icon: "mail-send-symbolic")
    withWindow(button) { _ in
      var icon: Rectangle { button.shown.iconBox }
      var title: Rectangle { button.shown.titleBox }
      button.configuration.iconPlacement = .trailing
      wait("the image stands after the title") { icon.x > title.x }
      button.configuration.iconPlacement = .top
      wait("the image stands above the title") { icon.y + icon.height <= title.y }
      button.configuration.iconPlacement = .bottom
      wait("the image stands below the title") { title.y + title.height <= icon.y }
    }
  }

  func testWrapsWhereItsWidthIsBounded() {
    let button = Button("Send the report to everybody in the house")
    let box = Box(.vertical) { button }
    button.horizontalAlignment = .start
    withWindow(box) { _ in
      let (width, height) = (button.width, button.height)
      button.configuration.titleLineBreak = .wrap
      button.configuration.maximumSize.width = 120
      wait("the button is narrower and higher") { button.width <= 120 && button.height > height }
      button.configuration.titleLineBreak = .automatic
      wait("the button has one line again") { button.width == width && button.height == height }
    }
  }

  func testShrinksItsTextDownToAPart() {
    let button = Button("Send the report to everybody")
    let natural = button.measured(.horizontal)
    XCTAssertEqual(natural.minimum, natural.natural)
    button.configuration.titleLineBreak = .shrink(to: 0.5)
    let shrinking = button.measured(.horizontal)
    XCTAssertEqual(shrinking.natural, natural.natural)
    XCTAssertLessThan(shrinking.minimum, natural.natural * 2 / 3)
  }

  func testVeryLongTitlesEndInAnEllipsisUnlessTheyMustNot() {
    let button = Button(String(repeating: "Long ", count: 2000))
    let width = button.measured(.horizontal).natural
    XCTAssertLessThan(width, 1000)
    button.configuration.titleLineBreak = .never
    XCTAssertGreaterThan(button.measured(.horizontal).natural, 2_000)
  }

  func testReservedTitlesKeepTheWidth() {
    let button = Button("Follow")
    let narrow = button.measured(.horizontal).natural
    button.configuration.reservedTitles = ["_Follow", "Following everybody"]
    let wide = button.measured(.horizontal).natural
    XCTAssertGreaterThan(wide, narrow)
    button.title = "Following everybody"
    XCTAssertEqual(button.measured(.horizontal).natural, wide)
  }

  func testSizesCanBeBounded() {
    let button = Button("Go")
    button.configuration.minimumSize = Size(width: 200, height: 90)
    XCTAssertEqual(button.measured(.horizontal).minimum, 200)
    XCTAssertEqual(button.measured(.vertical).minimum, 90)
    button.configuration.minimumSize.width = 200.2
    XCTAssertEqual(button.measured(.horizontal).minimum, 201)
    button.configuration.minimumSize = .zero
    XCTAssertLessThan(button.measured(.horizontal).minimum, 200)
    button.title = "Send the report to everybody in the house"
    button.configuration.titleLineBreak = .wrap
    button.configuration.maximumSize = Size(width: 150, height: 0)
    XCTAssertEqual(button.measured(.horizontal).natural, 150, "It has all the space around its text.")
    button.contentInsets = Insets(10)
    XCTAssertEqual(button.measured(.horizontal).natural, 150)
  }

  func testBoundsAndReservedRoomGrowWithTheText() {
    let (bounded, reserved, icon) = (Button("Send the report to everybody"), Button("A"), Button("A"))
    bounded.configuration.titleLineBreak = .truncateEnd
    for button in [reserved, icon] {
      button.configuration.contentAlignment = .leading
      button.configuration.iconReservation = 24
    }
    icon.setIcon("starred-symbolic", for: .normal)
    withWindow(Box(.vertical) { [bounded, reserved, icon] }) { _ in
      for scale in [2.0, 1] {
        bounded.configuration.maximumSize.width = .infinity
        let natural = bounded.measured(.horizontal).natural
        bounded.configuration.maximumSize.width = 100
        Settings.shared.textScale = scale
        defer { Settings.shared.textScale = 1 }
        wait("the bounds have grown by \(scale)") { bounded.measured(.horizontal).natural == Int(100 * scale) }
        XCTAssertGreaterThan(natural, 100)
        wait("the titles are aligned") { title(of: reserved)?.x == title(of: icon)?.x && title(of: icon)?.x ?? 0 > 24 }
      }
    }
  }

  private func title(of button: Button) -> Rectangle? {
    button.shown.title.map { _ in button.shown.titleBox }
  }

  func testACircleIsAsWideAsItIsHigh() {
    let button = Button("7", size: .large)
    button.cornerStyle = .circle
    button.contentInsets = Insets(4)
    XCTAssertEqual(button.measured(.horizontal).natural, button.measured(.vertical).natural)
  }

  func testShowsWhatItsStateSays() {
    let button = Button("Follow")
    button.setTitle("Following", for: .selected)
    let text = { button.shown.title?.text }
    withWindow(button) { _ in
      XCTAssertEqual(text(), "Follow")
      button.isSelected = true
      wait("the button shows the title of the state") { text() == "Following" }
      XCTAssertEqual(button.current.title, "Following")
      button.isSelected = false
      wait("the button shows the title at rest") { text() == "Follow" }
    }
  }

  func testTheHandlerRunsOnceForManyChangesAndOnlyWhileItIsSet() {
    let handlers = LiveCounts.handlers
    let button = Button("Save")
    XCTAssertEqual(LiveCounts.handlers, handlers, "It does not depend on the state.")
    var count = 0
    withWindow(button) { _ in
      button.configurationUpdateHandler = { button in
        count += 1
        button.subtitle = button.state.contains(.selected) ? "On" : nil
      }
      wait("the handler is called at first") { count == 1 }
      button.isSelected = true
      button.setStateFlags(.hovered)
      button.unsetStateFlags(.hovered)
      wait("the handler is called again") { count == 2 }
      XCTAssertEqual(button.subtitle, "On")
      drain()
      XCTAssertEqual(count, 2)
      button.automaticallyUpdatesConfiguration = false
      button.isSelected = false
      drain()
      XCTAssertEqual(count, 2)
      button.setNeedsUpdateConfiguration()
      wait("the handler is called when asked for") { count == 3 }
      button.configurationUpdateHandler = nil
    }
  }

  func testTheActivityIndicatorIsADoorToPending() {
    let button = Button("Save")
    button.configuration.showsActivityIndicator = true
    XCTAssertTrue(button.isPending)
    button.configuration.showsActivityIndicator = false
    XCTAssertFalse(button.isPending)
  }

  func testTheDoorsToPendingAgree() {
    let button = Button("Save")
    button.work.start()
    XCTAssertTrue(button.configuration.showsActivityIndicator)
    button.work.stop(.success)
    XCTAssertFalse(button.configuration.showsActivityIndicator || button.isPending)
    button.configuration.showsActivityIndicator = true
    button.work.stop()
    XCTAssertFalse(button.configuration.showsActivityIndicator || button.isPending)
    button.configuration.showsActivityIndicator = true
    XCTAssertTrue(button.isPending)
    button.work.start()
    button.configuration.showsActivityIndicator = false
    XCTAssertFalse(button.isPending)
    button.work.start()
    XCTAssertTrue(button.isPending)
    button.configuration = Button.Configuration("Save")
    XCTAssertFalse(button.isPending)
  }

  func testTheCurrentTitleIsTheOneThatIsShown() {
    let button = Button("Send", icon: "mail-send-symbolic")
    let shown = { button.shown.title?.text ?? "" }
    XCTAssertEqual(button.current.title, shown())
    button.press.confirmation = .undo(for: .seconds(60))
    button.emit(.clicked)
    XCTAssertEqual(shown(), "Undo")
    XCTAssertEqual(button.current.title, "Undo")
    button.emit(.clicked)
    XCTAssertEqual(button.current.title, "Send")
    button.configuration.labelStyle = .iconOnly
    XCTAssertEqual(button.current.title, "")
    XCTAssertEqual(button.current.icon, "mail-send-symbolic")
    button.configuration.labelStyle = .titleOnly
    XCTAssertEqual(button.current.title, "Send")
    XCTAssertNil(button.current.icon)
  }

  func testLooksShareAClassAndGiveItBack() {
    let buttons = (0..<3).map { _ in
      Button("Violet").with { $0.configuration.look.background = StateMap(Color(hex: 0x613583)) }
    }
    let classes = Set(buttons.flatMap(\.styleClasses).filter { $0.hasPrefix("thimble-style-") })
    XCTAssertEqual(classes.count, 1)
    buttons[0].configuration.look = Button.Look()
    XCTAssertTrue(buttons[0].styleClasses.allSatisfy { !$0.hasPrefix("thimble-style-") })
  }
}
