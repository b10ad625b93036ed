import GtkTesting
import Thimble
import XCTest

/// Coloured text during a change of the desktop from light to dark.
final class SchemeFollowersTests: ThimbleTestCase {
  private let red = Color(light: Color(hex: 0xaa0000), dark: Color(hex: 0xffaaaa))

  override nonisolated func tearDownWithError() throws {
    MainActor.assumeIsolated { ThemeController.shared.schemeOverride = nil }
    try super.tearDownWithError()
  }

  func testItFollowsAChangeOfSchemeWhileItIsShown() throws {
    ThemeController.shared.schemeOverride = .light
    let button = Button("Delete all")
    button.configuration.styledTitle = StyledText("Delete ") + StyledText("all").colored(red)
    button.configuration.styledSubtitle = StyledText("For ever").colored(red)
    try withWindow(button) { _ in
      XCTAssertGreaterThan(try Picture(of: button).count(red: 0xaa, green: 0, blue: 0), 20)
      ThemeController.shared.schemeOverride = .dark
      XCTAssertGreaterThan(try Picture(of: button).count(red: 0xff, green: 0xaa, blue: 0xaa), 20)
      button.configuration.styledTitle = nil
      button.configuration.styledSubtitle = nil
      XCTAssertEqual(try Picture(of: button).count(red: 0xff, green: 0xaa, blue: 0xaa), 0)
    }
  }

  func testItGoesWithItsButton() {
    weak var gone: Button?
    do {
      let button = Button("Styled")
      button.configuration.styledTitle = StyledText("Styled").colored(red)
      gone = button
    }
    XCTAssertNil(gone)
    ThemeController.shared.schemeOverride = .dark
  }
}
