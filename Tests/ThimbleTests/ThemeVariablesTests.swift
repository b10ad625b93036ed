import CGtk
import DesignTokens
import GtkTesting
import Thimble
import XCTest

/// CSS variables for a theme's values, from GTK 4.16 on.
final class ThemeVariablesTests: ThimbleTestCase {
  private var sheets: [CSSProvider] = []

  nonisolated override func tearDownWithError() throws {
    MainActor.assumeIsolated {
      for sheet in sheets { sheet.uninstall() }
      sheets = []
      ThemeController.shared.theme = .default
      drain()
    }
    try super.tearDownWithError()
  }

  @discardableResult
  private func install(_ css: String) -> CSSProvider {
    let sheet = CSSProvider()
    XCTAssertEqual(sheet.load(css), [])
    sheet.install()
    sheets.append(sheet)
    return sheet
  }

  private var values: ThemeValues { Label("").effectiveTheme.values(in: ThemeController.shared.context) }

  private func skipBefore(_ minor: UInt32) throws {
    try XCTSkipIf(gtk_get_minor_version() < minor, "GTK has this from 4.\(minor) on.")
  }

  func testOneVariableRecoloursWhatDerivesFromIt() throws {
    try skipBefore(16)
    for theme in Theme.bundled {
      ThemeController.shared.theme = theme
      let own = values
      let sheet = install(":root { --thimble-brand: rgb(145, 65, 172); }")
      wait("\(theme) is purple") { values != own }
      let primary = try XCTUnwrap(values.variant("primary"))
      XCTAssertEqual(primary.normal.background.hex, "#9141ac", "\(theme)")
      XCTAssertNotEqual(primary[.hovered].background, own.variant("primary")?[.hovered].background, "\(theme)")
      XCTAssertNotEqual(values.focusRing, own.focusRing, "\(theme)")
      sheet.uninstall()
      wait("\(theme) has its own colour again") { values == own }
      XCTAssertEqual(ThemeController.shared.theme, theme)
    }
  }

  func testButtonsAreDrawnInIt() throws {
    try skipBefore(16)
    let button = Button("Save", variant: .primary)
    try withWindow(button) { _ in
      install(":root { --thimble-brand: #9141ac; --thimble-on-brand: #ffff00; --thimble-corner-radius: 0; }")
      wait("the corner radius is read") { values.cornerRadius == 0 }
      waitForRest()
      let pixel = try XCTUnwrap(Pixels(of: button))[0, 0]
      XCTAssertEqual(
        [pixel.red, pixel.green, pixel.blue, pixel.alpha], [0x91, 0x41, 0xac, 255], "The corner is square.")
      XCTAssertEqual([button.foreground.red, button.foreground.green, button.foreground.blue], [1, 1, 0])
    }
  }

  func testEachVariableHasItsValue() throws {
    try skipBefore(16)
    let own = values
    install(
      """
      window { --thimble-success: #010203; --thimble-danger: #040506; --thimble-surface: #fefefe; --thimble-text: #070809;
        --thimble-corner-radius: 21.5px; --thimble-border-width: 3px; }
      """)
    wait("the variables are read") { values != own }
    let hex = { (color: RGBA?) in color?.css }
    XCTAssertEqual(hex(values.variant("success")?.normal.background), "rgb(1,2,3)")
    XCTAssertEqual(hex(values.variant("danger")?.normal.background), "rgb(4,5,6)")
    XCTAssertEqual(hex(values.surface), "rgb(254,254,254)")
    XCTAssertEqual(hex(values.text), "rgb(7,8,9)")
    XCTAssertEqual([values.cornerRadius, values.borderWidth], [21.5, 3])
  }

  func testAValueOfAnotherKindIsNone() throws {
    try skipBefore(16)
    let own = values
    let complaints = LogWatch.complaints {
      install(":root { --thimble-brand: 10px; --thimble-text: many words; --thimble-corner-radius: blue; }")
      // This one comes later.
      install(":root { --thimble-border-width: 2px; }")
      wait("the later variable is read") { values.borderWidth == 2 }
    }
    XCTAssertEqual(values.variants.map(\.normal.background), own.variants.map(\.normal.background))
    XCTAssertEqual([values.cornerRadius, values.borderWidth], [own.cornerRadius, 2])
    for name in ["brand", "text", "corner-radius"] {
      XCTAssertTrue(complaints.contains { $0.contains("While expanding --thimble-\(name)") }, "\(complaints)")
    }
  }

  func testAnApplicationCanUseThem() throws {
    try skipBefore(16)
    let label = Label("Text")
    label.addStyleClass("ours")
    install("label.ours { color: var(--thimble-brand); min-width: calc(10 * var(--thimble-corner-radius)); }")
    withWindow(Box(.vertical) { [label, Button("Save")] as [Widget] }) { _ in
      @MainActor func shows(_ color: RGBA?) -> Bool {
        guard let color else { return false }
        let shown = label.foreground
        return zip([shown.red, shown.green, shown.blue], [color.red, color.green, color.blue])
          .allSatisfy { abs($0 - $1) < 0.005 }
      }
      let brand = { [self] in values.variant("primary")?.normal.background }
      wait("the label has the theme's colour") { shows(brand()) }
      XCTAssertEqual(label.measured(.horizontal).minimum, Int(10 * values.cornerRadius))
      ThemeController.shared.theme = .material
      wait("the label has the other theme's colour") { shows(brand()) }
      install(":root { --thimble-brand: #9141ac; }")
      wait("the label has the application's colour") { shows(RGBA(red: 145 / 255, green: 65 / 255, blue: 172 / 255)) }
    }
  }

  func testAContainersThemeStays() throws {
    try skipBefore(16)
    let button = Button("Save", variant: .primary)
    button.setTheme(.material)
    withWindow(button) { _ in
      let own = button.foreground.green
      install(":root { --thimble-on-brand: #ffff00; }")
      wait("the variable is read") { values.variant("primary")?.normal.foreground.css == "rgb(255,255,0)" }
      drain()
      XCTAssertEqual(button.foreground.green, own)
    }
  }

  func testMediaFeaturesFollowTheSettings() throws {
    try skipBefore(20)
    let settings = Settings.shared
    let label = Label("Text")
    label.addStyleClass("ours")
    let first = install(
      """
      label.ours { color: #010203; }
      @media (prefers-color-scheme: dark) { label.ours { color: #ff0000; } }
      @media (prefers-contrast: more) { label.ours { color: #00ff00; } }
      """)
    withWindow(label) { _ in
      defer {
        settings.setDark(nil)
        settings.setHighContrast(nil)
        drain()
      }
      @MainActor func green() -> Double { label.foreground.green }
      @MainActor func red() -> Double { label.foreground.red }
      settings.setDark(false)
      wait("the rule of the light scheme applies") { red() < 0.1 }
      settings.setDark(true)
      wait("the rule of the dark scheme applies") { red() == 1 }
      settings.setHighContrast(true)
      wait("the rule of more contrast applies") { green() == 1 }
      settings.setHighContrast(false)
      wait("the rule of the dark scheme applies again") { red() == 1 }
      // Variables in them are read again.
      first.load("@media (prefers-color-scheme: dark) { :root { --thimble-corner-radius: 1px; } }")
      wait("the variable of the dark scheme is read") { values.cornerRadius == 1 }
      settings.setDark(false)
      wait("the variable of the dark scheme is no longer read") { values.cornerRadius != 1 }
    }
  }
}
