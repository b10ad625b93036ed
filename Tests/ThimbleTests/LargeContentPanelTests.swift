import DesignTokens
import Foundation
import GtkTesting
import Theming
import Thimble
import XCTest

/// The panel of large content: its text, its picture and its position.
final class LargeContentPanelTests: LargeContentTestCase {
  private func expect(_ button: Button, in window: Window, _ title: String, _ reason: String?, line: UInt = #line) {
    hold(button, in: window)
    XCTAssertEqual(text(in: window), title, line: line)
    XCTAssertEqual(text("reason", in: window), reason, line: line)
    Hands.key("Escape")
    waitUntilGone(window)
    Hands.letGo()
  }

  func testItShowsTheTitleAndWhyTheControlCannotBeUsed() throws {
    try withGroup(["Send"]) { window, buttons in
      let button = buttons[0]
      expect(button, in: window, "Send", nil)
      button.disable(because: "Write an address first")
      expect(button, in: window, "Send", "Write an address first")
      button.largeContentOptions.reason = "No address"
      expect(button, in: window, "Send", "No address")
      button.largeContentOptions.reason = nil
      button.isEnabled = false
      expect(button, in: window, "Send", LargeContentViewer.shared.words.unavailable)
      button.accessibilityHint = "Sends the letter"
      expect(button, in: window, "Send", "Sends the letter")
      button.isEnabled = true
      button.largeContentOptions.title = "Send the letter"
      expect(button, in: window, "Send the letter", nil)
    }
  }

  func testThePanelIsInTheMiddleAndInsideTheWindow() throws {
    try withGroup(["A title that is so very long that there is no room for it in a window of this width at all"]) {
      window, buttons in
      buttons[0].grabFocus()
      Hands.hold("space")
      hold(in: window)
      guard let panel = self.panel(in: window) else { return XCTFail("Nothing is shown.") }
      wait("the panel has a size") { panel.height > 0 }
      XCTAssertTrue(panel.parent === window)
      let box = panel.bounds(in: window) ?? Rectangle(x: 0, y: 0, width: 0, height: 0)
      XCTAssertLessThanOrEqual(box.width, 0.6 * Double(window.width))
      XCTAssertEqual(box.x + box.width / 2, Double(window.width) / 2, accuracy: 1)
      XCTAssertEqual(box.y + box.height / 2, Double(window.height) / 2, accuracy: 1)
      XCTAssertGreaterThanOrEqual(box.y, 0)
      XCTAssertFalse(panel.canTarget)
      XCTAssertEqual(panel.accessibleRole, AccessibleRole.none)
      Hands.letGo("space")
      wait("the panel fades out") { panel.hasStyleClass("leaving") && panel.parent != nil }
      waitUntilGone(window)
    }
  }

  func testThePictureGivesWayInALowWindowAndComesToRest() throws {
    for (height, isIconShown) in [(240, true), (130, false)] {
      try withGroup(["Cut"], height: height) { window, buttons in
        buttons[0].grabFocus()
        Hands.hold("space")
        defer { Hands.letGo("space") }
        hold(in: window)
        let panel = try XCTUnwrap(self.panel(in: window))
        wait("the panel has a size") { panel.height > 0 }
        // GTK warns about a layout that requests another layout repeatedly.
        try window.waitForFrames(6)
        XCTAssertEqual(icon(in: panel) != nil, isIconShown)
        XCTAssertLessThan(icon(in: panel)?.height ?? 0, 96)
        XCTAssertLessThanOrEqual(try XCTUnwrap(panel.bounds(in: window)).height, Double(height))
      }
    }
  }

  private func icon(in panel: Widget) -> Widget? { panel.children.first { $0 is Image && $0.isVisible } }

  /// Shows the first button large, and then releases it.
  private func withPanel(
    _ label: String, icon: Icon? = nil, height: Int = 640, _ body: (Window, Widget) throws -> Void
  ) throws {
    try withGroup([label], height: height) { window, buttons in
      buttons[0].largeContentOptions.icon = icon
      buttons[0].grabFocus()
      defer {
        Hands.letGo("space")
        wait("the large content is gone") { self.panel(in: window) == nil }
      }
      Hands.hold("space")
      hold(in: window)
      let panel = try XCTUnwrap(self.panel(in: window))
      wait("the panel has a size") { panel.height > 0 }
      try window.waitForFrames(2)
      try body(window, panel)
    }
  }

  func testThePictureIs96PixelsAndDrawnFromTheVector() throws {
    let circle = """
      <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><circle cx="8" cy="8" r="7"/></svg>
      """
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("icons-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var icons: [(String, Icon?)] = [("of the theme", "media-record-symbolic")]
    for name in ["circle.svg", "circle-symbolic.svg"] {
      let file = folder.appendingPathComponent(name)
      try circle.write(to: file, atomically: true, encoding: .utf8)
      icons.append((name, .file(file.path)))
    }
    for (name, icon) in icons {
      try withPanel("Record", icon: icon) { window, panel in
        let image = try XCTUnwrap(self.icon(in: panel))
        let box = try XCTUnwrap(image.bounds(in: window))
        XCTAssertEqual([box.width, box.height], [96, 96], name)
        let pixels = try Picture(of: image).pixels
        // Symbolic icons use the text's colour, which may be translucent.
        let most = Int(pixels.map { $0[3] }.max() ?? 0)
        let solid = pixels.count { Int($0[3]) >= most - 2 }
        let edge = pixels.count { (1..<most - 2).contains(Int($0[3])) }
        XCTAssertGreaterThan(solid, 2_000, name)
        // In a picture of sixteen pixels, scaled by six, the edge would be six times as wide.
        XCTAssertLessThan(edge, solid / 8, "\(name) is blurred: \(edge) of \(solid)")
      }
    }
  }

  func testALongTitleIsWholeWhereTheWindowHasRoom() throws {
    let settings = Settings.shared
    defer { settings.textScale = 1 }
    let long = Array(repeating: "Selected pictures and their captions", count: 4).joined(separator: " ")
    for scale in [1.0, 2] {
      settings.textScale = scale
      try withPanel(long) { window, panel in
        let title = try XCTUnwrap(label("title", in: panel))
        XCTAssertEqual(title.text, long)
        XCTAssertFalse(title.isCut, "text of \(scale)")
        let box = try XCTUnwrap(panel.bounds(in: window))
        XCTAssertGreaterThanOrEqual(box.y, 0)
        XCTAssertLessThanOrEqual(box.bottom, Double(window.height), "text of \(scale)")
      }
    }
  }

  func testATitleWithoutRoomIsCutAndThePanelStaysInsideTheWindow() throws {
    let long = Array(repeating: "Selected pictures and their captions", count: 60).joined(separator: " ")
    try withPanel(long) { window, panel in
      let title = try XCTUnwrap(label("title", in: panel))
      XCTAssertEqual(title.text, long, "The text is whole; only its drawing is cut off.")
      XCTAssertTrue(title.isCut)
      XCTAssertLessThanOrEqual(try XCTUnwrap(panel.bounds(in: window)).height, Double(window.height))
    }
  }

  func testItIsInTheThemesColours() throws {
    defer { ThemeController.shared.theme = .default }
    for theme in [Theme.default, .material] {
      ThemeController.shared.theme = theme
      try withPanel("Cut") { _, panel in
        wait("the panel is opaque") { (try? Picture(of: panel).pixels.contains { $0[3] == 255 }) == true }
        let values = theme.values(in: ThemeController.shared.context)
        XCTAssertEqual(try Picture(of: panel).mainColor, values.surface.hex)
      }
    }
  }
}
