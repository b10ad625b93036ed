import DesignTokens
import GtkTesting
import Thimble
import XCTest

/// GTK's own widgets in the colours of a theme, on each version of GTK.
@preconcurrency @MainActor
final class StockWidgetTests: ThimbleTestCase {
  nonisolated override func tearDownWithError() throws {
    MainActor.assumeIsolated {
      ThemeController.shared.theme = .default
      ThemeController.shared.schemeOverride = nil
    }
    try super.tearDownWithError()
  }

  private func use(_ scheme: ColorScheme) throws -> ThemeValues {
    ThemeController.shared.schemeOverride = scheme
    wait("the windows are \(scheme)") { ThemeController.shared.context.scheme == scheme }
    ThemeController.shared.theme = try Theme(
      tokens: ##"{"theme": {"color": {"$type": "color", "background": {"brand": {"$value": "#6a1b9a"}}}}}"##)
    return ThemeController.shared.theme.values(in: ThemeController.shared.context)
  }

  /// Returns the number of pixels of a widget that have a colour.
  private func count(of color: RGBA, in widget: Widget) throws -> Int {
    let pixels = try XCTUnwrap(Pixels(of: widget))
    let parts = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    return (0..<pixels.height).reduce(0) { sum, y in
      sum
        + (0..<pixels.width).count { x in
          let found = pixels[x, y]
          return zip(parts, [found.red, found.green, found.blue]).allSatisfy { abs($0 - Int($1)) <= 1 }
        }
    }
  }

  func testPartsThatAreOnOrFullHaveTheBrand() throws {
    for scheme in ColorScheme.allCases {
      let values = try use(scheme)
      let brand = try XCTUnwrap(values.variant("primary")).normal.background
      let parts: [(name: String, widget: Widget, least: Int)] = [
        ("switch", Switch("On", isOn: true), 100), ("check button", CheckButton("On").with { $0.isOn = true }, 40),
        ("scale", Scale("Volume", in: 0...10, step: 1).with { $0.value = 8 }, 100),
        ("progress bar", ProgressBar("Download").with { $0.fraction = 0.8 }, 100),
      ]
      try withWindow(Box(.vertical, spacing: 12) { parts.map { $0.widget } }) { _ in
        waitForRest()
        for part in parts {
          XCTAssertGreaterThan(try count(of: brand, in: part.widget), part.least, "\(part.name), \(scheme)")
          part.widget.isEnabled = false
        }
        waitForRest()
        for part in parts {
          XCTAssertEqual(try count(of: brand, in: part.widget), 0, "A disabled \(part.name), \(scheme)")
        }
      }
    }
  }

  func testASelectedRowHasABarOfTheAccent() throws {
    for scheme in ColorScheme.allCases {
      let values = try use(scheme)
      let list = ListBox()
      for name in ["First", "Second"] { list.append(ListBoxRow(Label(name))) }
      list.selectedRow = list.rows[1]
      try withWindow(list) { _ in
        waitForRest()
        let bar = try count(of: values.focusRing, in: list.rows[1])
        XCTAssertGreaterThanOrEqual(bar, 3 * list.rows[1].height, "\(scheme)")
        XCTAssertEqual(try count(of: values.focusRing, in: list.rows[0]), 0, "\(scheme)")
      }
    }
  }

  func testAFieldWithFocusHasARingOfTheAccent() throws {
    let values = try use(.light)
    let field = Entry("Text")
    try withHands(Box(.vertical) { field }) { _ in
      field.grabFocus()
      waitForRest()
      XCTAssertGreaterThan(try count(of: values.focusRing, in: field), field.width)
    }
  }

  func testTheDefaultThemeLeavesThemAsTheyAre() throws {
    let toggle = Switch("On", isOn: true)
    try withWindow(toggle) { _ in
      waitForRest()
      let before = try XCTUnwrap(Pixels(of: toggle))
      _ = try use(.light)
      waitForRest()
      XCTAssertNotEqual(try XCTUnwrap(Pixels(of: toggle)), before)
      ThemeController.shared.theme = .default
      waitForRest()
      XCTAssertEqual(try XCTUnwrap(Pixels(of: toggle)), before)
    }
  }

  func testTheClassOfTheAccentDecidesTheColourOfOwnDrawing() throws {
    let values = try use(.light)
    let label = Label("Accent").with { $0.addStyleClass("thimble-accent") }
    withWindow(label) { _ in
      let accent = values.variant("tinted")?.normal.foreground
      XCTAssertEqual(label.foreground.red, accent?.red ?? -1, accuracy: 0.01)
    }
  }

  func testTheTextOfAProblemIsReadable() throws {
    for scheme in ColorScheme.allCases {
      let values = try use(scheme)
      for theme in [ThemeController.shared.theme, .default] {
        ThemeController.shared.theme = theme
        let (field, problem) = (Entry("7 h"), Label("Write a number").with { $0.addStyleClass("thimble-danger") })
        field.problem = problem.text
        withWindow(Box(.vertical) { [field, problem] }) { _ in
          waitForRest()
          for widget in [field, problem] as [Widget] {
            let shown = widget.foreground
            let color = RGBA(red: shown.red, green: shown.green, blue: shown.blue)
            XCTAssertGreaterThanOrEqual(
              color.contrast(on: values.surface), 4.5, "\(type(of: widget)), \(scheme), \(theme.name)")
          }
          XCTAssertGreaterThan(problem.foreground.red, problem.foreground.green, "\(scheme), \(theme.name)")
        }
      }
    }
  }
}
