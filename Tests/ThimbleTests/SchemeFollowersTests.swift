import CGtk
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

  func testItFollowsAChangeOfSchemeWhileItIsShown() {
    ThemeController.shared.schemeOverride = .light
    let button = Button("Delete all")
    button.configuration.styledTitle = StyledText("Delete ") + StyledText("all").colored(red)
    button.configuration.styledSubtitle = StyledText("For ever").colored(red)
    XCTAssertEqual(markup(of: button).filter { $0.contains("#aa0000") }.count, 2)
    ThemeController.shared.schemeOverride = .dark
    XCTAssertEqual(markup(of: button).filter { $0.contains("#ffaaaa") }.count, 2)
    button.configuration.styledTitle = nil
    ThemeController.shared.schemeOverride = .light
    XCTAssertEqual(markup(of: button).filter { $0.contains("#aa0000") }.count, 1)
  }

  func testAButtonThatDoesNotCareIsLeftAlone() {
    ThemeController.shared.schemeOverride = .light
    let (plain, styled) = (Button("Plain"), Button("Styled"))
    styled.configuration.styledTitle = StyledText("Styled").colored(red)
    styled.configuration.styledTitle = StyledText("Styled").bold()
    // Labels that the kit does not rewrite keep this text.
    for button in [plain, styled] { label(of: button)?.text = "?" }
    ThemeController.shared.schemeOverride = .dark
    XCTAssertEqual([plain, styled].map { label(of: $0)?.text }, ["?", "?"])
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

  private func label(of button: Button) -> Label? { button.descendants(of: Label.self).first }

  private func markup(of button: Button) -> [String] {
    button.descendants(of: Label.self).filter(\.isVisible).map { label in
      label.withUnsafeGtkWidget { String(cString: gtk_label_get_label(OpaquePointer($0))) }
    }
  }
}
