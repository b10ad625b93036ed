import GtkTesting
import XCTest

@testable import Thimble

final class ThemeControllerTests: ThimbleTestCase {
  func testEveryStylesheetParsesWithoutAWarning() {
    let provider = CSSProvider()
    for scheme in ColorScheme.allCases {
      for contrast in Contrast.allCases {
        for scale in [1, 1.25, 2] {
          let context = ThemeContext(scheme: scheme, contrast: contrast, textScale: scale, reducesMotion: scale == 2)
          XCTAssertEqual(provider.load(Stylesheet(.default, in: context).text), [])
          XCTAssertEqual(provider.load(IconButton.Theme.dark.css(styleClass: "x", in: scheme)), [])
        }
      }
    }
  }

  func testFollowsTheDesktopWhileRunning() {
    let settings = Settings.shared
    let before = ThemeController.shared.context
    settings[.prefersDarkTheme].toggle()
    XCTAssertNotEqual(ThemeController.shared.context.scheme, before.scheme)
    settings[.enablesAnimations].toggle()
    XCTAssertNotEqual(ThemeController.shared.context.reducesMotion, before.reducesMotion)
    let resolution = settings[.textResolution]
    settings.textScale = 2
    XCTAssertEqual(ThemeController.shared.context.textScale, 2)
    settings[.textResolution] = resolution
    settings[.enablesAnimations].toggle()
    settings[.prefersDarkTheme].toggle()
    XCTAssertEqual(ThemeController.shared.context, before)
  }

  func testHighContrastIsTheDesktopsOrOurs() {
    let controller = ThemeController.shared
    XCTAssertEqual(controller.context.contrast, .normal)
    controller.contrastOverride = .high
    XCTAssertEqual(controller.context.contrast, .high)
    controller.contrastOverride = nil
    XCTAssertEqual(controller.context.contrast, .normal)
  }

  func testAThemeThatDoesNotParseIsReportedAndTheRestHolds() {
    let controller = ThemeController.shared
    var broken = Theme.default
    broken.normal.variants["}"] = broken.normal.variants[.primary]
    LogWatch.forget()
    controller.theme = broken
    let complaints = LogWatch.forget()
    controller.theme = .default
    XCTAssertFalse(complaints.isEmpty)
    XCTAssertTrue(complaints.allSatisfy { $0.contains("Theme \"Default\", line ") }, "\(complaints)")
    XCTAssertEqual(LogWatch.forget(), [])
  }
}
