import GtkTesting
import Thimble
import ThimbleNames
import XCTest

/// Values for single states, and their effect.
final class StateSetterTests: ThimbleTestCase {
  private func labels(of button: Button) -> [String] {
    [button.shown.title, button.shown.subtitle].compactMap { $0?.text }
  }

  func testSettersWriteTheConfiguration() {
    let button = Button("Follow")
    let (styled, shadow) = (StyledText("Following"), Shadow(color: .white, y: 1))
    button.setTitle("Following", for: .selected)
    button.setStyledTitle(styled, for: .selected)
    button.setIcon("object-select-symbolic", for: .selected)
    button.setTitleShadow(shadow, for: .selected)
    XCTAssertEqual(button.configuration.titles[.selected], "Following")
    XCTAssertEqual(button.configuration.styledTitles[.selected], styled)
    XCTAssertEqual(button.configuration.icons[.selected], "object-select-symbolic")
    XCTAssertEqual(button.configuration.look.textShadow[.selected], shadow)
  }

  func testColoursOfEachState() {
    let button = Button("Follow", icon: "list-add-symbolic", variant: .outlined)
    let (red, blue) = (Color(hex: 0xe01b24), Color(hex: 0x1a5fb4))
    button.setTitleColor(red, for: .selected)
    button.setIconColor(blue, for: .selected)
    button.setBackgroundColor(blue, for: .highlighted)
    button.setBorderColor(red, for: .disabled)
    button.setBorderWidth(3, for: .disabled)
    button.setElevation(8, for: .hovered)
    button.setBackgroundImage(#filePath, for: .selected)
    let look = { (state: ButtonState) in button.resolved(in: state).appearance }
    XCTAssertEqual(look([.selected, .hovered]).foreground, red.rgba(in: .light))
    XCTAssertEqual(look(.selected).icon, blue.rgba(in: .light))
    XCTAssertEqual(look(.highlighted).background, blue.rgba(in: .light))
    XCTAssertEqual(look(.disabled).border, red.rgba(in: .light))
    XCTAssertEqual(look(.disabled).borderWidth, 3)
    XCTAssertEqual(look(.hovered).shadow, Shadow.elevation(8))
    XCTAssertEqual(look(.selected).backgroundImage, #filePath)
    let plain = Button("Follow", icon: "list-add-symbolic", variant: .outlined).resolved(in: .normal).appearance
    XCTAssertEqual(look(.normal), plain, "A value for one state changes no other.")
    XCTAssertEqual(button.styleClasses.filter { $0.hasPrefix("thimble-style-") }.count, 1)

    button.setTitleColor(nil, for: .selected)
    button.setIconColor(nil, for: .selected)
    button.setBackgroundColor(nil, for: .highlighted)
    button.setBorderColor(nil, for: .disabled)
    button.setBorderWidth(nil, for: .disabled)
    button.setElevation(nil, for: .hovered)
    button.setBackgroundImage(nil, for: .selected)
    XCTAssertTrue(button.configuration.look.isEmpty)
    XCTAssertEqual(button.styleClasses.filter { $0.hasPrefix("thimble-style-") }, [])
  }

  func testTheCurrentValuesAreThoseOfTheState() {
    let button = Button("Follow", icon: "list-add-symbolic")
    button.setTitle("Following", for: .selected)
    button.setStyledTitle(StyledText("Following").bold(), for: .selected)
    button.setIcon("object-select-symbolic", for: .selected)
    button.setTitleColor(.white, for: .selected)
    XCTAssertEqual(button.current.title, "Follow")
    XCTAssertNil(button.current.styledTitle)
    XCTAssertEqual(button.current.icon, "list-add-symbolic")
    button.isSelected = true
    XCTAssertEqual(button.current.title, "Following")
    XCTAssertEqual(button.current.styledTitle?.plain, "Following")
    XCTAssertEqual(button.current.icon, "object-select-symbolic")
    XCTAssertEqual(button.current.appearance.foreground, Color.white.rgba(in: .light))
    button.setIcon(nil, for: .selected)
    XCTAssertEqual(button.current.icon, "list-add-symbolic")
  }

  func testFormsOfTheTitleAreSeen() throws {
    let button = Button("Save all")
    let width = { button.measured(.horizontal).natural }
    try withWindow(Box(.horizontal) { button }) { _ in
      let plain = try (picture: Picture(of: button).pixels, width: width())
      button.configuration.look.isUnderlined = StateMap(true)
      wait("the title is underlined") { (try? Picture(of: button).pixels != plain.picture) ?? false }
      button.configuration.look.isUnderlined = [.hovered: true]
      wait("the title is underlined only under the pointer") {
        (try? Picture(of: button).pixels == plain.picture) ?? false
      }
      button.setTitleShadow(Shadow(color: .black, x: 2, y: 2), for: .normal)
      wait("the title has a shadow") { (try? Picture(of: button).pixels != plain.picture) ?? false }
      button.setTitleShadow(nil, for: .normal)
      button.configuration.look.isUppercase = true
      wait("the capitals make the button wider") { width() > plain.width }
      XCTAssertEqual(button.accessibilityLabel, "Save all")
      button.configuration.look.isUppercase = nil
      wait("the button has its first width again") { width() == plain.width }
      button.configuration.look.fontWeight = StateMap(400)
      wait("the light title makes the button narrower") { width() < plain.width }
      button.configuration.look.fontSize = StateMap(30)
      wait("the large title makes the button wider") { width() > plain.width * 3 / 2 }
    }
  }

  func testStyledWordsAreShown() {
    let button = Button("Delete everything")
    button.configuration.styledTitle = StyledText("Delete ") + StyledText("everything").italic()
    button.configuration.styledSubtitle = StyledText("for good").bold()
    button.setStyledTitle(StyledText("Deleted").struckThrough(), for: .selected)
    withWindow(button) { _ in
      XCTAssertEqual(labels(of: button), ["Delete everything", "for good"])
      XCTAssertEqual(button.accessibilityLabel, "Delete everything")
      button.isSelected = true
      wait("the styled title of the state is shown") { labels(of: button) == ["Deleted", "for good"] }
    }
  }
}
