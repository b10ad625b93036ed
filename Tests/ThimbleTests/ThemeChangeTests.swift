import DesignTokens
import GtkTesting
import Thimble
import XCTest

/// Changes of visible buttons after a change of the theme or of the desktop's settings.
final class ThemeChangeTests: ThimbleTestCase {
  private var controller: ThemeController { .shared }

  private func theme(_ tokens: String) throws -> Theme { try Theme(tokens: "{\"theme\": {\(tokens)}}") }

  private func dimension(_ pixels: Double) -> String {
    "{\"$type\": \"dimension\", \"$value\": {\"value\": \(pixels), \"unit\": \"px\"}}"
  }

  // MARK: One frame

  func testAllButtonsChangeWithinOneFrame() throws {
    let buttons = (0..<500).map { Button("Button \($0)", icon: "list-add-symbolic") }
    let grid = Grid()
    for (index, button) in buttons.enumerated() { grid.attach(button, column: index % 10, row: index / 10) }
    try withWindow(ScrolledWindow(grid, horizontally: true)) { window in
      wait("the buttons have the height of the default theme") { buttons.allSatisfy { $0.height + 2 * 5 == 34 } }
      controller.theme = .material
      try window.waitForFrames(1)
      XCTAssertEqual(Set(buttons.map { $0.measured(.vertical).natural }), [40])
      XCTAssertEqual(buttons.count { $0.bounds(in: $0)?.height != 40 }, 0, "All are laid out in that frame.")
      controller.theme = .default
      try window.waitForFrames(1)
      XCTAssertEqual(buttons.count { $0.bounds(in: $0)?.height != 34 }, 0)
    }
  }

  func testAnEqualThemeChangesNothing() throws {
    var changes = 0
    let token = controller.observe { _ in changes += 1 }
    controller.theme = .default
    XCTAssertEqual(changes, 0)
    let button = Button("Save")
    withWindow(button) { _ in
      let classes = button.styleClasses
      button.setTheme(.default)
      XCTAssertNotEqual(button.styleClasses, classes)
      button.setTheme(nil)
      XCTAssertEqual(button.styleClasses, classes)
    }
    XCTAssertEqual(changes, 0, "A container's theme does not change the display's.")
    controller.theme = .material
    XCTAssertEqual(changes, 1)
    withExtendedLifetime(token) { controller.theme = .default }
  }

  // MARK: Style classes

  func testAnApplicationsOwnClassesStay() {
    let button = Button("Save").with { $0.cornerStyle = .capsule }
    let box = Box(.vertical) { button }
    let own = ["theme-park", "theme-1", "style-1"]
    for widget in [box, button] { for name in own { widget.addStyleClass(name) } }
    let isThere = { [box, button].map { widget in own.filter { !widget.hasStyleClass($0) } } }
    withWindow(box) { _ in
      let before = button.styleClasses
      box.setTheme(.material)
      wait("the button has the height of its theme") { button.measured(.vertical).natural == 40 }
      XCTAssertEqual(isThere(), [[], []])
      button.setTheme(.backbase)
      button.cornerStyle = nil
      button.cornerStyle = .capsule
      XCTAssertEqual(isThere(), [[], []])
      button.setTheme(nil)
      box.setTheme(nil)
      XCTAssertEqual(isThere(), [[], []])
      XCTAssertEqual(box.styleClasses.filter { $0.contains("theme") }.sorted(), ["theme-1", "theme-park"])
      XCTAssertEqual(Set(button.styleClasses).subtracting(before).filter { !$0.hasPrefix("thimble-style-") }, [])
    }
  }

  // MARK: The gap alone

  func testAGapAloneIsMeasuredAgain() throws {
    let wide = try theme("\"gap\": {\"button\": {\"md\": \(dimension(26))}}")
    let button = Button("Save", icon: "document-save-symbolic")
    let large = Button("Save", icon: "document-save-symbolic", size: .large)
    withWindow(
      Box(.vertical) {
        button
        large
      }
    ) { _ in
      let (width, largeWidth) = (button.measured(.horizontal).natural, large.measured(.horizontal).natural)
      controller.theme = wide
      wait("the gap is wider") { button.measured(.horizontal).natural == width + 20 }
      XCTAssertEqual(large.measured(.horizontal).natural, largeWidth)
      controller.theme = .default
      wait("the gap is as before") { button.measured(.horizontal).natural == width }
      button.setTheme(wide)
      wait("the gap is that of the button's own theme") { button.measured(.horizontal).natural == width + 20 }
      button.setTheme(nil)
      wait("the gap is as before again") { button.measured(.horizontal).natural == width }
    }
  }

