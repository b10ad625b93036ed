import GtkTesting
import Thimble
import XCTest

/// The scheme of windows, which the kit also uses.
final class WindowSchemeTests: ThimbleTestCase {
  private var controller: ThemeController { .shared }

  override nonisolated func tearDownWithError() throws {
    MainActor.assumeIsolated {
      ThemeController.shared.schemeOverride = nil
      Settings.shared[.themeName] = "Default"
    }
    try super.tearDownWithError()
  }

  func testAStylesheetThatMakesWindowsDarkMakesTheKitDark() {
    XCTAssertEqual(controller.context.scheme, .light)
    let sheet = CSSProvider()
    sheet.load("@define-color theme_bg_color #202020; window { background: #202020; color: #f0f0f0; }")
    sheet.install()
    wait("the scheme is dark") { controller.context.scheme == .dark }
    sheet.load("window { font-weight: normal; }")
    wait("the scheme is light") { controller.context.scheme == .light }
    sheet.uninstall()
  }

  func testAStylesheetOfTheUserDoesNotHideTheSurface() {
    let sheet = CSSProvider()
    sheet.load("window { color: #f0f0f0; background: #202020; } @define-color theme_bg_color #202020;")
    // A user's stylesheet has the priority 800; an application's 600.
    sheet.install(above: 200)
    wait("the scheme is dark") { controller.context.scheme == .dark }
    XCTAssertEqual(LogWatch.forget(), [])
    sheet.uninstall()
    wait("the scheme is light") { controller.context.scheme == .light }
  }

  func testWindowsOfUnknownColoursAreReportedAndAnOverrideDecides() {
    let sheet = CSSProvider()
    sheet.load("window { color: #e0e0e0; } @define-color theme_bg_color #e0e0e0;")
    sheet.install(above: 200)
    wait("the scheme of light text is dark") { controller.context.scheme == .dark }
    let isReported = { LogWatch.forget().contains { $0.contains("it is not known whether windows are light or dark") } }
    XCTAssertTrue(isReported())
    controller.schemeOverride = .light
    wait("the override decides") { controller.context.scheme == .light }
    XCTAssertTrue(isReported(), "It has the kit's current scheme.")
    sheet.uninstall()
    controller.schemeOverride = nil
    wait("the scheme is light") { controller.context.scheme == .light }
  }

  func testUnderADarkThemeNothingIsDarkOnDark() {
    Settings.shared[.themeName] = "Adwaita-dark"
    controller.schemeOverride = .light
    // GTK's own widgets decide whether the override has an effect.
    let button = Label("Text")
    withWindow(button) { window in
      let isLightText = window.foreground.red > 0.5
      XCTAssertEqual(controller.context.scheme, isLightText ? .dark : .light)
    }
  }

  func testItSettlesAfterEachChange() {
    withWindow(Button("Save")) { _ in
      waitForRest()
      var told = 0
      let token = controller.observe { _ in told += 1 }
      let sheet = CSSProvider()
      sheet.load("label.nothing { color: red; }")
      sheet.install()
      waitForRest()
      sheet.uninstall()
      waitForRest()
      XCTAssertEqual(told, 0)
      _ = token
    }
  }
}
