import DesignTokens
import Foundation
import GtkTesting
import Theming
import XCTest

@testable import Thimble

/// The panel of large content: its text, its picture and its position.
final class LargeContentPanelTests: LargeContentTestCase {
  func testWhatIsSaidOfAControlThatCannotBeUsed() {
    let button = button("Send")
    XCTAssertNil(button.largeContent.reason)
    button.disable(because: "Write an address first")
    XCTAssertEqual(button.largeContent.reason, "Write an address first")
    button.largeContentOptions.reason = "No address"
    XCTAssertEqual(button.largeContent.reason, "No address")
    button.largeContentOptions.reason = nil
    button.isEnabled = false
    XCTAssertEqual(button.largeContent.reason, LargeContentViewer.shared.words.unavailable)
    button.accessibilityHint = "Sends the letter"
    XCTAssertEqual(button.largeContent.reason, "Sends the letter")
    button.isEnabled = true
    XCTAssertEqual(button.largeContent, LargeContent(title: "Send", icon: "list-add-symbolic", reason: nil))
    button.largeContentOptions.title = "Send the letter"
    button.largeContentOptions.icon = "mail-send-symbolic"
    XCTAssertEqual(button.largeContent, LargeContent(title: "Send the letter", icon: "mail-send-symbolic", reason: nil))
  }

  func testThePanelIsInTheMiddleAndInsideTheWindow() throws {
    try withGroup(["A title that is so very long that there is no room for it in a window of this width at all"]) {
      window, buttons, watch in
      buttons[0].grabFocus()
      Hands.act("keydown", "space")
      hold(watch)
      guard let panel = watch.press?.display?.panel else { return XCTFail("Nothing is shown.") }
      wait("it is placed") { panel.height > 0 }
      XCTAssertTrue(panel.parent === window)
      let box = panel.bounds(in: window) ?? Rectangle(x: 0, y: 0, width: 0, height: 0)
      XCTAssertLessThanOrEqual(box.width, 0.6 * Double(window.width))
      XCTAssertEqual(box.x + box.width / 2, Double(window.width) / 2, accuracy: 1)
      XCTAssertEqual(box.y + box.height / 2, Double(window.height) / 2, accuracy: 1)
      XCTAssertGreaterThanOrEqual(box.y, 0)
      XCTAssertFalse(panel.canTarget)
      XCTAssertEqual(panel.accessibleRole, AccessibleRole.none)
      Hands.act("keyup", "space")
      wait("it fades") { panel.hasStyleClass("leaving") }
      wait("the fade is timed") { time.sleepers > 0 }
      time.advance(by: .milliseconds(120))
      wait("it has gone") { panel.parent == nil }
    }
  }

  func testThePictureGivesWayInALowWindowAndComesToRest() throws {
    for (height, isIconShown) in [(240, true), (130, false)] {
      try withGroup(["Cut"], height: height) { window, buttons, watch in
        buttons[0].grabFocus()
        Hands.act("keydown", "space")
        defer { Hands.act("keyup", "space") }
        hold(watch)
        let panel = try XCTUnwrap(watch.press?.display?.panel)
        wait("it is placed") { panel.height > 0 }
        // GTK warns about a layout that requests another layout repeatedly.
        try window.waitForFrames(6)
        XCTAssertEqual(panel.shownIconSize > 0, isIconShown)
        XCTAssertLessThan(panel.shownIconSize, LargeContentDisplay.iconSize)
        XCTAssertLessThanOrEqual(try XCTUnwrap(panel.bounds(in: window)).height, Double(height))
      }
    }
  }

  /// Shows the first button large, and then releases it.
  private func withPanel(
    _ label: String, icon: Icon? = nil, height: Int = 640, _ body: (Window, LargeContentPanel) throws -> Void
  ) throws {
    try withGroup([label], height: height) { window, buttons, watch in
      buttons[0].largeContentOptions.icon = icon
      buttons[0].grabFocus()
      defer {
        Hands.act("keyup", "space")
        wait("it is over") { watch.press?.session.phase == .idle }
      }
      Hands.act("keydown", "space")
      hold(watch)
      let panel = try XCTUnwrap(watch.press?.display?.panel)
      wait("it is placed") { panel.height > 0 }
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
        let box = try XCTUnwrap(panel.icon.bounds(in: window))
        XCTAssertEqual([box.width, box.height], [96, 96], name)
        let pixels = try Picture(of: panel.icon).pixels
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

  func testTheTitleHasThreeLinesAtTheMost() throws {
    var single = 0
    try withPanel("Cut") { _, panel in single = panel.title.height }
    XCTAssertGreaterThan(single, 0)
    let long = Array(repeating: "Selected pictures and their captions", count: 9).joined(separator: " ")
    try withPanel(long) { window, panel in
      XCTAssertGreaterThan(panel.title.height, 2 * single + single / 2)
      XCTAssertLessThanOrEqual(panel.title.height, 3 * single + 6)
      XCTAssertEqual(panel.title.text, long, "What is cut off is cut off by its drawing.")
      XCTAssertLessThanOrEqual(try XCTUnwrap(panel.bounds(in: window)).height, Double(window.height))
    }
  }

  func testItIsInTheThemesColours() throws {
    defer { ThemeController.shared.theme = .default }
    for theme in [Theme.default, .material] {
      ThemeController.shared.theme = theme
      try withPanel("Cut") { _, panel in
        wait("it has appeared") { (try? Picture(of: panel).pixels.contains { $0[3] == 255 }) == true }
        let values = theme.values(in: ThemeController.shared.context)
        XCTAssertEqual(try Picture(of: panel).mainColor, values.surface.hex)
      }
    }
  }
}