  func testAGapThatChangesWhileTheButtonIsInNoWindowIsMeasuredOnReturn() throws {
    let wide = try theme("\"gap\": {\"button\": {\"md\": \(dimension(26))}}")
    let button = Button("Save", icon: "document-save-symbolic")
    let (inner, outer) = (Box(.vertical) { button }, Box(.vertical))
    outer.append(inner)
    withWindow(outer) { _ in
      let width = inner.measured(.horizontal).natural
      outer.remove(inner)
      controller.theme = wide
      outer.append(inner)
      wait("the gap is wider") { inner.measured(.horizontal).natural == width + 20 }
      controller.theme = .default
      wait("the gap is as before") { inner.measured(.horizontal).natural == width }
    }
  }

  func testASizeThatDiffersInItsGapAloneIsMeasuredAgain() throws {
    let same = ["height.button", "padding-x.button-with-icon", "padding-y.button", "icon-size.button"].map { path in
      let names = path.split(separator: ".")
      return "\"\(names[0])\": {\"\(names[1])\": {\"lg\": \"{theme.\(path).md}\"}}".replacing(
        "\"{theme", with: "{\"$value\": \"{theme"
      ).replacing(".md}\"", with: ".md}\"}")
    }
    controller.theme = try theme(same.joined(separator: ",") + ", \"gap\": {\"button\": {\"lg\": \(dimension(16))}}")
    let button = Button("Save", icon: "document-save-symbolic")
    withWindow(Box(.vertical) { button }) { _ in
      let width = button.measured(.horizontal).natural
      button.size = .large
      wait("the gap is wider") { button.measured(.horizontal).natural == width + 10 }
    }
    controller.theme = .default
  }

  // MARK: Desktop settings

  func testDarkAndHighContrastAreSeenAtOnce() throws {
    let settings = Settings.shared
    settings[.enablesAnimations] = false
    let button = Button("Open")
    let themeName = settings[.themeName]
    try withWindow(button) { _ in
      let light = try Picture(of: button).pixels
      settings.setDark(true)
      let dark = try Picture(of: button).pixels
      XCTAssertNotEqual(dark, light)
      settings[.themeName] = "HighContrast"
      XCTAssertEqual(controller.context.contrast, .high)
      XCTAssertNotEqual(try Picture(of: button).pixels, dark)
      settings[.themeName] = themeName
      settings.setDark(nil)
      XCTAssertEqual(try Picture(of: button).pixels, light)
    }
    settings[.enablesAnimations] = true
  }

  func testTextScaleGrowsWhatIsShown() {
    let settings = Settings.shared
    let resolution = settings[.textResolution]
    let button = Button("Save", icon: "document-save-symbolic")
    withWindow(Box(.vertical) { button }) { _ in
      let (width, height) = (button.measured(.horizontal).natural, button.measured(.vertical).natural)
      settings.textScale = 2
      wait("the button grows with its text") { button.measured(.vertical).natural > height * 3 / 2 }
      XCTAssertGreaterThan(button.measured(.horizontal).natural, width * 3 / 2)
      settings[.textResolution] = resolution
      wait("the button is as high as before") { button.measured(.vertical).natural == height }
      XCTAssertEqual(button.measured(.horizontal).natural, width)
    }
  }

  func testWithAnimationsOffNoRuleOfTheKitMoves() {
    let css = { Stylesheet(self.controller.theme, in: self.controller.context).text }
    let moving = css()
    XCTAssertTrue(moving.contains(" 200ms "))
    Settings.shared[.enablesAnimations] = false
    let still = css().split(separator: "\n").filter { $0.contains("transition:") || $0.contains("animation:") }
    XCTAssertFalse(still.isEmpty)
    for rule in still {
      XCTAssertNil(rule.firstRange(of: #/[1-9][0-9]*m?s/#), "\(rule)")
    }
    Settings.shared[.enablesAnimations] = true
    XCTAssertEqual(css(), moving)
  }

  func testADirectionThatTurnsWhileRunningTurnsIconAndTitle() throws {
    let button = Button("Save", icon: "document-save-symbolic")
    try withWindow(Box(.vertical) { button }) { window in
      let isReversed = { button.shown.iconBox.x > button.shown.titleBox.x }
      XCTAssertFalse(isReversed())
      TextDirection.default = .rightToLeft
      defer { TextDirection.default = .leftToRight }
      wait("the icon stands on the right") { isReversed() }
      TextDirection.default = .leftToRight
      wait("the icon stands on the left") { !isReversed() }
      try window.waitForFrames(1)
    }
  }
}
